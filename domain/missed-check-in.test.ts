import { describe, expect, it } from "vitest";
import { missedSince } from "./missed-check-in.ts";

// A check-in each week from Monday, March 2 on.
const rhythms = [{ from: "2026-03-02", weeks: 1 }] as const;
const goal = { rhythms, pauses: [], ended: null, done: new Set<string>() };
const none = { shortDays: [] };

const missed = (over: object = {}, since = "2026-03-01", today = "2026-03-20", excuse = none) =>
  missedSince({ ...goal, ...over }, excuse, since, today).map(({ from }) => from);

describe("what was missed of a goal", () => {
  it("is each period that is over without a check-in", () => {
    expect(missed()).toEqual(["2026-03-02", "2026-03-09"]);
    expect(missed({ done: new Set(["2026-03-02"]) })).toEqual(["2026-03-09"]);
    // A later check-in forgives none before it.
    expect(missed({ done: new Set(["2026-03-09"]) })).toEqual(["2026-03-02"]);
  });

  it.each([
    ["2026-03-15", "2026-03-01", ["2026-03-02"]],
    ["2026-03-16", "2026-03-01", ["2026-03-02", "2026-03-09"]],
    ["2026-03-16", "2026-03-08", ["2026-03-02", "2026-03-09"]],
    ["2026-03-16", "2026-03-09", ["2026-03-09"]],
    ["2026-03-16", "2026-03-16", []],
  ])("on %s is what ended after %s: %j", (today, since, found) => {
    expect(missed({}, since, today)).toEqual(found);
  });

  it.each([
    ["2026-03-15", ["2026-03-02"]],
    ["2026-03-16", ["2026-03-02", "2026-03-09"]],
  ])("is nothing that was not over when the goal ended on %s", (ended, found) => {
    expect(missed({ ended })).toEqual(found);
  });

  it("is nothing of which a day was paused, or that a moved zone cut short", () => {
    const pauses = [{ from: "2026-03-08", until: "2026-03-09", answered: true }];
    expect(missed({ pauses })).toEqual(["2026-03-09"]);
    expect(missed({}, "2026-03-01", "2026-03-20", { shortDays: ["2026-03-15"] as never })).toEqual([
      "2026-03-02",
    ]);
  });
});
