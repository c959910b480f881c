import type { OwnToken } from "#contract/access-tokens.ts";
import type { NewAccessToken } from "#domain/access-token.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { hashOf } from "#server/platform/random.ts";

export async function readAccessTokens(
  db: Queryable,
  uid: string,
  at: number,
): Promise<OwnToken[]> {
  const rows = await db.kysely
    .selectFrom("access_tokens")
    .select([
      "id",
      "name",
      "scope",
      "created_at as createdAt",
      "expires_at as expiresAt",
      "last_used_at as lastUsedAt",
    ])
    .where("user_id", "=", uid)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limits.accessTokens)
    .execute();
  // Clocks of two servers differ.
  return rows.map((row) => ({
    ...row,
    lastUsedAt: row.lastUsedAt === null ? null : Math.min(row.lastUsedAt, at),
  }));
}

/** Locks the person, so that concurrent calls can't exceed the limit. */
export async function holdTokensOf(tx: Transaction, uid: string): Promise<number> {
  await holdPerson(tx, uid);
  const { held } = await tx.kysely
    .selectFrom("access_tokens")
    .select((eb) => eb.fn.countAll<number>().as("held"))
    .where("user_id", "=", uid)
    .executeTakeFirstOrThrow();
  return held;
}

export interface KeptToken extends NewAccessToken {
  readonly id: string;
  readonly uid: string;
  /** Only its hash is stored. */
  readonly token: string;
}

export async function addAccessToken(tx: Transaction, kept: KeptToken, at: number): Promise<void> {
  await tx.kysely
    .insertInto("access_tokens")
    .values({
      id: kept.id,
      user_id: kept.uid,
      name: kept.name,
      token_hash: hashOf(kept.token),
      scope: kept.scope,
      created_at: at,
      expires_at: kept.expiresAt,
    })
    .execute();
}

export async function revoke(db: Queryable, uid: string, id: string): Promise<boolean> {
  const revoked = await db.kysely
    .deleteFrom("access_tokens")
    .where("id", "=", id)
    .where("user_id", "=", uid)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Neither is restored when the person is enabled again. */
export async function endOpenings(tx: Transaction, uid: string): Promise<void> {
  await tx.kysely.deleteFrom("access_tokens").where("user_id", "=", uid).execute();
  await tx.kysely.deleteFrom("calendar_feeds").where("user_id", "=", uid).execute();
}
