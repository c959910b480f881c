import type { Person } from "../world.ts";

/** Where the generator sends to: two servers that are measured beside each other take the same requests. */
interface Target {
  readonly port: number;
  readonly people: readonly Person[];
}

/** `document` is the dashboard as a page, rendered with its data. */
export type Path = "progress" | "dashboard" | "session" | "document";

/** So many connections, each with one request under way at any time, for so long. */
export interface LoadTask extends Target {
  readonly kind: "load";
  readonly path: Path;
  readonly connections: number;
  readonly milliseconds: number;
}

/** One write after the other, each waited for in the person's other browser. */
export interface DelayTask extends Target {
  readonly kind: "delay";
  readonly writes: number;
}

/** So many event streams that are then left alone, until the next `close`. */
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

/** Milliseconds from the write's sending to its event in the other browser. */
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

/** A value below which a share of the sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  return quantile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  );
}
