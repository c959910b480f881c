import * as limits from "#domain/limits.ts";
import type { Config } from "../config/config.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { hashOf, newSecret } from "../random.ts";
import type { Actor } from "./actor.ts";
import { lifetimeOf } from "./session-lifetimes.ts";

export interface TakenToken {
  readonly uid: string;
  readonly returnTo: string | null;
}

/** A one-time token for a new session. */
export async function addToken(
  tx: Transaction,
  { uid, returnTo }: TakenToken,
  at: number,
): Promise<string> {
  const token = newSecret();
  await tx.kysely
    .insertInto("one_time_tokens")
    .values({
      token_hash: hashOf(token),
      purpose: "session",
      user_id: uid,
      return_to: returnTo,
      expires_at: at + limits.customTokenSeconds * 1_000,
    })
    .execute();
  return token;
}

/** Of concurrent requests only one gets the token. */
export async function takeToken(
  tx: Transaction,
  token: string,
  at: number,
): Promise<TakenToken | null> {
  const row = await tx.kysely
    .deleteFrom("one_time_tokens")
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", "session")
    .returning(["user_id as uid", "return_to as returnTo", "expires_at as expiresAt"])
    .executeTakeFirst();
  return row !== undefined && row.expiresAt > at ? row : null;
}

export interface NewSession {
  readonly id: string;
  readonly secret: string;
  readonly uid: string;
  readonly kind: Actor["kind"];
}

export async function addSession(
  tx: Transaction,
  config: Config,
  session: NewSession,
  at: number,
): Promise<void> {
  const { idle, most } = lifetimeOf(config, session.kind);
  await tx.kysely
    .insertInto("sessions")
    .values({
      id: session.id,
      token_hash: hashOf(session.secret),
      user_id: session.uid,
      kind: session.kind,
      created_at: at,
      last_used_at: at,
      idle_ends_at: at + idle,
      ends_at: at + most,
    })
    .execute();
}

export async function readOpenedAt(db: Queryable, id: string): Promise<number | null> {
  const row = await db.kysely
    .selectFrom("sessions")
    .select("created_at as at")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.at ?? null;
}

export interface EndedSession {
  readonly id: string;
  readonly uid: string;
}

export function endSessionOf(db: Queryable, tokenHash: string): Promise<EndedSession | undefined> {
  return db.kysely
    .deleteFrom("sessions")
    .where("token_hash", "=", tokenHash)
    .returning(["id", "user_id as uid"])
    .executeTakeFirst();
}

export async function removeSession(db: Queryable, id: string): Promise<void> {
  await db.kysely.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Also deletes bearer and one-time tokens. Returns the session ids. */
export async function endSessionsOf(tx: Transaction, uid: string): Promise<string[]> {
  await tx.kysely.deleteFrom("one_time_tokens").where("user_id", "=", uid).execute();
  const ended = await tx.kysely
    .deleteFrom("sessions")
    .where("user_id", "=", uid)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}
