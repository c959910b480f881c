import { expect, test } from "vitest";
import { weeklyQuotas } from "./streak.ts";
import { words as streakWords } from "./streak.words.ts";

test("a quota is every day, or six of seven down to one (product 24.6)", () => {
  expect(weeklyQuotas.map(streakWords.quota)).toEqual([
    "Every day",
    "6 days a week",
    "5 days a week",
    "4 days a week",
    "3 days a week",
    "2 days a week",
    "1 day a week",
  ]);
});

const rule = "You earn one for every 7 days in a row.";

test.each([
  [0, 0, `No grace days left. ${rule}`],
  [0, 1, `No grace days left. ${rule} Used in this streak: 1.`],
  [1, 0, `1 grace day left. ${rule}`],
  [1, 3, `1 grace day left. ${rule} Used in this streak: 3.`],
  [2, 0, `2 grace days left. ${rule}`],
])("%i kept and %i used: %s", (kept, used, words) => {
  expect(streakWords.grace({ kept, used })).toBe(words);
});

test("a run counts days, with a weekly quota weeks", () => {
  const grace = { kept: 0, used: 0 };
  expect([0, 1, 2].map((length) => streakWords.run(length, { grace }))).toEqual([
    "0 days",
    "1 day",
    "2 days",
  ]);
  expect([1, 2].map((length) => streakWords.run(length, { grace: null }))).toEqual([
    "1 week",
    "2 weeks",
  ]);
});

test.each([
  [1, "A week (Monday to Sunday) counts if it has progress on at least 1 day."],
  [6, "A week (Monday to Sunday) counts if it has progress on at least 6 days."],
])("a quota of %i: %s", (quota, words) => {
  expect(streakWords.weekRule(quota)).toBe(words);
});
