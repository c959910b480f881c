import type { Config } from "#server/platform/config.ts";
import type { Database, Maintenance } from "#server/platform/db/database.ts";
import { clearPeople, inTransaction, type Cleared } from "./clear-people.ts";
import { holdingSeeds } from "./hold-seeds.ts";
import { writeCrowd, type Tell, type WorldSize } from "./large-world.ts";
import { isNamed, isOfCrowd } from "./seeded.ts";
import { smallWorld, type Setting } from "./small-world.ts";
import { writeWorld } from "./write-world.ts";

/** What seeding has made, and what went before it. */
export interface Seeded {
  readonly people: number;
  readonly goals: number;
  /** People of the crowd beside them. */
  readonly crowd: number;
  readonly cleared: Cleared;
}

/** True where seed data may be made and cleared: in development mode alone (product.md, Seed data). */
export function maySeed({ mode }: Pick<Config, "mode">): boolean {
  return mode === "development";
}

function both(one: Cleared, other: Cleared): Cleared {
  return {
    people: one.people + other.people,
    sessions: [...one.sessions, ...other.sessions],
    changes: [...one.changes, ...other.changes],
  };
}

async function replaced(held: Maintenance, setting: Setting, tell: Tell) {
  const world = smallWorld(setting);
  const gone = await clearPeople(held, isNamed, tell, true);
  await writeWorld(held, world);
  return { gone, people: world.users.length, goals: world.goals.length };
}

/** Makes the world anew: the cast in one transaction, then a crowd of any size beside them. Of two at once the second replaces. */
export function seedWorld(
  db: Database,
  setting: Setting,
  crowd: WorldSize,
  tell: Tell,
): Promise<Seeded> {
  return holdingSeeds(db, async (held) => {
    const crowdGone = await clearPeople(held, isOfCrowd, tell);
    const { gone, people, goals } = await inTransaction(held, () => replaced(held, setting, tell));
    tell(`${people} people with ${goals} goals`);
    await writeCrowd(held, crowd, setting.at, tell);
    const more = crowd.people * crowd.goalsPerPerson;
    return { people, goals: goals + more, crowd: crowd.people, cleared: both(crowdGone, gone) };
  });
}

/** Clears away all that was seeded, and nobody else. */
export function clearWorld(db: Database, tell: Tell): Promise<Cleared> {
  return holdingSeeds(db, async (held) => {
    const crowd = await clearPeople(held, isOfCrowd, tell);
    return both(crowd, await inTransaction(held, () => clearPeople(held, isNamed, tell, true)));
  });
}
