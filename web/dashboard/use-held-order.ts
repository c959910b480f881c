import { useEffect, useState } from "react";
import type { TodayGoal } from "#domain/today.ts";
import { useNow } from "#web/client/now.tsx";

/** Rows with unknown ids go last. */
function inOrder(rows: readonly TodayGoal[], order: readonly string[]): readonly TodayGoal[] {
  const byId = new Map(rows.map((row) => [row.goal.id, row]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  const held = new Set(order);
  return [...known, ...rows.filter(({ goal }) => !held.has(goal.id))];
}

const idsOf = (rows: readonly TodayGoal[]) => rows.map(({ goal }) => goal.id);

// product 6.14: rows keep their place until the day changes or the page is hidden.
export function useHeldOrder(rows: readonly TodayGoal[], settled: boolean): readonly TodayGoal[] {
  const { today } = useNow();
  const [held, setHeld] = useState({ today, order: settled ? idsOf(rows) : [] });
  useEffect(() => {
    const sortAnew = () => document.hidden && setHeld((now) => ({ ...now, order: [] }));
    document.addEventListener("visibilitychange", sortAnew);
    return () => document.removeEventListener("visibilitychange", sortAnew);
  }, []);
  const isHeld = settled && held.today === today;
  const ordered = isHeld ? inOrder(rows, held.order) : rows;
  const complete = held.order.length >= ordered.length && held.today === today;
  if (settled && !complete) setHeld({ today, order: idsOf(ordered) });
  return ordered;
}
