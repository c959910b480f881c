import { useQueryClient } from "@tanstack/react-query";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { Button } from "#web/ui/button.tsx";
import { cardMessages, type Message } from "./card-message.ts";
import { goalWritesOf } from "../goal-writes.ts";
import type { Undoable } from "../overlay.ts";

interface Props {
  readonly of: Undoable;
  readonly goal: Pick<GoalCard, "description">;
  readonly message: Message;
  /** Told when the button goes while it has focus, by a press or with its time. */
  readonly onGone: () => void;
}

/** Takes the last change of a goal back. */
export function UndoButton({ of, goal, message, onGone }: Props) {
  const writes = goalWritesOf(useQueryClient());
  const button = useRef<HTMLButtonElement>(null);
  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current !== null && current === document.activeElement) gone();
    };
  }, []);
  return (
    <Button
      ref={button}
      look="quiet"
      size="small"
      onClick={() => void message.follow(writes.undo(of), cardMessages.undone)}
    >
      Undo<span className="visually-hidden"> the last change of {goal.description}</span>
    </Button>
  );
}
