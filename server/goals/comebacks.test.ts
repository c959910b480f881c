import { expect, it } from "vitest";
import { openTestApp, START, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { linked, write } from "#server/email/fixtures/linked-goal.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import {
  describeOnPostgres,
  describeWithDatabase,
} from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, openWithGoal } from "./fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "./fixtures/weekly-check-in.fixture.ts";

/** START is a Tuesday. */
const STEP = { kind: "step" };
const daysInARow = { measurable: { type: "DailyStreak", targetValue: "30", unit: "" } } as const;

async function comebacksOf({ deps }: TestApp, goalId: string) {
  return deps.db.kysely
    .selectFrom("comebacks")
    .select(["day", "kind", "week"])
    .where("goal_id", "=", goalId)
    .orderBy("week")
    .execute();
}

/** Logged on Tuesday; it is Thursday. */
async function afterMissedDay(db: Database) {
  const one = await openWithGoal(db, daysInARow);
  await move(one.owner, one.id, STEP);
  one.test.at = START + 2 * DAY_MS;
  return one;
}

const thursday = { day: "2026-03-12", kind: "day", week: "2026-03-09" };

describeWithDatabase("coming back", (open) => {
  it.each<[string, object, boolean]>([
    ["a step", STEP, true],
    ["a change", { kind: "change", by: 0.5 }, true],
    ["a value", { kind: "set", value: 4, rev: 2 }, true],
    ["a step for today's day", { kind: "step", day: "2026-03-12" }, true],
    ["a decrease", { kind: "change", by: -1 }, false],
    ["a late entry", { kind: "step", day: "2026-03-11" }, false],
  ])("after a missed day by %s", async (_, change, is) => {
    const { test, owner, id } = await afterMissedDay(await open());
    expect((await move(owner, id, change)).status).toBe(200);
    expect(await comebacksOf(test, id)).toEqual(is ? [thursday] : []);
  });

  it("is once a week, and not after two missed days", async () => {
    const { test, owner, id } = await afterMissedDay(await open());
    for (const ahead of [2, 4, 6, 7, 10]) {
      test.at = START + ahead * DAY_MS;
      await move(owner, id, STEP);
    }
    const monday = { day: "2026-03-16", kind: "day", week: "2026-03-16" };
    expect(await comebacksOf(test, id)).toEqual([thursday, monday]);
  });

  it("is not counted with a weekly quota, nor of what is no streak", async () => {
    const { test, owner, id } = await afterMissedDay(await open());
    await owner.send("PUT", `/api/goals/${id}/weekly-quota`, { weeklyQuota: 3 }, key());
    await move(owner, id, STEP);
    expect(await comebacksOf(test, id)).toEqual([]);
  });

  it("goes with an undo that leaves nothing of its day, and stays with another", async () => {
    const { test, owner, id } = await afterMissedDay(await open());
    const undo = async (entryId: string) =>
      (await owner.send("POST", `/api/goals/${id}/progress/${entryId}/undo`, {}, key())).status;
    const first = (await move(owner, id, STEP)).body.entryId;
    expect(await undo(first)).toBe(200);
    expect(await comebacksOf(test, id)).toEqual([]);
    await move(owner, id, STEP);
    const third = (await move(owner, id, STEP)).body.entryId;
    expect(await undo(third)).toBe(200);
    expect(await comebacksOf(test, id)).toEqual([thursday]);
    await move(owner, id, { kind: "change", by: -1 });
    expect(await comebacksOf(test, id)).toEqual([thursday]);
    const last = (await move(owner, id, STEP)).body.entryId;
    expect(await undo(last)).toBe(200);
    expect(await comebacksOf(test, id)).toEqual([]);
  });

  it("stays when a late entry repairs the missed day, and goes with the goal", async () => {
    const { test, owner, id } = await afterMissedDay(await open());
    await move(owner, id, STEP);
    await move(owner, id, { kind: "step", day: "2026-03-11" });
    expect(await comebacksOf(test, id)).toEqual([thursday]);
    await test.deps.db.kysely.deleteFrom("goals").where("id", "=", id).execute();
    expect(await comebacksOf(test, id)).toEqual([]);
  });

  it("of a person who moved west is of their day, once", async () => {
    const { test, owner, id } = await afterMissedDay(await open());
    await move(owner, id, STEP);
    await owner.send("PUT", "/api/profile/time-zone", { timeZone: "Pacific/Honolulu" });
    test.at += DAY_MS / 4;
    await move(owner, id, STEP);
    test.at += 2 * DAY_MS;
    await move(owner, id, STEP);
    expect(await comebacksOf(test, id)).toEqual([thursday]);
  });

  it("after a missed check-in by one that is for its owner alone, with or without a move", async () => {
    const test = await openTestApp(await open());
    const owner = await test.person();
    const week = { day: "2026-03-10", kind: "week", week: "2026-03-09" };
    const by = async (from: string, draft: object) => {
      const { id } = await addGoal(owner);
      await begin(test, id, from);
      const done = await checkIn(owner, id, { ...onTrack("2026-03-09"), ...draft });
      expect(done.status, done.text).toBe(200);
      return comebacksOf(test, id);
    };
    const progress = { kind: "change", by: 1 };
    expect(await by("2026-03-02", { circle: "private" })).toEqual([week]);
    expect(await by("2026-03-02", { progress })).toEqual([week]);
    expect(await by("2026-03-09", { progress })).toEqual([]);
  });

  it("after a missed day by a check-in, and goes with its entry", async () => {
    const { test, owner, id } = await afterMissedDay(await open());
    await begin(test, id, "2026-03-09");
    const progress = { kind: "change", by: 1 } as const;
    await checkIn(owner, id, onTrack("2026-03-09", { progress }));
    expect(await comebacksOf(test, id)).toEqual([thursday]);
    const [entry] = await test.deps.db.kysely
      .selectFrom("progress_entries")
      .select("id")
      .where("source", "=", "check-in")
      .execute();
    await owner.send("POST", `/api/goals/${id}/progress/${entry?.id}/undo`, {}, key());
    expect(await comebacksOf(test, id)).toEqual([]);
  });

  it("after a missed check-in by mail", async () => {
    const one = await linked(await openTestApp(await open()));
    const { test, token, goalId } = one;
    await begin(test, goalId, "2026-03-02");
    const said = { token, health: "at-risk", step: true, circle: "private" };
    expect((await write(one, said)).status).toBe(200);
    expect(await comebacksOf(test, goalId)).toMatchObject([{ kind: "week", day: "2026-03-10" }]);
  });

  it("is not laid by a check-in after a week that a move cut short", async () => {
    const test = await openTestApp(await open());
    const owner = await test.person();
    const { id } = await addGoal(owner);
    await begin(test, id, "2026-03-02");
    const shortDays = JSON.stringify(["2026-03-08"]);
    await test.deps.db.kysely.updateTable("users").set({ short_days: shortDays }).execute();
    await checkIn(owner, id, onTrack("2026-03-09"));
    expect(await comebacksOf(test, id)).toEqual([]);
  });
});

const ROUNDS = rounds(100, 4);

describeOnPostgres("coming back twice at once", (open) => {
  it(`is one, with both entries, ${ROUNDS} times`, async () => {
    const { test, owner } = await afterMissedDay(await open());
    for (let round = 0; round < ROUNDS; round += 1) {
      test.at = START;
      const { id } = await addGoal(owner, daysInARow);
      await move(owner, id, STEP);
      test.at = START + 2 * DAY_MS;
      const replies = await Promise.all([move(owner, id, STEP), move(owner, id, STEP)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(await comebacksOf(test, id)).toEqual([thursday]);
    }
  });
});
