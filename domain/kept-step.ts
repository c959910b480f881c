import { DAY_MS, type Day, type Now } from "./day.ts";
import * as limits from "./limits.ts";
import type { ProgressChange } from "./progress.ts";
import { refuse, type Ruled } from "./refusal.ts";

export interface KeptStep {
  readonly change: ProgressChange;
  /** Milliseconds by the server's clock, as estimated by the page. */
  readonly at: number;
  readonly day: Day;
  /** True if it may have reached the server. */
  readonly tried: boolean;
  /** Milliseconds by the server's clock; may be unknown. */
  readonly triedAt?: number;
}

/** The step as tried at `now`; a time in the future becomes now (product 29.3). */
export function triedBy<S extends KeptStep>(step: S, now: Now): S {
  const { at, tried, triedAt = at } = step;
  const left = tried && triedAt <= now.at ? step : { ...step, tried: true, triedAt: now.at };
  return at > now.at ? { ...left, at: now.at, day: now.today } : left;
}

/** The request, dated if its day is over (29.3); refused once its idempotency key may be gone (21.5). */
export function sentLater(
  { change, at, day, tried, triedAt = at }: KeptStep,
  now: Now,
): Ruled<ProgressChange> {
  if (tried && now.at - triedAt >= limits.idempotencyDays * DAY_MS)
    return refuse("progress.day-too-early", "day");
  return change.day !== undefined || day >= now.today ? change : { ...change, day };
}
