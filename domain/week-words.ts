import { dateInWords, weekdayOf } from "./day-words.ts";
import { daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { changeInWords, gainInWords } from "./measure-words.ts";
import { isCounted, ofTarget, unitInWords, type Measure } from "./measure.ts";
import { words as measureWords } from "./measure.words.ts";
import type { Notation } from "./notation.ts";
import { isPaused } from "./pause.ts";
import { paceInWords } from "./pace-words.ts";
import { behindFrom, type Change, type GoalWeek } from "./week.ts";
import { words } from "./week.words.ts";

/** A change in a week: "+4 pages", "Done", "No longer done". */
export function moveInWords(
  { by, to }: Change,
  measure: Pick<Measure, "type" | "unit">,
  notation: Notation,
): string {
  const unit = unitInWords(measure);
  if (by !== null) return gainInWords(by, unit, notation);
  return to === null ? measureWords.noLongerDone : changeInWords(null, to, unit, notation);
}

/** A past week's change with the value at its end: "+4 pages, 8 of 40", "No change". */
export function pastChangeInWords(
  change: Change | null,
  measure: Measure,
  notation: Notation,
): string {
  if (change === null) return measureWords.noChange;
  const moved = moveInWords(change, measure, notation);
  if (!isCounted(measure) || typeof change.to !== "number") return moved;
  return words.atItsEnd(moved, ofTarget({ ...measure, currentValue: change.to }, notation, ""));
}

/** This week's change with the value now: "+4 pages, now 8 of 40", "No change, 8 of 40". */
export function presentChangeInWords(
  change: Change | null,
  measure: Measure,
  notation: Notation,
): string {
  const moved = change && moveInWords(change, measure, notation);
  if (!isCounted(measure)) return moved ?? measureWords.noChange;
  const value = ofTarget(measure, notation, "");
  return moved === null ? words.unchanged(value) : measureWords.changeTo(moved, value);
}

/** What the ledger shows: a week's change, and what came since: "+2 pages since Monday" (product 36.1). */
export function ledgerInWords(
  { change, since, period }: Pick<GoalWeek, "change" | "since" | "period">,
  measure: Measure,
  { today }: Pick<Now, "today">,
  notation: Notation,
): readonly string[] {
  if (today >= period.until) return [pastChangeInWords(change, measure, notation)];
  const moved = presentChangeInWords(change, measure, notation);
  if (since === null) return [moved];
  const { from } = period;
  const isThisWeek = daysBetween(from, today) < 7;
  const day = isThisWeek ? weekdayOf(from) : dateInWords(from, notation);
  return [moved, words.since(moveInWords(since, measure, notation), day)];
}

/** "On pace until Thursday" */
export function onPaceUntil(behind: Day): string {
  return words.onPaceUntil(weekdayOf(behind));
}

/** "On pace until Thursday", else as product 6.13; null while paused or without a pace (product 36.4). */
export function weekPaceInWords(goal: GoalCard, now: Now, notation: Notation): string | null {
  if (isPaused(goal, now)) return null;
  const behind = behindFrom(goal, now);
  return behind === null ? paceInWords(goal, now, notation) : onPaceUntil(behind);
}
