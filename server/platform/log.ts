/** JSON-encoded, so that no input can start a new line. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  error(event: string, error: unknown, facts?: Facts): void;
}

export type LogLevel = "info" | "warn" | "error";
const order: readonly LogLevel[] = ["info", "warn", "error"];

// JSON leaves characters that move a terminal's cursor or end a line.
function encoded(facts: Facts): string {
  return JSON.stringify(facts).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Never deduplicated: users may know the request id. */
const answered: ReadonlySet<string> = new Set([
  "request.failed",
  "document.failed",
  "sign-in.network-failed",
  "admin.setup-failed",
  "admin.totp-unreadable",
]);

const QUIET_MS = 60_000;

class Repeats {
  readonly #last = new Map<string, { message: unknown; at: number; again: number }>();

  before(event: string, message: unknown, at: number): number | null {
    const last = this.#last.get(event);
    const isSame = last?.message === message;
    if (last !== undefined && isSame && Math.abs(at - last.at) < QUIET_MS) {
      last.again += 1;
      return null;
    }
    this.#last.set(event, { message, at, again: 0 });
    return isSame ? (last?.again ?? 0) : 0;
  }
}

export function jsonLog(level: LogLevel, write: (line: string) => void, clock: () => number): Log {
  const from = order.indexOf(level);
  const line = (at: LogLevel, event: string, facts: Facts | undefined): void => {
    if (order.indexOf(at) < from) return;
    const time = new Date(clock()).toISOString();
    write(`${encoded({ ...facts, time, level: at, event })}\n`);
  };
  const repeats = new Repeats();
  return {
    info: (event, facts) => line("info", event, facts),
    warn: (event, facts) => line("warn", event, facts),
    error: (event, error, facts) => {
      const told = { ...facts, ...errorFacts(error) };
      const again = answered.has(event) ? 0 : repeats.before(event, told["message"], clock());
      if (again !== null) line("error", event, again === 0 ? told : { ...told, again });
    },
  };
}

export function logWith(log: Log, always: Facts): Log {
  return {
    info: (event, facts) => log.info(event, { ...facts, ...always }),
    warn: (event, facts) => log.warn(event, { ...facts, ...always }),
    error: (event, error, facts) => log.error(event, error, { ...facts, ...always }),
  };
}

// Messages may quote input, so they are cut.
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
