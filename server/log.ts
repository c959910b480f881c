/** Facts of one line. Values are encoded, so that no input can start a line of its own. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  error(event: string, error: unknown, facts?: Facts): void;
}

export type LogLevel = "info" | "warn" | "error";
const order: readonly LogLevel[] = ["info", "warn", "error"];

/** A log of JSON lines, from `level` up, written by `write`. */
export function jsonLog(level: LogLevel, write: (line: string) => void, clock: () => number): Log {
  const from = order.indexOf(level);
  const line = (at: LogLevel, event: string, facts: Facts | undefined): void => {
    if (order.indexOf(at) < from) return;
    write(
      `${JSON.stringify({ time: new Date(clock()).toISOString(), level: at, event, ...facts })}\n`,
    );
  };
  return {
    info: (event, facts) => line("info", event, facts),
    warn: (event, facts) => line("warn", event, facts),
    error: (event, error, facts) => line("error", event, { ...facts, ...errorFacts(error) }),
  };
}

// Name, code and place of an error; its message may quote input, so it is cut short.
function errorFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  return {
    error: error.name,
    message: error.message.slice(0, 300),
    code,
    stack: error.stack?.slice(0, 2_000) ?? "",
  };
}
