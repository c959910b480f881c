import type { Maintenance } from "#server/platform/db/database.ts";

const withdrawing = `with gone as (
    update email_messages set status = 'withdrawn', lease_id = null, lease_until = null, error = 'restored from a backup'
    where status = 'pending' returning id)
  select count(*) as count from gone`;

// 0 asks for it to be reckoned anew, from now on (migration 0004).
const replanning =
  "update users set digest_due_at = 0, reminder_due_at = 0 where digest_due_at <> 0 or reminder_due_at <> 0";

// The rest of an announcement that was being written to many was written since, or will not be.
const stopping = `do $$ begin
    if to_regclass('announcements') is not null then
      update announcements set state = 'queued' where state = 'queueing';
    end if;
  end $$`;

/**
 * Whether mail that waited in the backup, or fell due after it, was sent since is not known. So none of it is sent: a mail
 * twice is worse than one that a person can ask for again. How many were withdrawn.
 */
export async function withdrawMail(connection: Maintenance): Promise<number> {
  const [row] = await connection.query<{ count: number }>(withdrawing);
  await connection.script(replanning);
  await connection.script(stopping);
  return row?.count ?? 0;
}
