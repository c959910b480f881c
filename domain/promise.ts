import { duePeriod, nextPeriod } from "./check-in-period.ts";
import { comingDayInWords } from "./day-words.ts";
import { daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Notation } from "./notation.ts";
import { words } from "./promise.words.ts";

type Checked = Pick<GoalCard, "status" | "pauses" | "rhythms" | "checkedIn">;

/** The next check-in, until which a promise is made; null for none. */
export function promiseUntil(goal: Checked, now: Pick<Now, "today">): Day | null {
  return nextPeriod(goal.rhythms, now.today) ?? duePeriod(goal, now)?.until ?? null;
}

/** How a promise begins: "By next Monday I will" (product 25.11). */
export function promiseBegins(
  until: Day | null,
  now: Pick<Now, "today">,
  notation: Notation,
): string {
  if (until === null) return words.iWill;
  const day = comingDayInWords(until, now, notation);
  return daysBetween(now.today, until) <= 7 ? words.iWillByNext(day) : words.iWillBy(day);
}
