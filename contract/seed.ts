import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, timeZone } from "./fields.ts";

const count = z.int().check(z.gte(0));
/** The cast, to sign in as, and the crowd that fills a larger world. */
const seeded = z.strictObject({ people: count, crowd: count });
export type SeededPeople = z.output<typeof seeded>;

export const readSeeds = endpoint({
  method: "GET",
  path: "/api/seed",
  right: "seed.manage",
  summary: "How many seeded people there are. Development mode alone",
  output: seeded,
});

export const seedData = endpoint({
  method: "POST",
  path: "/api/seed",
  right: "seed.manage",
  counted: { because: "seed data exist in development mode alone, and replace themselves" },
  summary: "Make the seed data anew, in the browser's time zone. Development mode alone",
  input: z.strictObject({
    people: z.int().check(z.gte(0), z.lte(limits.seedPeople)),
    goalsPerPerson: z.int().check(z.gte(0), z.lte(limits.seedGoals)),
    timeZone,
  }),
  output: z.strictObject({ ...seeded.shape, goals: count }),
});

export const clearSeeds = endpoint({
  method: "POST",
  path: "/api/seed/clear",
  right: "seed.manage",
  counted: { because: "seed data exist in development mode alone" },
  summary: "Clear the seed data away, and nothing else. Development mode alone",
  input: nothing,
  output: z.strictObject({ cleared: count }),
});
