import type { MeasureType } from "#domain/measure.ts";

/** `rev` as of the start. */
export interface MovedGoal {
  readonly id: string;
  readonly type: MeasureType;
  readonly rev: number;
}

export interface Writer {
  readonly uid: string;
  readonly cookie: string;
  /** Of every measure; the first has a coach. */
  readonly goals: readonly MovedGoal[];
  /** Another person's goal that they coach. */
  readonly coached: string;
}

/** Each leaves one row, once. */
export const kinds = ["move", "check-in", "note", "invitation", "withdrawal"] as const;
export type Kind = (typeof kinds)[number];

/** By kind and goal, as `move abc`. */
export type Counts = Readonly<Record<string, number>>;

export interface Sent {
  readonly acknowledged: Counts;
  /** The acknowledged ones among them. */
  readonly sent: Counts;
}

export type Order =
  /** Write until the server is gone. */
  | { readonly kind: "write"; readonly origin: string; readonly writers: readonly Writer[] }
  /** Report progress while writing. */
  | { readonly kind: "count" }
  /** Compare before anything is sent again. */
  | { readonly kind: "compare" }
  /** Resend the unacknowledged, and some acknowledged, under the same keys; then compare exactly. */
  | { readonly kind: "retry" };

export type Reply =
  /** First acknowledgement of the round: the server may be killed now. */
  | { readonly kind: "writing" }
  | { readonly kind: "counted"; readonly sent: Sent }
  | { readonly kind: "stopped"; readonly unacknowledged: number }
  /** A line for each fault; none where all is kept. */
  | {
      readonly kind: "compared";
      readonly faults: readonly string[];
      readonly acknowledged: Counts;
    };
