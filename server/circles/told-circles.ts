import { addDays, mondayOf, type Day } from "#domain/day.ts";
import { byName } from "#domain/name-order.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { readCircleFacts, type CircleFacts } from "./circle-facts.ts";
import { circlesOf, computedCircle, readLines } from "./read-circles.ts";

interface ToldCircle {
  readonly circleId: string;
  readonly name: string;
  /** Of the week before the present one; none of 0 are told. */
  readonly checkedIn: number;
  readonly of: number;
}

interface ToldAsk {
  readonly circleId: string;
  readonly uid: string;
  readonly by: string;
}

/** What a weekly email tells a member of their circles (product 41.12). */
export interface ToldCircles {
  readonly circles: readonly ToldCircle[];
  readonly asks: readonly ToldAsk[];
}

type AskedIn = readonly (readonly [week: Day, asked: ReadonlySet<string>])[];

const askKey = (circleId: string, uid: string) => `${circleId} ${uid}`;

function toldCircle(circle: CircleFacts, readerId: string, askedIn: AskedIn): ToldCircles | null {
  const known = computedCircle(circle, readerId);
  if (known === null) return null;
  const { id: circleId, name } = circle;
  const joined = mondayOf(known.reader.joinedOn);
  const last = addDays(mondayOf(known.reader.today), -7);
  const week = known.weeks.find((one) => one.week === last && last >= joined);
  const asks = circle.members
    .filter(({ uid }) => uid !== readerId)
    .filter(({ uid }) =>
      askedIn.some(([asked, by]) => asked >= joined && by.has(askKey(circleId, uid))),
    )
    .map(({ uid, name: by }) => ({ circleId, uid, by }))
    .toSorted((one, other) => byName(one.by, other.by));
  const told = { circleId, name, checkedIn: week?.checkedIn ?? 0, of: week?.of ?? 0 };
  return told.of === 0 && asks.length === 0 ? null : { circles: [told], asks };
}

export async function readToldCircles(
  db: Queryable,
  readerId: string,
  at: number,
): Promise<ToldCircles> {
  const facts = await readCircleFacts(db, await circlesOf(db, readerId), at);
  const reader = facts.flatMap(({ members }) => members).find(({ uid }) => uid === readerId);
  if (reader === undefined) return { circles: [], asks: [] };
  const ids = facts.map(({ id }) => id);
  const present = mondayOf(reader.today);
  const askedIn = await Promise.all(
    [addDays(present, -7), present].map(async (week) => {
      const lines = (await readLines(db, ids, week)).filter(({ asksForHelp }) => asksForHelp);
      return [week, new Set(lines.map(({ circleId, uid }) => askKey(circleId, uid)))] as const;
    }),
  );
  const told = facts
    .toSorted((one, other) => byName(one.name, other.name))
    .flatMap((circle) => toldCircle(circle, readerId, askedIn) ?? []);
  return {
    circles: told.flatMap(({ circles }) => circles),
    asks: told.flatMap(({ asks }) => asks),
  };
}
