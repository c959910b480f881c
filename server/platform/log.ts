/** Facts of one line. Values are encoded, so that no input can start a line of its own. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  error(event: string, error: unknown, facts?: Facts): void;
}

export type LogLevel = "info" | "warn" | "error";
const order: readonly LogLevel[] = ["info", "warn", "error"];

// JSON leaves some characters as they are that move a terminal's cursor or end a line for some readers.
function encoded(facts: Facts): string {
  return JSON.stringify(facts).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A log of JSON lines, from `level` up, written by `write`. */
export function jsonLog(level: LogLevel, write: (line: string) => void, clock: () => number): Log {
  const from = order.indexOf(level);
  const line = (at: LogLevel, event: string, facts: Facts | undefined): void => {
    if (order.indexOf(at) < from) return;
    const time = new Date(clock()).toISOString();
    write(`${encoded({ ...facts, time, level: at, event })}\n`);
  };
  return {
    info: (event, facts) => line("info", event, facts),
    warn: (event, facts) => line("warn", event, facts),
    error: (event, error, facts) => line("error", event, { ...facts, ...errorFacts(error) }),
  };
}

// Name, code, place and cause of an error. Messages may quote input, so they are cut short.
function errorFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : null;
  return {
    error: error.name,
    message: error.message.slice(0, 300),
    code,
    cause: cause?.slice(0, 300) ?? null,
    stack: placesOf(error.stack ?? ""),
  };
}

// A stack begins with the whole message.
function placesOf(stack: string): string {
  const lines = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return lines.join("\n").slice(0, 2_000);
}
