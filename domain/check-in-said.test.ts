import { expect, test } from "vitest";
import { changeFrom, saidHealthInWords, saidInWords, type CheckInSaid } from "./check-in-said.ts";
import type { Measure } from "./measure.ts";
import { nothingSaid } from "./needs-you.ts";
import { plainNotation } from "./notation.ts";
import type { Change } from "./week.ts";

const articles: Measure = { type: "Numeric", targetValue: 4, currentValue: 2, unit: "articles" };
const streak: Measure = { type: "DailyStreak", targetValue: 21, currentValue: 4, unit: "days" };
const yesNo: Measure = { type: "Boolean", targetValue: null, currentValue: true, unit: "" };
const onDay: Measure = { type: "Date", targetValue: "2027-02-01", currentValue: null, unit: "" };

test.each<[Partial<CheckInSaid>, Measure, string]>([
  [{ change: { by: 2, to: 2 } }, articles, "+2 articles, 2 of 4"],
  [{ change: { by: -1, to: 2 } }, articles, "−1 article, 2 of 4"],
  [{}, articles, "No change, 2 of 4"],
  [{ change: { by: 1, to: 4 } }, streak, "+1 day, 4 of 21"],
  [{ change: { by: null, to: true } }, yesNo, "Done"],
  [{ change: { by: null, to: false } }, yesNo, "No longer done"],
  [{ change: { by: null, to: "2027-01-05" } }, onDay, "Reached on Jan 5, 2027"],
  [{ change: { by: null, to: null } }, onDay, "No longer done"],
  [{}, onDay, "No change"],
  [
    { keptPromise: "do two more", kept: "kept", promise: "write one", obstacle: "Rain" },
    yesNo,
    "No change · kept “do two more” · obstacle: “Rain” · next: “write one”",
  ],
  [{ keptPromise: "run" }, yesNo, "No change · no answer to “run”"],
  [{ kept: "not" }, yesNo, "No change"],
])("%j of %j", (said, measure, words) => {
  const parts = saidInWords({ ...nothingSaid, ...said }, measure, plainNotation);
  expect(parts.join(" · ").replaceAll(/[\u2066-\u2069]/g, "")).toBe(words);
});

test.each<[Measure["currentValue"], Measure, Change | null]>([
  [2, articles, null],
  [0.5, articles, { by: 1.5, to: 2 }],
  [false, yesNo, { by: null, to: true }],
  ["2027-01-05", onDay, { by: null, to: null }],
])("the change from %j", (from, measure, change) => {
  expect(changeFrom(from, measure)).toEqual(change);
});

test.each<[Change | null, string]>([
  [null, "On track, said 7 days ago · no change since"],
  [{ by: 2, to: 2 }, "On track, said 7 days ago · +2 articles since"],
])("how it goes is said with its age", (since, words) => {
  const now = { at: 7 * 86_400_000 };
  const said = { health: "on-track", at: 0, since } as const;
  expect(saidHealthInWords(said, articles, now, plainNotation)).toBe(words);
});
