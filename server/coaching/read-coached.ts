import type { NotNull } from "kysely";
import type { CoachedGoal, Coaching, readCoaching } from "#contract/coached-goals.ts";
import type { QueryOf } from "#contract/endpoint.ts";
import { firstChoice } from "#domain/coach-choice.ts";
import { coachSummary, groupingOf, shownToCoach } from "#domain/coach-view.ts";
import type { Now } from "#domain/day.ts";
import { namelessOwner } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import { personSummaries } from "#domain/person-summary.ts";
import { shownName, shownNameSql } from "#server/account/shown-name.ts";
import {
  cardFields,
  cardOf,
  coachedBy,
  coachedBySql,
  standingFields,
  standingOf,
  type StandingRow,
} from "#server/goals/goal-row.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { packSql, unpackRows, type Packed } from "#server/platform/db/packed.ts";
import { hiddenFromPlanner } from "#server/platform/db/hidden-from-planner.ts";
import { readWatched } from "./needs-you/watched-store.ts";
import { readSaidHealths } from "./said-store.ts";

interface CoachedRow extends StandingRow {
  readonly id: string;
  readonly description: string;
  readonly owner_id: string;
  readonly owner_name: string;
}

const columns = [...standingFields, "g.id", "g.description", "g.owner_id", "o.owner_name"];

interface AllRow {
  readonly goals: Packed;
  readonly noted: readonly (readonly [goalId: string, notes: number, lastAt: number])[] | null;
}

/** Just enough to order all goals, and their recent notes. */
const all: Statement = {
  name: "coach_all",
  sql: `select
    (select ${packSql(columns)} from goals g join users u on u.id = g.owner_id
      cross join lateral (select ${shownNameSql(namelessOwner)} as owner_name) o
      where ${coachedBySql(hiddenFromPlanner("$1"))}) as goals,
    (select json_agg(json_build_array(n.goal_id, n.notes, n.last_at)) from (
      select n.goal_id, count(*) as notes, max(n.created_at) as last_at
      from coaching_notes n join goals g on g.id = n.goal_id
      where n.coach_id = ${hiddenFromPlanner("$1")} and n.created_at >= ${hiddenFromPlanner("$2")}::bigint
        and ${coachedBySql("n.coach_id")}
      group by n.goal_id) n) as noted`,
};

async function readAll(db: Queryable, coachId: string, since: number) {
  const [row] = await db.run<AllRow>(all, [coachId, since]);
  const noted = row?.noted ?? [];
  const lastNotes = new Map(noted.map(([goalId, , lastAt]) => [goalId, lastAt]));
  return {
    goals: unpackRows<CoachedRow>(columns, row?.goals ?? []).map((one) => ({
      goal: { ...standingOf(one), id: one.id, description: one.description },
      ownerId: one.owner_id,
      ownerName: one.owner_name,
      lastNoteAt: lastNotes.get(one.id) ?? null,
    })),
    recentNotes: noted.reduce((sum, [, notes]) => sum + notes, 0),
  };
}

async function readCards(
  db: Queryable,
  coachId: string,
  ids: readonly string[],
): Promise<Map<string, Omit<CoachedGoal, "said">>> {
  if (ids.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom("goals as g")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom((newest) =>
            newest
              .selectFrom("coaching_notes as n")
              .select("n.created_at")
              .whereRef("n.goal_id", "=", "g.id")
              .where("n.coach_id", "=", coachId)
              .orderBy("n.created_at", "desc")
              .orderBy("n.id", "desc")
              .limit(limits.notesShown)
              .as("n"),
          )
          .select((n) => [
            n.fn.countAll<number>().as("notes"),
            n.fn.max("n.created_at").as("lastNoteAt"),
          ])
          .as("n"),
      (join) => join.onTrue(),
    )
    .select([...cardFields, "g.coached_at as coachedAt", "g.owner_id as ownerId"])
    .select(shownName(namelessOwner).as("ownerName"))
    .select(["n.notes", "n.lastNoteAt"])
    .$narrowType<{ coachedAt: NotNull; notes: NotNull }>()
    .where("g.id", "in", ids)
    .where(coachedBy(coachId))
    .execute();
  return new Map(
    rows.map(({ coachedAt, ownerId, ownerName, notes, lastNoteAt, ...row }) => [
      row.id,
      { goal: cardOf(row), coachedAt, ownerId, ownerName, notes, lastNoteAt },
    ]),
  );
}

type Asked = QueryOf<typeof readCoaching>;

export async function readCoached(
  db: Queryable,
  uid: string,
  now: Now,
  asked: Asked = {},
): Promise<Coaching> {
  const { goals, recentNotes } = await readAll(db, uid, now.at - limits.recentHours * 3_600_000);
  const grouping = groupingOf(goals, asked.group);
  const { filter = firstChoice.filter, sort = firstChoice.sort } = asked;
  const matching = shownToCoach(goals, { filter, sort }, grouping, now);
  const first = Number(asked.first ?? limits.coachedGoalsPage);
  const keep = new Set(asked.keep?.split(","));
  const ids = matching
    .filter(({ goal }, at) => at < first || keep.has(goal.id))
    .map(({ goal }) => goal.id);
  const cards = await readCards(db, uid, ids);
  const known = ids.flatMap((id) => cards.get(id) ?? []);
  const said = await readSaidHealths(
    db,
    known.map(({ goal }) => goal),
  );
  const shown = known.map((one) => ({ ...one, said: said.get(one.goal.id) ?? null }));
  // With all goals here, the client can group them without another read.
  const needsPeople = grouping === "person" || shown.length === goals.length;
  return {
    summary: coachSummary(
      goals.map(({ goal }) => goal),
      recentNotes,
      now,
    ),
    grouping,
    matching: matching.length,
    goals: shown,
    people: needsPeople ? await readPeople(db, uid, shown) : [],
    ids: goals.map(({ goal }) => goal.id),
  };
}

async function readPeople(db: Queryable, uid: string, shown: readonly CoachedGoal[]) {
  const owners = [...new Set(shown.map(({ ownerId }) => ownerId))];
  if (owners.length === 0) return [];
  return personSummaries((await readWatched(db, uid, owners)).map(({ watched }) => watched));
}
