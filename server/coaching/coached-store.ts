import type { CoachedGoal } from "#contract/coaching.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { limits } from "#domain/limits.ts";
import { shownName } from "#server/account/shown-name.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { cardColumns, cardOf, coachedBy, type CardRow } from "#server/goals/goal-row.ts";

const coached: Statement = {
  name: "goals_coached",
  sql: `select ${cardColumns}, g.coached_at as "coachedAt", ${shownName("u", namelessOwner)} as "ownerName"
    from goals g join users u on u.id = g.owner_id
    where ${coachedBy("$1")} order by g.coached_at desc, g.id desc`,
};

/** The goals that a person coaches, the latest accepted first. */
export async function readCoachedGoals(db: Queryable, coachId: string): Promise<CoachedGoal[]> {
  const rows = await db.run<CardRow & Omit<CoachedGoal, "goal">>(coached, [coachId]);
  return rows.map(({ coachedAt, ownerName, ...row }) => ({
    goal: cardOf(row),
    coachedAt,
    ownerName,
  }));
}

/** A note as the owner's dashboard counts it. */
interface Feedback {
  readonly id: string;
  readonly goalId: string;
  readonly coachName: string;
  readonly createdAt: number;
  readonly isRead: boolean;
}

const feedback: Statement = {
  name: "notes_feedback",
  sql: `select n.id, n.goal_id as "goalId", n.coach_name as "coachName", n.created_at as "createdAt",
      n.is_read as "isRead"
    from coaching_notes n join goals g on g.id = n.goal_id
    where g.owner_id = $1 and (not n.is_read or n.created_at >= $2)
    order by n.created_at desc, n.id desc limit ${limits.notesShown}`,
};

/** The newest notes on a person's own goals that are unread or recent, newest first. */
export function readOwnFeedback(db: Queryable, ownerId: string, at: number): Promise<Feedback[]> {
  return db.run(feedback, [ownerId, at - limits.recentHours * 3_600_000]);
}
