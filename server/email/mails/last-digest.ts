import type { Day } from "#domain/day.ts";
import { furthestAhead } from "#domain/mail-schedule.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

export interface PersonRow {
  readonly uid: string;
}

/** Facts of several people, by person. */
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

/** Mail that tells of the time since the one before: the day on which it is due, and since when where none was sent lately (milliseconds). */
export interface SinceLast {
  readonly day: Day;
  readonly since: number;
}

/**
 * Since when the mail of several people tells, by person: since the facts of the one before were read as it left, however long or short a time a
 * change of check-in day or zone, or a week without mail, has made of that. Milliseconds.
 */
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
