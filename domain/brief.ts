import { addDays, dayOf, type Day, type Now } from "./day.ts";
import { dayInWords } from "./day-words.ts";
import * as limits from "./limits.ts";
import { gainInWords } from "./measure-words.ts";
import { unitInWords, type Measure, type MeasureValue } from "./measure.ts";
import type { Notation } from "./notation.ts";
import type { Kept } from "./weekly-check-in.ts";
import { words } from "./brief.words.ts";

/** First day of a coach's brief: the day of the last note (ms), within limits (product 26.8). */
export function briefSince(lastNoteAt: number | null, now: Now): Day {
  const [earliest, latest] = [limits.briefDays, limits.briefDaysLeast].map((days) =>
    addDays(now.today, -days),
  ) as [Day, Day];
  if (lastNoteAt === null) return earliest;
  const noted = dayOf(lastNoteAt, now.zone);
  if (noted < earliest) return earliest;
  return noted > latest ? latest : noted;
}

export interface DayMove {
  readonly day: Day;
  readonly by: number | null;
  readonly to: MeasureValue;
}

/** A day's change in words: '+3 pages', 'done', a date (product 26.8). */
export function dayMoveInWords(
  { by, to }: DayMove,
  measure: Pick<Measure, "type" | "unit">,
  notation: Notation,
): string {
  if (by !== null) return gainInWords(by, unitInWords(measure), notation);
  if (typeof to === "boolean") return to ? words.done : words.notDone;
  return typeof to === "string" ? dayInWords(to, notation) : words.open;
}

interface Promising {
  readonly promise: string;
  readonly kept: Kept | null;
}

export interface AnsweredPromise {
  readonly text: string;
  readonly kept: Kept | null;
  readonly open: boolean;
}

/** Promises of check-ins (newest first), each with the answer of the next check-in. */
export function promisesOf(checkIns: readonly Promising[]): readonly AnsweredPromise[] {
  return checkIns.flatMap(({ promise }, place) => {
    const next = checkIns[place - 1];
    return promise === ""
      ? []
      : [{ text: promise, kept: next?.kept ?? null, open: next === undefined }];
  });
}
