import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listenForCommands, socketPath } from "./command-socket.ts";
import { configOf, type Config } from "#server/platform/config.ts";
import { template } from "#server/platform/fixtures/engines.fixture.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { askToSeed } from "./ask-to-seed.ts";
import { counts } from "#server/seed/fixtures/seed.fixture.ts";

const test = oneApp();
const seed = { name: "seed", people: 4, goalsPerPerson: 3, timeZone: "UTC" } as const;
let folder: string;
let config: Config;
let server: Server | undefined;
let told: string[];
const tell = (line: string) => void told.push(line);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-seed-"));
  config = configOf({ DATABASE_URL: `file:${join(folder, "data")}` });
  told = [];
});
afterEach(async () => {
  if (server !== undefined) await once(server.close(), "close");
  server = undefined;
  await rm(folder, { recursive: true });
});

it("is done by the running server, whose database is the one that is filled", async () => {
  server = await listenForCommands(socketPath(config.databaseUrl), test().deps);
  const answer = await askToSeed(config, "", seed, tell);
  expect(answer).toEqual({
    lines: [expect.stringMatching(/^Seeded: 13 people with /)],
    done: true,
  });
  expect((await counts(test().deps.db))["users"]).toBe(13);
  expect(test().logged).toContain("seed");
  const cleared = await askToSeed(config, "", { name: "clear-seeds" }, tell);
  expect(cleared.lines).toEqual(["Cleared: 13 seeded people with all that was theirs."]);
  expect((await counts(test().deps.db))["users"]).toBe(0);
});

it("is refused by a running server that is not in development mode, whatever its asker is in", async () => {
  const { deps } = test();
  const production = { ...deps.config, mode: "production" } as const;
  server = await listenForCommands(socketPath(config.databaseUrl), { ...deps, config: production });
  for (const command of [seed, { name: "clear-seeds" } as const])
    expect(await askToSeed(config, "", command, tell)).toEqual({
      lines: ["Seed data exists in development mode only."],
      done: false,
    });
  expect((await counts(deps.db))["users"]).toBe(0);
});

it("opens the database where no server runs, and tells how far it is", async () => {
  const answer = await askToSeed(config, await template(), seed, tell);
  expect(answer.done).toBe(true);
  expect(told).toContain("12 of 12 goals");
  const cleared = await askToSeed(config, await template(), { name: "clear-seeds" }, tell);
  expect(cleared.lines).toEqual(["Cleared: 13 seeded people with all that was theirs."]);
});
