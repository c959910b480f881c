import type { Week, WeekRow } from "#contract/week.ts";
import { nextCheckIn, type Excuse, type Period } from "#domain/check-in-period.ts";
import { addDays, dayOf, type Day, type Now } from "#domain/day.ts";
import { comebacksOfWeek, isForCoach } from "#domain/comeback.ts";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { instantAt } from "#domain/local-hour.ts";
import { goalWeek, lookBackFrom, periodOnSheet, sheetAt } from "#domain/week.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { SeenGoal } from "../admit-to-goal.ts";
import { readComebacks } from "../comeback-store.ts";
import { acceptedCoach, cardFields, cardOf } from "../goal-row.ts";
import {
  ifThensOf,
  periodKey,
  readPromiseBefore,
  readWeeklyOf,
} from "../weekly-check-ins/weekly-check-in-store.ts";
import { readMoves, readWeekOwner } from "./week-store.ts";

interface GoalPeriod {
  readonly goal: GoalCard;
  readonly period: Period;
}

function endedOn({ completedAt, closedAt }: GoalCard, zone: string): Day | null {
  const at = completedAt ?? closedAt;
  return at === null ? null : dayOf(at, zone);
}

/** Goals with a period on the sheet; `now` is their owner's. */
function onSheet<G extends { readonly goal: GoalCard }>(
  goals: readonly G[],
  sheet: Period,
  { today, zone }: Now,
): (G & GoalPeriod)[] {
  return goals.flatMap((one) => {
    const ended = endedOn(one.goal, zone);
    const period = periodOnSheet({ ...one.goal, ended }, sheet, today);
    return period === null ? [] : [{ ...one, period }];
  });
}

/** `now` is the owner's. */
export interface OwnedPeriod extends GoalPeriod {
  readonly excuse: Excuse;
  readonly now: Now;
}

/** What ledger and check-ins say of each goal's period. */
export async function weekRows(
  db: Queryable,
  reader: SeenGoal["reader"],
  goals: readonly OwnedPeriod[],
): Promise<WeekRow[]> {
  const periods = goals.map(({ goal, period }) => ({ goalId: goal.id, from: period.from }));
  const ids = [...new Set(periods.map(({ goalId }) => goalId))];
  const first = goals.map(({ goal, period, now }) => lookBackFrom(goal, period, now.zone));
  const [moves, checkIns, promises, comebacks] = await Promise.all([
    readMoves(db, ids, first),
    readWeeklyOf(db, reader, periods),
    readPromiseBefore(db, reader, periods),
    readComebacks(db, ids),
  ]);
  const movesOf = Map.groupBy(moves, ({ goalId }) => goalId);
  return goals.map(({ goal, period, excuse, now }) => {
    const of = { goalId: goal.id, from: period.from };
    const checkIn =
      checkIns.find((one) => one.goalId === goal.id && one.period === period.from) ?? null;
    const facts = { done: checkIn !== null, excuse };
    const promise = promises.get(periodKey(of)) ?? "";
    const week = goalWeek(goal, period, movesOf.get(goal.id) ?? [], facts, now);
    const own = comebacks.filter(
      (one) =>
        one.goalId === goal.id &&
        (reader === "owner" || isForCoach(one, goal, one.coachedAt, now.zone)),
    );
    return {
      goal,
      promise,
      checkIn,
      ...week,
      cameBack: comebacksOfWeek(own, week, now.today),
    };
  });
}

async function ownGoals({ kysely }: Queryable, uid: string, endedSince: number) {
  const rows = await kysely
    .selectFrom("goals as g")
    .select(cardFields)
    .select("g.coach_id")
    .where("g.owner_id", "=", uid)
    .where("g.deleted_at", "is", null)
    .where(({ eb, fn }) =>
      eb.or([
        eb("g.status", "=", "active"),
        eb(fn.coalesce("g.completed_at", "g.closed_at"), ">=", endedSince),
      ]),
    )
    .orderBy("g.due_date")
    .orderBy("g.id")
    .limit(limits.goalsPerUser)
    .execute();
  return rows.map((row) => ({ goal: cardOf(row), coachId: acceptedCoach(row) }));
}

/** The week of a person in which `of` lies, today's if it is null; null if the person is gone. */
export async function readOwnWeek(
  db: Queryable,
  uid: string,
  at: number,
  of: Day | null,
): Promise<Week | null> {
  const owner = await readWeekOwner(db, uid, at);
  if (owner === null) return null;
  const { now, excuse, checkInDay } = owner;
  const present = sheetAt(now.today, checkInDay);
  const sheet = of === null || of >= present.from ? present : sheetAt(of, checkInDay);
  const all = await ownGoals(db, uid, instantAt(sheet.from, 0, now.zone));
  const goals = onSheet(all, sheet, now);
  const rows = await weekRows(
    db,
    "owner",
    goals.map((one) => ({ ...one, excuse, now })),
  );
  const plans = await ifThensOf(
    db,
    rows.filter(({ state }) => state === "open").map(({ goal }) => goal.id),
  );
  return {
    period: sheet,
    previous: addDays(sheet.from, -7),
    next: sheet.from < present.from ? sheet.until : null,
    nextCheckIn: nextCheckIn(
      all.map(({ goal }) => goal),
      now,
    ),
    rows: rows.map((row, place) => ({
      ...row,
      coachId: goals[place]?.coachId ?? null,
      ifThens: plans.get(row.goal.id) ?? [],
    })),
  };
}
