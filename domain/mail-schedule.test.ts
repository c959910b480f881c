import { describe, expect, test } from "vitest";
import { checkInDays } from "./check-in-period.ts";
import { addDays, dayNumber, dayOf, daysBetween, nowIn } from "./day.ts";
import {
  digestBefore,
  dueDigest,
  furthestAhead,
  hasMorningCome,
  isDigestDay,
  morningOf,
  nextDigestAt,
  nextMorning,
  NEVER_DUE,
  type DigestWish,
} from "./mail-schedule.ts";

const HOUR = 3_600_000;
const zones = [
  "Pacific/Honolulu",
  "America/New_York",
  "America/St_Johns",
  "America/Sao_Paulo",
  "Europe/London",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
];

test.each(zones)(
  "no digest in %s is due further ahead than the furthest, and some nearly so",
  (zone) => {
    const wish = { zone, weekday: 1, since: Date.UTC(2026, 0, 1, 12) } as const;
    let furthest = 0;
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 23 * HOUR)
      for (const frequency of ["weekly", "biweekly", "monthly"] as const)
        furthest = Math.max(furthest, nextDigestAt({ ...wish, frequency }, at) - at);
    expect(furthest).toBeGreaterThan(furthestAhead.digest - 2 * 24 * HOUR);
    expect(furthest).toBeLessThanOrEqual(furthestAhead.digest);
    expect(Date.UTC(9999, 0, 1) + furthest).toBeLessThan(NEVER_DUE);
  },
);

test.each(zones)(
  "in %s each check-in day has its digests, at 8 of that day and no other",
  (zone) => {
    const end = Date.UTC(2027, 0, 1);
    for (const weekday of checkInDays)
      for (const frequency of ["weekly", "biweekly", "monthly"] as const) {
        const wish = { zone, weekday, frequency, since: Date.UTC(2026, 0, 1, 12) };
        const days: string[] = [];
        let at = nextDigestAt(wish, Date.UTC(2026, 0, 1));
        for (; at < end; at = nextDigestAt(wish, at)) {
          expect(digestBefore(wish, nextDigestAt(wish, at))).toBe(at);
          const day = dayOf(at, zone);
          expect(at).toBe(morningOf(day, zone));
          expect(isDigestDay(day, wish)).toBe(true);
          days.push(day);
        }
        const isOn = (day: string) => ((dayNumber(day) + 3) % 7) + 1 === weekday;
        const all = Array.from({ length: 370 }, (_, count) => addDays("2026-01-01", count));
        const on = all.filter(isOn);
        const first = on.findIndex((day) => day >= dayOf(wish.since, zone));
        const wanted = {
          weekly: on,
          biweekly: on.filter((_, count) => (count - first) % 2 === 0),
          monthly: on.filter((day) => day.slice(8) <= "07"),
        };
        const within = (day: string) =>
          morningOf(day, zone) > Date.UTC(2026, 0, 1) && morningOf(day, zone) < end;
        expect(days).toEqual(wanted[frequency].filter(within));
      }
  },
);

test.each([
  // On the Monday: before 8 it is today, from 8 on it is the next one.
  ["2026-03-16T07:59:59.999Z", "2026-03-16T08:00:00.000Z"],
  ["2026-03-16T08:00:00.000Z", "2026-03-23T08:00:00.000Z"],
  ["2026-03-15T23:59:59.999Z", "2026-03-16T08:00:00.000Z"],
  // London's clocks go forward on the Sunday between.
  ["2026-03-23T08:00:00.000Z", "2026-03-30T07:00:00.000Z"],
])("after %s the next one in London is due %s", (after, due) => {
  const wish: DigestWish = {
    frequency: "weekly",
    weekday: 1,
    since: null,
    zone: "Europe/London",
  };
  expect(new Date(nextDigestAt(wish, Date.parse(after))).toISOString()).toBe(due);
});

test.each(zones)("the next morning in %s is ahead, and the nearest", (zone) => {
  for (let at = Date.UTC(2026, 2, 26); at < Date.UTC(2026, 3, 9); at += HOUR) {
    const next = nextMorning(at, zone);
    expect(next).toBeGreaterThan(at);
    expect(daysBetween(dayOf(at, zone), dayOf(next, zone))).toBeLessThanOrEqual(1);
    expect(next).toBe(morningOf(dayOf(next, zone), zone));
  }
});

describe("the digest of somebody who was due one on Monday, 2 March, in London", () => {
  const wish = {
    frequency: "weekly",
    weekday: 1,
    since: Date.UTC(2026, 1, 1),
    zone: "Europe/London",
  } as const;
  const dueAt = morningOf("2026-03-02", wish.zone);

  test.each([
    ["2026-03-02T08:00:00.000Z", "2026-03-02"],
    ["2026-03-04T08:00:00.000Z", "2026-03-02"],
    ["2026-03-04T08:00:00.001Z", null],
    ["2026-03-09T07:59:59.999Z", null],
    // Nobody was there for weeks: the newest alone.
    ["2026-03-09T08:00:00.000Z", "2026-03-09"],
    // The clocks have gone forward.
    ["2026-03-30T06:59:59.999Z", null],
    ["2026-03-30T07:00:00.000Z", "2026-03-30"],
    ["2026-04-01T07:00:00.000Z", "2026-03-30"],
  ])("at %s is that of %s, and tells of all the time since the one before", (at, day) => {
    const since = morningOf("2026-02-23", wish.zone);
    expect(dueDigest(wish, dueAt, Date.parse(at))).toEqual(day === null ? null : { day, since });
  });

  test.each([
    ["biweekly", "2026-03-09T09:00:00Z", null],
    ["biweekly", "2026-03-16T09:00:00Z", "2026-03-16"],
    ["monthly", "2026-03-30T09:00:00Z", null],
    ["monthly", "2026-04-06T09:00:00Z", "2026-04-06"],
  ] as const)("%s, at %s: %s", (frequency, at, day) => {
    const due = dueDigest({ ...wish, frequency }, dueAt, Date.parse(at));
    expect(due?.day ?? null).toBe(day);
  });

  test("looked for after its Monday's morning tells of a week and no less", () => {
    for (const at of ["2026-03-03T12:00:00Z", "2026-03-02T09:00:00Z"]) {
      const looked = Date.parse(at);
      expect(dueDigest(wish, looked, looked)).toEqual({
        day: "2026-03-02",
        since: morningOf("2026-02-23", wish.zone),
      });
    }
  });
});

test.each(zones)("in %s the morning has come from 8 until the day is over", (zone) => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit" });
  for (let at = Date.UTC(2026, 2, 26); at < Date.UTC(2026, 3, 9); at += HOUR / 4)
    expect(hasMorningCome(nowIn(at, zone))).toBe(Number(clock.format(at)) >= 8);
});
