import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** How many times as long as it worked a job rests while others keep the server busy all the time. */
const BUSY_REST = 4;
const LONGEST_MS = 250;

/** Milliseconds of rest after so many of work. `busy` is the share of the last rest in which the server worked for others. */
export function restAfter(worked: number, busy: number): number {
  return Math.min(worked * (1 + (BUSY_REST - 1) * busy), LONGEST_MS);
}

/**
 * Does a long job a piece at a time until `piece` says that nothing is left, and rests between two of them: as long as one
 * took where nobody asks the server anything, and the longer the more it has to do for others.
 */
export async function throttled(piece: () => Promise<boolean>): Promise<void> {
  // Not measured yet: those who may be there come first.
  let busy = 1;
  while (true) {
    const began = performance.now();
    if (!(await piece())) return;
    const resting = performance.eventLoopUtilization();
    await pause(restAfter(performance.now() - began, busy));
    busy = performance.eventLoopUtilization(resting).utilization;
  }
}
