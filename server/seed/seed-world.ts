import * as limits from "#domain/limits.ts";
import { countLoop } from "#server/admin/count-loop.ts";
import { forgetLoopWeeks } from "#server/admin/loop-store.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Database, Maintenance } from "#server/platform/db/database.ts";
import { clearPeople, inTransaction, type Cleared } from "./clear-people.ts";
import { writeCrowd, type CrowdSize, type ReportProgress } from "./crowd.ts";
import { isNamed, isOfCrowd } from "./seeded.ts";
import { smallWorld, type Setting } from "./world/small-world.ts";
import { writeWorld } from "./world/world-rows.ts";

export interface Seeded {
  readonly people: number;
  readonly goals: number;
  /** Besides `people`. */
  readonly crowd: number;
  readonly cleared: Cleared;
}

/** product 19.3 */
export function maySeed({ mode }: Pick<Config, "mode">): boolean {
  return mode === "development";
}

// 'seed' in ASCII.
const SEED_LOCK = 0x73656564;

/** Without time limits; concurrent calls wait. */
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

/** The cast is written in one transaction, the crowd in chunks. */
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
  // A large crowd is left to the job.
  if (crowd.people <= limits.seedPeople) await countLoop({ db, clock: () => setting.at });
  return seeded;
}

export async function clearWorld(db: Database, report: ReportProgress): Promise<Cleared> {
  const cleared = await withSeedLock(db, async (held) => {
    const crowd = await clearPeople(held, isOfCrowd, report);
    return both(crowd, await inTransaction(held, () => clearPeople(held, isNamed, report, true)));
  });
  await forgetLoopWeeks(db);
  return cleared;
}
