import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { countsOf } from "./counts.mjs";
import { verdict } from "./verdict.mjs";

const folder = mkdtempSync(join(tmpdir(), "cairn-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("counts", () => {
  const unit = {
    passed: 5,
    troubles: [
      { kind: "skipped", where: "a", message: "" },
      { kind: "skipped", where: "b", message: "" },
    ],
  };
  const spec = (line: number, status: string, ...messages: string[]) => ({
    title: "a journey",
    file: "x.spec.ts",
    line,
    tests: [
      {
        projectName: "embedded",
        status,
        results: messages.map((message) => ({ errors: [{ message }] })),
      },
    ],
  });
  const journeys = {
    suites: [
      { specs: [spec(1, "expected"), spec(2, "unexpected", "timed out")] },
      { suites: [{ specs: [spec(3, "flaky", "at first"), spec(4, "skipped")] }] },
    ],
    errors: [{ message: "no server" }],
  };

  test("are read from vitest", () => {
    expect(countsOf("vitest", report(unit), true)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      troubles: unit.troubles,
    });
  });
  test("are read from playwright, where a flaky journey is a failed one", () => {
    expect(countsOf("playwright", report(journeys), false)).toEqual({
      passed: 1,
      failed: 3,
      skipped: 1,
      troubles: [
        { kind: "failed", where: "x.spec.ts:2 > a journey (embedded)", message: "timed out" },
        { kind: "retried", where: "x.spec.ts:3 > a journey (embedded)", message: "at first" },
        { kind: "skipped", where: "x.spec.ts:4 > a journey (embedded)", message: "" },
        { kind: "failed", where: "outside of every test", message: "no server" },
      ],
    });
  });
  test.each<[string, "vitest" | undefined, () => string]>([
    ["a report without a failure", "vitest", () => report(unit)],
    ["no report", "vitest", () => join(folder, "missing.json")],
    ["no tool that reports", undefined, () => ""],
  ])("hold a failure when it ended badly with %s", (_, tool, file) => {
    const { failed, troubles } = countsOf(tool, file(), false);
    expect(failed).toBe(1);
    expect(troubles.at(-1)?.message).toContain("ended badly");
  });
});

describe("the verdict", () => {
  const good = {
    name: "unit",
    seconds: 1,
    counts: { passed: 5, failed: 0, skipped: 0, troubles: [] },
  };
  const skipped = { name: "journeys", seconds: 0, skipped: "no Chromium here" };
  const later = { kind: "skipped", where: "x.test.ts > later", message: "" } as const;
  const partly = { ...good, counts: { passed: 3, failed: 0, skipped: 1, troubles: [later] } };
  const broken = (...messages: string[]) => ({
    ...good,
    counts: {
      passed: 5,
      failed: messages.length,
      skipped: 0,
      troubles: messages.map(
        (message, at) => ({ kind: "failed", where: `x.test.ts > ${at}`, message }) as const,
      ),
    },
  });

  test("ends with a line for tools", () => {
    expect(verdict([good, { ...broken("no"), name: "lint" }], false).lines.at(-1)).toBe(
      "10 passed, 1 failed",
    );
  });
  test("says nothing of failures where there is none", () => {
    expect(verdict([good], true).lines).toHaveLength(2);
    expect(verdict([partly], false).lines).toHaveLength(2);
  });
  test("names what failed after the counts and before the last line", () => {
    const { lines } = verdict(
      [broken("\u001b[31mexpected 1\u001b[39m\n\n  to be 2\n"), good],
      false,
    );
    expect(lines.slice(2)).toEqual([
      "== failed",
      "unit  x.test.ts > 0",
      "    expected 1",
      "      to be 2",
      "10 passed, 1 failed",
    ]);
  });
  test("names what passed only when tried again as failed", () => {
    const troubles = [{ kind: "retried", where: "x.test.ts > rare", message: "late" } as const];
    const counts = { ...good.counts, failed: 1, troubles };
    for (const strict of [false, true]) {
      const { lines, failed } = verdict([{ ...good, counts }], strict);
      expect(lines[0]).toContain("FAILED");
      expect(lines.slice(2, -1)).toEqual([
        "unit  x.test.ts > rare  (passed when tried again)",
        "    late",
      ]);
      expect(failed).toBe(1);
    }
  });
  test("names under CI what was skipped", () => {
    const { lines } = verdict([partly], true);
    expect(lines.slice(1, -1)).toEqual(["== failed", "unit  x.test.ts > later  (skipped)"]);
  });
  test("shows of a long message its beginning and where it was thrown, of a long line its beginning", () => {
    const long = ["x".repeat(1_000), ...Array.from({ length: 50 }, (_, at) => `${at}`), "at last"];
    const lines = verdict([broken(long.join("\n"))], false).lines.slice(2, -1);
    expect(lines.map((line) => line.trim()).slice(2)).toEqual(["0", "1", "2", "3", "4", "at last"]);
    expect(lines[1]).toHaveLength(240);
  });
  test("shows thirty failures and says how many more there are", () => {
    const { lines } = verdict([broken(...Array.from({ length: 33 }, () => "no"))], false);
    expect(lines).toContain("unit  x.test.ts > 29");
    expect(lines.slice(-3)).toEqual(["    no", "... and 3 more", "5 passed, 33 failed"]);
  });
  test("names what was skipped", () => {
    const { lines, failed } = verdict([good, skipped], false);
    expect(lines[1]).toMatch(/^journeys +SKIPPED .*no Chromium here$/);
    expect(failed).toBe(0);
  });
  test.each([
    ["a stage", skipped],
    ["a test", partly],
    ["half a stage", { ...good, skipped: "in part: no PostgreSQL" }],
  ])("is bad under CI when %s was skipped", (_, outcome) => {
    expect(verdict([outcome], false).failed).toBe(0);
    const { lines, failed } = verdict([outcome], true);
    expect(failed).toBe(1);
    expect(lines[0]).toContain("FAILED");
  });
});
