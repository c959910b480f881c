import { sql, type NotNull } from "kysely";
import { nextStep, type GoalPlan, type PlanStep } from "#domain/goal-plan.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { timelinePart } from "../timeline-part.ts";

export async function readPlan(db: Queryable, goalId: string): Promise<GoalPlan> {
  const steps = await db.kysely
    .selectFrom("goal_steps")
    .selectAll()
    .where("goal_id", "=", goalId)
    .orderBy("number")
    .execute();
  const ifThens = await db.kysely
    .selectFrom("goal_if_thens")
    .select(["id", "obstacle", "action"])
    .where("goal_id", "=", goalId)
    .orderBy("number")
    .execute();
  return { steps: steps.map(stepOf), ifThens };
}

interface StepRow {
  readonly id: string;
  readonly text: string;
  readonly day: string | null;
  readonly done_day: string | null;
  readonly done_at: number | null;
  readonly accepted: boolean;
  readonly coach_id: string | null;
  readonly coach_name: string | null;
}

function stepOf(row: StepRow): PlanStep {
  const { id, text, day, done_day: doneDay, done_at: at, accepted, coach_name: name } = row;
  return {
    id,
    text,
    day,
    done: doneDay === null || at === null ? null : { day: doneDay, at },
    suggestedBy: name === null ? null : { uid: row.coach_id, name },
    accepted,
  };
}

export function stepColumns({ id, text, day, done, suggestedBy, accepted }: PlanStep): StepRow {
  return {
    id,
    text,
    day,
    done_day: done?.day ?? null,
    done_at: done?.at ?? null,
    accepted,
    coach_id: suggestedBy?.uid ?? null,
    coach_name: suggestedBy?.name ?? null,
  };
}

function changesOf<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]) {
  return {
    gone: before.filter(({ id }) => !after.some((one) => one.id === id)).map(({ id }) => id),
    put: after.filter((one) => !before.includes(one)),
  };
}

async function writeSteps(
  { kysely }: Transaction,
  goalId: string,
  { steps: before }: GoalPlan,
  { steps: after }: GoalPlan,
): Promise<void> {
  const { gone, put } = changesOf(before, after);
  for (const id of gone) await kysely.deleteFrom("goal_steps").where("id", "=", id).execute();
  for (const columns of put.map(stepColumns))
    await kysely
      .insertInto("goal_steps")
      .values({ ...columns, goal_id: goalId })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
      .execute();
}

async function writeIfThens(
  { kysely }: Transaction,
  goalId: string,
  { ifThens: before }: GoalPlan,
  { ifThens: after }: GoalPlan,
): Promise<void> {
  const { gone, put } = changesOf(before, after);
  for (const id of gone) await kysely.deleteFrom("goal_if_thens").where("id", "=", id).execute();
  for (const columns of put)
    await kysely
      .insertInto("goal_if_thens")
      .values({ ...columns, goal_id: goalId })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
      .execute();
}

// Only if it changed: a new goal revision makes the owner's drafts stale.
async function writeNextStep(
  tx: Transaction,
  goalId: string,
  plan: GoalPlan,
): Promise<number | null> {
  const { text = null, day = null } = nextStep(plan) ?? {};
  const row = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({ next_step: text, next_step_day: day, rev: eb("rev", "+", 1) }))
    .where("id", "=", goalId)
    .where(sql<boolean>`(next_step, next_step_day) is distinct from (${text}::text, ${day}::text)`)
    .returning("rev")
    .executeTakeFirst();
  return row?.rev ?? null;
}

/** The goal must be locked. Returns its revision only if it changed. */
export async function writePlan(
  tx: Transaction,
  goalId: string,
  before: GoalPlan,
  after: GoalPlan,
): Promise<number | null> {
  await writeSteps(tx, goalId, before, after);
  await writeIfThens(tx, goalId, before, after);
  return writeNextStep(tx, goalId, after);
}

export function readDoneBefore(
  db: Queryable,
  goalId: string,
  before: TimelineBound,
): Promise<{ readonly id: string; readonly at: number; readonly text: string }[]> {
  const all = db.kysely
    .selectFrom("goal_steps as s")
    .select(["s.id", "s.done_at as at", "s.text"])
    .$narrowType<{ at: NotNull }>()
    // A literal, to match a partial index.
    .where(sql<boolean>`s.done_at is not null`);
  const index = { of: { "s.goal_id": goalId }, by: ["s.done_at", "s.id"] } as const;
  return timelinePart(all, index, before).execute();
}
