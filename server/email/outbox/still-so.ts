import { nowIn, type Now } from "#domain/day.ts";
import { nextStepOf } from "#domain/digest.ts";
import { goalStateOf } from "#domain/goal-state.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isCompleted } from "#domain/progress.ts";
import { cardColumns, cardOf, listedSql, type CardRow } from "#server/goals/goal-row.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QueuedMail } from "./mail-facts.ts";

/** A goal as it is now, and the moment in its owner's zone. */
interface Present {
  readonly goal: GoalCard;
  readonly now: Now;
}

const readingGoals: Statement = {
  name: "mail_goals_now",
  sql: `select ${cardColumns}, u.time_zone as zone from goals g join users u on u.id = g.owner_id
    where g.owner_id = $1 and g.id = any($2) and ${listedSql}`,
};

/** Those of a person's goals that were neither closed nor deleted since a mail about them was written, by id. */
async function presentGoals(
  db: Queryable,
  uid: string,
  told: readonly { readonly goalId: string }[],
  at: number,
): Promise<ReadonlyMap<string, Present>> {
  const ids = told.map(({ goalId }) => goalId);
  const rows = await db.run<CardRow & { readonly zone: string }>(readingGoals, [uid, ids]);
  return new Map(rows.map((row) => [row.id, { goal: cardOf(row), now: nowIn(at, row.zone) }]));
}

/** True of a goal that asks for something: it neither rests nor is it done. */
function isOpen({ goal, now }: Present): boolean {
  return goalStateOf(goal, now) === "active" && !isCompleted(goal, now);
}

const coaching: Statement = {
  name: "mail_still_coaching",
  sql: "select id from goals where id = $1 and coach_id = $2",
};

/**
 * A mail as it is at the moment when it leaves: a reminder without goals that rest, are done or gone since (product 16.5), a
 * digest without those that are gone (16.4), an owner's words for who still coaches the goal (12.1). Null where nothing is left.
 */
export async function stillSo(
  db: Queryable,
  mail: QueuedMail,
  at: number,
): Promise<QueuedMail | null> {
  const { uid } = mail;
  if (mail.type === "coaching_note" && mail.facts.toCoach)
    return (await db.run(coaching, [mail.facts.goalId, uid])).length > 0 ? mail : null;
  if (mail.type === "goal_reminder") {
    const present = await presentGoals(db, uid, mail.facts.reminders, at);
    const open = ({ goalId }: { goalId: string }) => {
      const one = present.get(goalId);
      return one !== undefined && isOpen(one);
    };
    const reminders = mail.facts.reminders.filter(open);
    return reminders.length > 0 ? { ...mail, facts: { reminders } } : null;
  }
  if (mail.type !== "weekly_update") return mail;
  const present = await presentGoals(db, uid, mail.facts.goals, at);
  const goals = mail.facts.goals.filter(({ goalId }) => present.has(goalId));
  if (goals.length === mail.facts.goals.length) return mail;
  const [first] = present.values();
  if (first === undefined) return null;
  const nextStep = nextStepOf(
    [...present.values()].map(({ goal }) => goal),
    first.now,
  );
  return { ...mail, facts: { ...mail.facts, goals, nextStep } };
}
