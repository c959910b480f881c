import { useLocation } from "wouter";
import type { CoachedGoal } from "#contract/coaching.ts";
import { limits } from "#domain/limits.ts";
import { useAddressSearch } from "#web/client/search.ts";

/** How the coach's goals stand together (product 26.7). */
export type Grouping = "person" | "none";

const GROUP = "group";

/** The grouping that the address says, else the one that fits so many people; and how to choose another. */
export function useGrouping(goals: readonly CoachedGoal[]) {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useAddressSearch());
  const asked = search.get(GROUP);
  const people = new Set(goals.map(({ ownerId }) => ownerId)).size;
  const fitting = people >= limits.groupedFrom ? "person" : "none";
  const grouping: Grouping = asked === "person" || asked === "none" ? asked : fitting;
  const choose = (next: Grouping) => {
    search.set(GROUP, next);
    navigate(`${path}?${search}`, { replace: true });
  };
  return [grouping, choose] as const;
}
