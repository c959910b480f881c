import { describe, expect, test } from "vitest";
import type { Trouble } from "./report.mjs";
import { verdict } from "./verdict.mjs";

const stage = (passed: number, ...troubles: Trouble[]) => ({
  name: "unit",
  seconds: 1,
  report: { passed, troubles },
});
const failed = (message: string, at = 0): Trouble => ({
  kind: "failed",
  where: `x.test.ts > ${at}`,
  message,
});
const flaky: Trouble = { kind: "flaky", where: "x.test.ts > rare", message: "late" };
const later: Trouble = { kind: "skipped", where: "x.test.ts > later", message: "" };
const good = stage(5);

describe("the verdict", () => {
  test("ends with a line for tools, and says nothing of failures where there is none", () => {
    expect(verdict([good, good], true)).toEqual({
      lines: ["unit         passed   5 passed, 1.0 s", expect.anything(), "10 passed, 0 failed"],
      failed: 0,
    });
  });

  test("counts checks where there were no tests", () => {
    const skipped = { name: "journeys", seconds: 0, skipped: "no Chromium" };
    const last = (...outcomes: Parameters<typeof verdict>[0]) =>
      verdict(outcomes, false).lines.at(-1);
    expect(last(stage(0), stage(0))).toBe("2 passed, 0 failed");
    expect(last(stage(0), stage(5), skipped)).toBe("5 passed, 0 failed");
    expect(last(stage(0), stage(0, failed("x")))).toBe("1 passed, 1 failed");
  });

  test("names what failed after the stages", () => {
    const message = "\u001b[31mexpected 1\u001b[39m\n\n  to be 2\n";
    const { lines, failed: count } = verdict([stage(5, failed(message)), good], false);
    expect(lines[0]).toContain("FAILED");
    expect(lines.slice(2)).toEqual([
      "== failed",
      "unit  x.test.ts > 0",
      "    expected 1",
      "      to be 2",
      "10 passed, 1 failed",
    ]);
    expect(count).toBe(1);
  });

  test("lists what passed only when tried again, which fails nothing", () => {
    const { lines, failed: count } = verdict([stage(5, flaky)], true);
    expect(lines).toEqual([
      "unit         passed   5 passed, 1.0 s",
      "== flaky: passed when tried again",
      "unit  x.test.ts > rare",
      "    late",
      "5 passed, 0 failed",
    ]);
    expect(count).toBe(0);
  });

  test("shows of a long message its beginning and where it was thrown, of a long line its beginning", () => {
    const long = ["x".repeat(1_000), ...Array.from({ length: 50 }, (_, at) => `${at}`), "at last"];
    const lines = verdict([stage(5, failed(long.join("\n")))], false).lines.slice(2, -1);
    expect(lines.map((line) => line.trim()).slice(2)).toEqual(["0", "1", "2", "3", "4", "at last"]);
    expect(lines[1]).toHaveLength(240);
  });

  test("shows thirty failures and says how many more there are", () => {
    const many = Array.from({ length: 33 }, (_, at) => failed("no", at));
    const { lines } = verdict([stage(5, ...many)], false);
    expect(lines).toContain("unit  x.test.ts > 29");
    expect(lines.slice(-3)).toEqual(["    no", "... and 3 more", "5 passed, 33 failed"]);
  });

  test.each([
    ["a stage", { name: "unit", seconds: 0, skipped: "no Chromium here" }, /no Chromium here/],
    ["a test", stage(3, later), /x\.test\.ts > later {2}\(skipped\)/],
    ["half a stage", { ...good, skipped: "in part: no PostgreSQL" }, /no PostgreSQL/],
  ])("is bad under CI when %s was skipped, and not elsewhere", (_, outcome, named) => {
    expect(verdict([outcome], false).failed).toBe(0);
    const { lines, failed: count } = verdict([outcome], true);
    expect(count).toBe(1);
    expect(lines[0]).toMatch(/FAILED/);
    expect(lines.slice(1).join("\n")).toMatch(named);
  });
});
