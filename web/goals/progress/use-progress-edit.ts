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
import { goalWritesOf, type Recorded } from "../goal-writes.ts";
import { inMode, remarked, type Edit } from "./progress-edit.ts";
import { useStaged } from "./staged.ts";

/** Why the last Save saved nothing: in words, or `ignored` because no value was typed (product 4.22). */
interface Problem {
  readonly words: string | null;
  readonly ignored: boolean;
}

const none: Problem = { words: null, ignored: false };
// A new object each time, so that a second Save focuses the field again.
const noValue = (): Problem => ({ words: null, ignored: true });

export interface Ends {
  readonly onClose: () => void;
  /** Called with each write that Save begins, so that its end is shown after the modal has gone too. */
  readonly onSaving: (write: Promise<Recorded>) => void;
}

/** Why a change cannot be recorded, as far as this browser can know. */
function ruledOf(goal: GoalCard, change: ProgressChange, now: Now) {
  const measurable = progressed(goal, change, now);
  return isRefused(measurable) ? measurable : recorded(goal, measurable, change, now);
}

/** What the modal holds of a goal's progress, and its Save. */
export function useProgressEdit(latest: GoalCard, { onClose, onSaving }: Ends) {
  const writes = goalWritesOf(useQueryClient());
  const now = useNow();
  const [problem, setProblem] = useState(none);
  // While a write is under way `latest` includes it already; the modal would add it a second time.
  const [held, setHeld] = useState<GoalCard | null>(null);
  const goal = held ?? latest;
  const { words, edit, dropped, stage: setStaged, clear } = useStaged(goal);

  // The goal has changed meanwhile: what was typed over its old value is dropped.
  function redraw(): void {
    setStaged(inMode(edit, edit.mode));
  }

  function saved(): void {
    clear();
    onClose();
  }

  async function send(change: ProgressChange): Promise<void> {
    setHeld(goal);
    const remarkedChange = remarked(change, edit);
    const key = attemptKeyOf(words, remarkedChange);
    const write = writes.record(goal, remarkedChange, now, key);
    onSaving(write);
    await write.then(saved, (error: unknown) => {
      if (error instanceof ApiError && error.code === "progress.stale") redraw();
      setProblem({ words: failureInWords(error), ignored: false });
    });
    setHeld(null);
  }

  // A note without a change is not dropped silently.
  function unchanged(): void {
    if (edit.note.trim() === "") return onClose();
    setProblem({ words: "A note goes with a change, and there is none yet.", ignored: false });
  }

  async function save(): Promise<void> {
    if (held !== null) return;
    const { change } = edit;
    if (change === null) return unchanged();
    if (change === "ignored") return setProblem(noValue());
    const ruled = ruledOf(goal, remarked(change, edit), now);
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
