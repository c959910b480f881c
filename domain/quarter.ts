import type { Day } from "./day.ts";

/** The last day of the day's quarter. */
export function endOfQuarter(day: Day): Day {
  const month = Math.ceil(Number(day.slice(-5, -3)) / 3) * 3;
  const last = month === 6 || month === 9 ? 30 : 31;
  return `${day.slice(0, -5)}${String(month).padStart(2, "0")}-${last}`;
}
