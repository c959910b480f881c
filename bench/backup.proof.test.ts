import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#server/platform/db/migrate.ts";
import type { Database } from "#server/platform/db/database.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { migratedTemplate } from "#server/platform/fixtures/engines.fixture.ts";
import { cases, rounds } from "#domain/rounds.fixture.ts";
import { engines, keepWriting, killAfter, postgresUrl, runCommand } from "./backup.fixture.ts";
import { ledgerFaultsOf } from "./kill/ledger.ts";
import { newGoal } from "./new-goal.ts";
import { npmRun } from "./operator-command.ts";
import { openPlace, withDatabase, type Place } from "./place.ts";
import { startServer, type ServerProcess } from "./server-process.ts";
import { signIn } from "./sign-in.ts";

// docs/backup.md's commands against the built server under writes.

const ENTRIES = rounds(10_000, 3_000);

let place: Place;
/** Large enough to kill a restore half-way. */
let large: string;
beforeAll(async () => {
  place = await openPlace(postgresUrl);
  const source = await place[engines.at(-1) ?? "embedded"]();
  await fill(source, ENTRIES);
  large = place.file("large.gz");
  await runCommand(source, "backup", large);
});
afterAll(() => place.clear());

const BACKUPS = rounds(3, 1);

const other = { embedded: "postgres", postgres: "embedded" } as const;

/** Null where there is no such table. */
async function count(db: Database, table: string): Promise<number | null> {
  return db.maintenance(async (connection) => {
    const [there] = await connection.query<{ name: string | null }>(
      "select to_regclass($1)::text as name",
      [table],
    );
    if (there?.name == null) return null;
    const [row] = await connection.query<{ count: number }>(`select count(*) from ${table}`);
    return row?.count ?? null;
  });
}

function entriesIn(url: string): Promise<number | null> {
  return withDatabase(url, (db) => count(db, "progress_entries"));
}

/** Without logs and locks of the database. */
function beside(path: string): string[] {
  return readdirSync(dirname(path)).filter((name) => /unfinished|copy/.test(name));
}

/** Compile the engine's wasm once, without optimizing: the process lives for seconds. */
async function startShortly(url: string) {
  return startServer(url, {}, ["--liftoff-only"]);
}

/** npm for the last engine only: it adds the same to both. */
const commandOn = (engine: (typeof engines)[number]) =>
  engine === engines.at(-1) ? npmRun : runCommand;

describe.each(engines)("the database of a running server, %s", (engine) => {
  let url: string;
  let server: ServerProcess;
  beforeAll(async () => {
    url = await place[engine]();
    server = await startShortly(url);
  });
  afterAll(() => server.stop());

  it("is backed up under writes, and each backup restores into either engine", async () => {
    const { cookie } = await signIn(server.origin, "ada.moreau");
    const goals = [];
    for (const what of ["pages", "miles", "hours"])
      goals.push(await newGoal(server.origin, cookie, `Count ${what}`));
    const writing = keepWriting(server.origin, cookie, goals);
    const made: { file: string; least: number; most: number }[] = [];
    for (let round = 0; round < BACKUPS; round += 1) {
      const file = place.file(`${engine}-${round}.gz`);
      await expect.poll(() => writing.counts().acknowledged).toBeGreaterThan(20 * (round + 1));
      const least = writing.counts().acknowledged;
      expect(await commandOn(engine)(url, "backup", file)).toMatchObject({
        code: 0,
        output: expect.stringMatching(/is written: \d+ rows of \d+ tables, schema \d{4}_/),
      });
      made.push({ file, least, most: writing.counts().sent });
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    await writing.stop();
    expect(beside(place.file("any"))).toEqual([]);
    for (const [index, { file, least, most }] of made.entries()) {
      const into = index === 0 && engines.includes(other[engine]) ? other[engine] : engine;
      const target = await place[into]();
      const { code, output } = await commandOn(into)(target, "restore", file);
      expect({ code, output }).toMatchObject({
        code: 0,
        output: expect.stringContaining("is restored"),
      });
      if (index === 0) {
        const again = await startShortly(target);
        await signIn(again.origin, "ada.moreau");
        await again.stop();
      }
      await withDatabase(target, async (db) => {
        const steps = (await count(db, "progress_entries")) ?? 0;
        expect(steps).toBeGreaterThanOrEqual(least);
        expect(steps).toBeLessThanOrEqual(most);
        expect(await ledgerFaultsOf(db)).toEqual([]);
        expect(await count(db, "identities")).toBe(1);
      });
      if (index > 0) continue;
      expect((await runCommand(target, "restore", file)).output).toContain("is not empty");
    }
  });

  it("stays as it is where its backup is killed, and the next one leaves nothing behind", async () => {
    const tried = cases([150, 400, 700, 1_000], (after) => after === 400).map((after) => ({
      after,
      file: place.file(`${engine}-killed-${after}.gz`),
    }));
    const { cookie } = await signIn(server.origin, "ada.moreau");
    for (const { after, file } of tried) await killAfter(after, url, "backup", file);
    // The previous copy may still be running.
    const goesOn = () =>
      newGoal(server.origin, cookie, "Go on").then(
        () => true,
        () => false,
      );
    await expect.poll(goesOn).toBe(true);
    // A backup is complete or absent.
    for (const { file } of tried.filter((one) => existsSync(one.file)))
      expect((await runCommand(url, "restore", file, "--check")).code).toBe(0);
    const file = place.file(`${engine}-after.gz`);
    expect((await runCommand(url, "backup", file)).code).toBe(0);
    expect((await runCommand(url, "backup", file)).output).toContain("exists already");
    expect((await runCommand(url, "restore", file, "--check")).output).toContain("is whole");
    expect(beside(place.file("any")).filter((name) => name.includes("copy"))).toEqual([]);
  });

  it("is empty or whole after a restore that was killed, and can then be restored", async () => {
    const began = performance.now();
    expect((await runCommand(await place[engine](), "restore", large)).code).toBe(0);
    const whole = performance.now() - began;
    let target = await place[engine]();
    for (const share of cases([0.3, 0.5, 0.7], (one) => one === 0.5)) {
      // On a faster machine, kill earlier and retry.
      for (
        let after = whole * share;
        !(await killAfter(after, target, "restore", large));
        after /= 2
      )
        target = await place[engine]();
      if (engine === "embedded" && !existsSync(target.slice("file:".length))) continue;
      const found = await entriesIn(target);
      expect([null, 0, ENTRIES]).toContain(found);
      if (found === ENTRIES) target = await place[engine]();
    }
    expect((await runCommand(target, "restore", large, "--replace")).code).toBe(0);
    // A killed --replace leaves the database as it was.
    await killAfter(whole * 0.4, target, "restore", large, "--replace");
    expect(await entriesIn(target)).toBe(ENTRIES);
  });
});

/** `url` begins with file: or names an empty database. */
async function fill(url: string, entries: number): Promise<void> {
  const work = async (db: Database) => {
    await migrate(db, migrations);
    await db.maintenance((connection) =>
      connection.script(`
        insert into users (id, time_zone, created_at, updated_at) values ('ada', 'UTC', 1, 1);
        insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
          target_number, current_number, created_at)
          values ('g', 'ada', 'Count', 'Career', '', '', '', '2026-12-31', 'Numeric', 10, 1, 1);
        insert into progress_entries (id, goal_id, from_value, to_value, day, at, note, source)
          select 'e' || n, 'g', '0', '1', '2026-03-01', n, repeat('a note of some length ', 10), 'set'
          from generate_series(1, ${entries}) n`),
    );
  };
  await withDatabase(url, work, await migratedTemplate());
}
