import type { Deps } from "#server/platform/deps.ts";
import { publishCleared } from "#server/seed/clear-people.ts";
import { seedWorld } from "#server/seed/seed-world.ts";

export const RESET_EVERY_MS = 3_600_000;

/** The sample people anew: whatever was written belongs to one of them. */
export async function resetDemo(deps: Deps): Promise<void> {
  const { db, clock, config, newId, sign, log } = deps;
  const setting = { at: clock(), zone: "UTC", host: config.publicUrl.hostname, newId, sign };
  const { cleared } = await seedWorld(db, setting, { people: 0, goalsPerPerson: 0 }, () => {});
  publishCleared(deps, cleared);
  log.info("demo.reset", {});
}
