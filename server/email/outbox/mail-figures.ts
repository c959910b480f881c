import { DAY_MS, addDays, dayNumber, dayOf, type Day } from "#domain/day.ts";
import { mailTypes, type MailType } from "#domain/mail.ts";
import type { Maintenance, Queryable, Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { takeLease } from "#server/platform/lease.ts";

/** No transaction still adds rows to a day this long after its end. */
const SETTLED_MS = 3_600_000;
/** A long batch would block an embedded database. */
const DAYS_AT_ONCE = 30;

export interface MailFigure {
  readonly day: Day;
  readonly type: MailType;
  readonly sent: number;
  readonly failed: number;
  readonly pending: number;
}

// A day with pending mail stays open, and so do all later days. Every type gets a row, so that
// days without mail close too. Index only: a day may have a million mails.
const waiting = `select exists (select from email_messages p
  where p.created_at >= $1 and p.created_at < $2 and p.status = 'pending') as waiting`;

const closing = `insert into email_daily (day, type, sent, failed)
  select $1, t.type, coalesce(m.sent, 0), coalesce(m.failed, 0)
  from unnest($4::text[]) as t(type)
  left join (select type, count(*) filter (where status = 'sent') as sent,
      count(*) filter (where status = 'failed') as failed
    from email_messages where created_at >= $2 and created_at < $3 group by type) m on m.type = t.type
  on conflict do nothing`;

const startOf = (day: Day): number => dayNumber(day) * DAY_MS;

export async function lastClosedDay({ kysely }: Queryable): Promise<Day | null> {
  const days = kysely.selectFrom("email_daily").select((eb) => eb.fn.max("day").as("day"));
  return (await days.executeTakeFirst())?.day ?? null;
}

async function nextOpenDay(db: Queryable): Promise<Day | null> {
  const closed = await lastClosedDay(db);
  if (closed !== null) return addDays(closed, 1);
  const first = await db.kysely
    .selectFrom("email_messages")
    .select("created_at")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return first === undefined ? null : dayOf(first.created_at, "UTC");
}

/** In order, so that figures of long ranges can use the sums. */
export async function closeMailDays({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const until = clock() - DAY_MS - SETTLED_MS;
  let day = await nextOpenDay(db);
  while (day !== null && startOf(day) <= until) {
    const first = day;
    // Slower than a request's statement timeout.
    day = await db.maintenance((connection) => closeSome(connection, first, until));
  }
}

/** The next day to close; null at the first with pending mail. */
async function closeSome(connection: Maintenance, first: Day, until: number): Promise<Day | null> {
  let day = first;
  for (let count = 0; count < DAYS_AT_ONCE && startOf(day) <= until; count += 1) {
    const [from, to] = [startOf(day), startOf(day) + DAY_MS];
    const [row] = await connection.query<{ waiting: boolean }>(waiting, [from, to]);
    if (row?.waiting !== false) return null;
    await connection.query(closing, [day, from, to, mailTypes]);
    day = addDays(day, 1);
  }
  return day;
}

/** In one process at a time. */
export async function sweepMailDays(deps: Deps): Promise<void> {
  if (await takeLease(deps.db, "mail-days")) await closeMailDays(deps);
}

// Sums up to the known last closed day: one closed between the two statements would count twice.
// Everything else is counted row by row.
const figures: Statement = {
  name: "mail_figures",
  sql: `select d.day, d.type, d.sent, d.failed, 0 as pending from email_daily d
      where d.day >= $2 and d.day <= $5 and (d.sent > 0 or d.failed > 0)
    union all
    select to_char(to_timestamp(m.created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD'), m.type,
      count(*) filter (where m.status = 'sent'), count(*) filter (where m.status = 'failed'),
      count(*) filter (where m.status = 'pending')
    from email_messages m
    where m.status <> 'withdrawn' and (m.created_at >= $1 and m.created_at < $3 or m.created_at >= $4)
    group by 1, 2 order by 1, 2`,
};

/** product 17.11 */
export async function readMailFigures(db: Queryable, since: number): Promise<MailFigure[]> {
  const firstDay = dayOf(since, "UTC");
  const firstWhole = startOf(firstDay) === since ? firstDay : addDays(firstDay, 1);
  const lastDay = await lastClosedDay(db);
  const openFrom = lastDay === null ? since : Math.max(since, startOf(addDays(lastDay, 1)));
  const partEnd = Math.min(startOf(firstWhole), openFrom);
  return db.run<MailFigure>(figures, [since, firstWhole, partEnd, openFrom, lastDay]);
}
