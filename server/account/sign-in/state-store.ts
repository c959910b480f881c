import * as limits from "#domain/limits.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { hashOf } from "#server/platform/random.ts";
import type { Departure } from "#server/platform/sign-in-network.ts";

export interface BegunSignIn extends Omit<Departure, "authorizationUrl"> {
  readonly state: string;
  readonly browserHash: string;
  readonly returnTo: string | null;
  readonly way: IdentityProvider;
  /** Null for a sign-in. */
  readonly joins: string | null;
}

export async function keepState(db: Queryable, begun: BegunSignIn, at: number): Promise<void> {
  await db.kysely
    .insertInto("oauth_states")
    .values({
      state_hash: hashOf(begun.state),
      browser_hash: begun.browserHash,
      nonce: begun.nonce,
      code_verifier: begun.codeVerifier,
      return_to: begun.returnTo,
      way: begun.way,
      joins_session: begun.joins,
      expires_at: at + limits.stateMinutes * 60_000,
    })
    .execute();
}

export type TakenState = Pick<BegunSignIn, "nonce" | "codeVerifier" | "returnTo" | "joins">;

/** Atomic: concurrent callbacks can't both take it. */
export async function takeState(
  db: Queryable,
  state: string,
  browserHash: string,
  way: IdentityProvider,
  at: number,
): Promise<TakenState | null> {
  const row = await db.kysely
    .deleteFrom("oauth_states")
    .where("state_hash", "=", hashOf(state))
    .where("browser_hash", "=", browserHash)
    // Prevents mix-up attacks between providers (RFC 9700, 4.4).
    .where("way", "=", way)
    .returning([
      "nonce",
      "code_verifier as codeVerifier",
      "return_to as returnTo",
      "joins_session as joins",
      "expires_at as expiresAt",
    ])
    .executeTakeFirst();
  return row !== undefined && row.expiresAt > at ? row : null;
}
