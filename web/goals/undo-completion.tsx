import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { undoCompletion } from "#contract/goal-life.ts";
import { mayUndoCompletion } from "#domain/completion-times.ts";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { call, newKey } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Status } from "#web/ui/status.tsx";
import { goalNewsOf } from "./goal-news.ts";
import { useLifeWrite } from "./life/use-life-write.ts";
import { words } from "./goals.words.ts";

interface Props {
  readonly goal: GoalCard;
  /** By default focuses the page's title: the heading above is unrelated. */
  readonly onGone?: () => void;
}

const focusTitle = () => document.querySelector("h1")?.focus();

// product 3.24
export function UndoCompletion({ goal, onGone = focusTitle }: Props) {
  const news = goalNewsOf(useQueryClient());
  const offered = useOffered(goal);
  const [key] = useState(newKey);
  const { run, fault, pending } = useLifeWrite(goal.id);
  async function undo(): Promise<void> {
    const ask = { params: { goalId: goal.id }, key };
    if (await run(() => call(undoCompletion, ask))) news.dismiss(goal.id);
  }

  return (
    <>
      {offered && (
        <LeavingButton size="small" pending={pending} onClick={() => void undo()} onGone={onGone}>
          {words.undo}
        </LeavingButton>
      )}
      <Status tone="red">{fault?.text}</Status>
    </>
  );
}

/** Timed by this device's clock. */
function useOffered(goal: GoalCard): boolean {
  const { at } = useNow();
  const [offered, setOffered] = useState(() => mayUndoCompletion(goal, at));
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), limits.undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return offered;
}
