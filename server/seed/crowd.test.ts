import { expect, it } from "vitest";
import { earnedBadges } from "#domain/badge.ts";
import { periodsBetween, periodState } from "#domain/cadence.ts";
import { dayOf, nowIn } from "#domain/day.ts";
import { ledgerSum } from "#domain/ledger-sum.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { isCounted, type MeasureValue } from "#domain/measure.ts";
import { progressStatus } from "#domain/progress.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { goalOf } from "#server/goals/goal-row.ts";
import { clearPeople } from "./clear-people.ts";
import { writeCrowd, type CrowdSize, type ReportProgress } from "./crowd.ts";
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
    entries: await kysely.selectFrom("progress_entries").selectAll().orderBy("number").execute(),
    reports: await kysely.selectFrom("weekly_check_ins").selectAll().execute(),
    days: await kysely.selectFrom("daily_activity").selectAll().execute(),
    badges: await kysely.selectFrom("badges").selectAll().execute(),
    identities: await kysely.selectFrom("identities").selectAll().execute(),
  };
}

type World = Awaited<ReturnType<typeof everything>>;

function entriesOf({ entries }: World, goalId: string): LedgerEntry[] {
  return entries
    .filter((entry) => entry.goal_id === goalId)
    .map(({ id, from_value, to_value, day, at: written, note, source, undoes }) => {
      return { id, from: from_value, to: to_value, day, at: written, note, source, undoes };
    });
}

/** What a goal's value is by its ledger. */
function valueByLedger(entries: readonly LedgerEntry[], start: MeasureValue): MeasureValue {
  return typeof start === "number" ? ledgerSum(entries) : (entries.at(-1)?.to ?? start);
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
    const states = new Set<string>();
    const kinds = new Set<string>();
    for (const user of world.users) {
      const own = world.goals.filter((row) => row.owner_id === user.id).map(goalOf);
      const days = world.days.filter((row) => row.user_id === user.id).map(({ day }) => day);
      const moved = own.flatMap(({ id }) => entriesOf(world, id));
      expect(new Set(days)).toEqual(new Set(moved.map(({ day }) => day)));
      const held = world.badges.filter((badge) => badge.user_id === user.id);
      const facts = { goals: own, activeDays: new Set(days), shareCount: 0 };
      const { description: words } = { description: held.map((badge) => badge.description) };
      const deserved = earnedBadges(facts, new Set(), now);
      expect(new Set(held.map(({ badge_id }) => badge_id))).toEqual(
        new Set(deserved.map(({ badgeId }) => badgeId)),
      );
      expect(new Set(words)).toEqual(new Set(deserved.map(({ description }) => description)));
      for (const goal of own) {
        states.add(progressStatus(goal, now));
        const entries = entriesOf(world, goal.id);
        const { currentValue } = goal.measurable;
        const start = isCounted(goal.measurable)
          ? 0
          : goal.measurable.type === "Boolean"
            ? false
            : null;
        expect(valueByLedger(entries, start)).toBe(currentValue);
        const reports = world.reports.filter(({ goal_id }) => goal_id === goal.id);
        const updates = [...entries, ...reports].map((one) => one.at);
        expect(goal.lastProgressUpdateAt).toBe(updates.length === 0 ? null : Math.max(...updates));
        const periods = periodsBetween(goal.rhythms, "2000-01-01", now.today);
        const firsts = periods.map(({ from }) => from);
        for (const { period } of reports) expect(firsts).toContain(period);
        expect(goal.checkedIn).toBe(
          reports
            .map(({ period }) => period)
            .toSorted()
            .at(-1) ?? null,
        );
        for (const period of periods) {
          const done = reports.some((one) => one.period === period.from);
          kinds.add(periodState(goal, period, done, { shortDays: [] }, now.today));
        }
        expect(goal.createdAt).toBeGreaterThanOrEqual(user.created_at);
        expect(goal.lastProgressUpdateAt ?? at).toBeGreaterThanOrEqual(goal.createdAt);
        expect(
          Math.max(goal.createdAt, goal.completedAt ?? 0, goal.coachedAt ?? 0),
        ).toBeLessThanOrEqual(at);
        for (const entry of entries) expect(entry.day).toBe(dayOf(entry.at, user.time_zone));
      }
    }
    expect(states).toEqual(new Set(["completed", "overdue", "in-progress", "not-started"]));
    expect(kinds).toEqual(new Set(["done", "due", "missed", "excused"]));
    expect(new Set(world.goals.map(({ status }) => status)).size).toBe(3);
    for (const { at: written, seen_at, circle } of world.reports) {
      expect(Math.max(written, seen_at ?? 0)).toBeLessThanOrEqual(at);
      expect(circle === "private" && seen_at !== null).toBe(false);
    }
    expect(world.reports.some(({ seen_at }) => seen_at !== null)).toBe(true);
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
