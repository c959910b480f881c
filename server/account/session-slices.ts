import { issueBearer } from "#contract/account.ts";
import { endSession, readSession, type SessionUser } from "#contract/session.ts";
import * as limits from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { hashOf, newSecret } from "#server/platform/random.ts";
import { forgetSession } from "#server/platform/sessions/credentials.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { readSessionUserOf } from "#server/platform/sessions/session-store.ts";
import { removeSession } from "#server/platform/sessions/session-writes.ts";

export const readSessionSlice: Slice<typeof readSession, SessionUser | null> = {
  endpoint: readSession,
  admit: async ({ deps, credentials, at }) => {
    const signedIn = await readSessionUserOf(deps.db, credentials, at);
    if (signedIn === null) return { actor: null, relations: ["visitor"], subject: null };
    return { actor: signedIn.actor, relations: ["self"], subject: signedIn.user };
  },
  act: async (_call, _actor, user) => ({ user }),
};

export const endSessionSlice: Slice<typeof endSession> = {
  endpoint: endSession,
  act: async ({ deps, reply, address }, { uid, sessionId }) => {
    await removeSession(deps.db, sessionId);
    deps.live.endSession(uid, sessionId);
    deps.log.info("sign-out", { actor: uid, address });
    forgetSession(reply, deps.config.https);
    return {};
  },
};

/** A bearer token can't issue the next one: each ends within its hour. */
export const issueBearerSlice: Slice<typeof issueBearer> = {
  endpoint: issueBearer,
  act: async ({ deps, credentials, at }, { uid, sessionId }) => {
    if (credentials?.kind !== "cookie") return refuse("not-allowed");
    if (!(await countWrite(deps.db, "bearer", uid, at))) return refuse("request.rate");
    const bearerToken = newSecret();
    const expiresAt = await addBearer(deps.db, sessionId, bearerToken, at);
    return expiresAt === null ? refuse("session.missing") : { bearerToken, expiresAt };
  },
};

/** Null where the session is over. */
export async function addBearer(
  db: Queryable,
  sessionId: string,
  token: string,
  at: number,
): Promise<number | null> {
  const row = await db.kysely
    .insertInto("bearer_tokens")
    .columns(["token_hash", "session_id", "expires_at"])
    .expression((eb) =>
      eb
        .selectFrom("sessions")
        .select((s) => [
          s.val(hashOf(token)).as("token_hash"),
          "id",
          s
            .fn<number>("least", [
              s.cast<number>(s.val(at + limits.bearerMinutes * 60_000), "bigint"),
              "ends_at",
            ])
            .as("expires_at"),
        ])
        .where("id", "=", sessionId),
    )
    .returning("expires_at as expiresAt")
    .executeTakeFirst();
  return row?.expiresAt ?? null;
}
