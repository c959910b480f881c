import { describe, expect, test } from "vitest";
import { addDays, dayAt, dayNumber, dayOf, daysBetween, mondayOf, weekFrom, nowIn } from "./day.ts";
import { isZone } from "./zone-offset.ts";

describe("the day of an instant", () => {
  test.each([
    // On the other side of the date line until the last day of 1994, or 2011, which it skipped.
    ["Pacific/Kiritimati", "1994-12-31T09:59:59Z", "1994-12-30"],
    ["Pacific/Kiritimati", "1994-12-31T10:00:00Z", "1995-01-01"],
    ["Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
    // Clocks went from 00:00 to 01:00: this day had no midnight.
    ["America/Sao_Paulo", "2018-11-04T02:59:59Z", "2018-11-03"],
    ["America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-04"],
    // Clocks went from 00:00 back to 23:00: the evening came twice.
    ["America/Sao_Paulo", "2018-02-18T02:00:00Z", "2018-02-17"],
    ["America/Sao_Paulo", "2018-02-18T02:59:59Z", "2018-02-17"],
    ["America/Sao_Paulo", "2018-02-18T03:00:00Z", "2018-02-18"],
    // A day of 23 hours and a day of 25.
    ["Europe/London", "2025-03-30T22:59:59Z", "2025-03-30"],
    ["Europe/London", "2025-03-30T23:00:00Z", "2025-03-31"],
    ["Europe/London", "2025-10-25T23:00:00Z", "2025-10-26"],
    ["Europe/London", "2025-10-26T23:59:59Z", "2025-10-26"],
    // A quarter of an hour off.
    ["Asia/Kathmandu", "2025-01-01T18:14:59.999Z", "2025-01-01"],
    ["Asia/Kathmandu", "2025-01-01T18:15:00Z", "2025-01-02"],
    ["UTC", "0099-06-15T00:00:00Z", "0099-06-15"],
  ])("in %s, %s falls on %s", (zone, instant, day) => {
    expect(dayOf(Date.parse(instant), zone)).toBe(day);
    expect(nowIn(Date.parse(instant), zone)).toEqual({ at: Date.parse(instant), today: day, zone });
  });
});

describe("counting days", () => {
  test.each([
    ["2025-02-28", 1, "2025-03-01"],
    ["2028-02-29", 365, "2029-02-28"],
    ["2024-12-31", 1, "2025-01-01"],
    ["2025-01-01", -1, "2024-12-31"],
    ["0001-01-01", 3_652_058, "9999-12-31"],
  ])("%s and %i days is %s", (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
    expect(daysBetween(day, moved)).toBe(days);
    expect(daysBetween(moved, day) + days).toBe(0);
  });

  test("day 0 is 1970-01-01", () => {
    expect(dayNumber("1970-01-01")).toBe(0);
    expect(dayNumber("1969-12-31")).toBe(-1);
    expect(dayAt(0)).toBe("1970-01-01");
    expect(dayAt(-1)).toBe("1969-12-31");
  });
});

describe("a zone", () => {
  test.each(["UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "Asia/Katmandu"])(
    "%s is one",
    (zone) => {
      expect(isZone(zone)).toBe(true);
    },
  );

  test.each([
    "",
    "Mars/Olympus",
    "+05:30",
    "Europe/London ",
    "Europe/London\u0000",
    "../../etc/passwd",
    "__proto__",
    "\ud800",
    "A".repeat(65),
  ])("%j is none", (zone) => {
    expect(isZone(zone)).toBe(false);
  });

  test("its name counts in any case, and days are the same", () => {
    const at = Date.parse("2025-03-10T09:59:59Z");
    expect(isZone("pacific/honolulu")).toBe(true);
    expect(dayOf(at, "pacific/HONOLULU")).toBe(dayOf(at, "Pacific/Honolulu"));
  });
});

test.each([
  ["2026-11-22", 7, "2026-11-22"],
  ["2026-11-28", 7, "2026-11-22"],
  ["2026-11-20", 6, "2026-11-14"],
  ["2026-11-20", 5, "2026-11-20"],
  ["1970-01-01", 7, "1969-12-28"],
])("the week of %s, where weeks begin on day %d, begins on %s", (day, first, start) => {
  expect(weekFrom(day, first)).toBe(start);
});

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2026-11-30", "2026-11-30"],
  ["1969-12-28", "1969-12-22"],
])("the Monday of the week of %s is %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
