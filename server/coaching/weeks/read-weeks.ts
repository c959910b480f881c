import type { NotNull } from "kysely";
import { readBrief, type Brief } from "#contract/brief.ts";
import { id as idSchema } from "#contract/fields.ts";
import { readPersonWeek, type PersonWeek } from "#contract/person-week.ts";
import type { Period } from "#domain/check-in-period.ts";
import { addDays, dayOf, type Day } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { namelessOwner } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import { periodOnSheet, sheetAt } from "#domain/week.ts";
import { shownName } from "#server/account/shown-name.ts";
import { cardFields, cardOf, coachedBy } from "#server/goals/goal-row.ts";
import { weekRows, type OwnedPeriod } from "#server/goals/week/read-week.ts";
import { readWeekOwner, type WeekOwner } from "#server/goals/week/week-store.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";

interface Coached {
  readonly goal: GoalCard;
  /** In the owner's days. */
  readonly since: Day;
}

interface Person extends WeekOwner {
  readonly ownerName: string;
  readonly goals: readonly Coached[];
}

function coachedRows({ kysely }: Queryable, coachId: string, personId: string) {
  return kysely
    .selectFrom("goals as g")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .select(cardFields)
    .select("g.coached_at as coachedAt")
    .select(shownName(namelessOwner).as("ownerName"))
    .$narrowType<{ coachedAt: NotNull }>()
    .where("g.owner_id", "=", personId)
    .where(coachedBy(coachId))
    .orderBy("g.due_date")
    .orderBy("g.id")
    .execute();
}

/** Null if the coach coaches none of the person's goals. */
async function readPerson(
  db: Queryable,
  coachId: string,
  personId: string,
  at: number,
): Promise<Person | null> {
  if (!idSchema.safeParse(personId).success) return null;
  const [rows, owner] = await Promise.all([
    coachedRows(db, coachId, personId),
    readWeekOwner(db, personId, at),
  ]);
  const [first] = rows;
  if (first === undefined || owner === null) return null;
  const goals = rows.map(({ coachedAt, ...row }) => {
    return { goal: cardOf(row), since: dayOf(coachedAt, owner.now.zone) };
  });
  return { ...owner, ownerName: first.ownerName, goals };
}

/** Periods that were not over when the coach accepted (product 25.4). */
function onSheet({ goals, excuse, now }: Person, sheet: Period): OwnedPeriod[] {
  return goals.flatMap(({ goal, since }) => {
    const period = periodOnSheet({ ...goal, ended: null }, sheet, now.today);
    return period === null || period.until <= since ? [] : [{ goal, period, excuse, now }];
  });
}

/** The week in which `of` lies, today's if it is null. */
export async function readWeekFor(
  db: Queryable,
  coachId: string,
  personId: string,
  at: number,
  of: Day | null,
): Promise<PersonWeek | null> {
  const person = await readPerson(db, coachId, personId, at);
  if (person === null) return null;
  const { ownerName, now, checkInDay, goals } = person;
  const present = sheetAt(now.today, checkInDay);
  const sheet = of === null || of >= present.from ? present : sheetAt(of, checkInDay);
  return {
    ownerName,
    period: sheet,
    previous: goals.some(({ since }) => since < sheet.from) ? addDays(sheet.from, -7) : null,
    next: sheet.from < present.from ? sheet.until : null,
    rows: await weekRows(db, "coach", onSheet(person, sheet)),
  };
}

/** product 26.8 */
export async function readBriefFor(
  db: Queryable,
  coachId: string,
  personId: string,
  at: number,
): Promise<Brief | null> {
  const person = await readPerson(db, coachId, personId, at);
  if (person === null) return null;
  const { from } = sheetAt(person.now.today, person.checkInDay);
  const sheets = Array.from({ length: limits.briefWeeks }, (_, weeks) => {
    const first = addDays(from, -7 * weeks);
    return { from: first, until: addDays(first, 7) };
  });
  const periods = sheets.flatMap((sheet) => onSheet(person, sheet));
  // A fortnight's period is on two sheets.
  const once = new Map(periods.map((one) => [`${one.goal.id} ${one.period.from}`, one]));
  const rows = await weekRows(db, "coach", [...once.values()]);
  return {
    ownerName: person.ownerName,
    goals: person.goals.map(({ goal }) => ({
      goal,
      weeks: rows.flatMap(({ goal: { id }, ...week }) => (id === goal.id ? [week] : [])),
    })),
  };
}

export const briefSlice: Slice<typeof readBrief> = {
  endpoint: readBrief,
  act: async ({ deps, params, at }, { uid }) =>
    (await readBriefFor(deps.db, uid, params.uid, at)) ?? refuse("not-found"),
};

export const personWeekSlice: Slice<typeof readPersonWeek> = {
  endpoint: readPersonWeek,
  act: async ({ deps, params, query, at }, { uid }) =>
    (await readWeekFor(deps.db, uid, params.uid, at, query.of ?? null)) ?? refuse("not-found"),
};
