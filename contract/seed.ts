import { z } from "zod/mini";
import { limits } from "#domain/limits.ts";
import type { Endpoint } from "./endpoint.ts";
import { nothing, timeZone } from "./fields.ts";

const count = z.int().check(z.gte(0));
/** The cast, whom one can sign in as, and the crowd that fills a larger world. */
const seeded = z.strictObject({ people: count, crowd: count });
export type SeededPeople = z.output<typeof seeded>;

export const readSeeds = {
  method: "GET",
  path: "/api/seed",
  right: "seed.manage",
  summary: "How many seeded people there are. Development mode alone",
  params: nothing,
  query: nothing,
  input: null,
  output: seeded,
  keyed: false,
} as const satisfies Endpoint;

export const seedData = {
  method: "POST",
  path: "/api/seed",
  right: "seed.manage",
  summary: "Make the seed data anew, in the browser's time zone. Development mode alone",
  params: nothing,
  query: nothing,
  input: z.strictObject({
    people: z.int().check(z.gte(0), z.lte(limits.seedPeople)),
    goalsPerPerson: z.int().check(z.gte(0), z.lte(limits.seedGoals)),
    timeZone,
  }),
  output: z.strictObject({ ...seeded.shape, goals: count }),
  keyed: false,
} as const satisfies Endpoint;

export const clearSeeds = {
  method: "POST",
  path: "/api/seed/clear",
  right: "seed.manage",
  summary: "Clear the seed data away, and nothing else. Development mode alone",
  params: nothing,
  query: nothing,
  input: nothing,
  output: z.strictObject({ cleared: count }),
  keyed: false,
} as const satisfies Endpoint;
