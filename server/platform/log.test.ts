import { expect, test } from "vitest";
import { jsonLog, logWith, type LogLevel } from "./log.ts";

const AT = Date.UTC(2026, 2, 10, 12);

function logged(level: LogLevel, act: (log: ReturnType<typeof jsonLog>) => void): string[] {
  const lines: string[] = [];
  act(
    jsonLog(
      level,
      (line) => void lines.push(line),
      () => AT,
    ),
  );
  return lines;
}

test.each([
  ["info", ["info", "warn", "error"]],
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
] as const)("from %s up it writes %j", (level, written) => {
  const lines = logged(level, (log) => {
    log.info("a");
    log.warn("b");
    log.error("c", new Error("x"));
  });
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(written);
});

test("a line is one JSON object with its time in UTC, and facts cannot take its names", () => {
  const [line = ""] = logged("info", (log) => {
    log.info("sign-in", {
      actor: "u",
      outcome: true,
      count: 2,
      none: null,
      time: "x",
      level: "y",
      event: "z",
    });
  });
  expect(line.endsWith("}\n")).toBe(true);
  expect(JSON.parse(line)).toEqual({
    time: "2026-03-10T12:00:00.000Z",
    level: "info",
    event: "sign-in",
    actor: "u",
    outcome: true,
    count: 2,
    none: null,
  });
});

test("no input starts a line of its own, moves a cursor or is lost", () => {
  const nasty = 'a\r\nb\u001b[31m\u0000\u007f\u0085\u009b2J\u2028\u2029"}{\ud800é🌱';
  const [line = ""] = logged("info", (log) => log.info("x", { nasty }));
  // oxlint-disable-next-line no-control-regex
  expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  expect(JSON.parse(line).nasty).toBe(nasty);
});

test("an error is told by name, code, place and cause, its texts cut short", () => {
  const cause = new TypeError("connect ECONNREFUSED");
  const error = Object.assign(new RangeError(`begin ${"x".repeat(5_000)}`, { cause }), {
    code: "E1",
  });
  const [line = ""] = logged("info", (log) => log.error("failed", error, { requestId: "r" }));
  const facts = JSON.parse(line);
  expect(facts).toMatchObject({
    error: "RangeError",
    code: "E1",
    cause: "TypeError: connect ECONNREFUSED",
    requestId: "r",
  });
  expect(facts.message).toHaveLength(300);
  expect(facts.stack).toMatch(/^\s+at .*log\.test\.ts/);
  expect(line.length).toBeLessThan(3_500);
});

test.each([["text"], [null], [{ secret: "x" }]])(
  "what is no error is told by its kind alone: %j",
  (thrown) => {
    const [line = ""] = logged("info", (log) => log.error("failed", thrown));
    expect(JSON.parse(line)).toMatchObject({ error: typeof thrown });
    expect(line).not.toContain("secret");
  },
);

test("an error that repeats is told once a minute, with how often it came; one that was answered each time", () => {
  const lines: string[] = [];
  let at = AT;
  const log = jsonLog(
    "error",
    (line) => void lines.push(line),
    () => at,
  );
  const fail = (message: string) => log.error("sweep.failed", new Error(message));
  for (at = AT; at < AT + 60_000; at += 1_000) fail("away");
  expect(lines).toHaveLength(1);
  fail("away");
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ message: "away", again: 59 });
  // Another reason, and the first one again.
  fail("broken");
  fail("away");
  log.error("mail.worker-failed", new Error("away"));
  expect(lines).toHaveLength(5);
  for (const requestId of ["a", "b"]) log.error("request.failed", new Error("away"), { requestId });
  expect(lines).toHaveLength(7);
  // What fails beside an answer that is given all the same.
  for (const requestId of ["a", "b"])
    logWith(log, { requestId }).error("session.touch-failed", new Error("full"));
  expect(lines).toHaveLength(8);
});
