import type { TimelineEntry } from "#contract/timeline.ts";
import { changeFrom, saidHealthInWords, type SaidHealth as Said } from "#domain/check-in-said.ts";
import type { GoalCard } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./goal-page.module.css";
import { useTimeline } from "./timeline/use-timeline.ts";

// product 6.20
export function SaidHealth({ goal }: { readonly goal: GoalCard }) {
  const { entries } = useTimeline(goal.id, "all");
  const [now, notation] = [useNow(), useNotation()];
  const said = saidHealth(entries ?? [], goal);
  if (said === null) return null;
  return (
    <p className={styles["quiet"]}>{saidHealthInWords(said, goal.measurable, now, notation)}</p>
  );
}

/** Of entries, newest first. */
export function saidHealth(
  entries: readonly TimelineEntry[],
  { measurable }: Pick<GoalCard, "measurable">,
): Said | null {
  const index = entries.findIndex(({ kind }) => kind === "weekly-check-in");
  const found = entries[index];
  if (found?.kind !== "weekly-check-in" || found.checkIn.health === null) return null;
  const first = entries.slice(0, index).findLast(({ kind }) => kind === "progress");
  const since = first?.kind === "progress" ? changeFrom(first.entry.from, measurable) : null;
  return { health: found.checkIn.health, at: found.at, since };
}
