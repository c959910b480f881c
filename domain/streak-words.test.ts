import { expect, test } from "vitest";
import { weeklyQuotas } from "./streak.ts";
import { words as streakWords } from "./streak.words.ts";

test("a quota is every day, or six of seven down to one (product 24.6)", () => {
  expect(weeklyQuotas.map(streakWords.quota)).toEqual([
    "Every day",
    "6 of 7 days",
    "5 of 7 days",
    "4 of 7 days",
    "3 of 7 days",
    "2 of 7 days",
    "1 of 7 days",
  ]);
});

const none = "No day of grace is left: each 7 verified days in a row earn one.";

test.each([
  [0, 0, none],
  [0, 1, `${none} This run has used 1.`],
  [1, 0, "1 day of grace is left, earned by 7 days."],
  [1, 3, "1 day of grace is left, earned by 7 days. This run has used 3."],
  [2, 0, "2 days of grace are left, earned by 14 days."],
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
  [1, "A week, Monday to Sunday, counts from 1 verified day on."],
  [6, "A week, Monday to Sunday, counts from 6 verified days on."],
])("a quota of %i: %s", (quota, words) => {
  expect(streakWords.weekRule(quota)).toBe(words);
});
