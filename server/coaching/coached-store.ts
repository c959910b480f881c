import type { NotNull } from "kysely";
import type { CoachedGoal, readFeedback } from "#contract/coaching.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { limits } from "#domain/limits.ts";
import { beginningOf } from "#domain/short-text.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { cardFields, cardOf, coachedBy, isListed } from "#server/goals/goal-row.ts";
import { shownName } from "#server/account/shown-name.ts";

/** The goals that a person coaches, the latest accepted first. */
export async function readCoachedGoals(db: Queryable, coachId: string): Promise<CoachedGoal[]> {
  const rows = await db.kysely
    .selectFrom("goals as g")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .select([...cardFields, "g.coached_at as coachedAt", "g.owner_id as ownerId"])
    .select(shownName(namelessOwner).as("ownerName"))
    .$narrowType<{ coachedAt: NotNull }>()
    .where(coachedBy(coachId))
    .orderBy("g.coached_at", "desc")
    .orderBy("g.id", "desc")
    .execute();
  return rows.map(({ coachedAt, ownerId, ownerName, ...row }) => ({
    goal: cardOf(row),
    coachedAt,
    ownerId,
    ownerName,
  }));
}

/** The newest notes on a person's own goals that are unread or recent, newest first, and how the first of them begins. */
export async function readOwnFeedback(
  db: Queryable,
  ownerId: string,
  at: number,
): Promise<OutputOf<typeof readFeedback>> {
  const recent = at - limits.recentHours * 3_600_000;
  const rows = await db.kysely
    .selectFrom("coaching_notes as n")
    .innerJoin("goals as g", "g.id", "n.goal_id")
    .select([
      "n.id",
      "n.goal_id as goalId",
      "n.coach_name as coachName",
      "n.created_at as createdAt",
      "n.is_read as isRead",
      "n.note",
    ])
    .where("g.owner_id", "=", ownerId)
    .where(isListed)
    .where((eb) => eb.or([eb("n.is_read", "=", false), eb("n.created_at", ">=", recent)]))
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .limit(limits.notesShown)
    .execute();
  const [newest] = rows;
  const lastWords = newest === undefined ? null : beginningOf(newest.note, limits.lastWords);
  const notes = rows.map(({ id, goalId, coachName, createdAt, isRead }) => {
    return { id, goalId, coachName, createdAt, isRead };
  });
  return { lastWords, notes };
}
