import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, addDays, dayAt, dayNumber, dayOf, daysBetween, parseDay } from "./day.ts";
import { cases, rounds } from "./rounds.fixture.ts";
import { parseTypedDay } from "./typed-day.ts";

const EARLIEST = dayNumber("0001-01-01");
const LATEST = dayNumber("9999-12-31");
const day = fc.integer({ min: EARLIEST, max: LATEST }).map(dayAt);
const zone = fc.constantFrom(
  "Pacific/Honolulu",
  "America/Sao_Paulo",
  "Europe/London",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "UTC",
);

test("a day is read back from both of its forms", () => {
  fc.assert(
    fc.property(day, (iso) => {
      const [year, month, date] = iso.split("-");
      expect(parseDay(iso)).toBe(iso);
      expect(parseTypedDay(iso)).toBe(iso);
      expect(parseTypedDay(`${month}/${date}/${year}`)).toBe(iso);
      expect(dayAt(dayNumber(iso))).toBe(iso);
    }),
  );
});

/** Around each century, and the leap years next to it. */
const besideCentury = /(96|99|00|01|04)$/;

test("days are counted as a Date counts them, through every leap year and century", () => {
  const dated = (number: number) => new Date(number * DAY_MS).toISOString();
  const wrong: number[] = [];
  const look = (number: number): void => {
    const counted = dayAt(number);
    if (!dated(number).startsWith(`${counted}T`) || dayNumber(counted) !== number)
      wrong.push(number);
  };
  const years = Array.from({ length: 402 }, (_, index) => 1799 + index);
  for (const year of cases(years, (one) => besideCentury.test(`${one}`))) {
    const [from, until] = [dayNumber(`${year}-01-01`), dayNumber(`${year + 1}-01-01`)];
    for (let number = from; number < until; number += 1) look(number);
  }
  const numRuns = rounds(10_000, 1_000);
  fc.assert(fc.property(fc.integer({ min: EARLIEST, max: LATEST }), look), { numRuns });
  expect(wrong).toEqual([]);
});

test("whatever is typed is a stored day or nothing, and never throws", () => {
  const anyUnits = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 })
    .map((units) => String.fromCharCode(...units));
  const digits = fc.stringMatching(/^\d{1,5}[-/]\d{1,3}[-/]\d{1,5}$/);
  fc.assert(
    fc.property(fc.oneof(digits, fc.string(), anyUnits), (typed) => {
      const read = parseTypedDay(typed);
      expect(read === null || parseDay(read) === read).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("days order as text, as numbers and by the days between them", () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      expect(one < other).toBe(dayNumber(one) < dayNumber(other));
      expect(addDays(one, daysBetween(one, other))).toBe(other);
      expect(daysBetween(one, other) + daysBetween(other, one)).toBe(0);
    }),
  );
});

test("in every zone an instant falls on the day of UTC or a neighbour, and a day never goes back", () => {
  const instant = fc.integer({
    min: Date.parse("1980-01-01T00:00:00Z"),
    max: Date.parse("2100-01-01T00:00:00Z"),
  });
  fc.assert(
    fc.property(instant, zone, (at, here) => {
      const local = dayOf(at, here);
      expect(parseDay(local)).toBe(local);
      expect(Math.abs(daysBetween(dayOf(at, "UTC"), local))).toBeLessThanOrEqual(1);
      expect(dayOf(at + 3_600_000, here) >= local).toBe(true);
    }),
    { numRuns: 500 },
  );
});
