import { DAY_MS, addDays, dayNumber, dayOf, type Day } from "#domain/day.ts";
import { mailTypes, type MailType } from "#domain/mail.ts";
import type { Maintenance, Queryable, Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { takeLease } from "#server/platform/lease.ts";

/** So long after its end a day gets no further rows: a transaction lasts seconds. */
const SETTLED_MS = 3_600_000;
/** Where the database is embedded, nobody else is served meanwhile. */
const DAYS_AT_ONCE = 30;

/** Figures of a day and a type. Days are of UTC. */
export interface MailFigure {
  readonly day: Day;
  readonly type: MailType;
  readonly sent: number;
  readonly failed: number;
  readonly pending: number;
}

// A day on which something is still tried is left open: it and what follows are counted row by row until then. Every type
// has a row, so that a day without mail is closed too. Counted by the index alone: a day may have a million mails.
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

/** The last day whose mail is added up; null where none is. */
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

/** Adds up the days that are over and whose mail is all settled, in their order: figures of long ranges read these. */
export async function closeMailDays({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const until = clock() - DAY_MS - SETTLED_MS;
  let day = await nextOpenDay(db);
  while (day !== null && startOf(day) <= until) {
    const first = day;
    // A day takes longer than a statement of a request may.
    day = await db.maintenance((connection) => closeSome(connection, first, until));
  }
}

/** Closes the days that begin by an instant, some on one connection; which is next, or null where one has mail that waits. */
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

/** As closeMailDays, by one process at a time: the others would count the same rows for nothing. */
export async function sweepMailDays(deps: Deps): Promise<void> {
  if (await takeLease(deps.db, "mail-days")) await closeMailDays(deps);
}

// Whole closed days from the roll-up, up to the one that is known as the last: a day that is closed between the two
// statements would otherwise count twice. The part of the first day, and what is not closed, from the rows.
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

/** Figures by day and type of the mail that was written since an instant (product 17.11). */
export async function readMailFigures(db: Queryable, since: number): Promise<MailFigure[]> {
  const firstDay = dayOf(since, "UTC");
  const firstWhole = startOf(firstDay) === since ? firstDay : addDays(firstDay, 1);
  const lastDay = await lastClosedDay(db);
  const openFrom = lastDay === null ? since : Math.max(since, startOf(addDays(lastDay, 1)));
  const partEnd = Math.min(startOf(firstWhole), openFrom);
  return db.run<MailFigure>(figures, [since, firstWhole, partEnd, openFrom, lastDay]);
}
