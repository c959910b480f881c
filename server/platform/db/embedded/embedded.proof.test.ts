import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../database.ts";
import { shortLimits, tenfoldLimits, template } from "../../fixtures/engines.fixture.ts";
import { DatabaseUnavailable } from "../failure.ts";
import { FolderDamaged } from "./folder.ts";
import { FolderInUse, lockPath } from "./folder-lock.ts";

const count = { name: "count", sql: "select count(*) as count from stones" };
const create = "create table if not exists stones (id integer primary key)";

let archive: string;
/** A whole folder with an empty table, to copy. */
let whole: string;
let parent: string;
let folder: string;

beforeAll(async () => {
  archive = await template();
  whole = await mkdtemp(join(tmpdir(), "cairn-whole-"));
  const db = await openDatabase({
    url: `file:${join(whole, "database")}`,
    log: () => {},
    template: archive,
  });
  await db.maintenance((connection) => connection.script(create));
  await db.close();
});
afterAll(() => rm(whole, { recursive: true }));
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "cairn-folder-"));
  folder = join(parent, "database");
});
afterEach(() => rm(parent, { recursive: true }));

function open(more: Partial<DatabaseOptions> = {}): Promise<Database> {
  return openDatabase({ url: `file:${folder}`, log: () => {}, template: archive, ...more });
}

describe("a folder", () => {
  it("keeps what was written, is made only once, and is one opening's at a time", async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(FolderInUse);
    await first.maintenance((connection) =>
      connection.script(`${create}; insert into stones values (1)`),
    );
    await first.close();
    const again = await open();
    expect(await again.run(count)).toEqual([{ count: 1 }]);
    await again.close();
    const names = await readdir(parent);
    expect(names.toSorted()).toEqual([
      "database",
      "database.holder",
      "database.lock",
      "database.made",
    ]);
  });
});

describe("a version before, which locks beside the folder alone,", () => {
  it("keeps this one out, and is kept out by it", async () => {
    const before = lockPath(folder);
    await expect(open()).rejects.toThrow(FolderInUse);
    before.release();
    const db = await open();
    expect(() => lockPath(folder)).toThrow(FolderInUse);
    await db.close();
  });
});

describe("a lock that cannot say whose it is", () => {
  it("is not taken, and free at once when it can", async () => {
    const holder = `${folder}.holder`;
    await mkdir(holder);
    expect(() => lockPath(folder)).toThrow(`${folder} cannot be locked`);
    await rm(holder, { recursive: true });
    lockPath(folder).release();
  });
});

describe("a first start", () => {
  it("that was killed before the marker is complete", async () => {
    await cp(whole, parent, { recursive: true });
    await rm(`${folder}.made`);
    const db = await open();
    expect(await db.run(count)).toEqual([{ count: 0 }]);
    await db.close();
    expect(existsSync(`${folder}.made`)).toBe(true);
  });

  it("that was killed while it moved its files to their place is complete", async () => {
    await cp(whole, parent, { recursive: true });
    await rm(`${folder}.made`);
    const names = (await readdir(folder)).filter((name) => !name.startsWith("cairn."));
    await mkdir(join(folder, "cairn.finished"));
    for (const name of names.filter((_, index) => index % 2 === 0))
      await rename(join(folder, name), join(folder, "cairn.finished", name));
    const db = await open();
    expect(await db.run(count)).toEqual([{ count: 0 }]);
    await db.close();
    expect(existsSync(join(folder, "cairn.finished"))).toBe(false);
  });

  it.each(["", "cairn.unfinished"])(
    "leaves a folder of somebody else alone, also beside what it has begun: %s",
    async (begun) => {
      await mkdir(join(folder, begun), { recursive: true });
      await writeFile(join(folder, "letter.txt"), "dear");
      await expect(open()).rejects.toThrow("letter.txt");
      expect(await readdir(folder)).toEqual([begun, "letter.txt"].filter((name) => name !== ""));
    },
  );

  it("makes by initdb what it makes from the template", async () => {
    const settings = {
      name: "settings",
      sql: `select (select jsonb_object_agg(name, setting order by name) from pg_settings
          where name not in ('data_directory', 'config_file', 'hba_file', 'ident_file')) as settings,
        (select jsonb_agg(to_jsonb(d) order by datname) from pg_database d) as databases,
        (select jsonb_agg(c.oid::regclass order by c.oid) from pg_class c) as relations,
        (select count(*) from pg_proc) as functions, (select count(*) from pg_type) as types,
        (select jsonb_agg(collname order by oid) from pg_collation) as collations`,
    };
    const fromTemplate = await open();
    const expected = await fromTemplate.run(settings);
    await fromTemplate.close();
    folder = join(parent, "initdb");
    const made = await openDatabase({ url: `file:${folder}`, log: () => {} });
    expect(await made.run(settings)).toEqual(expected);
    await made.close();
    const files = await relativeFiles(join(parent, "database"));
    expect(await relativeFiles(folder)).toEqual(files);
  });
});

async function filesBelow(path: string): Promise<number> {
  return (await readdir(path, { recursive: true })).length;
}

describe("a damaged folder", () => {
  const advice = "Restore a backup or move the folder away.";
  const away = () => join(parent, "away");

  beforeEach(() => cp(whole, parent, { recursive: true }));

  it("that has lost some or all files is not made anew, and serves again when they are back", async () => {
    for (const name of ["", "PG_VERSION", "global/pg_control", "pg_wal", "base", "pg_xact"]) {
      await rename(join(folder, name), away());
      const before = await filesBelow(parent);
      await expect(open()).rejects.toThrow(`${folder} has lost its files. ${advice}`);
      expect(await filesBelow(parent)).toBe(before);
      await rename(away(), join(folder, name));
    }
    const db = await open();
    expect(await db.run(count)).toEqual([{ count: 0 }]);
    await db.close();
  });

  it("that was emptied is not made anew, and is when its marker is moved with it", async () => {
    await rename(folder, away());
    await mkdir(folder);
    await expect(open()).rejects.toThrow(FolderDamaged);
    expect(await readdir(folder)).toEqual([]);
    await rm(`${folder}.made`);
    const db = await open();
    await expect(db.run(count)).rejects.toMatchObject({ code: "42P01" });
    await db.close();
  });

  it("that starts no more says so", async () => {
    for (const name of await readdir(join(folder, "pg_wal"))) {
      if (/^[0-9A-F]{24}$/.test(name)) await truncate(join(folder, "pg_wal", name), 0);
    }
    const opening = open();
    await expect(opening).rejects.toThrow(FolderDamaged);
    await expect(opening).rejects.toThrow(/does not start: .*(FATAL|PANIC).*Restore a backup/);
  });
});

describe("the engine's thread", () => {
  it("tells the process when it dies, and everyone who waits", async () => {
    const onFatal = vi.fn<(error: Error) => void>();
    const db = await open({ onFatal });
    await db.maintenance((connection) =>
      connection.script(
        "create function forever(n integer) returns integer language plpgsql as 'begin return forever(n + 1); end'",
      ),
    );
    // A recursion without end exhausts the engine's stack, from which it does not come back.
    const dying = { name: "dying", sql: "select forever(1)" };
    const asked = [db.run(dying), db.run(count), db.transaction((tx) => tx.run(count))];
    for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(DatabaseUnavailable);
    }
    expect(onFatal).toHaveBeenCalledOnce();
    expect(await db.alive()).toBe(false);
    await expect(db.run(count)).rejects.toThrow(DatabaseUnavailable);
    await db.close();
    await (await open()).close();
  });

  it("lets go of who waits for a slow statement, and serves on after it", async () => {
    const db = await open({ url: "memory://", limits: { ...tenfoldLimits, statement: 1_500 } });
    await db.maintenance((connection) => connection.script(create));
    const slow = db.transaction(async (tx) => {
      await tx.run({ name: "add", sql: "insert into stones values (1)" });
      // The engine looks once a second who has waited for too long, and has to be done before the rollback has.
      await tx.run({ name: "slow", sql: "select pg_sleep(2.7)" });
    });
    await expect(slow).rejects.toThrow("too long");
    expect(await db.run(count)).toEqual([{ count: 0 }]);
    await db.close();
  });

  it("refuses who finds the connection taken for too long", async () => {
    const db = await open({ url: "memory://", limits: shortLimits("wait") });
    const { promise, resolve } = Promise.withResolvers<void>();
    const holding = db.transaction(() => promise);
    await expect(db.transaction(async () => {})).rejects.toThrow(DatabaseUnavailable);
    resolve();
    await holding;
    expect(await db.alive()).toBe(true);
    await db.close();
  });
});

async function relativeFiles(path: string): Promise<string[]> {
  const names = await readdir(path, { recursive: true });
  return names.filter((name) => !name.startsWith("pg_wal/")).toSorted();
}
