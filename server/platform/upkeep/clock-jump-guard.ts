import { performance } from "node:perf_hooks";
import type { Deps } from "../deps.ts";

/** A larger drift means that somebody set the clock. */
const SET_MS = 5 * 60_000;
const STEADY_MS = 60 * 60_000;

/**
 * False until the clock was steady for an hour: deletions by a wrong clock are permanent
 * (threats F13).
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
