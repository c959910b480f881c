import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** On a busy server, rest this many times as long as the work took. */
const BUSY_REST = 4;
const LONGEST_MS = 250;

/** In milliseconds. `busy`: share of the last rest spent on other work, 0 to 1. */
export function restAfter(worked: number, busy: number): number {
  return Math.min(worked * (1 + (BUSY_REST - 1) * busy), LONGEST_MS);
}

export async function runThrottled(piece: () => Promise<boolean>): Promise<void> {
  let busy = 1;
  while (true) {
    const began = performance.now();
    if (!(await piece())) return;
    const resting = performance.eventLoopUtilization();
    await pause(restAfter(performance.now() - began, busy));
    busy = performance.eventLoopUtilization(resting).utilization;
  }
}
