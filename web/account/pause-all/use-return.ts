import { useState } from "react";
import { resumeAll } from "#contract/goal-life.ts";
import { returningGoals } from "#domain/away-goals.ts";
import { addDays, parseDay, type Now } from "#domain/day.ts";
import { unansweredDays } from "#domain/goal-life.ts";
import type { GoalCard } from "#domain/goal.ts";
import { call, newKey, type CallOf } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { useAllGoalsWrite, useOwnGoals } from "./use-all-goals.ts";

/** Goals whose due date could move, with the new one. */
function movable(goals: readonly GoalCard[], now: Now) {
  return goals.flatMap((goal) => {
    const days = unansweredDays(goal, now) ?? 0;
    const due = addDays(goal.dueDate, days);
    return days > 0 && parseDay(due) !== null ? [{ goal, due }] : [];
  });
}

const freshKeys = () => ({ move: newKey(), leave: newKey() });

/** The return from an absence, with one answer for the due dates of all its goals (product 3.23). */
export function useReturn(onDone: (count: number) => void) {
  const now = useNow();
  const { away } = useUser();
  const { goals, error, retry } = useOwnGoals();
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [keys, setKeys] = useState(freshKeys);
  const write = useAllGoalsWrite((ask: CallOf<typeof resumeAll>) => call(resumeAll, ask), onDone);
  const rows = movable(returningGoals(goals ?? [], away, now), now);
  const moved = rows.map(({ goal }) => goal.id).filter((id) => !unticked.includes(id));

  function toggle(id: string): void {
    setUnticked(unticked.includes(id) ? unticked.filter((one) => one !== id) : [...unticked, id]);
    // Another answer is another write.
    setKeys(freshKeys());
    write.reset();
  }

  const answer = (moveDueDates: string[], key: string) =>
    write.mutate({ input: { moveDueDates }, key });
  return {
    goals,
    rows,
    moved,
    toggle,
    move: () => answer(moved, keys.move),
    leave: () => answer([], keys.leave),
    pending: write.isPending,
    fault: write.error?.message,
    unread: error?.message,
    retry,
  };
}
export type Return = ReturnType<typeof useReturn>;
