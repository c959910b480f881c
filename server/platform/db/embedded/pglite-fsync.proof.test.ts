import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { template } from "../../fixtures/engines.fixture.ts";
import { PgliteEngine } from "./pglite-engine.ts";
import { unpack } from "./unpack.ts";

const real = fs.fsyncSync;
const folder = fs.mkdtempSync(join(tmpdir(), "cairn-fsync-"));
let flushed: string[] = [];
let engine: PgliteEngine;

beforeAll(async () => {
  fs.fsyncSync = (descriptor) => {
    flushed.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
    real(descriptor);
  };
  syncBuiltinESMExports();
  unpack(await template(), folder);
  engine = await PgliteEngine.open({ folder, template: undefined });
  await engine.script("create table stones (name text)");
});

afterAll(async () => {
  await engine.close();
  fs.fsyncSync = real;
  syncBuiltinESMExports();
  fs.rmSync(folder, { recursive: true });
});

async function flushesOf(work: () => Promise<unknown>): Promise<string[]> {
  flushed = [];
  await work();
  return flushed;
}

const add = (name: string) => engine.query("add", "insert into stones values ($1)", [name]);

it("has the settings that make a commit durable", async () => {
  const { rows } = await engine.query(
    undefined,
    `select current_setting('fsync'), current_setting('synchronous_commit'),
      current_setting('wal_sync_method'), current_setting('full_page_writes')`,
    [],
  );
  expect(rows).toEqual([["on", "on", "fsync", "on"]]);
});

it("flushes the log to the disk at each commit", async () => {
  for (const name of ["flint", "chert", "slate"]) {
    const log = (await flushesOf(() => add(name))).filter((path) => path.includes("/pg_wal/"));
    expect(log).toHaveLength(1);
  }
});

it("flushes a transaction at its commit and not before", async () => {
  const before = await flushesOf(async () => {
    await engine.script("begin");
    await add("jasper");
    await add("onyx");
  });
  expect(before).toEqual([]);
  expect(await flushesOf(() => engine.script("commit"))).toHaveLength(1);
});

it("flushes nothing for a read", async () => {
  expect(await flushesOf(() => engine.query("all", "select * from stones", []))).toEqual([]);
});

it("flushes tables and folders at a checkpoint", async () => {
  const paths = await flushesOf(() => engine.script("checkpoint"));
  expect(paths.some((path) => path.includes("/base/"))).toBe(true);
});
