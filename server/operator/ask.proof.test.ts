import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findAccount } from "#server/admin/sign-in/credential-store.ts";
import { openTotp } from "#server/admin/sign-in/totp.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { askRunningServer, listenForCommands } from "./command-socket.ts";
import { socketPath } from "./socket-place.ts";
import { configOf, type Config } from "#server/platform/config/config.ts";
import {
  addressOf,
  describeOnPostgres,
  migratedTemplate,
} from "#server/platform/fixtures/engines.fixture.ts";
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
const telling = { agreed: true, report: (line: string) => void told.push(line) };
/** As a server's first start leaves it. */
async function made(): Promise<void> {
  const template = await migratedTemplate();
  const db = await openDatabase({ url: config.databaseUrl, template, log: () => {} });
  await db.close();
}

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
  const answer = await ask(config, "", seed, telling);
  expect(answer).toEqual({
    lines: [expect.stringMatching(/^Seeded: 13 people with /)],
    done: true,
  });
  expect((await counts(test().deps.db))["users"]).toBe(13);
  expect(test().logged).toContain("seed");
  const cleared = await ask(config, "", { name: "clear-seeds" }, telling);
  expect(cleared.lines).toEqual(["Cleared: 13 seeded people and all their data."]);
  expect((await counts(test().deps.db))["users"]).toBe(0);
});

it("seeds nothing in a running server that is not in development mode, whatever its asker is in", async () => {
  const { deps } = test();
  const production = { ...deps.config, mode: "production" } as const;
  server = await listenForCommands(socketPath(config.databaseUrl), { ...deps, config: production });
  for (const command of [seed, { name: "clear-seeds" } as const])
    expect(await ask(config, "", command, telling)).toEqual({
      lines: ["Seed data is only available in development mode."],
      done: false,
    });
  expect((await counts(deps.db))["users"]).toBe(0);
});

it("seeds in the database itself where no server has it, and tells how far it is", async () => {
  await made();
  const answer = await ask(config, await migratedTemplate(), seed, telling);
  expect(answer.done).toBe(true);
  expect(told).toContain("12 of 12 goals");
  const db = await openDatabase({ url: config.databaseUrl, log: () => {} });
  expect((await counts(db))["users"]).toBe(13);
  // While it is open, nobody else opens it.
  await expect(ask(config, "", { name: "list" }, telling)).rejects.toThrow("is in use by process");
  await db.close();
  const cleared = await ask(config, await migratedTemplate(), { name: "clear-seeds" }, telling);
  expect(cleared.lines).toEqual(["Cleared: 13 seeded people and all their data."]);
});

it("keeps an admin's second factor under the key that the server of this folder will have", async () => {
  const archive = await migratedTemplate();
  await made();
  expect(await askRunningServer(socketPath(config.databaseUrl), { name: "list" })).toBeNull();
  expect(await ask(config, archive, createAdmin, telling)).toMatchObject({ done: true });
  const totp = { name: "totp", email: createAdmin.email, on: true } as const;
  const [, line = ""] = (await ask(config, archive, totp, telling)).lines;
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
  const answer = await ask(other, archive, totp, telling);
  expect(answer.done).toBe(false);
  expect(answer.lines[0]).toMatch(/^SECRET_KEY is not the one that second factors are kept under/);
});

describe("a command for a database that no server has open", () => {
  it("makes none where there is none, whatever is said", async () => {
    for (const command of [createAdmin, seed, { name: "list" } as const])
      expect(await ask(config, await migratedTemplate(), command, telling)).toEqual({
        lines: [
          `There is no database of Cairn in ${join(folder, "data")}, and a command makes none.`,
          "Give it the settings of the server (DATABASE_URL above all), or start Cairn first.",
        ],
        done: false,
      });
    expect(await readdir(folder)).toEqual([]);
  });

  it("changes admins only where the operator has said that it is meant", async () => {
    await made();
    const unsaid = { agreed: false };
    const totp = { name: "totp", email: createAdmin.email, on: true } as const;
    const asked = [createAdmin, { ...createAdmin, name: "reset" } as const, totp];
    for (const command of asked) {
      const answer = await ask(config, "", command, unsaid);
      expect(answer.done).toBe(false);
      expect(answer.lines[0]).toContain(`No server of Cairn has ${join(folder, "data")} open.`);
    }
    const list = { name: "list" } as const;
    const none = { lines: ["There is no admin account yet."], done: true };
    expect(await ask(config, "", list, unsaid)).toEqual(none);
    expect(await ask(config, "", createAdmin, telling)).toMatchObject({ done: true });
  });
});

describeOnPostgres("a command", (open) => {
  const place = (url: string) => configOf({ DATABASE_URL: url });

  it("needs no yes beside a server, and needs it where none is", async () => {
    const db = await open();
    const url = await addressOf(db);
    // As a server does for as long as it runs; its other connections come and go.
    await db.listen("live", () => {});
    expect(await ask(place(url), "", createAdmin, { agreed: false })).toMatchObject({ done: true });
    await db.close();
    const unlock = { name: "unlock", email: createAdmin.email } as const;
    await expect
      .poll(() => ask(place(url), "", unlock, { agreed: false }))
      .toMatchObject({
        done: false,
        lines: [expect.stringContaining("No server"), expect.anything()],
      });
    expect(await ask(place(url), "", unlock, telling)).toMatchObject({ done: true });
  });

  it("makes no schema in a database that is not Cairn's", async () => {
    const db = await open();
    const url = await addressOf(db);
    await db.maintenance((connection) =>
      connection.script("drop schema public cascade; create schema public"),
    );
    const answer = await ask(place(url), "", createAdmin, telling);
    expect(answer.lines[0]).toMatch(
      /^There is no database of Cairn in .+ at .+, and a command makes none\.$/,
    );
    expect(answer.lines.join(" ")).not.toContain(url);
  });
});
