import { addDays, dayOf, type Day, type Now } from "./day.ts";
import { dayInWords } from "./day-words.ts";
import * as limits from "./limits.ts";
import { gainInWords } from "./measure-words.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import type { Notation } from "./notation.ts";
import type { Kept } from "./weekly-check-in.ts";

/**
 * The first day that a coach's brief on a person tells of: that of the coach's last note (its instant in milliseconds, null
 * for none), but not less than a week back nor more than a month. `now` is the person's (product 26.8).
 */
export function briefSince(lastNoteAt: number | null, now: Now): Day {
  const [earliest, latest] = [limits.briefDays, limits.briefDaysLeast].map((days) =>
    addDays(now.today, -days),
  ) as [Day, Day];
  if (lastNoteAt === null) return earliest;
  const noted = dayOf(lastNoteAt, now.zone);
  if (noted < earliest) return earliest;
  return noted > latest ? latest : noted;
}

/** What became of a goal's value on a day: all its changes together. */
export interface DayMove {
  readonly day: Day;
  /** Of a measure that is counted; null of others. */
  readonly by: number | null;
  readonly to: MeasureValue;
}

/** A day's change as one reads it: '+3 pages', 'done', a date (product 26.8). */
export function dayMoveInWords(
  { by, to }: DayMove,
  { unit }: Pick<Measure, "unit">,
  notation: Notation,
): string {
  if (by !== null) return gainInWords(by, unit, notation);
  if (typeof to === "boolean") return to ? "done" : "not done";
  return typeof to === "string" ? dayInWords(to, notation) : "open";
}

/** What a check-in says of promises. */
interface Promising {
  /** What is promised until the next one; '' for nothing. */
  readonly promise: string;
  /** What became of the one before. */
  readonly kept: Kept | null;
}

/** A promise, and what became of it; null where nothing is said of that. */
export interface AnsweredPromise {
  readonly text: string;
  readonly kept: Kept | null;
  /** True until the next check-in, which alone can say what became of it. */
  readonly open: boolean;
}

/** The promises of a goal's check-ins, these newest first, each with what the next check-in says of it. */
export function promisesOf(checkIns: readonly Promising[]): readonly AnsweredPromise[] {
  return checkIns.flatMap(({ promise }, place) => {
    const next = checkIns[place - 1];
    return promise === ""
      ? []
      : [{ text: promise, kept: next?.kept ?? null, open: next === undefined }];
  });
}
