import { expect, it } from "vitest";
import { setGoals, setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { addDays, dayOf, type Day } from "#domain/day.ts";
import type { MailType } from "#domain/mail.ts";
import { setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox } from "./fixtures/outbox.fixture.ts";
import { nextDue, planAt, withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

const HOUR = 3_600_000;
const zones = [
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Europe/London",
  "Australia/Lord_Howe",
];

// Clocks change in St John's on 8 March and 1 November. In London on 29 March and 25 October.
// On Lord Howe Island on 5 April and 4 October.
const seasons = [
  ["2026-03-01", "2026-04-12"],
  ["2026-09-27", "2026-11-09"],
] as const;

/** The local day and time. */
function wallOf(at: number, zone: string): string {
  const time = new Date(at).toLocaleTimeString("en-GB", { timeZone: zone });
  return `${dayOf(at, zone)} ${time}`;
}

function daysFrom(first: Day, last: Day): Day[] {
  return first > last ? [] : [first, ...daysFrom(addDays(first, 7), last)];
}

// Zones ask the database nothing special.
describeWithDatabase("planned mail about check-ins", (open) => {
  it.each(seasons)(
    "from %s to %s: each once, at 8 on the wall, in six zones and on any day of the week",
    async (from, to) => {
      const test = await openOutbox(await open());
      test.at = Date.parse(`${from}T12:00:00Z`) - 5 * 24 * HOUR;
      const { kysely } = test.deps.db;
      const people = await Promise.all(
        zones.map(async (zone, at) => {
          const person = await withGoal(test, zone);
          // Another day of the week in each zone, and the Sundays of the changes.
          const first = addDays("2026-02-22", at % 2 === 0 ? 7 : at);
          const weekday = at % 2 === 0 ? 7 : at;
          const start = from === "2026-03-01" ? first : addDays(first, 210);
          await setUsers(test, { check_in_day: weekday as 1 }, person.uid);
          await begin(test, person.goalId, start);
          return { ...person, zone, start };
        }),
      );
      // Each coaches the one before.
      for (const [at, { goalId }] of people.entries()) {
        const coach = people[(at + 1) % people.length];
        if (coach !== undefined) await setCoach(test, goalId, coach);
      }
      const end = Date.parse(`${to}T12:00:00Z`);
      // Nothing stalls.
      await setGoals(test, { last_progress_update_at: end });
      await planMail(test.deps);
      for (let due = await nextDue(test); due < end; due = await nextDue(test)) {
        // Not early, not twice by two servers, nor after a clock that went back an hour.
        for (const at of [due - 1, due, due, due - HOUR, due]) await planAt(test, at);
      }
      const rows = await kysely
        .selectFrom("email_messages")
        .select(["user_id as uid", "type", "period", "created_at as at"])
        .orderBy("number")
        .execute();
      const told = (uid: string, type: MailType) => {
        const zone = people.find((one) => one.uid === uid)?.zone ?? "";
        return rows
          .filter((row) => row.uid === uid && row.type === type)
          .map(({ period, at }) => [period, wallOf(at, zone)]);
      };
      for (const { uid, zone, start } of people) {
        const until = dayOf(end, zone);
        const isBefore = (day: Day) => wallOf(end, zone) > `${day} 08:00:00`;
        const at8 = (day: Day) => [day, `${day} 08:00:00`];
        const days = daysFrom(start, until).filter(isBefore);
        const begun = dayOf(Date.parse(`${from}T12:00:00Z`), zone);
        const within = (all: readonly (readonly unknown[])[]) =>
          all.filter(([day]) => String(day) >= begun);
        expect([zone, within(told(uid, "weekly_update"))]).toEqual([zone, within(days.map(at8))]);
        const reminded = daysFrom(addDays(start, 2), until).filter(isBefore).map(at8);
        expect([zone, within(told(uid, "check_in_reminder"))]).toEqual([zone, within(reminded)]);
        // Every week something was missed, from the end of the first period on.
        const weeks = within(told(uid, "coaching_week"));
        expect(weeks.length).toBeGreaterThan(3);
        expect(new Set(weeks.map(([day]) => day)).size).toBe(weeks.length);
        for (const [day, wall] of weeks) {
          expect(wall).toBe(`${String(day)} 08:00:00`);
          expect(days).toContain(addDays(String(day), -1));
        }
      }
    },
    120_000,
  );

  it("in a zone that this server does not know: at 8 by UTC, and whoever comes after is told too", async () => {
    const test = await openOutbox(await open());
    await withGoal(test, "America/Newland");
    await withGoal(test, "UTC");
    await planMail(test.deps);
    test.at = await nextDue(test);
    expect(test.at % (24 * HOUR)).toBe(8 * HOUR);
    await planMail(test.deps);
    expect((await test.outbox()).map(({ type }) => type)).toEqual([
      "weekly_update",
      "weekly_update",
    ]);
  });
});
