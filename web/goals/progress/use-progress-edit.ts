import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { recorded } from "#domain/ledger.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";
import { attemptKeyOf } from "#web/client/attempt-key.ts";
import { useNow } from "#web/client/now.tsx";
import { failureInWords, refusalInWords } from "../card/card-words.ts";
import { goalWritesOf } from "../goal-writes.ts";
import type { Recorded } from "../ordered-writes.ts";
import { inMode, withRemark, type Edit, type Mode } from "./progress-edit.ts";
import { useStaged } from "./staged.ts";
import { words } from "./progress.words.ts";

// product 4.22
interface Problem {
  readonly words: string | null;
  readonly ignored: boolean;
}

const none: Problem = { words: null, ignored: false };
// A new object each time, so a second Save focuses the field again.
const noValue = (): Problem => ({ words: null, ignored: true });

export interface Ends {
  readonly onClose: () => void;
  /** Its end is shown even after the modal has closed. */
  readonly onSaving: (write: Promise<Recorded>) => void;
}

function ruledOf(goal: GoalCard, change: ProgressChange, now: Now) {
  const measurable = progressed(goal, change, now);
  return isRefused(measurable) ? measurable : recorded(goal, measurable, change, now);
}

export function useProgressEdit(latest: GoalCard, { onClose, onSaving }: Ends, mode?: Mode) {
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  const [problem, setProblem] = useState(none);
  // During a write `latest` already includes it; the modal would add it twice.
  const [held, setHeld] = useState<GoalCard | null>(null);
  const goal = held ?? latest;
  const { words: staged, edit, dropped, stage: setStaged, clear } = useStaged(goal, mode);

  // The goal changed, so drop what was typed over its old value.
  function redraw(): void {
    setStaged(inMode(edit, edit.mode));
  }

  function saved(): void {
    clear();
    onClose();
  }

  async function send(change: ProgressChange): Promise<void> {
    setHeld(goal);
    const remarkedChange = withRemark(change, edit);
    const key = attemptKeyOf(staged, remarkedChange);
    const write = writes.record(goal, remarkedChange, now, key);
    onSaving(write);
    await write.then(saved, (error: unknown) => {
      if (error instanceof ApiError && error.code === "progress.stale") redraw();
      setProblem({ words: failureInWords(error), ignored: false });
    });
    setHeld(null);
  }

  // Do not drop a note silently.
  function unchanged(): void {
    if (edit.note.trim() === "") return onClose();
    setProblem({ words: words.noChange, ignored: false });
  }

  async function save(): Promise<void> {
    if (held !== null) return;
    const { change } = edit;
    if (change === null) return unchanged();
    if (change === "ignored") return setProblem(noValue());
    const ruled = ruledOf(goal, withRemark(change, edit), now);
    if (!isRefused(ruled)) return send(change);
    if (ruled.refused === "progress.value-invalid") return setProblem(noValue());
    if (ruled.refused === "progress.stale") redraw();
    setProblem({ words: refusalInWords(ruled.refused), ignored: false });
  }

  function stage(next: Edit): void {
    setStaged(next);
    setProblem(none);
  }

  return { goal, edit, dropped, stage, problem, saving: held !== null, save };
}
