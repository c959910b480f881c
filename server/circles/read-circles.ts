import type { CircleMessage, CirclePage, CircleRow, ListedCircle } from "#contract/circles.ts";
import {
  circleMondays,
  circleRun,
  circleWeek,
  memberWeeks,
  presentWeek,
  type CircleWeek,
  type MemberWeek,
} from "#domain/circle.ts";
import { addDays, mondayOf, type Day } from "#domain/day.ts";
import { namelessOwner } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import { byName } from "#domain/name-order.ts";
import { shownName } from "#server/account/shown-name.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { readCircleFacts, type CircleFacts, type KnownMember } from "./circle-facts.ts";
import { readInvitations } from "./circle-invitations.ts";

interface KnownWeek extends CircleWeek {
  readonly week: Day;
  /** In the order of the members. */
  readonly members: readonly MemberWeek[];
}

interface Computed {
  readonly weeks: readonly KnownWeek[];
  readonly run: number;
  readonly reader: KnownMember;
  /** The reader's week. */
  readonly present: Day;
}

/** Null if the reader is no member. */
export function computedCircle(facts: CircleFacts, readerId: string): Computed | null {
  const reader = facts.members.find(({ uid }) => uid === readerId);
  if (reader === undefined) return null;
  const present = presentWeek(reader, facts.createdOn);
  const [last = present] = facts.members
    .map((member) => presentWeek(member, facts.createdOn))
    .toSorted()
    .toReversed();
  const mondays = circleMondays(facts.createdOn, last);
  const rows = facts.members.map((member) => memberWeeks(member, mondays));
  const weeks = mondays.map((week, at): KnownWeek => {
    const members = rows.flatMap((row) => row[at] ?? []);
    return { week, members, ...circleWeek(members) };
  });
  return { weeks, run: circleRun(weeks), reader, present };
}

export async function circlesOf({ kysely }: Queryable, uid: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom("circle_members")
    .select("circle_id as id")
    .where("user_id", "=", uid)
    .orderBy("joined_at")
    .limit(limits.circlesPerPerson)
    .execute();
  return rows.map(({ id }) => id);
}

interface Line {
  readonly circleId: string;
  readonly uid: string;
  readonly line: string;
  readonly asksForHelp: boolean;
}

export async function readLines(
  { kysely }: Queryable,
  ids: readonly string[],
  week: Day,
): Promise<Line[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom("circle_lines")
    .select(["circle_id as circleId", "user_id as uid", "line", "asks_at as asksAt"])
    .where("circle_id", "in", ids)
    .where("week", "=", week)
    .execute();
  return rows.map(({ asksAt, ...line }) => ({ ...line, asksForHelp: asksAt !== null }));
}

/** product 41.8 */
export async function readCircles(
  { db }: Pick<Deps, "db">,
  uid: string,
  at: number,
): Promise<{ circles: ListedCircle[] }> {
  const facts = await readCircleFacts(db, await circlesOf(db, uid), at);
  const week = mondayOf(facts[0]?.members.find((one) => one.uid === uid)?.today ?? "1970-01-01");
  const lines = await readLines(
    db,
    facts.map(({ id }) => id),
    week,
  );
  const circles = facts.flatMap((circle): ListedCircle[] => {
    const known = computedCircle(circle, uid);
    if (known === null) return [];
    const present = known.weeks.find((one) => one.week === week);
    const asking = circle.members.filter(
      (member) =>
        member.uid !== uid &&
        lines.some(
          (one) => one.asksForHelp && one.circleId === circle.id && one.uid === member.uid,
        ),
    );
    return [
      {
        id: circle.id,
        name: circle.name,
        members: circle.members.length,
        checkedIn: present?.checkedIn ?? 0,
        of: present?.of ?? 0,
        asking: asking.map(({ name }) => name).toSorted(byName),
        run: known.run,
      },
    ];
  });
  return {
    circles: circles.toSorted((one, other) => byName(one.name, other.name)),
  };
}

function readSeen({ kysely }: Queryable, circleId: string, week: Day) {
  return kysely
    .selectFrom("circle_seen as s")
    .innerJoin("users as u", "u.id", "s.seen_by")
    .select(["s.user_id as uid", "s.seen_by as seenBy"])
    .select(shownName(namelessOwner).as("name"))
    .where("s.circle_id", "=", circleId)
    .where("s.week", "=", week)
    .execute();
}

export async function readMessages(
  { kysely }: Queryable,
  circleId: string,
  week: Day,
  readerId: string,
): Promise<CircleMessage[]> {
  const rows = await kysely
    .selectFrom("circle_messages as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["m.id", "u.id as uid", "m.text", "m.created_at as createdAt"])
    .select(shownName(namelessOwner).as("name"))
    .where("m.circle_id", "=", circleId)
    .where("m.week", "=", week)
    .orderBy("m.created_at")
    .orderBy("m.id")
    .limit(limits.circleMessagesPerWeek)
    .execute();
  return rows.map((row) => ({ ...row, isYou: row.uid === readerId }));
}

interface OfWeek {
  readonly reader: KnownMember;
  readonly shown: KnownWeek;
  readonly lines: readonly Line[];
  readonly seen: Awaited<ReturnType<typeof readSeen>>;
}

/** A member's own goals by id; of others the titles alone (product 41.1). */
function rowsOf(circle: CircleFacts, { reader, shown, lines, seen }: OfWeek): CircleRow[] {
  const rows = circle.members.map((member, place): CircleRow => {
    const isYou = member.uid === reader.uid;
    const { state, keptPromise } = shown.members[place] ?? { state: "none", keptPromise: false };
    const said = lines.find(({ uid }) => uid === member.uid);
    const marks = seen.filter(({ uid }) => uid === member.uid);
    return {
      uid: member.uid,
      name: member.name,
      isYou,
      isOrganizer: member.uid === circle.organizerId,
      state,
      keptPromise,
      goals: member.goals
        .filter(({ ended }) => ended === null)
        .map(({ id, title }) => ({ id: isYou ? id : null, title })),
      line: said?.line ?? "",
      asksForHelp: said?.asksForHelp ?? false,
      seen: marks.some(({ seenBy }) => seenBy === reader.uid),
      seenBy: isYou ? marks.map(({ name }) => name).toSorted(byName) : [],
    };
  });
  return rows
    .filter(({ uid }) => joinedBy(circle, uid, shown.week))
    .toSorted(
      (one, other) =>
        Number(other.asksForHelp) - Number(one.asksForHelp) || byName(one.name, other.name),
    );
}

function joinedBy({ members }: CircleFacts, uid: string, week: Day): boolean {
  const member = members.find((one) => one.uid === uid);
  return member !== undefined && mondayOf(member.joinedOn) <= week;
}

/** The week of the circle in which `of` lies, the present one if it is null; null for who is no member (product 41.8). */
export async function readCirclePage(
  { db, config }: Pick<Deps, "db" | "config">,
  uid: string,
  circleId: string,
  of: Day | null,
  at: number,
): Promise<CirclePage | null> {
  const [circle] = await readCircleFacts(db, [circleId], at);
  const known = circle && computedCircle(circle, uid);
  if (circle === undefined || known == null) return null;
  const { weeks, run, reader, present } = known;
  const own = weeks.filter(({ week }) => week >= mondayOf(reader.joinedOn) && week <= present);
  const at0 = own.findLastIndex(({ week }) => of === null || week <= of);
  const place = Math.max(0, at0);
  const shown = own[place];
  if (shown === undefined) return null;
  const isOrganizer = circle.organizerId === uid;
  const [lines, seen, messages, invitations] = await Promise.all([
    readLines(db, [circleId], shown.week),
    readSeen(db, circleId, shown.week),
    readMessages(db, circleId, shown.week, uid),
    isOrganizer ? readInvitations(db, config, circleId, at) : [],
  ]);
  return {
    id: circle.id,
    name: circle.name,
    purpose: circle.purpose,
    rev: circle.rev,
    isOrganizer,
    week: shown.week,
    isPresent: shown.week === present,
    previous: place === 0 ? null : addDays(shown.week, -7),
    next: own[place + 1]?.week ?? null,
    checkedIn: shown.checkedIn,
    of: shown.of,
    rows: rowsOf(circle, { reader, shown, lines, seen }),
    messages,
    run,
    weeks: own
      .filter(({ week }) => week < present)
      .slice(-limits.circleWeeksShown)
      .toReversed()
      .map(({ week, checkedIn, of: expected }) => ({ week, checkedIn, of: expected })),
    invitations,
  };
}
