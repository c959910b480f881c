import { expect, it } from "vitest";
import { earnedBadges } from "#domain/badge.ts";
import { periodsBetween, periodState } from "#domain/check-in-period.ts";
import { nowIn } from "#domain/day.ts";
import { progressStatus } from "#domain/progress.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { clearPeople } from "./clear-people.ts";
import { writeCrowd, type CrowdSize, type ReportProgress } from "./crowd.ts";
import { expectLedgers, livedBy } from "./fixtures/lived-world.fixture.ts";
import { isOfCrowd } from "./seeded.ts";

const at = Date.UTC(2026, 10, 21, 9, 30);
const now = nowIn(at, "UTC");
const silent = () => {};

function replaceCrowd(
  db: Database,
  size: CrowdSize,
  report: ReportProgress = silent,
): Promise<void> {
  return db.maintenance(async (held) => {
    await clearPeople(held, isOfCrowd, silent);
    await writeCrowd(held, size, at, report);
  });
}

async function everything({ kysely }: Database) {
  return {
    users: await kysely.selectFrom("users").selectAll().execute(),
    goals: await kysely.selectFrom("goals").selectAll().orderBy("id").execute(),
    progress_entries: await kysely
      .selectFrom("progress_entries")
      .selectAll()
      .orderBy("number")
      .execute(),
    weekly_check_ins: await kysely.selectFrom("weekly_check_ins").selectAll().execute(),
    daily_activity: await kysely.selectFrom("daily_activity").selectAll().execute(),
    badges: await kysely.selectFrom("badges").selectAll().execute(),
    identities: await kysely.selectFrom("identities").selectAll().execute(),
  };
}

describeWithDatabase("A crowd", (open) => {
  it("has as many people and goals as were asked for, and replaces itself", async () => {
    const db = await open();
    const reported: string[] = [];
    await replaceCrowd(db, { people: 60, goalsPerPerson: 12 });
    await replaceCrowd(db, { people: 50, goalsPerPerson: 10 }, (line) => reported.push(line));
    const { users, goals, identities } = await everything(db);
    expect([users.length, goals.length, identities.length]).toEqual([50, 500, 50]);
    expect(reported).toEqual(["50 of 50 people", "500 of 500 goals"]);
    expect(new Set(users.map(({ full_name }) => full_name)).size).toBeGreaterThan(30);
  });

  it("keeps the rules of goals, ledger, active days, coaches and badges", async () => {
    const db = await open();
    await replaceCrowd(db, { people: 40, goalsPerPerson: 10 });
    const world = await everything(db);
    const zones = new Map(world.users.map(({ id, time_zone }) => [id, time_zone]));
    expectLedgers(world, (uid) => zones.get(uid) ?? "");
    const states = new Set<string>();
    const kinds = new Set<string>();
    for (const user of world.users) {
      const { goals: own, activeDays } = livedBy(world, user.id);
      const held = world.badges.filter((badge) => badge.user_id === user.id);
      const deserved = earnedBadges({ goals: own, activeDays, shareCount: 0 }, new Set(), now);
      const words = (all: readonly { description: string }[]) =>
        new Set(all.map(({ description }) => description));
      expect(new Set(held.map(({ badge_id }) => badge_id))).toEqual(
        new Set(deserved.map(({ badgeId }) => badgeId)),
      );
      expect(words(held)).toEqual(words(deserved));
      for (const goal of own) {
        states.add(progressStatus(goal, now));
        const reports = world.weekly_check_ins.filter(({ goal_id }) => goal_id === goal.id);
        const reported = reports.map(({ period }) => period).toSorted();
        const periods = periodsBetween(goal.rhythms, "2000-01-01", now.today);
        expect(periods.map(({ from }) => from)).toEqual(expect.arrayContaining(reported));
        expect(goal.checkedIn).toBe(reported.at(-1) ?? null);
        for (const period of periods) {
          const done = reported.includes(period.from);
          kinds.add(periodState(goal, period, done, { shortDays: [] }, now.today));
        }
        expect(goal.createdAt).toBeGreaterThanOrEqual(user.created_at);
        expect(goal.lastProgressUpdateAt ?? at).toBeGreaterThanOrEqual(goal.createdAt);
        expect(
          Math.max(goal.createdAt, goal.completedAt ?? 0, goal.coachedAt ?? 0),
        ).toBeLessThanOrEqual(at);
      }
    }
    expect(states).toEqual(new Set(["completed", "overdue", "in-progress", "not-started"]));
    expect(kinds).toEqual(new Set(["done", "due", "missed", "excused"]));
    expect(new Set(world.goals.map(({ status }) => status)).size).toBe(3);
    for (const { at: written, seen_at, circle } of world.weekly_check_ins) {
      expect(Math.max(written, seen_at ?? 0)).toBeLessThanOrEqual(at);
      expect(circle === "private" && seen_at !== null).toBe(false);
    }
    expect(world.weekly_check_ins.some(({ seen_at }) => seen_at !== null)).toBe(true);
    expect(world.goals.some(({ next_step }) => next_step !== null)).toBe(true);
    const coached = world.goals.filter(({ coach_id }) => coach_id !== null);
    expect(coached.length).toBeGreaterThan(30);
    const names = new Map(world.users.map(({ id, full_name }) => [id, full_name]));
    for (const { coach_id, coach_name, completed, coach_status } of coached)
      expect([coach_name, completed, coach_status]).toEqual([
        names.get(coach_id ?? ""),
        false,
        "accepted",
      ]);
  });

  it("stands beside another one, each coached by its own", async () => {
    const db = await open();
    await db.maintenance(async (held) => {
      await writeCrowd(held, { people: 40, goalsPerPerson: 10 }, at, silent);
      await writeCrowd(held, { people: 40, goalsPerPerson: 10, first: 41 }, at, silent);
    });
    const { users, goals } = await everything(db);
    expect([users.length, goals.length]).toEqual([80, 800]);
    const numberOf = (uid: string) => Number(/\d+$/.exec(uid)?.[0]);
    const coached = goals.filter(({ coach_id }) => coach_id !== null);
    for (const { owner_id, coach_id } of coached) {
      expect(coach_id).not.toBe(owner_id);
      expect(numberOf(coach_id ?? "") > 40).toBe(numberOf(owner_id) > 40);
    }
    expect(coached.some(({ owner_id }) => numberOf(owner_id) > 40)).toBe(true);
  });

  it("refuses more goals than a person may have", async () => {
    const db = await open();
    const size = { people: 1, goalsPerPerson: 201 };
    await expect(replaceCrowd(db, size)).rejects.toThrow("at most 200 goals");
  });
});
