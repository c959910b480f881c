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
    <p data-on-screen className={styles["quiet"]}>
      {saidHealthInWords(said, goal.measurable, now, notation)}
    </p>
  );
}

/** The last check-in that the reader may read, of entries newest first (product 26.9). */
export function saidHealth(
  entries: readonly TimelineEntry[],
  { measurable }: Pick<GoalCard, "measurable">,
): Said | null {
  const [said] = entries.flatMap((entry) => {
    if (entry.kind !== "weekly-check-in" || entry.checkIn.health === null) return [];
    return [{ health: entry.checkIn.health, at: entry.at }];
  });
  if (said === undefined) return null;
  // The check-in's own entry has its time.
  const first = entries.findLast(({ kind, at }) => kind === "progress" && at > said.at);
  const since = first?.kind === "progress" ? changeFrom(first.entry.from, measurable) : null;
  return { ...said, since };
}
