import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { weeksTaken } from "#domain/goal-life.ts";
import type { GoalCard } from "#domain/goal.ts";
import { makeStore, oneForEachCache, useStore } from "#web/client/store.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Stones } from "#web/ui/stones.tsx";
import { UndoCompletion } from "./undo-completion.tsx";
import { words } from "./goals.words.ts";

/** Nothing covers an error or another dialog. */
const isWindowFree = () => document.querySelector("dialog[open], [role=alert]") === null;

interface Celebrated {
  /** Not yet decided. */
  readonly waiting: GoalCard | null;
  readonly shown: GoalCard | null;
  readonly end: () => void;
}

/** The goal celebrated last; outlives the screen. */
const pastOf = oneForEachCache(() => makeStore<GoalCard | null>(null));

/** Of the goal completed last, once. */
export function useCeremony(completed: GoalCard | null): Celebrated {
  const past = pastOf(useQueryClient());
  const [shown, setShown] = useState<GoalCard | null>(null);
  const waiting = completed === useStore(past) ? null : completed;
  useEffect(() => {
    if (waiting === null) return;
    // In a task, so that the pressed control has passed its focus on.
    const timer = setTimeout(() => {
      // Before the store, or the banner flashes.
      flushSync(() => setShown(isWindowFree() ? waiting : null));
      past.write(waiting);
    });
    return () => clearTimeout(timer);
  }, [past, waiting]);
  return { waiting, shown, end: () => setShown(null) };
}

interface Props {
  readonly goal: GoalCard;
  readonly shareAddress: string;
  readonly onClose: () => void;
}

// product 3.30
export function Ceremony({ goal, shareAddress, onClose }: Props) {
  const took = useId();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      look="window"
      title={words.markedComplete(<bdi>{goal.description}</bdi>)}
      describedBy={took}
      initialFocus={close}
    >
      <Stones size={240} laid="last" />
      <p id={took}>{words.took(weeksTaken(goal))}</p>
      <Row>
        <ButtonLink href={shareAddress} look="primary">
          {words.shareNow}
        </ButtonLink>
        <Button ref={close} onClick={onClose}>
          {words.close}
        </Button>
        <UndoCompletion goal={goal} onGone={() => close.current?.focus()} />
      </Row>
    </Dialog>
  );
}
