import { readSignedIn } from "#server/platform/sessions/session-store.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { readFirst, readForWrite } from "#server/goals/goal-store.ts";
import { writeProgress } from "#server/goals/goal-writes.ts";

/** Asks a store function for its one statement, without a database. */
async function statementOf(ask: (db: Queryable) => Promise<unknown>): Promise<Statement> {
  let found: Statement | undefined;
  const run = async <T>(statement: Statement): Promise<T[]> => {
    found = statement;
    return [];
  };
  const kysely = new Proxy({} as Queryable["kysely"], { get: () => refuse("builds its SQL") });
  await ask({ run, kysely });
  return found ?? refuse("sends nothing");
}

function refuse(what: string): never {
  throw new Error(`A store function of a hot path ${what}.`);
}

const cookie = { kind: "cookie", hash: "" } as const;
const key = { key: "", bodyHash: "" };
const none = { goalId: "", ownerId: "", rev: 0, at: 0, key, attempt: "first" } as const;
const entry = { from: 0, to: 0, day: "", at: 0, note: null, source: "step", undoes: null } as const;
const measure = { type: "Numeric", targetValue: 0, currentValue: 0, unit: "" } as const;

/** The statements of the hot paths, from the stores that send them: the bare server can run no others. */
export const statements = {
  session: await statementOf((db) => readSignedIn(db, cookie, 0)),
  dashboard: await statementOf((db) => readFirst(db, cookie, 0)),
  forWrite: await statementOf((db) =>
    readForWrite(db, cookie, { goalId: "", key: "", at: 0, entryId: undefined }),
  ),
  progress: await statementOf((db) =>
    writeProgress(db, none, {
      id: "",
      to: measure,
      entry,
      counts: true,
      unmarks: false,
      badges: [],
    }),
  ),
};
