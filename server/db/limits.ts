/** Milliseconds. */
export const limits = {
  /** One statement, as the server counts it. */
  statement: 5_000,
  /** A statement's wait for a row or table that another transaction holds. */
  lock: 2_000,
  /** The wait for a free connection, or for a new one to be made. */
  wait: 2_000,
  /** A transaction from begin to commit. */
  transaction: 15_000,
  /** The embedded engine works this long on one request before it is given up as stuck. */
  stuck: 60_000,
} as const;
