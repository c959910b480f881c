import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import {
  addressOf,
  describeOnPostgres,
  migratedTemplate,
} from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { withDatabase } from "../place.ts";
import { brokenIn } from "./amcheck.ts";

/** A row that is missing from the primary key's index. */
function loseRow(db: Database): Promise<void> {
  const mark = (ready: boolean) =>
    `update pg_index set indisready = ${ready} where indexrelid = 'users_pkey'::regclass;`;
  const person = `insert into users (id, time_zone, created_at, updated_at) values ('lost', 'UTC', 0, 0);`;
  return db.maintenance((connection) =>
    connection.script(`begin; ${mark(false)} ${person} ${mark(true)} commit`),
  );
}

const lost = [expect.stringMatching(/^users_pkey: heap tuple .* lacks matching index tuple/)];

describeOnPostgres("a row that an index has lost", (open) => {
  it("is found", async () => {
    const db = await open();
    const url = await addressOf(db);
    expect(await brokenIn(url)).toEqual([]);
    await loseRow(db);
    expect(await brokenIn(url)).toEqual(lost);
  });
});

// Full runs only: it loads another engine.
const folders = Array.from({ length: rounds(1, 0) }, () => "the embedded engine's folder");

it.each(folders)("is found in %s too", async () => {
  const parent = await mkdtemp(join(tmpdir(), "cairn-lost-row-"));
  try {
    const url = `file:${join(parent, "database")}`;
    await withDatabase(url, async () => {}, await migratedTemplate());
    expect(await brokenIn(url)).toEqual([]);
    await withDatabase(url, loseRow);
    expect(await brokenIn(url)).toEqual(lost);
  } finally {
    await rm(parent, { recursive: true });
  }
});
