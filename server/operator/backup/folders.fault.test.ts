import { once } from "node:events";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listenForCommands, socketPath } from "../command-socket.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { migratedTemplate } from "#server/platform/fixtures/engines.fixture.ts";
import { lockFolder } from "#server/platform/db/embedded/folder-lock.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { backUpTo, restoreFrom } from "../fixtures/backup.fixture.ts";
import { dropStaleCopy } from "./folder-copy.ts";
import { openSource } from "./open-source.ts";
import { openTarget } from "./open-target.ts";
import { addWorld, notCarried } from "../fixtures/world.fixture.ts";

let parent: string;
let folder: string;
let url: string;
let archive: string;
let db: Database;
let server: Server;

/** A server's folder, with two people in it, that listens for its operator. */
beforeEach(async () => {
  archive = await migratedTemplate();
  parent = await mkdtemp(join(tmpdir(), "cairn-folders-"));
  folder = join(parent, "data");
  url = `file:${folder}`;
  db = await openDatabase({ url, log: () => {}, template: archive });
  const { deps } = await openTestApp(db);
  await addWorld(db, "ada", "carl");
  const config = { ...deps.config, databaseUrl: url };
  server = await listenForCommands(socketPath(url), { ...deps, config });
});
afterEach(async () => {
  server.close();
  await db.close();
  await rm(parent, { recursive: true });
});

async function stopped(): Promise<void> {
  await once(server.close(), "close");
  await db.close();
}

it("reads a copy that the server makes, and removes it, while the server goes on", async () => {
  const source = await openSource(url);
  expect(statSync(`${folder}.copy`).mode & 0o777).toBe(0o700);
  await addWorld(db, "late", "later");
  const users = source.db.kysely.selectFrom("users").select("id").orderBy("id");
  expect(await users.execute()).toEqual([{ id: "ada" }, { id: "carl" }]);
  await expect(openSource(url)).rejects.toThrow("Another backup is under way");
  await source.close();
  expect(readdirSync(parent).filter((name) => name.includes("copy"))).toEqual([]);
  await (await openSource(url)).close();
  expect(await db.kysely.selectFrom("users").select("id").execute()).toHaveLength(4);
});

it("opens the folder itself where no server runs, and makes none where there is none", async () => {
  await expect(openSource("memory://")).rejects.toThrow("ends with its process");
  const none = join(parent, "none");
  await expect(openSource(`file:${none}`)).rejects.toThrow(`no database in ${none}`);
  expect(existsSync(none)).toBe(false);
  await stopped();
  const source = await openSource(url);
  expect(await source.db.kysely.selectFrom("users").select("id").execute()).toHaveLength(2);
  await source.close();
});

it("leaves no copy of people behind: a server's next start removes what a killed backup left", async () => {
  const source = await openSource(url);
  dropStaleCopy(folder);
  expect(existsSync(`${folder}.copy`)).toBe(true);
  // As kill -9 does it: the lock goes, the files stay.
  await source.db.close();
  dropStaleCopy(folder);
  expect(readdirSync(parent).filter((name) => name.includes("copy"))).toEqual([]);
});

it("restores into no folder that a server has open", async () => {
  await expect(openTarget(url, archive, true, 1)).rejects.toThrow(/in use by .* Stop the server/);
  await expect(openTarget("memory://", archive, true, 1)).rejects.toThrow("set DATABASE_URL");
});

it.each([
  ["has lost a file", () => rmSync(join(folder, "PG_VERSION"))],
  ["has lost its log", () => rmSync(join(folder, "pg_wal"), { recursive: true })],
  ["is gone", () => rmSync(folder, { recursive: true })],
])("takes the place of a damaged folder only when told to: one that %s", async (_, damage) => {
  const file = await backUpTo(db, join(parent, "backup"));
  const before = await tableSums(db, notCarried);
  await stopped();
  damage();
  await expect(openTarget(url, archive, false, 1)).rejects.toThrow("With --replace");
  const { db: target, movedTo } = await openTarget(url, archive, true, 1);
  expect(movedTo).toBe(`${folder}.damaged-1`);
  await restoreFrom(target, file, { move: true });
  expect(await tableSums(target, notCarried)).toEqual(before);
  await target.close();
  lockFolder(folder).release();
});
