import type { JoinLink } from "#contract/join-links.ts";
import { listedAs } from "#domain/listed-user.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { hashOf } from "#server/platform/random.ts";

/** Those of a disabled or former admin work no longer. */
function openLinks(db: Queryable, at: number) {
  return db.kysely
    .selectFrom("join_links as l")
    .innerJoin("users as u", "u.id", "l.invited_by")
    .select([
      "l.id",
      "l.invitee",
      "l.created_at as createdAt",
      "l.expires_at as expiresAt",
      "u.full_name as fullName",
      "u.display_name as displayName",
      "u.email",
    ])
    .where("l.expires_at", ">", at)
    .where("u.role", "=", "admin")
    .where("u.disabled", "=", false);
}

export async function readJoinLinks(db: Queryable, at: number): Promise<JoinLink[]> {
  const rows = await openLinks(db, at)
    .orderBy("l.created_at", "desc")
    .orderBy("l.id", "desc")
    .execute();
  return rows.map(({ fullName, displayName, email, ...link }) => ({
    ...link,
    inviter: listedAs({ fullName, displayName, email }).fullName,
  }));
}

export async function findJoinLink(db: Queryable, token: string, at: number) {
  const row = await openLinks(db, at).where("l.token_hash", "=", hashOf(token)).executeTakeFirst();
  return row && { id: row.id, inviter: listedAs(row).fullName };
}

export async function countJoinLinks(db: Queryable, uid: string, at: number): Promise<number> {
  const { open } = await db.kysely
    .selectFrom("join_links")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("invited_by", "=", uid)
    .where("expires_at", ">", at)
    .executeTakeFirstOrThrow();
  return open;
}

/** Of concurrent calls one takes it. */
export async function takeJoinLink(tx: Transaction, id: string): Promise<boolean> {
  const taken = await tx.kysely
    .deleteFrom("join_links")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}
