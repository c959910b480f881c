import { expect, it } from "vitest";
import { earnedBadges } from "#domain/badge.ts";
import { dayOf, nowIn } from "#domain/day.ts";
import { ledgerSum, type LedgerEntry } from "#domain/ledger.ts";
import { isCounted, type MeasureValue } from "#domain/measure.ts";
import { progressStatus } from "#domain/progress.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeOnEngines } from "#server/platform/fixtures/engines.fixture.ts";
import { goalOf } from "#server/goals/goal-row.ts";
import { makeLargeWorld } from "./large-world.ts";

const at = Date.UTC(2026, 10, 21, 9, 30);
const now = nowIn(at, "UTC");
const silent = () => {};

async function everything({ kysely }: Database) {
  return {
    users: await kysely.selectFrom("users").selectAll().execute(),
    goals: await kysely.selectFrom("goals").selectAll().orderBy("id").execute(),
    entries: await kysely.selectFrom("progress_entries").selectAll().orderBy("number").execute(),
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

describeOnEngines("A large world", (open) => {
  it("has as many people and goals as were asked for, and replaces itself", async () => {
    const db = await open();
    const told: string[] = [];
    await makeLargeWorld(db, { people: 60, goalsPerPerson: 12 }, at, silent);
    await makeLargeWorld(db, { people: 50, goalsPerPerson: 10 }, at, (line) => told.push(line));
    const { users, goals, identities } = await everything(db);
    expect([users.length, goals.length, identities.length]).toEqual([50, 500, 50]);
    expect(told).toEqual(["50 of 50 people", "500 of 500 goals"]);
    expect(new Set(users.map(({ full_name }) => full_name)).size).toBeGreaterThan(30);
  });

  it("keeps the rules of goals, ledger, active days, coaches and badges", async () => {
    const db = await open();
    await makeLargeWorld(db, { people: 40, goalsPerPerson: 10 }, at, silent);
    const world = await everything(db);
    const states = new Set<string>();
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
        expect(goal.lastProgressUpdateAt).toBe(entries.at(-1)?.at ?? null);
        expect(goal.createdAt).toBeGreaterThanOrEqual(user.created_at);
        expect(goal.lastProgressUpdateAt ?? at).toBeGreaterThanOrEqual(goal.createdAt);
        expect(
          Math.max(goal.createdAt, goal.completedAt ?? 0, goal.coachedAt ?? 0),
        ).toBeLessThanOrEqual(at);
        for (const entry of entries) expect(entry.day).toBe(dayOf(entry.at, user.time_zone));
      }
    }
    expect(states).toEqual(new Set(["completed", "overdue", "in-progress", "not-started"]));
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

  it("refuses more goals than a person may have", async () => {
    const db = await open();
    const size = { people: 1, goalsPerPerson: 201 };
    await expect(makeLargeWorld(db, size, at, silent)).rejects.toThrow("at most 200 goals");
  });
});
