/** Somebody who writes, with the goals that they move. */
export interface Writer {
  readonly uid: string;
  readonly cookie: string;
  readonly goals: readonly string[];
}

/** Steps of one goal. */
export interface Steps {
  readonly acknowledged: number;
  /** The acknowledged ones among them. */
  readonly sent: number;
}

/** What the driver is told to do. */
export type Order =
  /** Write until the server is gone. */
  | { readonly kind: "write"; readonly origin: string; readonly writers: readonly Writer[] }
  /** Tell how far it is with each goal, while it writes. */
  | { readonly kind: "count" }
  /** Compare what the server shows with what was acknowledged, before anything is sent again. */
  | { readonly kind: "compare" }
  /** Send what was not acknowledged again, and some of what was, under the same keys; then compare exactly. */
  | { readonly kind: "retry" };

export type Reply =
  /** The first acknowledgement of this round is here: from now on the server may die. */
  | { readonly kind: "writing" }
  | { readonly kind: "counted"; readonly goals: Readonly<Record<string, Steps>> }
  | { readonly kind: "stopped"; readonly acknowledged: number; readonly unacknowledged: number }
  /** Each fault is one line; none is the promise kept. */
  | {
      readonly kind: "compared";
      readonly faults: readonly string[];
      readonly acknowledged: number;
    };
