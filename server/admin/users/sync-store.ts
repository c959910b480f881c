import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import { ensureAdminUser } from "../admin-user-store.ts";
import { accountsWithoutUser } from "../sign-in/credential-store.ts";

interface ChangedUser {
  readonly uid: string;
  readonly rev: number;
}

export interface Refreshed {
  readonly processed: number;
  readonly updated: readonly ChangedUser[];
  readonly last: string | null;
}

const BATCH = 1_000;

// Choose the batch before its identities: ordering by both would sort all that are left.
// A missing claim removes nothing; a new address starts unverified.
const refresh: Statement = {
  name: "admin_sync_users",
  sql: `with person as (
      select distinct user_id from identities where user_id > $1 order by user_id limit ${BATCH}
    ), batch as (
      select p.user_id, newest.claims from person p cross join lateral (
        select i.claims from identities i where i.user_id = p.user_id order by i.last_sign_in_at desc limit 1) newest
    ), claimed as (
      select b.user_id, coalesce(b.claims->>'email', u.email) as email,
        coalesce(b.claims->>'name', u.display_name) as display_name,
        (b.claims->>'email' is not null and coalesce((b.claims->>'emailVerified')::boolean, false)) as verified
      from batch b join users u on u.id = b.user_id
    ), changed as (
      update users u set email = c.email, display_name = c.display_name, updated_at = $2, rev = u.rev + 1,
        email_verified = case when u.email is distinct from c.email then c.verified else u.email_verified end,
        custom_email_verified_at = case when u.email is distinct from c.email then null else u.custom_email_verified_at end
      from claimed c where u.id = c.user_id
        and (u.email is distinct from c.email or u.display_name is distinct from c.display_name)
      returning u.id as uid, u.rev
    )
    select (select count(*) from batch) as processed, (select max(user_id) from batch) as last,
      coalesce((select jsonb_agg(jsonb_build_object('uid', uid, 'rev', rev)) from changed), '[]') as updated`,
};

export async function refreshUsers(db: Queryable, after: string, at: number): Promise<Refreshed> {
  const [row] = await db.run<Refreshed>(refresh, [after, at]);
  if (row === undefined) throw new TypeError("The sync has no row.");
  return row.processed < BATCH ? { ...row, last: null } : row;
}

export async function makeMissingUsers(
  tx: Transaction,
  at: number,
): Promise<readonly ChangedUser[]> {
  const made: ChangedUser[] = [];
  for (const account of await accountsWithoutUser(tx)) {
    const user = await ensureAdminUser(tx, account, at);
    if (user !== undefined) made.push({ uid: account.uid, rev: user.rev });
  }
  return made;
}
