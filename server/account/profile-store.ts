import { sql } from "kysely";
import type { ProfileDraft } from "#domain/profile.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Stores name and address and answers the new rev, null where the user is gone. Another address starts unverified. */
export async function writeProfile(
  db: Queryable,
  uid: string,
  profile: ProfileDraft,
  at: number,
): Promise<number | null> {
  const { displayName, email } = profile;
  const row = await db.kysely
    .updateTable("users")
    .set((eb) => ({
      display_name: displayName,
      email,
      email_verified: sql<boolean>`email_verified and email = ${email}`,
      custom_email_verified_at: sql<
        number | null
      >`case when email = ${email} then custom_email_verified_at end`,
      updated_at: at,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", uid)
    .returning("rev")
    .executeTakeFirst();
  return row?.rev ?? null;
}
