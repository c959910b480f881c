import type { Queryable, Statement } from "../db/database.ts";

const ended: Statement = {
  name: "live_ended_sessions",
  sql: `select open.id from unnest($1::text[]) as open (id) where not exists (
    select from sessions s join users u on u.id = s.user_id
    where s.id = open.id and s.ends_at > $2 and s.idle_ends_at > $2 and not u.disabled
      and (s.kind = 'user' or u.role = 'admin'))`,
};

/** Which of these sessions are over at the instant `at`: signed out, run out, or of a person who may not enter. */
export async function endedSessions(
  db: Queryable,
  sessionIds: readonly string[],
  at: number,
): Promise<readonly string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db.run<{ id: string }>(ended, [sessionIds, at]);
  return rows.map(({ id }) => id);
}
