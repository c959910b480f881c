import type { Day } from "./day.ts";
import type { Measure } from "./measure.ts";

type Of<T extends Measure["type"]> = Extract<Measure, { type: T }>;

/** As in "4 of 10 pages". */
export function amountOf(currentValue: number, targetValue: number, unit = ""): Of<"Numeric"> {
  return { type: "Numeric", targetValue, currentValue, unit };
}

export function daysInARow(currentValue: number, targetValue: number): Of<"DailyStreak"> {
  return { type: "DailyStreak", targetValue, currentValue, unit: "days" };
}

export function doneOrNot(currentValue: boolean): Of<"Boolean"> {
  return { type: "Boolean", targetValue: null, currentValue, unit: "" };
}

/** By a day, and achieved on another once it is. */
export function byDay(targetValue: Day, currentValue: Day | null = null): Of<"Date"> {
  return { type: "Date", targetValue, currentValue, unit: "" };
}
