import type { OwnToken } from "#contract/access-tokens.ts";
import type { NewAccessToken } from "#domain/access-token.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { hashOf } from "#server/platform/random.ts";

/** A person's access tokens, newest first. */
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
  // Not after now: clocks of two servers differ.
  return rows.map((row) => ({
    ...row,
    lastUsedAt: row.lastUsedAt === null ? null : Math.min(row.lastUsedAt, at),
  }));
}

/** How many access tokens a person has. Who makes another one at this moment waits until the transaction ends. */
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
  /** What the person presents: its hash alone is stored. */
  readonly token: string;
}

/** Adds an access token of a person. */
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

/** Revokes one of a person's access tokens; false where there is none of this id. */
export async function revoke(db: Queryable, uid: string, id: string): Promise<boolean> {
  const revoked = await db.kysely
    .deleteFrom("access_tokens")
    .where("id", "=", id)
    .where("user_id", "=", uid)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Ends a person's access tokens and the address of their calendar: neither comes back when they may enter again. */
export async function endOpenings(tx: Transaction, uid: string): Promise<void> {
  await tx.kysely.deleteFrom("access_tokens").where("user_id", "=", uid).execute();
  await tx.kysely.deleteFrom("calendar_feeds").where("user_id", "=", uid).execute();
}
