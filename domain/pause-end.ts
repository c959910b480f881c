import { daysBetween, type Day } from "./day.ts";
import { instantAt } from "./local-hour.ts";
import type { Pause } from "./pause.ts";

interface PauseEnd {
  readonly at: number;
  readonly from: Day;
  readonly days: number;
}

/** When pauses ended because their day came, newest first; a goal's end ends its pause (product 4.32). */
export function pauseEnds(
  pauses: readonly Pause[],
  { zone, by }: { readonly zone: string; readonly by: number },
): PauseEnd[] {
  return pauses
    .flatMap(({ from, until, answered, elapsed = false }) =>
      until === null || (answered && !elapsed)
        ? []
        : [{ at: instantAt(until, 0, zone), from, days: daysBetween(from, until) }],
    )
    .filter(({ at }) => at <= by)
    .toReversed();
}
