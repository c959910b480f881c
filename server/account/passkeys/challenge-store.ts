import * as limits from "#domain/limits.ts";
import type { ChallengePurpose } from "#server/platform/db/tables/passkeys.ts";
import type { Call } from "#server/platform/http/door.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { hashOf, newSecret } from "#server/platform/random.ts";
import { bindingHash, browserBinding } from "../sign-in/browser-binding.ts";

interface Begun {
  readonly purpose: ChallengePurpose;
  readonly sessionId?: string;
  readonly joinLinkId?: string;
  /** Of the person who joins. */
  readonly newUid?: string;
  readonly returnTo?: string | null;
}

type Asking = Pick<Call<Endpoint>, "deps" | "request" | "reply" | "at">;

/** Bound to this browser, as the state of a sign-in is (product 13.2). */
export async function newChallenge(
  { deps, request, reply, at }: Asking,
  { purpose, ...begun }: Begun,
): Promise<string> {
  const challenge = newSecret();
  const browser = browserBinding(request.headers, deps.config.https);
  await deps.db.kysely
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashOf(challenge),
      browser_hash: browser.hash,
      purpose,
      session_id: begun.sessionId ?? null,
      join_link_id: begun.joinLinkId ?? null,
      new_uid: begun.newUid ?? null,
      return_to: begun.returnTo ?? null,
      expires_at: at + limits.passkeyMinutes * 60_000,
    })
    .execute();
  reply.append("set-cookie", browser.cookie);
  return challenge;
}

export interface TakenChallenge {
  readonly challenge: string;
  readonly joinLinkId: string | null;
  readonly newUid: string | null;
  readonly returnTo: string | null;
}

/** The challenge that the browser says it signed; it is checked by looking it up. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const named = typeof data === "object" && data !== null && "challenge" in data;
    return named && typeof data.challenge === "string" ? data.challenge : null;
  } catch {
    return null;
  }
}

/** Works once, in the browser (and session) that asked for it; concurrent calls can't both take it. */
export async function takeChallenge(
  { deps, request, at }: Pick<Asking, "deps" | "request" | "at">,
  clientDataJSON: string,
  purpose: ChallengePurpose,
  sessionId: string | null = null,
): Promise<TakenChallenge | null> {
  const challenge = challengeIn(clientDataJSON);
  const browser = bindingHash(request.headers, deps.config.https);
  if (challenge === null || browser === null) return null;
  const row = await deps.db.kysely
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashOf(challenge))
    .where("browser_hash", "=", browser)
    .where("purpose", "=", purpose)
    .where("session_id", sessionId === null ? "is" : "=", sessionId)
    .returning([
      "join_link_id as joinLinkId",
      "new_uid as newUid",
      "return_to as returnTo",
      "expires_at as expiresAt",
    ])
    .executeTakeFirst();
  return row !== undefined && row.expiresAt > at ? { challenge, ...row } : null;
}
