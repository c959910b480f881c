import type { Maintenance } from "#server/platform/db/database.ts";

const counting = (sign: "+" | "-") => `update email_daily d
  set sent = d.sent ${sign} m.sent, failed = d.failed ${sign} m.failed
  from (select to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD') as day, type,
    count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'failed') as failed
    from email_messages where user_id = any($1) group by 1, 2) m
  where d.day = m.day and d.type = m.type`;

/** Closed days don't count their mail again, so none may close during the transaction. */
export async function holdDays(db: Maintenance): Promise<void> {
  await db.script("lock table email_daily in share row exclusive mode");
}

/** Call under `holdDays`. */
export async function countMail(
  db: Maintenance,
  sign: "+" | "-",
  uids: readonly string[],
): Promise<void> {
  await db.query(counting(sign), [[...uids]]);
}
