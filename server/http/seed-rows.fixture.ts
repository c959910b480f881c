import type { EndpointName } from "#contract/endpoints.ts";
import type { Row, Shared } from "./endpoint-rows.fixture.ts";

type SeedEndpoint = Extract<EndpointName, "readSeeds" | "seedData" | "clearSeeds">;

/** The rows of seed data: in development mode, in which these tests run, anybody may (product.md, Seed data). */
export function seedRows({ everybody, freeText }: Shared): Readonly<Record<SeedEndpoint, Row>> {
  const body = { people: 2, goalsPerPerson: 1, timeZone: "Europe/Paris" };
  const count = { "a number": 200, "minus zero": 200 };
  const instead = {
    people: count,
    goalsPerPerson: count,
    timeZone: { ...freeText, empty: 200 },
  };
  return {
    readSeeds: { right: async () => [{ session: "" }], answers: everybody },
    seedData: { right: async () => [{ body, session: "", instead }], answers: everybody },
    clearSeeds: { right: async () => [{ body: {}, session: "" }], answers: everybody },
  };
}
