import { sql } from "kysely";
import type { CircleGoal, CircleMember } from "#domain/circle.ts";
import { dayOf, type Day } from "#domain/day.ts";
import { namelessOwner } from "#domain/invitation.ts";
import type { Kept } from "#domain/weekly-check-in.ts";
import { shownName } from "#server/account/shown-name.ts";
import { keptForCoachSql } from "#server/goals/weekly-check-ins/kept-for-coach.ts";
import type { Queryable } from "#server/platform/db/database.ts";

interface BroughtGoal extends CircleGoal {
  readonly id: string;
  readonly title: string;
}

export interface KnownMember extends CircleMember {
  readonly uid: string;
  readonly name: string;
  readonly goals: readonly BroughtGoal[];
}

export interface CircleFacts {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly rev: number;
  readonly createdOn: Day;
  readonly organizerId: string;
  /** Longest-standing first. */
  readonly members: readonly KnownMember[];
}

function readMembers({ kysely }: Queryable, ids: readonly string[]) {
  return kysely
    .selectFrom("circle_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["m.circle_id as circleId", "u.id as uid", "m.joined_on as joinedOn"])
    .select(["u.time_zone as zone", "u.short_days as shortDays"])
    .select(shownName(namelessOwner).as("name"))
    .where("m.circle_id", "in", ids)
    .orderBy("m.joined_at")
    .orderBy("u.id")
    .execute();
}

function readGoals({ kysely }: Queryable, ids: readonly string[]) {
  return kysely
    .selectFrom("circle_goals as b")
    .innerJoin("goals as g", "g.id", "b.goal_id")
    .select(["b.circle_id as circleId", "b.user_id as uid", "b.brought_on as broughtOn"])
    .select(["g.id", "g.description as title", "g.rhythms", "g.pauses"])
    .select(({ fn }) => fn.coalesce("g.completed_at", "g.closed_at").as("endedAt"))
    .where("b.circle_id", "in", ids)
    .where("g.deleted_at", "is", null)
    .whereRef("g.owner_id", "=", "b.user_id")
    .orderBy("g.created_at")
    .orderBy("g.id")
    .execute();
}

/** With a coach what the coach is told: nothing of a private check-in's promise (product 41.5). */
function readCheckIns({ kysely }: Queryable, ids: readonly string[]) {
  return kysely
    .selectFrom("weekly_check_ins as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select(["c.goal_id as goalId", "c.period"])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.or([
            eb("g.coach_status", "=", "accepted"),
            // Without a coach all is stored as private: only who never had one kept nothing from one.
            eb.exists(
              eb
                .selectFrom("invitations as i")
                .select("i.id")
                .whereRef("i.goal_id", "=", "g.id")
                .where("i.ended", "=", "used"),
            ),
          ]),
        )
        .then(sql<Kept | null>`${sql.raw(keptForCoachSql)}`)
        .else(eb.ref("c.kept"))
        .end()
        .as("kept"),
    )
    .where("c.goal_id", "in", (eb) =>
      eb.selectFrom("circle_goals as b").select("b.goal_id").where("b.circle_id", "in", ids),
    )
    .orderBy("c.period")
    .execute();
}

/** What circles are computed from; in no order. */
export async function readCircleFacts(
  db: Queryable,
  ids: readonly string[],
  at: number,
): Promise<CircleFacts[]> {
  if (ids.length === 0) return [];
  const [circles, members, goals, checkIns] = await Promise.all([
    db.kysely.selectFrom("circles").selectAll().where("id", "in", ids).execute(),
    readMembers(db, ids),
    readGoals(db, ids),
    readCheckIns(db, ids),
  ]);
  const checkInsOf = Map.groupBy(checkIns, ({ goalId }) => goalId);
  const membersOf = Map.groupBy(members, ({ circleId }) => circleId);
  const goalsOf = Map.groupBy(goals, ({ circleId, uid }) => `${circleId} ${uid}`);
  return circles.flatMap(({ id, name, purpose, rev, organizer_id, created_on: createdOn }) => {
    const known = (membersOf.get(id) ?? []).map(
      ({ uid, zone, shortDays, joinedOn, name: shown }): KnownMember => ({
        uid,
        name: shown,
        joinedOn,
        today: dayOf(at, zone),
        excuse: { shortDays },
        goals: (goalsOf.get(`${id} ${uid}`) ?? []).map((goal) => ({
          id: goal.id,
          title: goal.title,
          rhythms: goal.rhythms,
          pauses: goal.pauses,
          broughtOn: goal.broughtOn,
          ended: goal.endedAt === null ? null : dayOf(goal.endedAt, zone),
          checkIns: checkInsOf.get(goal.id) ?? [],
        })),
      }),
    );
    const [first] = known;
    if (first === undefined) return [];
    const organizer = known.find(({ uid }) => uid === organizer_id) ?? first;
    const facts = { id, name, purpose, rev, createdOn, organizerId: organizer.uid };
    return [{ ...facts, members: known }];
  });
}
