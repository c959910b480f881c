import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { errorText } from "#contract/shown-errors.ts";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { useSession } from "#web/client/session.ts";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { goalWritesOf } from "../goal-writes.ts";
import type { Recorded } from "../ordered-writes.ts";
import { isHeld } from "../overlay.ts";
import { failureInWords } from "./card-words.ts";
import styles from "./goal-card.module.css";
import { words } from "./card.words.ts";

const CLEARED_AFTER_MS = 2_000;

export interface Message {
  readonly text: string;
  readonly failed: boolean;
  /** A change waits until its person signs in again. */
  readonly kept: boolean;
  readonly undo: Recorded["undo"];
  readonly say: (text: string) => void;
  readonly follow: (write: Promise<Recorded | null>, done: string) => Promise<boolean>;
}

export function useMessage(goalId: string): Message {
  const [said, setSaid] = useState({ text: "", failed: false });
  // Report the last write to end; a failure among them outranks it.
  const open = useRef({
    writes: 0,
    failure: null as string | null,
    undo: null as Recorded["undo"],
  });
  const [undo, setUndo] = useState<Recorded["undo"]>(null);
  const waits = useWaits(goalId);
  const kept = useSession().phase === "ended" && waits;

  useEffect(() => {
    if (said.text !== words.updated && said.text !== words.undone) return;
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
    setSaid({ text: words.updating, failed: false });
  }

  function end(failure: string | null, done: string): void {
    const { current } = open;
    current.writes -= 1;
    current.failure ??= failure;
    if (current.writes > 0) return;
    setSaid({ text: current.failure ?? done, failed: current.failure !== null });
    setUndo(current.undo);
  }

  async function follow(write: Promise<Recorded | null>, done: string): Promise<boolean> {
    begin();
    try {
      const recorded = await write;
      open.current.undo = recorded?.undo ?? open.current.undo;
      end(null, recorded?.waits ? "" : done);
      return true;
    } catch (error) {
      end(failureInWords(error), done);
      return false;
    }
  }

  const shown = kept && said.text !== words.updating ? signedOut : said;
  const text = shown.text === "" && waits ? words.waits : shown.text;
  return {
    ...shown,
    text,
    kept,
    undo,
    say: (refusal) => setSaid({ text: refusal, failed: true }),
    follow,
  };
}

const signedOut = { text: errorText("session.missing"), failed: true };

// product 29.1
export function KeptNote({ message }: { readonly message: Message }) {
  return (
    message.kept && (
      <p aria-live="polite" className={styles["kept"]}>
        {words.kept}
      </p>
    )
  );
}

function useWaits(goalId: string): boolean {
  const { overlay } = goalWritesOf(useQueryClient());
  return useSyncExternalStore(
    overlay.subscribe,
    () => isHeld(overlay.read(), goalId),
    () => false,
  );
}

interface Props {
  readonly of: NonNullable<Recorded["undo"]>;
  readonly goal: Pick<GoalCard, "description">;
  readonly message: Message;
  /** Moves focus from the removed button; by default to the heading above. */
  readonly onGone?: (() => void) | undefined;
}

export function UndoButton({ of, goal, message, onGone }: Props) {
  const writes = goalWritesOf(useQueryClient());
  return (
    <LeavingButton
      look="quiet"
      size="small"
      {...(onGone && { onGone })}
      onClick={() => void message.follow(writes.undo(of), words.undone)}
    >
      {words.undo}
      <span className="visually-hidden">{words.undoOn(goal.description)}</span>
    </LeavingButton>
  );
}
