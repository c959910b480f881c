import type { Database, Maintenance } from "#server/platform/db/database.ts";

// 'seed' as a number: the advisory lock of whoever seeds or clears.
const lock = 0x73656564;

/** Seeds or clears while nobody else does, on a connection without time limits. Whoever comes second waits. */
export async function holdingSeeds<T>(
  db: Database,
  work: (held: Maintenance) => Promise<T>,
): Promise<T> {
  return db.maintenance(async (held) => {
    await held.query("select pg_advisory_lock($1)", [lock]);
    try {
      return await work(held);
    } finally {
      await held.query("select pg_advisory_unlock($1)", [lock]);
    }
  });
}
