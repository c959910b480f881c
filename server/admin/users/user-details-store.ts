import type { UserDetails } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

type Facts = "passkeys" | "passkeyUsedAt" | "adminSignInAt" | "openSessions" | "lastActiveAt";

interface Presence extends Pick<UserDetails, Facts> {
  readonly timeZone: string;
}

const presence: Statement = {
  name: "admin_user_presence",
  sql: `select u.time_zone as "timeZone", a.last_sign_in_at as "adminSignInAt",
      (select count(*) from passkeys p where p.user_id = u.id) as passkeys,
      (select max(p.last_used_at) from passkeys p where p.user_id = u.id) as "passkeyUsedAt",
      (select count(*) from (select from sessions s
        where s.user_id = u.id and s.ends_at > $2 and s.idle_ends_at > $2
        limit ${limits.sessionsShown}) s) as "openSessions",
      greatest(a.last_sign_in_at,
        (select max(i.last_sign_in_at) from identities i where i.user_id = u.id),
        (select max(p.last_used_at) from passkeys p where p.user_id = u.id),
        (select max(coalesce(s.last_used_at, s.created_at)) from sessions s where s.user_id = u.id),
        (select max(t.last_used_at) from access_tokens t where t.user_id = u.id),
        (select d.last_check_in from daily_activity d
          where d.user_id = u.id order by d.day desc limit 1)) as "lastActiveAt"
    from users u left join admin_credentials a on a.user_id = u.id where u.id = $1`,
};

export async function readPresence(
  db: Queryable,
  uid: string,
  at: number,
): Promise<Presence | undefined> {
  const [row] = await db.run<Presence>(presence, [uid, at]);
  if (row === undefined) return undefined;
  const { lastActiveAt } = row;
  // Clocks of two servers differ.
  return { ...row, lastActiveAt: lastActiveAt && Math.min(lastActiveAt, at) };
}

// Invitations of colleagues are stored with the admin who sent them.
const mailCounts: Statement = {
  name: "admin_user_mails",
  sql: `select m.type, count(*) filter (where m.status = 'sent') as sent,
      count(*) filter (where m.status = 'failed') as failed
    from (select type, status from email_messages
      where user_id = $1 and created_at >= $2 and type <> 'colleague_invited'
        and status in ('sent', 'failed')
      limit ${limits.userMailsCounted}) m
    group by m.type order by m.type`,
};

/** Emails to a user that were written at `since` or later. */
export function readMailCounts(
  db: Queryable,
  uid: string,
  since: number,
): Promise<UserDetails["mails"]> {
  return db.run(mailCounts, [uid, since]);
}
