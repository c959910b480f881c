import type { Hono } from "hono";
import { clearSeeds, readSeeds, seedData, type SeededPeople } from "#contract/seed.ts";
import { isZone } from "#domain/zone-offset.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { refusalAnswer } from "#server/platform/http/answer.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { publishCleared } from "./clear-people.ts";
import { clearWorld, maySeed, seedWorld } from "./seed-world.ts";
import { isNamed, isOfCrowd } from "./seeded.ts";

const counting: Statement = {
  name: "seed_people",
  sql: `select count(*) filter (where ${isNamed}) as people, count(*) filter (where ${isOfCrowd}) as crowd from identities i`,
};

async function seededPeople(db: Queryable): Promise<SeededPeople> {
  const [row] = await db.run<SeededPeople>(counting);
  return row ?? { people: 0, crowd: 0 };
}

/** Clearing a large crowd would exceed the request timeout. */
async function isSmall(db: Queryable): Promise<Ruled<true>> {
  const { crowd } = await seededPeople(db);
  return crowd <= limits.seedPeople ? true : refuse("seed.too-large");
}

function toLog({ log }: Deps) {
  return (line: string) => log.info("seed", { line });
}

const readSeedsSlice: Slice<typeof readSeeds> = {
  endpoint: readSeeds,
  act: ({ deps }) => seededPeople(deps.db),
};

const seedDataSlice: Slice<typeof seedData> = {
  endpoint: seedData,
  act: async ({ deps, input, at }) => {
    const small = await isSmall(deps.db);
    if (isRefused(small)) return small;
    const { timeZone, ...size } = input;
    const zone = isZone(timeZone) ? timeZone : "UTC";
    const { newId, sign } = deps;
    const setting = { at, zone, host: deps.config.publicUrl.hostname, newId, sign };
    const { cleared, ...seeded } = await seedWorld(deps.db, setting, size, toLog(deps));
    publishCleared(deps, cleared);
    return seeded;
  },
};

const clearSeedsSlice: Slice<typeof clearSeeds> = {
  endpoint: clearSeeds,
  act: async ({ deps }) => {
    const small = await isSmall(deps.db);
    if (isRefused(small)) return small;
    const cleared = await clearWorld(deps.db, toLog(deps));
    publishCleared(deps, cleared);
    return { cleared: cleared.people };
  },
};

/** 404 outside development mode. */
export function mountSeed(app: Hono, deps: Deps): void {
  if (!maySeed(deps.config)) {
    for (const path of [seedData.path, clearSeeds.path])
      app.all(path, () => refusalAnswer(deps, refuse("seed.not-here")));
    return;
  }
  handle(app, deps, readSeedsSlice);
  handle(app, deps, seedDataSlice);
  handle(app, deps, clearSeedsSlice);
}
