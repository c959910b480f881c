import type { MeasureType } from "#domain/measure.ts";

/** A goal that is moved, and its revision when the writing began. */
export interface MovedGoal {
  readonly id: string;
  readonly type: MeasureType;
  readonly rev: number;
}

/** Somebody who writes. */
export interface Writer {
  readonly uid: string;
  readonly cookie: string;
  /** Their own, of every measure; the first has a coach. */
  readonly goals: readonly MovedGoal[];
  /** The goal of somebody else that they coach. */
  readonly coached: string;
}

/** What a write leaves in the database, once. */
export const kinds = ["move", "check-in", "note", "invitation", "withdrawal"] as const;
export type Kind = (typeof kinds)[number];

/** How many of them: by kind and goal, as `move abc`. */
export type Counts = Readonly<Record<string, number>>;

/** Of each kind and goal. */
export interface Sent {
  readonly acknowledged: Counts;
  /** The acknowledged ones among them. */
  readonly sent: Counts;
}

/** What the driver is told to do. */
export type Order =
  /** Write until the server is gone. */
  | { readonly kind: "write"; readonly origin: string; readonly writers: readonly Writer[] }
  /** Tell how far it is, while it writes. */
  | { readonly kind: "count" }
  /** Compare what the server shows with what was acknowledged, before anything is sent again. */
  | { readonly kind: "compare" }
  /** Send what was not acknowledged again, and some of what was, under the same keys; then compare exactly. */
  | { readonly kind: "retry" };

export type Reply =
  /** The first acknowledgement of this round is here: from now on the server may die. */
  | { readonly kind: "writing" }
  | { readonly kind: "counted"; readonly sent: Sent }
  | { readonly kind: "stopped"; readonly unacknowledged: number }
  /** Each fault is one line; none is the promise kept. */
  | {
      readonly kind: "compared";
      readonly faults: readonly string[];
      readonly acknowledged: Counts;
    };
