/** Milliseconds. */
export interface Limits {
  /** One statement, as the server counts it. */
  readonly statement: number;
  /** A statement's wait for a row or table that another transaction holds. */
  readonly lock: number;
  /** The wait for a free connection, or for a new one to be made. */
  readonly wait: number;
  /** A transaction from begin to commit. */
  readonly transaction: number;
  /** The embedded engine works this long on one request before it is given up as stuck. */
  readonly stuck: number;
}

/** The product's own. */
export const limits: Limits = {
  statement: 5_000,
  lock: 2_000,
  wait: 2_000,
  transaction: 15_000,
  stuck: 60_000,
};
