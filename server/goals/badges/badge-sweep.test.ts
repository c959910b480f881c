import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { addDays } from "#domain/day.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { draft } from "../fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import {
  openTestApp,
  START,
  type Person,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { takeLease } from "#server/platform/lease.ts";
import { PEOPLE, sweepBadges } from "./badge-sweep.ts";

type Counted = { type?: "Numeric" | "DailyStreak" | "Boolean"; target: number; current: number };

/** Halfway without a badge, as an import or an older version leaves them. */
async function leaveGoals({ deps }: TestApp, { uid }: Person, goals: readonly Counted[]) {
  const { description, category, specific, achievable, relevant, dueDate } = draft;
  const rows = goals.map(({ type = "Numeric", target, current }) => ({
    id: newId(),
    owner_id: uid,
    description,
    category,
    specific,
    achievable,
    relevant,
    due_date: dueDate,
    measure_type: type,
    target_number: type === "Boolean" ? null : target,
    current_number: type === "Boolean" ? null : current,
    target_day: null,
    current_day: null,
    current_done: type === "Boolean" ? true : null,
    created_at: START,
  }));
  await deps.db.kysely.insertInto("goals").values(rows).execute();
  return rows.map(({ id }) => id);
}

async function leaveDays({ deps }: TestApp, { uid }: Person, days: readonly string[]) {
  const rows = days.map((day) => ({ user_id: uid, day, last_check_in: START }));
  await deps.db.kysely.insertInto("daily_activity").values(rows).execute();
}

function run(last: string, days: number): string[] {
  return Array.from({ length: days }, (_, back) => addDays(last, -back));
}

/** Their ids sort before all others. */
async function leavePeople({ deps }: TestApp, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `!${String(n).padStart(6, "0")}`);
  const made = { time_zone: "UTC", created_at: START, updated_at: START };
  await deps.db.kysely
    .insertInto("users")
    .values(ids.map((id) => ({ id, ...made })))
    .execute();
  return ids;
}

async function holders({ deps }: TestApp): Promise<string[]> {
  const rows = await deps.db.kysely
    .selectFrom("badges")
    .select("user_id")
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id: uid }) => uid);
}

async function leaveShares({ deps }: TestApp, uids: readonly string[], count: number) {
  const rows = uids.map((uid) => ({
    user_id: uid,
    stat: "sharing" as const,
    count,
    last_shared_at: START,
  }));
  await deps.db.kysely.insertInto("user_stats").values(rows).execute();
}

async function badgeIds(person: Person): Promise<string[]> {
  const { badges } = (await person.send("GET", "/api/badges")).body;
  return badges.map(({ badgeId }: { badgeId: string }) => badgeId);
}

describeWithDatabase("catching up on badges", (open) => {
  it("gives the milestones of goals that are halfway, once, and tells their owners", async () => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
    const ids = await leaveGoals(test, person, [
      { target: 10, current: 5 },
      { target: 10, current: 4.9 },
      { type: "DailyStreak", target: 3, current: 2 },
      { target: -4, current: 5 },
      { target: 0, current: 5 },
      { type: "Boolean", target: 1, current: 1 },
    ]);
    await leaveGoals(test, other, [{ target: 10, current: 1 }]);
    await sweepBadges(test.deps);
    const deserved = [ids[0], ids[2]].map((id) => `milestone-master-50-${id}`).toSorted();
    expect(await badgeIds(person)).toEqual(deserved);
    expect(await badgeIds(other)).toEqual([]);
    expect(test.told).toEqual([
      { change: { entity: "badge", id: person.uid, rev: 1 }, uids: [person.uid] },
    ]);
    await sweepBadges(test.deps);
    expect(test.told).toHaveLength(1);
  });

  it("gives those of more goals than one statement takes", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    await leaveGoals(
      test,
      person,
      Array.from({ length: 1_203 }, () => ({ target: 2, current: 1 })),
    );
    await sweepBadges(test.deps);
    expect(await badgeIds(person)).toHaveLength(1_203);
  });

  it("is not stopped by targets at the ends of what a number can hold", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const ids = await leaveGoals(test, person, [
      { target: 5e-324, current: 0 },
      { target: 1e-310, current: 1 },
      { target: 1.7e308, current: 1.7e308 },
      { target: 10, current: 5 },
    ]);
    await sweepBadges(test.deps);
    const deserved = ids.slice(1).map((id) => `milestone-master-50-${id}`);
    expect((await badgeIds(person)).toSorted()).toEqual(deserved.toSorted());
  });

  it.each([
    ["seven days up to today", true, run("2026-03-10", 7)],
    ["ten days across the new year", true, run("2026-01-04", 10)],
    ["six days", false, run("2026-03-10", 6)],
    ["seven days with a gap", false, [...run("2026-03-10", 3), ...run("2026-03-06", 4)]],
  ] as const)("gives the champion's badge for %s: %s", async (_, deserved, days) => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
    await leaveDays(test, person, days);
    await leaveDays(test, other, ["2026-03-10"]);
    await sweepBadges(test.deps);
    await sweepBadges(test.deps);
    expect(await badgeIds(person)).toEqual(deserved ? ["consistency-champion-7"] : []);
    expect(await badgeIds(other)).toEqual([]);
    expect(test.told).toHaveLength(deserved ? 1 : 0);
  });

  it("keeps the badge of a goal that is no more", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const [id] = await leaveGoals(test, person, [{ target: 10, current: 5 }]);
    await sweepBadges(test.deps);
    await test.deps.db.kysely.deleteFrom("goals").execute();
    await sweepBadges(test.deps);
    const { badges } = (await person.send("GET", "/api/badges")).body;
    expect(badges).toMatchObject([{ badgeId: `milestone-master-50-${id}`, goalId: null }]);
  });

  it("gives the badge of three shares, and none of two", async () => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
    await leaveShares(test, [person.uid], 3);
    await leaveShares(test, [other.uid], 2);
    await sweepBadges(test.deps);
    expect(await badgeIds(person)).toEqual(["sharing-enthusiast"]);
    expect(await badgeIds(other)).toEqual([]);
  });

  it("looks at so many people a round, goes on behind them, and begins anew after the last", async () => {
    const test = await openTestApp(await open());
    const uids = await leavePeople(test, PEOPLE + 2);
    await leaveShares(test, uids, 3);
    await sweepBadges(test.deps, 1);
    expect(await holders(test)).toEqual(uids.slice(0, PEOPLE));
    await test.deps.db.kysely
      .deleteFrom("badges")
      .where("user_id", "<>", uids[0] ?? "")
      .execute();
    await sweepBadges(test.deps, 1);
    expect(await holders(test)).toEqual([uids[0], ...uids.slice(PEOPLE)]);
    await sweepBadges(test.deps, 1);
    expect(await holders(test)).toEqual(uids);
  });

  it("does not stay with people whom it fails at", async () => {
    const test = await openTestApp(await open());
    const uids = await leavePeople(test, PEOPLE + 1);
    await leaveShares(test, uids, 3);
    const { db } = test.deps;
    const refusing = (give: string) =>
      db.maintenance((connection) =>
        connection.script(`alter table badges add constraint refusing check (user_id ${give})`),
      );
    await refusing(`<> '${uids[0]}'`);
    await expect(sweepBadges(test.deps)).rejects.toThrow("refusing");
    expect(await holders(test)).toEqual([]);
    await sweepBadges(test.deps);
    expect(await holders(test)).toEqual(uids.slice(PEOPLE));
    await db.maintenance((connection) =>
      connection.script("alter table badges drop constraint refusing"),
    );
    await sweepBadges(test.deps);
    expect(await holders(test)).toEqual(uids);
  });

  it("is one process's at a time", async () => {
    const test = await openTestApp(await open());
    const uids = await leavePeople(test, 1);
    await leaveShares(test, uids, 3);
    expect(await takeLease(test.deps.db, "badges")).toBe(true);
    await sweepBadges(test.deps);
    expect(await holders(test)).toEqual([]);
  });
});
