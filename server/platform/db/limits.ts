/** Milliseconds. */
export interface Limits {
  readonly statement: number;
  readonly lock: number;
  readonly wait: number;
  readonly transaction: number;
  /** On one request, before the embedded engine is given up as stuck. */
  readonly stuck: number;
}

export const limits: Limits = {
  statement: 5_000,
  lock: 2_000,
  wait: 2_000,
  transaction: 15_000,
  stuck: 60_000,
};
