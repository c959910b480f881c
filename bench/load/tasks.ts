import type { Person } from "../world.ts";

/** Two servers under comparison take the same requests. */
interface Target {
  readonly port: number;
  readonly people: readonly Person[];
}

/** `document` is the dashboard as a page, rendered with its data. */
export type Path = "progress" | "dashboard" | "session" | "document";

export interface LoadTask extends Target {
  readonly kind: "load";
  readonly path: Path;
  readonly connections: number;
  readonly milliseconds: number;
}

/** Sequential writes, each awaited in the person's other browser. */
export interface DelayTask extends Target {
  readonly kind: "delay";
  readonly writes: number;
}

/** Idle event streams, until the next `close`. */
export interface IdleTask extends Target {
  readonly kind: "idle";
  readonly streams: number;
}

interface CloseTask {
  readonly kind: "close";
}

export type Task = LoadTask | DelayTask | IdleTask | CloseTask;

/** Milliseconds, and requests a second. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Milliseconds from the write to its event. */
export interface DelayResult {
  readonly p50: number;
  readonly p95: number;
}

export interface Results {
  load: LoadResult;
  delay: DelayResult;
  idle: { readonly open: number };
  close: { readonly open: number };
}

export type Reply = { readonly done: Results[keyof Results] } | { readonly failed: string };

/** `share` is 0 to 1. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  return quantile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  );
}
