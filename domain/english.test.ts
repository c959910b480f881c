import { expect, test } from "vitest";
import { counted } from "./count-words.ts";
import { words as dayWords } from "./day.words.ts";
import { words as listWords } from "./list.words.ts";
import { words as timeWords } from "./relative-time.words.ts";

// The words are literal, as the first view formats nothing by `Intl`; its data come from CLDR.

const counts = Array.from({ length: 130 }, (_, count) => count);
const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 0, 4 + day));

const namesOf = (of: readonly number[], options: Intl.DateTimeFormatOptions) =>
  of.map((at) => new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(at));

test("months and weekdays are those of CLDR", () => {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 15));
  expect(dayWords.months).toEqual(namesOf(months, { month: "short" }));
  expect(dayWords.weekdays).toEqual(namesOf(days, { weekday: "long" }));
  expect(dayWords.narrowWeekdays).toEqual(namesOf(days, { weekday: "narrow" }));
  expect(dayWords.shortWeekdays).toEqual(namesOf(days, { weekday: "short" }));
});

test("a distance is said as CLDR says it", () => {
  const format = new Intl.RelativeTimeFormat("en");
  for (const count of counts.slice(1)) {
    expect(dayWords.inDays(count)).toBe(format.format(count, "day"));
    expect(dayWords.daysAgo(count)).toBe(format.format(-count, "day"));
    expect(timeWords.daysAgo(count)).toBe(format.format(-count, "day"));
    expect(timeWords.hoursAgo(count)).toBe(format.format(-count, "hour"));
    expect(timeWords.minutesAgo(count)).toBe(format.format(-count, "minute"));
  }
});

test("a noun is singular where CLDR says so", () => {
  const rules = new Intl.PluralRules("en");
  expect(counts.map((count) => counted(count, "goal"))).toEqual(
    counts.map((count) => `${count} ${rules.select(count) === "one" ? "goal" : "goals"}`),
  );
});

test.each([
  ["conjunction", listWords.and],
  ["disjunction", listWords.or],
] as const)("a list (%s) is joined as CLDR joins it in British English", (type, joined) => {
  const format = new Intl.ListFormat("en-GB", { type });
  for (const length of [0, 1, 2, 3, 4]) {
    const items = ["Ann", "Bo", "Cy", "Di"].slice(0, length);
    expect(joined(items)).toBe(format.format(items));
  }
});
