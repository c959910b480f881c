import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../database.ts";
import { shortLimits, tenfoldLimits, template } from "../../fixtures/engines.fixture.ts";
import { filled } from "../../fixtures/full-disk.fixture.ts";
import { describeWithMounts } from "../../fixtures/mounts.fixture.ts";
import { DatabaseUnavailable } from "../failure.ts";
import { PgliteThread } from "./pglite-thread.ts";

const count = { name: "count", sql: "select count(*)::int as count from stones" };
const create = "create table if not exists stones (id serial primary key)";
const readOnly = { name: "ro", sql: "select current_setting('transaction_read_only') as is" };
const add = { name: "add", sql: "insert into stones default values" };
/** Writes so many megabytes into PostgreSQL's log by one statement, which nobody can stop. */
const flood = {
  name: "flood",
  sql: "select pg_logical_emit_message(true, 'x', repeat('x', $1 * 1048576))",
};

let parent: string;
let disk: string;
let db: Database | undefined;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "cairn-full-"));
  disk = join(parent, "disk");
});
afterEach(() => rm(parent, { recursive: true }));

/** A database with an empty table, looked after all the time. */
async function open(more: Partial<DatabaseOptions> = {}): Promise<Database> {
  db = await openDatabase({
    url: `file:${join(disk, "database")}`,
    log: () => {},
    limits: tenfoldLimits,
    template: await template(),
    ...more,
  });
  await db.maintenance((connection) => connection.script(create));
  return db;
}

/** Writes until it is refused, and answers the refusal and how often it was not. */
async function untilRefused(write: () => Promise<unknown>) {
  for (let done = 0; ; done += 1) {
    try {
      await write();
    } catch (error) {
      return { done, error };
    }
  }
}

const isFull = expect.objectContaining({
  name: "DatabaseUnavailable",
  message: expect.stringMatching(/^The disk of .*\/database is full: /),
});

describeWithMounts("the embedded engine on a disk that fills up", (mounts) => {
  beforeEach(() => mounts.disk(disk, 260));
  // Before the disk goes.
  afterEach(async () => {
    vi.restoreAllMocks();
    await db?.close();
    db = undefined;
  });

  it("reads on and writes no more, and writes again when there is room", async () => {
    const lines: string[] = [];
    const opened = await open({ upkeepEvery: 20, log: (line) => lines.push(line) });
    const empty = filled(disk);
    const { done, error } = await untilRefused(() => opened.run(add));
    expect(error).toEqual(isFull);
    // Upkeep, which would end it here, has its turns in between.
    await expect.poll(() => lines).toContain("The database's upkeep failed.");
    for (let round = 0; round < 100; round += 1)
      expect(await opened.run(count)).toEqual([{ count: done }]);
    empty();
    await expect.poll(() => opened.run(add).catch(() => null)).toEqual([]);
    expect(await opened.run(count)).toEqual([{ count: done + 1 }]);
    expect(new Set(lines)).toEqual(new Set(["The database's upkeep failed."]));
  });

  it("refuses a write within a transaction, of which then nothing is left", async () => {
    const opened = await open();
    await opened.run(add);
    const half = opened.transaction(async (tx) => {
      await tx.run(add);
      filled(disk);
      throw (await untilRefused(() => tx.run(add))).error;
    });
    await expect(half).rejects.toEqual(isFull);
    expect(await opened.run(count)).toEqual([{ count: 1 }]);
  });

  it("commits what was written before the disk was full", async () => {
    const opened = await open();
    await opened.transaction(async (tx) => {
      await tx.run(add);
      filled(disk, 40);
      await expect.poll(() => tx.run(readOnly)).toEqual([{ is: "on" }]);
    });
    expect(await opened.run(count)).toEqual([{ count: 1 }]);
    await expect(opened.run(add)).rejects.toEqual(isFull);
  });

  it("closes on a full disk, and has everything afterwards", async () => {
    const opened = await open();
    const empty = filled(disk);
    const { done } = await untilRefused(() => opened.run(add));
    await opened.close();
    empty();
    expect(await (await open()).run(count)).toEqual([{ count: done }]);
  });

  it("comes back by itself where one statement needed more than there was", async () => {
    const onFatal = vi.fn<(error: Error) => void>();
    const lines: string[] = [];
    const opened = await open({ onFatal, log: (line) => lines.push(line) });
    await opened.run(add);
    const empty = filled(disk, 66);
    const held = opened.transaction(async (tx) => {
      await tx.run(add);
      await tx.run(flood, [90]).catch(() => {});
      // What goes on after its engine has ended does nothing in the next one.
      await tx.run(add);
    });
    await expect(held).rejects.toThrow(DatabaseUnavailable);
    await expect(opened.run(count)).rejects.toThrow(DatabaseUnavailable);
    expect(lines).toEqual(["The embedded database has ended: its disk is full."]);
    empty();
    await expect.poll(() => opened.run(count).catch(() => null)).toEqual([{ count: 1 }]);
    await opened.run(add);
    expect(await opened.run(count)).toEqual([{ count: 2 }]);
    expect(onFatal).not.toHaveBeenCalled();
  });

  it("begins no second engine before one that was stuck has gone", async () => {
    const [start, gone] = [vi.spyOn(PgliteThread, "start"), vi.fn<() => void>()];
    const { terminate } = Worker.prototype;
    // As a thread ends that waits for its disk.
    vi.spyOn(Worker.prototype, "terminate").mockImplementation(async function (this: Worker) {
      this.once("exit", gone);
      await pause(2_500);
      return terminate.call(this);
    });
    const opened = await open({ limits: shortLimits("stuck") });
    const empty = filled(disk, 40);
    await expect(opened.run({ name: "stuck", sql: "select pg_sleep(600)" })).rejects.toThrow(
      DatabaseUnavailable,
    );
    empty();
    await expect.poll(() => opened.run(count).catch(() => null)).toEqual([{ count: 0 }]);
    const [, again] = start.mock.invocationCallOrder;
    expect(gone.mock.invocationCallOrder[0]).toBeLessThan(again ?? 0);
  });

  it("can be closed while it waits for room", async () => {
    const opened = await open();
    await opened.run(add);
    const empty = filled(disk, 66);
    await expect(opened.run(flood, [90])).rejects.toThrow(DatabaseUnavailable);
    await opened.close();
    empty();
    expect(await (await open()).run(count)).toEqual([{ count: 1 }]);
  });
});
