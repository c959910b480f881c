import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { openDatabase, type Database } from "../db/database.ts";
import { describeOnPostgres, migratedTemplate, patience } from "../db/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./outbox.fixture.ts";

/** A database that other processes open too, by its address. */
export interface Place {
  readonly url: string;
  /** Opens it for the test: on the embedded engine only one process at a time may have it. */
  inside<T>(work: (test: OutboxTest) => Promise<T>): Promise<T>;
}

/** The address of a PostgreSQL database that a test has open. */
export async function addressOf(db: Database): Promise<string> {
  const [row] = await db.run<{ name: string }>({
    name: "test_database",
    sql: "select current_database() as name",
  });
  return (process.env["CAIRN_TEST_POSTGRES"] ?? "").replace(
    /^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/,
    `$1/${row?.name ?? ""}`,
  );
}

async function onPostgres(db: Database): Promise<Place> {
  const test = await openOutbox(db);
  return { url: await addressOf(db), inside: (work) => work(test) };
}

async function inFolder<T>(url: string, work: (test: OutboxTest) => Promise<T>): Promise<T> {
  const template = await migratedTemplate();
  const db = await openDatabase({ url, log: () => {}, template, limits: patience });
  try {
    return await work(await openOutbox(db));
  } finally {
    await db.close();
  }
}

/** Runs a suite on a folder of the embedded engine and on PostgreSQL. Its tests share one database, for speed. */
export function describeInPlaces(title: string, suite: (open: () => Promise<Place>) => void): void {
  describeOnPostgres(title, (open) => suite(async () => onPostgres(await open())));
  describe(`${title} on the embedded engine`, () => {
    let folder: string;
    beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "cairn-mail-"))));
    afterAll(() => rm(folder, { recursive: true }));
    suite(async () => {
      const url = `file:${join(folder, "cairn")}`;
      return { url, inside: (work) => inFolder(url, work) };
    });
  });
}
