import type { Language } from "#domain/language.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { inLanguage, offeredLanguage, type Offered } from "#server/platform/language.ts";

/** Stores the browser's choice with an account that has none (product 44.2). */
export async function adoptLanguage(db: Queryable, uid: string, language: Language): Promise<void> {
  await db.kysely
    .updateTable("users")
    .set({ language })
    .where("id", "=", uid)
    .where("language", "is", null)
    .execute();
}

/** For our texts that one person causes and another reads. */
export async function inLanguageOf<Result>(
  db: Queryable,
  uid: string,
  offered: Offered,
  work: () => Result,
): Promise<Result> {
  const reader = await db.kysely
    .selectFrom("users")
    .select("language")
    .where("id", "=", uid)
    .executeTakeFirst();
  return inLanguage(offeredLanguage(reader?.language ?? null, offered), work);
}
