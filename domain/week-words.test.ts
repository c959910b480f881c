import { expect, test } from "vitest";
import type { Period } from "./check-in-period.ts";
import type { Day } from "./day.ts";
import type { Measure } from "./measure.ts";
import { plainNotation as en } from "./notation.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import {
  ledgerInWords,
  pastChangeInWords,
  presentChangeInWords,
  weekPaceInWords,
} from "./week-words.ts";

const pages: Measure = { type: "Numeric", targetValue: 40, currentValue: 8, unit: "pages" };
const streak: Measure = { type: "DailyStreak", targetValue: 21, currentValue: 4, unit: "days" };
const answer: Measure = { type: "Boolean", targetValue: null, currentValue: true, unit: "" };
const day: Measure = {
  type: "Date",
  targetValue: "2026-05-01",
  currentValue: "2026-03-12",
  unit: "",
};

test.each([
  [{ by: 4, to: 6 }, pages, "+4 pages, now 8 of 40", "+4 pages, 6 of 40"],
  [{ by: -1, to: 8 }, pages, "−1 page, now 8 of 40", "−1 page, 8 of 40"],
  [{ by: 3, to: 4 }, streak, "+3 days, now 4 of 21", "+3 days, 4 of 21"],
  [null, pages, "No change, 8 of 40", "No change"],
  [{ by: null, to: true }, answer, "Done", "Done"],
  [{ by: null, to: false }, answer, "No longer done", "No longer done"],
  [null, answer, "No change", "No change"],
  [{ by: null, to: "2026-03-12" }, day, "Reached on Mar 12, 2026", "Reached on Mar 12, 2026"],
  [{ by: null, to: null }, day, "No longer done", "No longer done"],
])("%o in words, this week and in a past one", (change, measure, present, past) => {
  expect(presentChangeInWords(change, measure, en)).toBe(present);
  expect(pastChangeInWords(change, measure, en)).toBe(past);
});

test.each<[string, Period, Day, readonly string[]]>([
  ["with its weekday", { from: "2026-03-16", until: "2026-03-23" }, "2026-03-22", ["Monday"]],
  ["with its day", { from: "2026-03-16", until: "2026-03-30" }, "2026-03-23", ["Mar 16"]],
  ["of no past week", { from: "2026-03-16", until: "2026-03-23" }, "2026-03-23", []],
])("what came since is told %s", (_, period, today, since) => {
  const moved = { change: null, since: { by: 2, to: 8 }, period };
  const [, ...rest] = ledgerInWords(moved, pages, { today }, en);
  expect(rest).toEqual(since.map((each) => `+2 pages since ${each}`));
});

test.each<[string, number, string | null]>([
  ["until the day on which it would be behind", 20, "On pace until Friday"],
  ["as it is now", 4, "6 pages behind"],
])("a week's pace is told %s, and not while paused", (_, currentValue, words) => {
  const goal = {
    ...sampleGoal,
    measurable: { ...pages, currentValue },
    createdAt: noonOf("2026-03-09").at,
    dueDate: "2026-03-29",
  };
  expect(weekPaceInWords(goal, noonOf("2026-03-14"), en)).toBe(words);
  const pauses = [{ from: "2026-03-14", until: null, answered: false }];
  expect(weekPaceInWords({ ...goal, pauses }, noonOf("2026-03-14"), en)).toBeNull();
});
