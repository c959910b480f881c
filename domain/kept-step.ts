import { DAY_MS, type Day, type Now } from "./day.ts";
import * as limits from "./limits.ts";
import type { ProgressChange } from "./progress.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** A change of progress that waits on a device for its server. */
export interface KeptStep {
  readonly change: ProgressChange;
  /** When it was made, in milliseconds by the server's clock, as far as the page knew it. */
  readonly at: number;
  /** The same as a day, in its person's zone. */
  readonly day: Day;
  /** True once it may have reached the server. */
  readonly tried: boolean;
  /** Since when, in milliseconds by the server's clock; not known of each. */
  readonly triedAt?: number;
}

/** A kept step as it is tried at `now`: what is still to come, by a clock that was ahead, is taken as now (product 29.3). */
export function triedBy<S extends KeptStep>(step: S, now: Now): S {
  const { at, tried, triedAt = at } = step;
  const left = tried && triedAt <= now.at ? step : { ...step, tried: true, triedAt: now.at };
  return at > now.at ? { ...left, at: now.at, day: now.today } : left;
}

/**
 * What a kept step is sent as: on a later day than that on which it was made, it carries its own day (product 29.3). Refused
 * once it may have reached the server so long ago that its key may be forgotten (product 21.5): it could count a second time.
 */
export function sentLater(
  { change, at, day, tried, triedAt = at }: KeptStep,
  now: Now,
): Ruled<ProgressChange> {
  if (tried && now.at - triedAt >= limits.idempotencyDays * DAY_MS)
    return refuse("progress.day-too-early", "day");
  return change.day !== undefined || day >= now.today ? change : { ...change, day };
}
