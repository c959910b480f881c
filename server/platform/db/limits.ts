/** Milliseconds. */
export interface Limits {
  /** Measured by the server. */
  readonly statement: number;
  readonly lock: number;
  /** For a free connection, or a new one. */
  readonly wait: number;
  /** From begin to commit. */
  readonly transaction: number;
  /** On one request of the embedded engine, before it is given up as stuck. */
  readonly stuck: number;
}

export const limits: Limits = {
  statement: 5_000,
  lock: 2_000,
  wait: 2_000,
  transaction: 15_000,
  stuck: 60_000,
};
