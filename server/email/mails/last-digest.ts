import { dayOf, type Day, type Now } from "#domain/day.ts";
import { furthestAhead } from "#domain/mail-schedule.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

export interface PersonRow {
  readonly uid: string;
}

export function byOwner<R extends PersonRow, T>(
  rows: readonly R[],
  factOf: (row: R) => T,
): Map<string, T[]> {
  const owners = Map.groupBy(rows, ({ uid }) => uid);
  return new Map([...owners].map(([uid, own]) => [uid, own.map(factOf)]));
}

const readingBefore: Statement = {
  name: "mail_sent_before",
  sql: `select person.uid, m.sent_at as at from unnest($1::text[], $2::text[]) as person(uid, day),
    lateral (select m.sent_at from email_messages m where m.user_id = person.uid and m.type = $3
      and m.period < person.day and m.status = 'sent' order by m.period desc limit 1) m`,
};

/** `since` (milliseconds) applies if no mail was sent lately. */
export interface SinceLast {
  readonly day: Day;
  readonly since: number;
}

/** In milliseconds: when the facts of the previous mail were read. */
export async function lastDigestAt(
  db: Queryable,
  type: "weekly_update" | "coaching_week",
  due: ReadonlyMap<string, SinceLast>,
  at: number,
): Promise<Map<string, number>> {
  const days = [...due.values()].map(({ day }) => day);
  const rows = await db.run<PersonRow & { readonly at: number }>(readingBefore, [
    [...due.keys()],
    days,
    type,
  ]);
  const sent = new Map(rows.map((row) => [row.uid, Math.min(row.at, at)]));
  const reach = at - furthestAhead.digest;
  return new Map(
    [...due].map(([uid, { since }]) => {
      const before = sent.get(uid) ?? 0;
      return [uid, before > reach ? before : Math.max(since, before)];
    }),
  );
}

const readingReminders: Statement = {
  name: "mail_reminded_before",
  sql: `select person.uid, m.period, m.sent_at as "sentAt" from unnest($1::text[], $2::text[]) as person(uid, day),
    unnest(array['goal_reminder', 'check_in_reminder']) as kind(type),
    lateral (select m.period, m.sent_at from email_messages m where m.user_id = person.uid and m.type = kind.type
      and m.period <= person.day and m.status in ('pending', 'sent') order by m.period desc limit 1) m`,
};

interface RemindedRow extends PersonRow {
  readonly period: Day;
  readonly sentAt: number | null;
}

/** The day of each person's last reminder mail, of either type. */
export async function lastReminders(
  db: Queryable,
  people: ReadonlyMap<string, Now>,
): Promise<Map<string, Day>> {
  const days = [...people.values()].map(({ today }) => today);
  const rows = await db.run<RemindedRow>(readingReminders, [[...people.keys()], days]);
  const reminded = byOwner(rows, ({ uid, period, sentAt }) => {
    const now = people.get(uid);
    const sent = now === undefined || sentAt === null ? period : dayOf(sentAt, now.zone);
    // A clock may have been ahead.
    return now !== undefined && sent > now.today ? period : sent;
  });
  return new Map(
    [...reminded].flatMap(([uid, own]) =>
      own
        .toSorted()
        .slice(-1)
        .map((day) => [uid, day]),
    ),
  );
}
