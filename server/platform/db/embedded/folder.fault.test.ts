import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ended } from "#server/app/fixtures/built-server.fixture.ts";
import { type Database, openDatabase } from "../database.ts";
import { cases } from "#domain/rounds.fixture.ts";
import { template } from "../../fixtures/engines.fixture.ts";
import { describeWithMounts } from "../../fixtures/mounts.fixture.ts";

const count = { name: "count", sql: "select count(*) as count from stones" };
const create = "create table if not exists stones (id integer primary key)";

let archive: string;
let parent: string;
let folder: string;
let children: ChildProcess[];

beforeAll(async () => {
  archive = await template();
});
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "cairn-folder-"));
  folder = join(parent, "database");
  children = [];
});
afterEach(async () => {
  for (const child of children) await ended(child, "SIGKILL");
  await rm(parent, { recursive: true });
});

function open(): Promise<Database> {
  return openDatabase({ url: `file:${folder}`, log: () => {}, template: archive });
}

/** Another process that opens the folder and then does `more`, with what it prints, line by line. */
function otherProcess(more = "") {
  const source = `
    import { openDatabase } from ${JSON.stringify(new URL("../database.ts", import.meta.url))};
    try {
      const db = await openDatabase({
        url: ${JSON.stringify(`file:${folder}`)}, template: ${JSON.stringify(archive)}, log: () => {},
      });
      await db.maintenance((connection) => connection.script(${JSON.stringify(create)}));
      console.log("open");
      ${more}
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  // It lives for seconds: the engine's code is compiled once, not better and better.
  const flags = ["--liftoff-only", "--input-type=module", "--eval", source];
  const child = spawn(process.execPath, flags, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

const writing = `
  const add = { name: "add", sql: "insert into stones values ($1)" };
  for (let id = 1; ; id += 1) {
    await db.run(add, [id]);
    console.log(id);
  }`;

describe("a folder", () => {
  it("is refused to a second process, which names the first", async () => {
    const db = await open();
    const { lines } = otherProcess();
    const { value } = await lines.next();
    expect(value).toContain(folder);
    expect(value).toContain(`process ${process.pid} on `);
    expect(await db.alive()).toBe(true);
    await db.close();
  });

  it("is free at once after kill -9, with every acknowledged write", async () => {
    const { child, lines } = otherProcess(writing);
    expect((await lines.next()).value).toBe("open");
    await expect(open()).rejects.toThrow(`process ${child.pid} on `);
    let acknowledged = 0;
    while (acknowledged < 100) acknowledged = Number((await lines.next()).value);
    child.kill("SIGKILL");
    for await (const line of lines) acknowledged = Number(line);
    const db = await open();
    const [row] = await db.run<{ count: number }>(count);
    // The last write may have been done and not yet told of.
    expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.count).toBeLessThanOrEqual(acknowledged + 1);
    await db.close();
  });
});

describe("a first start", () => {
  it.each(cases([5, 300, 900], (files) => files === 300))(
    "that is killed at %i files is done again",
    async (files) => {
      await killedAt(files);
      expect(await countedAnew()).toEqual([{ count: 0 }]);
    },
  );
});

describeWithMounts("a first start on a mount point", ({ disk }) => {
  it.each(cases([5, 900], (files) => files === 5))(
    "that is killed at %i files is done again",
    async (files) => {
      disk(folder, 200);
      await killedAt(files);
      expect(await countedAnew()).toEqual([{ count: 0 }]);
    },
  );
});

async function killedAt(files: number): Promise<void> {
  const { child } = otherProcess();
  while (child.exitCode === null && (await filesBelow(parent)) < files) await pause(1);
  await ended(child, "SIGKILL");
}

async function countedAnew(): Promise<unknown> {
  const db = await open();
  await db.maintenance((connection) => connection.script(create));
  const counted = await db.run(count);
  await db.close();
  return counted;
}

async function filesBelow(path: string): Promise<number> {
  // A folder may be renamed while it is read.
  return (await readdir(path, { recursive: true }).catch(() => [])).length;
}
