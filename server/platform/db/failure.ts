export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

export class SqlError extends Error {
  override name = "SqlError";
  readonly code: string;
  readonly constraint: string | undefined;
  constructor(message: string, code: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

const unavailable = new Set([
  "25006", // read-only: this server is a standby now
  "25P03", // idle in transaction for too long
  "55P03", // lock_timeout
  "57014", // statement_timeout
  "57P01", // shutting down
  "57P02", // another process of the server crashed
  "57P03", // starting up
  "57P05", // idle session ended
  "58030", // input or output failed
]);

/** Classes 08 (connection) and 53 (resources) are transient. */
export function refusal(message: string, code: string, constraint?: string): Error {
  if (unavailable.has(code) || code.startsWith("08") || code.startsWith("53")) {
    return new DatabaseUnavailable(`${message} (${code})`);
  }
  return new SqlError(message, code, constraint);
}

/** Serialization failure or deadlock. */
export function mayRunAgain(error: unknown): boolean {
  return error instanceof SqlError && (error.code === "40001" || error.code === "40P01");
}
