import { expect, test } from "vitest";
import { addDays, dayOf } from "./day.ts";
import { clockOf, instantAt } from "./local-hour.ts";
import { cases } from "./rounds.fixture.ts";

test.each([
  ["UTC", "2026-03-16", 8, "2026-03-16T08:00:00Z"],
  ["Pacific/Honolulu", "2026-03-16", 8, "2026-03-16T18:00:00Z"],
  ["Pacific/Kiritimati", "2026-03-16", 8, "2026-03-15T18:00:00Z"],
  ["Asia/Kathmandu", "2026-03-16", 8, "2026-03-16T02:15:00Z"],
  // On either side of a change of the clock.
  ["Europe/London", "2026-03-28", 8, "2026-03-28T08:00:00Z"],
  ["Europe/London", "2026-03-29", 8, "2026-03-29T07:00:00Z"],
  ["America/New_York", "2026-10-31", 8, "2026-10-31T12:00:00Z"],
  ["America/New_York", "2026-11-01", 8, "2026-11-01T13:00:00Z"],
  ["Australia/Lord_Howe", "2026-10-04", 8, "2026-10-03T21:00:00Z"],
  ["Asia/Tokyo", "2026-03-16", 24, "2026-03-16T15:00:00Z"],
  // Skipped: as much later. Shown twice: the first time.
  ["Europe/London", "2026-03-29", 1, "2026-03-29T01:00:00Z"],
  ["America/New_York", "2026-03-08", 2, "2026-03-08T07:00:00Z"],
  ["America/New_York", "2026-11-01", 1, "2026-11-01T05:00:00Z"],
])("%s, %s, %i o'clock", (zone, day, hour, instant) => {
  expect(new Date(instantAt(day, hour, zone)).toISOString()).toBe(instant.replace("Z", ".000Z"));
});

const clocks = (zone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

test("8 o'clock in every zone that there is, each month", () => {
  const all = Intl.supportedValuesOf("timeZone");
  const areaOf = (zone = "") => zone.split("/")[0];
  const firsts = new Set(all.filter((zone, index) => areaOf(zone) !== areaOf(all[index - 1])));
  for (const zone of cases(all, (one) => firsts.has(one))) {
    const clock = clocks(zone);
    for (let day = "2026-01-15"; day < "2027"; day = addDays(day, 30)) {
      const at = instantAt(day, 8, zone);
      expect([dayOf(at, zone), clock.format(at)], zone).toEqual([day, "08:00"]);
    }
  }
});

test.each([
  ["2026-03-16T08:05:59.999Z", "UTC", "08:05"],
  ["2026-03-16T23:59:00Z", "Europe/London", "23:59"],
  ["2026-03-16T00:00:00Z", "Pacific/Honolulu", "14:00"],
  ["2026-03-16T18:16:00Z", "Asia/Kathmandu", "00:01"],
  ["1969-12-31T23:30:00Z", "UTC", "23:30"],
  ["2026-03-16T08:05:00Z", "Mars/Olympus", "08:05"],
])("at %s the clocks of %s show %s", (at, zone, time) => {
  expect(clockOf(Date.parse(at), zone)).toBe(time);
});
