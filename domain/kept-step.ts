import type { Day, Now } from "./day.ts";
import { limits } from "./limits.ts";
import type { ProgressChange } from "./progress.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** A change of progress that waits on a device for its server. */
export interface KeptStep {
  readonly change: ProgressChange;
  /** When it was made, in milliseconds by the server's clock, as far as the page knew it. */
  readonly at: number;
  /** The same as a day, in its person's zone. */
  readonly day: Day;
}

const DAY_MS = 86_400_000;

/**
 * What a kept step is sent as: on a later day than that on which it was made, it carries its own day (product 29.3). Refused
 * once its key may be forgotten (product 21.5): it could count a second time.
 */
export function sentLater({ change, at, day }: KeptStep, now: Now): Ruled<ProgressChange> {
  if (now.at - at >= limits.idempotencyDays * DAY_MS)
    return refuse("progress.day-too-early", "day");
  return change.day !== undefined || day >= now.today ? change : { ...change, day };
}
