import { useEffect, useRef, useState } from "react";
import { errors } from "#contract/errors.ts";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { limits } from "#domain/limits.ts";
import { measureTypes } from "#domain/measure.ts";
import { progressed } from "#domain/progress.ts";
import { isRefused, type RefusalCode } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";
import type { Undoable } from "../overlay.ts";

/** What a card says of its own writes (spec 2 and 4); what the server refuses is said in `answers`. */
export const cardMessages = {
  updating: "Updating...",
  updated: "Progress Updated!",
  completed: "Completed!",
  undone: "Change undone.",
  failed: errors["progress.stale"].text,
  missing: "Error: Missing data",
  unknownType: "Unknown type",
} as const;

// Refusals of a progress write whose own text says what happened; the person can do nothing with the others.
const telling: ReadonlySet<RefusalCode> = new Set([
  "session.missing",
  "goal.already-completed",
  "goal.not-far-enough",
  "progress.already-done",
  "progress.no-action-for-date",
  "progress.date-in-future",
  "progress.day-too-early",
  "progress.undo-too-late",
  "progress.undo-overtaken",
]);

/** What a refusal of a progress write reads as. */
export function refusalInWords(code: RefusalCode): string {
  if (code === "not-found") return cardMessages.missing;
  return telling.has(code) ? errors[code].text : cardMessages.failed;
}

/** What a failed progress write reads as. */
export function failureInWords(error: unknown): string {
  return error instanceof ApiError ? refusalInWords(error.code) : cardMessages.failed;
}

/** Why the one step would do nothing to this goal, in words; null where it would (spec 4, one step). */
export function stepRefusal(goal: GoalCard, now: Now): string | null {
  // A newer server may know measures that this page does not.
  if (!measureTypes.includes(goal.measurable.type)) return cardMessages.unknownType;
  const step = progressed(goal, { kind: "step" }, now);
  return isRefused(step) ? refusalInWords(step.refused) : null;
}

const CLEARED_AFTER_MS = 2_000;

/** A card's one line of news: what its writes are doing and what came of them. */
export interface Message {
  readonly text: string;
  readonly failed: boolean;
  /** What can be taken back, for 10 seconds. */
  readonly undo: Undoable | null;
  readonly say: (text: string) => void;
  /** Says that a write is under way, then how it ended. */
  readonly follow: (write: Promise<Undoable | null>, done: string) => Promise<boolean>;
}

export function useMessage(): Message {
  const [said, setSaid] = useState({ text: "", failed: false });
  // Of several writes at once the last to end speaks for all; one failure among them is not to be talked over.
  const open = useRef({ writes: 0, failure: null as string | null, undo: null as Undoable | null });
  const [undo, setUndo] = useState<Undoable | null>(null);

  useEffect(() => {
    if (said.text !== cardMessages.updated && said.text !== cardMessages.undone) return;
    const timer = setTimeout(() => setSaid({ text: "", failed: false }), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);

  useEffect(() => {
    if (undo === null) return;
    const timer = setTimeout(() => setUndo(null), limits.undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [undo]);

  function begin(): void {
    const { current } = open;
    if (current.writes === 0) Object.assign(current, { failure: null, undo: null });
    current.writes += 1;
    setUndo(null);
    setSaid({ text: cardMessages.updating, failed: false });
  }

  function end(failure: string | null, done: string): void {
    const { current } = open;
    current.writes -= 1;
    current.failure ??= failure;
    if (current.writes > 0) return;
    setSaid({ text: current.failure ?? done, failed: current.failure !== null });
    setUndo(current.undo);
  }

  async function follow(write: Promise<Undoable | null>, done: string): Promise<boolean> {
    begin();
    try {
      open.current.undo = (await write) ?? open.current.undo;
      end(null, done);
      return true;
    } catch (error) {
      end(failureInWords(error), done);
      return false;
    }
  }

  return { ...said, undo, say: (text) => setSaid({ text, failed: true }), follow };
}
