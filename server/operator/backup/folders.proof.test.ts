import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listenForCommands } from "../command-socket.ts";
import { socketPath } from "../socket-place.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { migratedTemplate } from "#server/platform/fixtures/engines.fixture.ts";
import { filled } from "#server/platform/fixtures/full-disk.fixture.ts";
import { describeWithMounts } from "#server/platform/fixtures/mounts.fixture.ts";
import { lockFolder } from "#server/platform/db/embedded/folder-lock.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { backUpTo, restoreFrom } from "../fixtures/backup.fixture.ts";
import { BackupRefused } from "./backup-refused.ts";
import { copyFolder, dropStaleCopy } from "./folder-copy.ts";
import { openSource } from "./open-source.ts";
import { openTarget } from "./open-target.ts";
import { addWorld } from "../fixtures/world.fixture.ts";
import { leftBehind } from "./stored-tables.ts";

/** A folder with two people in it, as a server left it, and a backup of it. */
let whole: string;
let file: string;
let before: Record<string, string>;
let archive: string;
let parent: string;
let folder: string;
let url: string;

beforeAll(async () => {
  archive = await migratedTemplate();
  whole = await mkdtemp(join(tmpdir(), "cairn-folders-"));
  const db = await openDatabase({
    url: `file:${join(whole, "data")}`,
    log: () => {},
    template: archive,
  });
  await addWorld(db, "ada", "carl");
  before = await tableSums(db, leftBehind);
  file = await backUpTo(db, `${whole}.backup`);
  await db.close();
});
afterAll(async () => {
  await rm(whole, { recursive: true });
  await rm(file);
});

async function copied(): Promise<void> {
  parent = await mkdtemp(join(tmpdir(), "cairn-folders-"));
  folder = join(parent, "data");
  url = `file:${folder}`;
  cpSync(whole, parent, { recursive: true });
}

describe("a folder that a server has open and listens for its operator", () => {
  let db: Database;
  let server: Server;
  beforeAll(async () => {
    await copied();
    db = await openDatabase({ url, log: () => {} });
    const { deps } = await openTestApp(db);
    const config = { ...deps.config, databaseUrl: url };
    server = await listenForCommands(socketPath(url), { ...deps, config });
  });
  afterAll(async () => {
    server.close();
    await db.close();
    await rm(parent, { recursive: true });
  });

  it("reads a copy that the server makes, and removes it, while the server goes on", async () => {
    const source = await openSource(url);
    expect(statSync(`${folder}.copy`).mode & 0o777).toBe(0o700);
    await addWorld(db, "late", "later");
    const users = source.db.kysely.selectFrom("users").select("id").orderBy("id");
    expect(await users.execute()).toEqual([{ id: "ada" }, { id: "carl" }]);
    await expect(openSource(url)).rejects.toThrow("Another backup is under way");
    await source.close();
    expect(readdirSync(parent).filter((name) => name.includes("copy"))).toEqual([]);
    expect(await db.kysely.selectFrom("users").select("id").execute()).toHaveLength(4);
  });

  it("keeps its lock, by whatever path, when its files have been copied", async () => {
    const source = await openSource(url);
    await source.close();
    const link = join(parent, "link");
    symlinkSync(folder, link);
    expect(lockedElsewhere(link)).toContain(`in use by process ${process.pid} on `);
  });

  it("leaves no copy of people behind: a server's next start removes what a killed backup left", async () => {
    const source = await openSource(url);
    dropStaleCopy(folder);
    expect(existsSync(`${folder}.copy`)).toBe(true);
    await source.close();
    // As kill -9 leaves it: files, of which nobody holds the lock.
    await copyFolder(db, folder);
    dropStaleCopy(folder);
    expect(readdirSync(parent).filter((name) => name.includes("copy"))).toEqual([]);
  });

  it("restores into no folder that a server has open", async () => {
    await expect(openTarget(url, archive, true, 1)).rejects.toThrow(/in use by .* Stop the server/);
    await expect(openTarget("memory://", archive, true, 1)).rejects.toThrow("set DATABASE_URL");
  });

  it("makes the copy of one backup for no other, also before that one has opened it", async () => {
    server.close();
    let another: unknown;
    // Its answer is under way: the copy is made, and open to nobody yet.
    const answered = async (socket: Socket) => {
      const copy = await copyFolder(db, folder);
      if (another === undefined) {
        another = "asks";
        another = await openSource(url).catch((error: unknown) => error);
      }
      socket.resume().end(JSON.stringify({ lines: [copy], done: true }));
    };
    const slow = createServer({ allowHalfOpen: true }, (socket) => void answered(socket));
    const mask = process.umask(0o177);
    slow.listen(socketPath(url));
    process.umask(mask);
    const source = await openSource(url);
    expect(another).toEqual(new BackupRefused("Another backup is under way."));
    expect(await tableSums(source.db, leftBehind)).toEqual(await tableSums(db, leftBehind));
    await source.close();
    slow.close();
  });
});

describe("a folder whose server has stopped", () => {
  beforeEach(copied);
  afterEach(() => rm(parent, { recursive: true }));

  it("opens the folder itself where no server runs, and makes none where there is none", async () => {
    await expect(openSource("memory://")).rejects.toThrow("ends with its process");
    const none = join(parent, "none");
    await expect(openSource(`file:${none}`)).rejects.toThrow(`no database in ${none}`);
    expect(existsSync(none)).toBe(false);
    const source = await openSource(url);
    expect(await source.db.kysely.selectFrom("users").select("id").execute()).toHaveLength(2);
    await source.close();
  });

  it.each([
    ["has lost a file", () => rmSync(join(folder, "PG_VERSION"))],
    ["has lost its log", () => rmSync(join(folder, "pg_wal"), { recursive: true })],
    ["is gone", () => rmSync(folder, { recursive: true })],
  ])("takes the place of a damaged folder only when told to: one that %s", async (_, damage) => {
    damage();
    await expect(openTarget(url, archive, false, 1)).rejects.toThrow("With --replace");
    const { db: target, movedTo } = await openTarget(url, archive, true, 1);
    expect(movedTo).toBe(`${folder}.damaged-1`);
    await restoreFrom(target, file, { move: true });
    expect(await tableSums(target, leftBehind)).toEqual(before);
    await target.close();
    lockFolder(folder).release();
  });

  it("takes the place of a damaged folder that a link leads to", async () => {
    const link = join(parent, "link");
    symlinkSync(folder, link);
    rmSync(join(folder, "PG_VERSION"));
    const { db: target, movedTo } = await openTarget(`file:${link}`, archive, true, 1);
    expect(movedTo).toBe(`${folder}.damaged-1`);
    await target.close();
    expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
  });
});

describe("a folder on a disk of its own", () => {
  beforeEach(async () => void (parent = await mkdtemp(join(tmpdir(), "cairn-folders-"))));
  afterEach(() => rm(parent, { recursive: true }));

  describeWithMounts("that is full or damaged", (mounts) => {
    it("cannot be moved aside where it is the mount point, and says what to do", async () => {
      folder = join(parent, "data");
      mounts.disk(folder, 70);
      writeFileSync(`${folder}.made`, "");
      await expect(openTarget(`file:${folder}`, archive, true, 1)).rejects.toThrow(
        `${folder} is a mount point, which cannot be moved aside: move away what is in it, and ${folder}.made.`,
      );
    });

    it("keeps no copy that leaves too little room to open it", async () => {
      const disk = join(parent, "disk");
      folder = join(disk, "data");
      url = `file:${folder}`;
      mounts.disk(disk, 300);
      const db = await openDatabase({ url, log: () => {}, template: archive });
      const { deps } = await openTestApp(db);
      const config = { ...deps.config, databaseUrl: url };
      const server = await listenForCommands(socketPath(url), { ...deps, config });
      filled(disk, 66);
      await expect(openSource(url)).rejects.toThrow(`The disk of ${folder}.copy is full`);
      expect(readdirSync(disk).filter((name) => name.includes("copy"))).toEqual([]);
      server.close();
      await db.close();
    });

    it("refuses a copy for which there is no room, leaves nothing of it and goes on", async () => {
      const disk = join(parent, "disk");
      folder = join(disk, "data");
      mounts.disk(disk, 300);
      const db = await openDatabase({ url: `file:${folder}`, log: () => {}, template: archive });
      const log = "select pg_logical_emit_message(true, 'x', repeat('x', 50 * 1048576))";
      await db.maintenance((connection) => connection.query(log));
      const empty = filled(disk, 70);
      await expect(copyFolder(db, folder)).rejects.toThrow(
        `The disk of ${folder} has no room for a copy beside it.`,
      );
      expect(existsSync(`${folder}.copy`)).toBe(false);
      await addWorld(db, "ada", "carl");
      empty();
      filled(disk, 40);
      await expect.poll(() => copyFolder(db, folder).catch(String)).toContain("is full");
      expect(await db.kysely.selectFrom("users").select("id").execute()).toHaveLength(2);
      await db.close();
    });
  });
});

/** What another process hears that locks a folder. */
function lockedElsewhere(path: string): string {
  const module = new URL("../../platform/db/embedded/folder-lock.ts", import.meta.url);
  const source = `import { lockFolder } from ${JSON.stringify(module)};
    lockFolder(${JSON.stringify(path)});`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", source]).stderr.toString();
}
