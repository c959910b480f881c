import type { Transaction } from "./db/database.ts";

/** Keeps a person's other writes of this kind waiting until the transaction ends. Hold the person first, then a goal. */
export async function holdPerson(tx: Transaction, uid: string): Promise<void> {
  // Not `for update`: rows that refer to the person may be written meanwhile, by others who hold what we want next.
  await tx.kysely.selectFrom("users").select("id").where("id", "=", uid).forNoKeyUpdate().execute();
}
