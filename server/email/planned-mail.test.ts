import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { morningOf } from "#domain/mail-schedule.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { move } from "#server/goals/fixtures/goal.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { march, nextDue, periods, planAt, withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

const step = (person: Person, goalId: string) => move(person, goalId, { kind: "step" });

/** At each due time. */
async function planUntil(test: OutboxTest, end: number): Promise<void> {
  for (let due = await nextDue(test); due < end; due = await nextDue(test))
    await planAt(test, Math.max(test.at, due));
  test.at = end;
}

describeWithDatabase("planned mail", (open) => {
  it("a monthly digest tells of all weeks since the last one, be they four or five", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "Europe/London");
    const { db } = test.deps;
    await db.kysely.updateTable("users").set({ mail_frequency: "monthly" }).execute();
    await planAt(test, Date.UTC(2026, 5, 1, 7));
    test.at += 2 * DAY_MS;
    for (let count = 0; count < 3; count += 1) await step(person, person.goalId);
    // The first Mondays of June and July are 35 days apart.
    await planAt(test, Date.UTC(2026, 6, 6, 7));
    await test.sendAll();
    const digests = db.kysely.selectFrom("email_messages").select("facts");
    expect(await digests.where("type", "=", "weekly_update").execute()).toMatchObject([
      {
        facts: {
          day: "2026-07-06",
          from: "2026-06-01",
          goals: [{ change: "+3 books, now 3 of 12" }],
        },
      },
    ]);
  });

  it("leaves late after a night of the server, and not at all after days", async () => {
    const test = await openOutbox(await open());
    const { uid } = await withGoal(test, "Europe/London");
    await planMail(test.deps);
    await planAt(test, Date.UTC(2026, 2, 18, 8));
    expect(await periods(test, uid)).toEqual(["2026-03-16"]);
    await planAt(test, Date.UTC(2026, 2, 25, 8, 0, 1));
    expect(await periods(test, uid)).toEqual(["2026-03-16"]);
    await planAt(test, Date.UTC(2026, 2, 30, 7));
    expect(await periods(test, uid)).toEqual(["2026-03-16", "2026-03-30"]);
  });

  it("is not written for who does not want it, or whose address is not verified", async () => {
    const test = await openOutbox(await open());
    const [off, unverified, noGoal] = [
      await withGoal(test, "UTC"),
      await withGoal(test, "UTC"),
      await withGoal(test, "UTC"),
    ];
    const { kysely } = test.deps.db;
    const set = (uid: string, change: object) =>
      kysely.updateTable("users").set(change).where("id", "=", uid).execute();
    await set(off.uid, { mail_weekly_updates: false, mail_goal_reminders: false });
    await set(unverified.uid, { custom_email_verified_at: null });
    await kysely.deleteFrom("goals").where("owner_id", "=", noGoal.uid).execute();
    await planMail(test.deps);
    for (let day = 11; day <= 24; day += 1) await planAt(test, march(day));
    expect(await test.outbox()).toEqual([]);
  });

  it("reminds 7 days and 1 day before a due date and once of each stall, at 8", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "America/New_York", "2026-03-31");
    await planMail(test.deps);
    // The evening of the 19th is the 20th in UTC.
    await planUntil(test, Date.UTC(2026, 2, 20));
    await step(person, person.goalId);
    await planUntil(test, Date.UTC(2026, 4, 15));
    const rows = await test.deps.db.kysely
      .selectFrom("email_messages")
      .select(["period", "created_at as at"])
      .where("type", "=", "goal_reminder")
      .orderBy("number")
      .execute();
    expect(rows.map(({ period, at }) => [period, new Date(at).toISOString()])).toEqual([
      // Created on the 10th.
      ["2026-03-18", "2026-03-18T12:00:00.000Z"],
      ["2026-03-24", "2026-03-24T12:00:00.000Z"],
      // With the check-in that waited since the 25th.
      ["2026-03-27", "2026-03-27T12:00:00.000Z"],
      ["2026-03-30", "2026-03-30T12:00:00.000Z"],
    ]);
  });

  it("moves with the person's zone, and does not come twice for it", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "Asia/Tokyo");
    await planMail(test.deps);
    await planAt(test, morningOf("2026-03-16", "Asia/Tokyo"));
    const moved = await person.send("PUT", "/api/profile/time-zone", {
      timeZone: "America/New_York",
    });
    expect(moved.status).toBe(200);
    await planMail(test.deps);
    await planAt(test, morningOf("2026-03-16", "America/New_York"));
    expect(await periods(test, person.uid)).toEqual(["2026-03-16"]);
    await planAt(test, morningOf("2026-03-23", "America/New_York") - 1);
    expect(await periods(test, person.uid)).toEqual(["2026-03-16"]);
    test.at += 1;
    await planMail(test.deps);
    expect(await periods(test, person.uid)).toEqual(["2026-03-16", "2026-03-23"]);
  });
});

describeOnPostgres("several servers plan mail at the same moment", (open) => {
  it("each digest is written once", async () => {
    const test = await openOutbox(await open());
    const people: Person[] = [];
    // In small groups, since there are fewer connections.
    for (let count = 0; count < 120; count += 10)
      people.push(...(await Promise.all(Array.from({ length: 10 }, () => withGoal(test, "UTC")))));
    await planMail(test.deps);
    test.at = Date.UTC(2026, 2, 16, 8);
    await Promise.all([1, 2, 3, 4].map(() => planMail(test.deps)));
    // Skipped people are found in the next round.
    await planMail(test.deps);
    const digests = (await test.outbox()).filter(({ type }) => type === "weekly_update");
    expect(digests.map(({ uid }) => uid).toSorted()).toEqual(
      people.map(({ uid }) => uid).toSorted(),
    );
  });
});

describeOnPostgres("the year of a day", (open) => {
  it("is named where it is not the year in the reader's zone", async () => {
    const test = await openOutbox(await open());
    await withGoal(test, "Pacific/Kiritimati", "2027-01-02");
    await withGoal(test, "Pacific/Honolulu", "2027-01-01");
    await planMail(test.deps);
    // 8 in the morning of both: New Year's Day in one zone, New Year's Eve in the other.
    await planAt(test, Date.UTC(2026, 11, 31, 18));
    await test.sendAll();
    const texts = test.transport.came.map(({ text }) => /Due tomorrow, .*/.exec(text)?.[0] ?? "");
    expect(texts.toSorted()).toEqual([
      "Due tomorrow, Friday, January 1, 2027.",
      "Due tomorrow, Saturday, January 2.",
    ]);
  });
});
