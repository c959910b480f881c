import { bidiIsolated } from "./bidi-isolated.ts";
import { lastDayOf } from "./check-in-period.ts";
import { keptInWords } from "./check-in-said.ts";
import { words as saidWords } from "./check-in-said.words.ts";
import { words } from "./coached-week.words.ts";
import { dateInWords } from "./day-words.ts";
import type { Notation } from "./notation.ts";
import type { GoalWeek } from "./week.ts";
import type { Health, Kept } from "./weekly-check-in.ts";
import { words as checkInWords } from "./weekly-check-in.words.ts";

/** A goal's week, as its coach reads it; texts are '' for none. */
export interface CoachedWeek extends GoalWeek {
  /** Of the check-in before. */
  readonly promise: string;
  readonly checkIn: {
    /** Null if private to its owner. */
    readonly health: Health | null;
    readonly kept: Kept | null;
    readonly obstacle: string;
    readonly help: string;
    readonly promise: string;
  } | null;
}

/** The days that a week looks back on: "Nov 2 – Nov 8". */
export function daysOfWeekInWords({ days }: Pick<GoalWeek, "days">, notation: Notation): string {
  const [first, last] = [days[0], days.at(-1)].map((one) => one && dateInWords(one.day, notation));
  if (first === undefined || last === undefined || first === last) return first ?? "";
  return words.days(first, last);
}

/** The promise for a week, with its answer; null for none. */
export function promiseOfWeekInWords({ promise, state, checkIn }: CoachedWeek): string | null {
  if (promise !== "" && state === "open") return words.notAnsweredYet(bidiIsolated(promise));
  return keptInWords({ keptPromise: promise, kept: checkIn?.kept ?? null });
}

/** How its owner says that it goes, or why they do not: "On track", "next: “...”". */
export function checkInOfWeekInWords(
  { checkIn, state, period }: CoachedWeek,
  notation: Notation,
): readonly string[] {
  if (checkIn === null) {
    if (state === "open") return [words.open(dateInWords(lastDayOf(period), notation))];
    return [state === "away" ? words.away : words.missed];
  }
  const { health, obstacle, help, promise } = checkIn;
  if (health === null) return [words.forOwner];
  return [
    checkInWords.health[health],
    ...(obstacle === "" ? [] : [saidWords.obstacle(bidiIsolated(obstacle))]),
    ...(help === "" ? [] : [words.help(bidiIsolated(help))]),
    ...(promise === "" ? [] : [saidWords.next(bidiIsolated(promise))]),
  ];
}
