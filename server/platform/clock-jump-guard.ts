import { performance } from "node:perf_hooks";
import type { Deps } from "./deps.ts";

/** A clock that went on by so much more or less than the time that passed was set. */
const SET_MS = 5 * 60_000;
const STEADY_MS = 60 * 60_000;

/**
 * Asked now and then, says whether the clock has not been set for an hour, as far as this process saw. What is deleted or
 * added up by a clock that is a year ahead for a moment stays so when it is right again (threats F13).
 */
export function clockJumpGuard(
  { clock, log }: Pick<Deps, "clock" | "log">,
  passed: () => number = () => performance.now(),
): () => boolean {
  let ahead = clock() - passed();
  let steadyFrom = -Infinity;
  return () => {
    const now = passed();
    const by = clock() - now - ahead;
    ahead += by;
    if (Math.abs(by) > SET_MS) {
      log.warn("clock.set", { seconds: Math.round(by / 1_000) });
      steadyFrom = now + STEADY_MS;
    }
    return now >= steadyFrom;
  };
}
