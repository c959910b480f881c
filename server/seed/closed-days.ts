import type { Maintenance } from "#server/platform/db/database.ts";

const counting = (sign: "+" | "-") => `update email_daily d
  set sent = d.sent ${sign} m.sent, failed = d.failed ${sign} m.failed
  from (select to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD') as day, type,
    count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'failed') as failed
    from email_messages where user_id = any($1) group by 1, 2) m
  where d.day = m.day and d.type = m.type`;

/** Keeps days from being closed until the open transaction ends: such a day does not look at its mail again. */
export async function holdDays(db: Maintenance): Promise<void> {
  await db.script("lock table email_daily in share row exclusive mode");
}

/** Adds the mail of people to the figures of days that are closed, or takes it off again. The days must be held. */
export async function countMail(
  db: Maintenance,
  sign: "+" | "-",
  uids: readonly string[],
): Promise<void> {
  await db.query(counting(sign), [[...uids]]);
}
