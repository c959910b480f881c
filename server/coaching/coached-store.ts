import type { readFeedback } from "#contract/feedback.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import * as limits from "#domain/limits.ts";
import { beginningOf } from "#domain/short-text.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import {
  hiddenFromPlanner,
  limitHiddenFromPlanner,
} from "#server/platform/db/hidden-from-planner.ts";
import { listedSql } from "#server/goals/goal-row.ts";

type FeedbackRow = OutputOf<typeof readFeedback>["notes"][number] & { readonly note: string };

// Two index ranges per goal: recent notes, and older unread ones.
const ofGoal = (
  notes: string,
) => `(select * from coaching_notes n where n.goal_id = g.id and ${notes}
    order by n.created_at desc, n.id desc limit ${limitHiddenFromPlanner(limits.notesShown)})`;
const recentFrom = `${hiddenFromPlanner("$2")}::bigint`;

const feedback: Statement = {
  name: "notes_feedback",
  sql: `select n.id, n.goal_id as "goalId", n.coach_name as "coachName", n.created_at as "createdAt", n.is_read as "isRead", n.note
    from goals g cross join lateral (
      ${ofGoal(`n.created_at >= ${recentFrom}`)}
      union all
      ${ofGoal(`n.created_at < ${recentFrom} and not n.is_read`)}) n
    where g.owner_id = ${hiddenFromPlanner("$1")} and ${listedSql} and g.noted
    order by n.created_at desc, n.id desc limit ${limits.notesShown}`,
};

export async function readOwnFeedback(
  db: Queryable,
  ownerId: string,
  at: number,
): Promise<OutputOf<typeof readFeedback>> {
  const recent = at - limits.recentHours * 3_600_000;
  const rows = await db.run<FeedbackRow>(feedback, [ownerId, recent]);
  const [newest] = rows;
  const lastWords = newest === undefined ? null : beginningOf(newest.note, limits.lastWords);
  return { lastWords, notes: rows.map(({ note: _note, ...shown }) => shown) };
}
