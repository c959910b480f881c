import { useEffect, useState } from "react";
import type { TodayGoal } from "#domain/today.ts";
import { useNow } from "#web/client/now.tsx";

/** The rows in an order of ids; those that it does not know after it, as they are sorted. */
function inOrder(rows: readonly TodayGoal[], order: readonly string[]): readonly TodayGoal[] {
  const byId = new Map(rows.map((row) => [row.goal.id, row]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  const held = new Set(order);
  return [...known, ...rows.filter(({ goal }) => !held.has(goal.id))];
}

const idsOf = (rows: readonly TodayGoal[]) => rows.map(({ goal }) => goal.id);

/**
 * Rows in the order in which they were first seen: none moves away under the finger that has just changed it (product
 * 6.14). They are sorted anew on another day, and while nobody looks. `settled` once the order is worth holding.
 */
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
