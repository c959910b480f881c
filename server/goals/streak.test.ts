import fc from "fast-check";
import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { readStreak } from "#contract/streak.ts";
import { DAY_MS, addDays, dayOf } from "#domain/day.ts";
import { dailyChanges } from "#domain/ledger-sum.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { START, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { addGoal, key, move, setCoach } from "./fixtures/goal.fixture.ts";
import { readStreakRow } from "./streak-store.ts";

/** A Tuesday, on which the test's clock begins. */
const TODAY = "2026-03-10";
const STEP = { kind: "step" };
const daysInARow = { measurable: { type: "DailyStreak", targetValue: "30", unit: "" } };

async function streakOf(person: Person, goalId: string) {
  const { status, body } = await person.send("GET", `/api/goals/${goalId}/streak`);
  return status === 200 ? readStreak.output.parse(body) : [status, body.error.code];
}

function choose(person: Person, goalId: string, weeklyQuota: unknown, headers = key()) {
  return person.send("PUT", `/api/goals/${goalId}/weekly-quota`, { weeklyQuota }, headers);
}

/** Logs one on each day; the clock stays on the last one. */
async function logOn(test: TestApp, person: Person, goalId: string, ...ahead: readonly number[]) {
  for (const days of ahead) {
    test.at = START + days * DAY_MS;
    const { status, text } = await move(person, goalId, STEP);
    if (status !== 200) throw new Error(text);
  }
}

async function opened(db: Database, timeZone = "Europe/London") {
  const [test, owner] = await openWithPeople(db, { timeZone });
  const { id } = await addGoal(owner, daysInARow);
  return { test, owner, id: id as string };
}

describeWithDatabase("a streak", (open) => {
  it("is that of the days on which the value grew, however much and by whichever change", async () => {
    const { test, owner, id } = await opened(await open());
    expect(await streakOf(owner, id)).toEqual({
      weeklyQuota: null,
      verifiedDays: 0,
      currentRun: 0,
      longestRun: 0,
      grace: { kept: 0, used: 0 },
      today: TODAY,
      days: [],
    });
    await move(owner, id, { kind: "set", value: 12, rev: 1 });
    test.at += DAY_MS;
    await logOn(test, owner, id, 1, 1);
    test.at += DAY_MS;
    const { entryId } = (await move(owner, id, STEP)).body;
    await owner.send("POST", `/api/goals/${id}/progress/${entryId}/undo`, {}, key());
    test.at += DAY_MS;
    await move(owner, id, { kind: "change", by: 2 });
    await move(owner, id, { kind: "change", by: -2 });
    test.at += DAY_MS;
    await move(owner, id, { kind: "change", by: -1 });
    expect(await streakOf(owner, id)).toMatchObject({
      verifiedDays: 2,
      currentRun: 0,
      longestRun: 2,
      today: addDays(TODAY, 4),
      days: [TODAY, addDays(TODAY, 1)],
    });
  });

  it("is not broken by a pause, nor by the days on which its goal had ended", async () => {
    const { test, owner, id } = await opened(await open());
    const on = (ahead: number) => void (test.at = START + ahead * DAY_MS);
    await logOn(test, owner, id, 0, 1);
    on(2);
    await lived(owner, id, "pause", { until: addDays(TODAY, 5) });
    await logOn(test, owner, id, 5);
    expect(await streakOf(owner, id)).toMatchObject({ currentRun: 3 });
    await move(owner, id, { kind: "change", by: 30 });
    await lived(owner, id, "complete");
    on(9);
    expect(await streakOf(owner, id)).toMatchObject({ currentRun: 3 });
    await lived(owner, id, "reopen");
    await logOn(test, owner, id, 9);
    expect(await streakOf(owner, id)).toMatchObject({ currentRun: 4 });
    await lived(owner, id, "delete");
    on(12);
    await lived(owner, id, "restore");
    expect(await streakOf(owner, id)).toMatchObject({ currentRun: 4 });
    on(13);
    expect(await streakOf(owner, id)).toMatchObject({ currentRun: 0, longestRun: 4 });
  });

  it("tells the verified days of the last 16 weeks, and counts them all", async () => {
    const { test, owner, id } = await opened(await open());
    await logOn(test, owner, id, 0, 1, 112);
    expect(await streakOf(owner, id)).toMatchObject({
      verifiedDays: 3,
      days: [addDays(TODAY, 1), addDays(TODAY, 112)],
    });
  });

  // Days twice, before the goal was created, or after today.
  it.each([
    ["Pacific/Kiritimati", "Pacific/Honolulu", 2],
    ["Pacific/Honolulu", "Pacific/Kiritimati", 4],
  ])("goes on where its owner has moved from %s to %s", async (from, to, days) => {
    const { test, owner, id } = await opened(await open(), from);
    await logOn(test, owner, id, 0, 1);
    const { kysely } = test.deps.db;
    await kysely.updateTable("users").set({ time_zone: to }).where("id", "=", owner.uid).execute();
    await logOn(test, owner, id, 1, 2);
    const today = dayOf(test.at, to);
    const streak = await streakOf(owner, id);
    expect(streak).toMatchObject({ verifiedDays: days, currentRun: days, longestRun: days, today });
    await choose(owner, id, 2);
    expect(await streakOf(owner, id)).toMatchObject({ currentRun: 1, longestRun: 1 });
  });

  it("is none of another measure, and of a goal that is not the person's to see or is gone", async () => {
    const { test, owner, id } = await opened(await open());
    const stranger = await test.person();
    expect(await streakOf(stranger, id)).toEqual([404, "not-found"]);
    const { id: other } = await addGoal(owner);
    expect(await streakOf(owner, other)).toEqual([409, "goal.no-streak"]);
    await test.deps.db.kysely.updateTable("goals").set({ deleted_at: test.at }).execute();
    expect(await streakOf(owner, id)).toEqual([404, "not-found"]);
    expect(await readStreakRow(test.deps.db, id)).toBeUndefined();
  });
});

describeWithDatabase("the weekly quota", (open) => {
  it("makes runs weeks; each choice is a change of the goal that owner and coach hear of", async () => {
    const { test, owner, id } = await opened(await open());
    const coach = await test.person();
    await setCoach(test, id, coach);
    await logOn(test, owner, id, 0, 2, 3, 6, 8, 10);
    const heard = test.told.length;
    const { status, body } = await choose(owner, id, 3);
    expect([status, body.goal]).toMatchObject([200, { id, rev: 8 }]);
    expect(test.told.slice(heard)).toEqual([
      { change: { entity: "goal", id, rev: 8 }, uids: [owner.uid, coach.uid] },
    ]);
    const weeks = { weeklyQuota: 3, currentRun: 2, longestRun: 2, grace: null, verifiedDays: 6 };
    expect(await streakOf(owner, id)).toMatchObject(weeks);
    expect(await streakOf(coach, id)).toMatchObject(weeks);
    expect((await choose(owner, id, null)).body.goal.rev).toBe(9);
    expect(await streakOf(owner, id)).toMatchObject({ weeklyQuota: null, longestRun: 2 });
  });

  it("that is as it was changes nothing and tells nobody", async () => {
    const { test, owner, id } = await opened(await open());
    await choose(owner, id, 5);
    const heard = test.told.length;
    expect((await choose(owner, id, 5)).body.goal.rev).toBe(2);
    expect(test.told).toHaveLength(heard);
  });
});

describeWithDatabase("the verified days of any ledger", (open) => {
  // Tenths and extreme numbers: an undone value must sum to exactly zero.
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 30 }).map((tenths) => tenths / 10),
    // Nothing below 1e-9: the rule rounds sums to nine places, SQL does not.
    fc.constantFrom(1e-9, 1e-7, 1e21, 1.7976931348623157e308),
  );
  const entry = fc.record({ back: fc.integer({ min: 0, max: 5 }), from: amount, to: amount });

  it("are those on which it gained, as the rule of the ledger has them", async () => {
    const { test, id } = await opened(await open());
    const { kysely } = test.deps.db;
    const ledger = fc.array(entry, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(ledger, async (written) => {
        const common = { at: START, note: null, source: "change", undoes: null } as const;
        const entries: LedgerEntry[] = written.map(({ back, from, to }) => ({
          ...common,
          id: newId(),
          from,
          to,
          day: addDays(TODAY, -back),
        }));
        await kysely.deleteFrom("progress_entries").execute();
        const rows = entries.map(({ from, to, ...rest }) => ({
          ...rest,
          goal_id: id,
          from_value: JSON.stringify(from),
          to_value: JSON.stringify(to),
        }));
        if (rows.length > 0) await kysely.insertInto("progress_entries").values(rows).execute();
        const gained = dailyChanges(entries).filter(({ by }) => by > 0);
        const row = await readStreakRow(test.deps.db, id);
        expect(row?.verifiedDays.toSorted()).toEqual(gained.map(({ day }) => day));
      }),
      { numRuns: rounds(60, 30) },
    );
  });
});
