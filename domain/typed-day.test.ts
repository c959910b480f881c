import { describe, expect, test } from "vitest";
import { parseDay } from "./day.ts";
import { parseTypedDay } from "./typed-day.ts";

// Both forms mean the same days (product 3.4); only the first is how a day is stored.
const realDays = [
  ["2028-02-29", "02/29/2028"],
  ["2000-02-29", "02/29/2000"],
  ["2025-12-31", "12/31/2025"],
  ["0001-01-01", "01/01/0001"],
  ["9999-12-31", "12/31/9999"],
] as const;

const noDays = [
  ["no leap year", "2025-02-29", "02/29/2025"],
  ["no leap century", "1900-02-29", "02/29/1900"],
  ["thirty-first of April", "2025-04-31", "04/31/2025"],
  ["month 0", "2025-00-10", "00/10/2025"],
  ["day 0", "2025-01-00", "01/00/2025"],
  ["year 0", "0000-01-01", "01/01/0000"],
  ["two digits for the year", "25-01-01", "01/01/25"],
  ["five digits for the year", "12025-01-01", "01/01/12025"],
  ["three digits for the day", "2025-01-031", "01/031/2025"],
  ["arabic digits", "٢٠٢٥-٠١-٠١", "٠١/٠١/٢٠٢٥"],
  ["a sign", "+2025-01-01", "-1/01/2025"],
  ["a time", "2025-01-01T00:00:00Z", "01/01/2025 10:00"],
  ["another separator", "2025/01/01", "01-01-2025"],
] as const;

describe("a day as it was typed (product 3.4)", () => {
  test.each(realDays)("%s and %s are the same day", (iso, us) => {
    expect(parseTypedDay(iso)).toBe(iso);
    expect(parseTypedDay(us)).toBe(iso);
  });

  test.each(noDays)("%s: neither %j nor %j is a day", (_, iso, us) => {
    expect(parseTypedDay(iso)).toBeNull();
    expect(parseTypedDay(us)).toBeNull();
  });

  test.each(["", "tomorrow", "2025-01", "2025-1-1"])("%j is no day", (typed) => {
    expect(parseTypedDay(typed)).toBeNull();
  });

  test.each(["\t2025-01-31\n", "\u00a001/31/2025"])("space around %j does not count", (typed) => {
    expect(parseTypedDay(typed)).toBe("2025-01-31");
  });

  test("leading zeros of MM/DD may be left out", () => {
    expect(parseTypedDay("1/2/2025")).toBe("2025-01-02");
  });

  test.each([
    ["31.1.2025", "2025-01-31"],
    ["02.01.2025", "2025-01-02"],
    ["1.31.2025", null],
    ["1.2/2025", null],
  ])("with points the day is first: %s is %s", (text, day) => {
    expect(parseTypedDay(text)).toBe(day);
  });
});

describe("a day as it is stored", () => {
  test.each(realDays)("%s is one, %s is not", (iso, us) => {
    expect(parseDay(iso)).toBe(iso);
    expect(parseDay(us)).toBeNull();
  });

  test.each(noDays)("%s: %j is none", (_, iso) => {
    expect(parseDay(iso)).toBeNull();
  });

  test("with space around it is none", () => {
    expect([" 2025-01-31", "2025-01-31\n"].map(parseDay)).toEqual([null, null]);
  });
});
