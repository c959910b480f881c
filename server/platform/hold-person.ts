import type { Statement, Transaction } from "./db/database.ts";

// Not `for update`: rows that refer to the person may be written meanwhile, by others who hold what we want next.
const hold: Statement = {
  name: "person_hold",
  sql: "select from users where id = $1 for no key update",
};

/** Keeps a person's other writes of this kind waiting until the transaction ends. Hold the person first, then a goal. */
export async function holdPerson(tx: Transaction, uid: string): Promise<void> {
  await tx.run(hold, [uid]);
}
