import { sql, type NotNull } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Excuse } from "#domain/cadence.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { limits } from "#domain/limits.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { WatchedGoal } from "#domain/needs-you.ts";
import { beginningOf } from "#domain/short-text.ts";
import type { Health, Kept } from "#domain/weekly-check-in.ts";
import { shownName } from "#server/account/shown-name.ts";
import { cardFields, cardOf, coachedBy } from "#server/goals/goal-row.ts";
import { keptForCoachSql } from "#server/goals/weekly-check-ins/kept-for-coach.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** A goal that somebody coaches, with what of its owner decides when it is missed: that is for the server alone. */
export interface Watched {
  readonly watched: WatchedGoal;
  readonly excuse: Excuse;
  readonly timeZone: string;
}

/** The same with all that a card of the goal shows. */
interface WatchedCard extends Watched {
  readonly watched: WatchedGoal & { readonly goal: GoalCard };
}

/** The goals `g` that somebody coaches, of owners `u`, with their last check-ins and the newest answer that waits, since when one does. */
function watchedRows({ kysely }: Queryable, coachId: string) {
  return kysely
    .selectFrom("goals as g")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .select(cardFields)
    .select(["g.owner_id as ownerId", "g.coached_at as coachedAt"])
    .select(["u.time_zone as timeZone", "u.short_days as shortDays"])
    .select(shownName(namelessOwner).as("ownerName"))
    .select((eb) => [
      // What is for its owner alone leaves nothing here but its time (product 25.9).
      jsonArrayFrom(
        eb
          .selectFrom("weekly_check_ins as c")
          .select(["c.id", "c.at"])
          .select(sql<boolean>`c.seen_at is not null`.as("seen"))
          .select(sql<Health | null>`case when c.circle = 'coach' then c.health end`.as("health"))
          .select(sql<Kept | null>`${sql.raw(keptForCoachSql)}`.as("kept"))
          .select(
            sql<string>`case when c.circle = 'coach' and c.seen_at is null then c.help else '' end`.as(
              "help",
            ),
          )
          .whereRef("c.goal_id", "=", "g.id")
          .orderBy("c.period", "desc")
          .limit(limits.checkInsKnown),
      ).as("checkIns"),
      jsonObjectFrom(
        eb
          .selectFrom("coaching_notes as n")
          .innerJoinLateral(
            (last) =>
              last
                .selectFrom("note_replies as r")
                .select(["r.text", "r.created_at as at"])
                .whereRef("r.note_id", "=", "n.id")
                .orderBy("r.number", "desc")
                .limit(1)
                .as("r"),
            (join) => join.onTrue(),
          )
          .select(["n.id as noteId", "r.text", "r.at"])
          .select(sql<number>`min(n.unread_reply_at) over ()`.as("since"))
          .whereRef("n.goal_id", "=", "g.id")
          .where("n.coach_id", "=", coachId)
          .where("n.unread_reply_at", "is not", null)
          .orderBy("r.at", "desc")
          .limit(1),
      ).as("unreadReply"),
      eb
        .selectFrom("coaching_notes as n")
        .select("n.created_at")
        .whereRef("n.goal_id", "=", "g.id")
        .where("n.nudge", "=", true)
        .orderBy("n.created_at", "desc")
        .limit(1)
        .as("nudgedAt"),
    ])
    .$narrowType<{ coachedAt: NotNull }>()
    .where(coachedBy(coachId));
}

type WatchedRow = Awaited<ReturnType<ReturnType<typeof watchedRows>["execute"]>>[number];

function watchedOf(row: WatchedRow): WatchedCard {
  const { ownerId, ownerName, coachedAt, checkIns, unreadReply, nudgedAt } = row;
  const reply = unreadReply && {
    ...unreadReply,
    text: beginningOf(unreadReply.text, limits.lastWords),
  };
  return {
    watched: {
      goal: cardOf(row),
      ownerId,
      ownerName,
      coachedAt,
      checkIns,
      unreadReply: reply,
      nudgedAt,
    },
    excuse: { shortDays: row.shortDays },
    timeZone: row.timeZone,
  };
}

/** The goals of some people, or of all, that somebody coaches, with what waits on them for their coach. */
export async function readWatched(
  db: Queryable,
  coachId: string,
  owners: readonly string[] | null,
): Promise<readonly WatchedCard[]> {
  const rows = watchedRows(db, coachId);
  const some = owners === null ? rows : rows.where("g.owner_id", "in", owners);
  return (await some.execute()).map(watchedOf);
}

/** One of them; undefined where they do not coach it. */
export async function readWatchedGoal(
  db: Queryable,
  coachId: string,
  goalId: string,
): Promise<Watched | undefined> {
  const row = await watchedRows(db, coachId).where("g.id", "=", goalId).executeTakeFirst();
  return row && watchedOf(row);
}
