import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findAccount } from "#server/admin/sign-in/credential-store.ts";
import { openTotp } from "#server/admin/sign-in/totp.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { askRunningServer, listenForCommands } from "./command-socket.ts";
import { socketPath } from "./socket-place.ts";
import { configOf, type Config } from "#server/platform/config.ts";
import { migratedTemplate } from "#server/platform/fixtures/engines.fixture.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { ask } from "./ask.ts";
import { counts } from "#server/seed/fixtures/seed.fixture.ts";

const test = oneApp();
const seed = { name: "seed", people: 4, goalsPerPerson: 3, timeZone: "UTC" } as const;
const createAdmin = {
  name: "create",
  email: "ada@example.org",
  password: "four words of mine",
} as const;
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

it("seeds the database of the running server", async () => {
  server = await listenForCommands(socketPath(config.databaseUrl), test().deps);
  const answer = await ask(config, "", seed, tell);
  expect(answer).toEqual({
    lines: [expect.stringMatching(/^Seeded: 13 people with /)],
    done: true,
  });
  expect((await counts(test().deps.db))["users"]).toBe(13);
  expect(test().logged).toContain("seed");
  const cleared = await ask(config, "", { name: "clear-seeds" }, tell);
  expect(cleared.lines).toEqual(["Cleared: 13 seeded people with all that was theirs."]);
  expect((await counts(test().deps.db))["users"]).toBe(0);
});

it("seeds nothing in a running server that is not in development mode, whatever its asker is in", async () => {
  const { deps } = test();
  const production = { ...deps.config, mode: "production" } as const;
  server = await listenForCommands(socketPath(config.databaseUrl), { ...deps, config: production });
  for (const command of [seed, { name: "clear-seeds" } as const])
    expect(await ask(config, "", command, tell)).toEqual({
      lines: ["Seed data exists in development mode only."],
      done: false,
    });
  expect((await counts(deps.db))["users"]).toBe(0);
});

it("seeds in the database itself where no server has it, and tells how far it is", async () => {
  const answer = await ask(config, await migratedTemplate(), seed, tell);
  expect(answer.done).toBe(true);
  expect(told).toContain("12 of 12 goals");
  const db = await openDatabase({ url: config.databaseUrl, log: () => {} });
  expect((await counts(db))["users"]).toBe(13);
  // While it is open, nobody else opens it.
  await expect(ask(config, "", { name: "list" })).rejects.toThrow("is in use by process");
  await db.close();
  const cleared = await ask(config, await migratedTemplate(), { name: "clear-seeds" }, tell);
  expect(cleared.lines).toEqual(["Cleared: 13 seeded people with all that was theirs."]);
});

it("keeps an admin's second factor under the key that the server of this folder will have", async () => {
  const archive = await migratedTemplate();
  expect(await askRunningServer(socketPath(config.databaseUrl), { name: "list" })).toBeNull();
  expect(await ask(config, archive, createAdmin)).toMatchObject({ done: true });
  const totp = { name: "totp", email: createAdmin.email, on: true } as const;
  const [, line = ""] = (await ask(config, archive, totp)).lines;
  const db = await openDatabase({ url: config.databaseUrl, template: archive, log: () => {} });
  const { secretKey } = servedConfig(config);
  const account = await findAccount(db, createAdmin.email);
  await db.close();
  const { uid = "", totpSecret } = account ?? {};
  const opened = openTotp(secretKey, uid, totpSecret ?? "");
  expect(`Secret: ${opened?.secret}`).toBe(line);
  expect(opened?.isPlain).toBe(false);
  // Another key than that is found out.
  const other = { ...config, secretKey: "k".repeat(32) };
  const answer = await ask(other, archive, totp);
  expect(answer.done).toBe(false);
  expect(answer.lines[0]).toMatch(/^SECRET_KEY is not the one that second factors are kept under/);
});
