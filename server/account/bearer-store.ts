import { limits } from "#domain/limits.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { hashOf } from "#server/platform/random.ts";

/** Adds a bearer token to a session and answers when it ends; null where the session is over. */
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
