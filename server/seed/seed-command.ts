import { z } from "zod/mini";
import { errors } from "#contract/errors.ts";
import * as limits from "#domain/limits.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Deps } from "#server/platform/deps.ts";
import { publishCleared } from "./clear-people.ts";
import type { ReportProgress } from "./crowd.ts";
import { clearWorld, maySeed, seedWorld } from "./seed-world.ts";

export type SeedCommand =
  | {
      readonly name: "seed";
      readonly people: number;
      readonly goalsPerPerson: number;
      readonly timeZone: string;
    }
  | { readonly name: "clear-seeds" };

const count = z.int().check(z.gte(0), z.lte(10_000_000));

export const seedCommandSchemas = [
  z.strictObject({
    name: z.literal("seed"),
    people: count,
    goalsPerPerson: z.int().check(z.gte(0), z.lte(limits.goalsPerUser)),
    timeZone: z.string(),
  }),
  z.strictObject({ name: z.literal("clear-seeds") }),
] as const;

export type SeedDeps = Pick<Deps, "db" | "clock" | "newId" | "sign"> & {
  readonly config: Pick<Config, "mode" | "publicUrl">;
  readonly live: Pick<Deps["live"], "endSession" | "publish">;
};

/** Refuses outside development mode. */
export async function answerSeedCommand(
  deps: SeedDeps,
  command: SeedCommand,
  report: ReportProgress,
): Promise<{ readonly lines: readonly string[]; readonly done: boolean }> {
  if (!maySeed(deps.config)) return { lines: [errors["seed.not-here"].text()], done: false };
  if (command.name === "clear-seeds") {
    const cleared = await clearWorld(deps.db, report);
    publishCleared(deps, cleared);
    return {
      lines: [`Cleared: ${cleared.people} seeded people and all their data.`],
      done: true,
    };
  }
  const { people, goalsPerPerson, timeZone: zone } = command;
  const setting = {
    at: deps.clock(),
    zone,
    host: deps.config.publicUrl.hostname,
    newId: deps.newId,
    sign: deps.sign,
  };
  const made = await seedWorld(deps.db, setting, { people, goalsPerPerson }, report);
  publishCleared(deps, made.cleared);
  const all = made.people + made.crowd;
  return { lines: [`Seeded: ${all} people with ${made.goals} goals.`], done: true };
}
