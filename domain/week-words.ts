import { isCounted, ofTarget, unitInWords, type Measure } from "./measure.ts";
import { changeInWords } from "./measure-words.ts";
import { words as measureWords } from "./measure.words.ts";
import type { Notation } from "./notation.ts";
import type { Change } from "./week.ts";
import { words } from "./week.words.ts";

function moveInWords({ by, to }: Change, measure: Measure, notation: Notation): string {
  const unit = unitInWords(measure);
  if (by !== null) return changeInWords(0, by, unit, notation);
  return to === null ? measureWords.noLongerDone : changeInWords(null, to, unit, notation);
}

/** A week's change beside the goal's value: "+4 pages, now 8 of 40", "No change, 8 of 40", "Done". */
export function weekChangeInWords(
  change: Change | null,
  measure: Measure,
  notation: Notation,
): string {
  const moved = change && moveInWords(change, measure, notation);
  if (!isCounted(measure)) return moved ?? measureWords.noChange;
  const value = ofTarget(measure, notation, "");
  return moved === null ? words.unchanged(value) : measureWords.changeTo(moved, value);
}

/** What came after the week: "+2 pages since Monday" (product 36.1). */
export function sinceInWords(
  since: Change,
  measure: Measure,
  weekday: string,
  notation: Notation,
): string {
  return words.since(moveInWords(since, measure, notation), weekday);
}
