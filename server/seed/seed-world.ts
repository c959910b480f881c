import * as limits from "#domain/limits.ts";
import { countLoop } from "#server/admin/count-loop.ts";
import { forgetLoopWeeks } from "#server/admin/loop-store.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database, Maintenance } from "#server/platform/db/database.ts";
import { clearPeople, inTransaction, type Cleared } from "./clear-people.ts";
import { writeCrowd, type CrowdSize, type ReportProgress } from "./crowd.ts";
import { isNamed, isOfCrowd } from "./seeded.ts";
import { smallWorld, type Setting } from "./world/small-world.ts";
import { writeWorld } from "./world/world-rows.ts";

/** What seeding has made, and what went before it. */
export interface Seeded {
  readonly people: number;
  readonly goals: number;
  /** People of the crowd beside them. */
  readonly crowd: number;
  readonly cleared: Cleared;
}

/** True where seed data may be made and cleared: in development mode alone (product 19.3). */
export function maySeed({ mode }: Pick<Config, "mode">): boolean {
  return mode === "development";
}

// 'seed' as a number: the advisory lock of whoever seeds or clears.
const SEED_LOCK = 0x73656564;

/** Does `work` while nobody else seeds or clears, on a connection without time limits. Whoever comes second waits. */
async function withSeedLock<T>(db: Database, work: (held: Maintenance) => Promise<T>): Promise<T> {
  return db.maintenance(async (held) => {
    await held.query("select pg_advisory_lock($1)", [SEED_LOCK]);
    try {
      return await work(held);
    } finally {
      await held.query("select pg_advisory_unlock($1)", [SEED_LOCK]);
    }
  });
}

function both(one: Cleared, other: Cleared): Cleared {
  return {
    people: one.people + other.people,
    sessions: [...one.sessions, ...other.sessions],
    changes: [...one.changes, ...other.changes],
  };
}

async function replaceCast(held: Maintenance, setting: Setting, report: ReportProgress) {
  const world = smallWorld(setting);
  const gone = await clearPeople(held, isNamed, report, true);
  await writeWorld(held, world);
  return { gone, people: world.users.length, goals: world.goals.length };
}

/** Makes the world anew: the cast in one transaction, then a crowd of any size beside them. Of two at once the second replaces. */
export async function seedWorld(
  db: Database,
  setting: Setting,
  crowd: Pick<CrowdSize, "people" | "goalsPerPerson">,
  report: ReportProgress,
): Promise<Seeded> {
  const seeded = await withSeedLock(db, async (held) => {
    const crowdGone = await clearPeople(held, isOfCrowd, report);
    const { gone, people, goals } = await inTransaction(held, () =>
      replaceCast(held, setting, report),
    );
    report(`${people} people with ${goals} goals`);
    await writeCrowd(held, crowd, setting.at, report);
    const more = crowd.people * crowd.goalsPerPerson;
    return { people, goals: goals + more, crowd: crowd.people, cleared: both(crowdGone, gone) };
  });
  await forgetLoopWeeks(db);
  // Those of a large crowd are left to the job that counts.
  if (crowd.people <= limits.seedPeople) await countLoop({ db, clock: () => setting.at });
  return seeded;
}

/** Clears away all that was seeded, and nobody else. */
export async function clearWorld(db: Database, report: ReportProgress): Promise<Cleared> {
  const cleared = await withSeedLock(db, async (held) => {
    const crowd = await clearPeople(held, isOfCrowd, report);
    return both(crowd, await inTransaction(held, () => clearPeople(held, isNamed, report, true)));
  });
  await forgetLoopWeeks(db);
  return cleared;
}
