import fc from "fast-check";
import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import {
  describeOnEngines,
  describeWithDatabase,
} from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { signUnder } from "#server/platform/secret.ts";
import { tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { seedWorld } from "#server/seed/seed-world.ts";
import { addAnyWorld, anyWorld } from "../fixtures/any-world.fixture.ts";
import { backUpTo, filesOfTest, restoreFrom } from "../fixtures/backup.fixture.ts";
import { leftBehind, quoteIdentifier, storedTables } from "./stored-tables.ts";

const file = filesOfTest();

/** The first of them holds every value (below); the others what chance adds. */
const seeds = Array.from({ length: rounds(40, 2) }, (_, index) => index + 1);

async function addWorldOf(db: Database, seed: number): Promise<void> {
  const [world = []] = fc.sample(anyWorld, { seed, numRuns: 1 });
  await addAnyWorld(db, world);
}

describeOnEngines("a backup of", (openSource) => {
  describeOnEngines(
    "restored into",
    (openTarget) => {
      const comesBack = async (add: (db: Database) => Promise<unknown>) => {
        const [source, target] = [await openSource(), await openTarget()];
        await add(source);
        await restoreFrom(target, await backUpTo(source, file("backup")), { move: true });
        expect(await tableSums(target, leftBehind)).toEqual(await tableSums(source, leftBehind));
      };

      it.each(seeds)("is the same rows, whatever they hold: world %i", async (seed) => {
        expect.hasAssertions();
        await comesBack((db) => addWorldOf(db, seed));
      });

      it("is the same seeded people, with goals of every measure and state", async () => {
        expect.hasAssertions();
        const setting = { at: Date.UTC(2026, 2, 11, 15), zone: "Europe/Berlin", host: "localhost" };
        let id = 0;
        const newId = () => `id-${(id += 1)}`;
        const crowd = { people: 20, goalsPerPerson: 3 };
        await comesBack((db) =>
          seedWorld(
            db,
            { ...setting, newId, sign: signUnder("a secret of tests") },
            crowd,
            () => {},
          ),
        );
      });
    },
    "without tables",
  );
});

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The check that names its values. */
  readonly listed: string | null;
}

const columnsOfSchema = `select c.relname::text as table, a.attname::text as name, a.atttypid::regtype::text as type,
    not a.attnotnull as nullable,
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
      and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ARRAY[%') as listed
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

/** What a column must have held before a test may say that it moved every value. */
function kindsOf({ type, nullable, listed }: Column): string[] {
  const values = [...(listed ?? "").matchAll(/'([^']*)'/g)].map(([, value = ""]) => value);
  const kinds = type === "boolean" ? ["false", "true"] : values;
  const json = type === "jsonb" && !nullable ? ["null"] : [];
  return [...kinds, ...json, ...(nullable ? ["no value"] : [])];
}

describeWithDatabase("the generated rows", (open) => {
  it("hold, in every column of a backup, each value that its schema names, and none where it may", async () => {
    const db = await open();
    await addWorldOf(db, 1);
    const missing: string[] = [];
    await db.maintenance(async (connection) => {
      const carried = new Set((await storedTables(connection)).map(({ name }) => name));
      for (const column of await connection.query<Column>(columnsOfSchema)) {
        if (!carried.has(column.table)) continue;
        const held = await connection.query<{ value: string }>(
          `select distinct coalesce(${quoteIdentifier(column.name)}::text, 'no value') as value from ${quoteIdentifier(column.table)}`,
        );
        const values = new Set(held.map(({ value }) => value));
        const kinds = kindsOf(column).filter((kind) => !values.has(kind));
        missing.push(...kinds.map((kind) => `${column.table}.${column.name}: ${kind}`));
        if (values.size === 0) missing.push(column.table);
      }
    });
    expect(missing).toEqual([]);
  });

  it("meet no column that holds both nulls, of SQL and of JSON: a backup tells them apart by the column", async () => {
    const db = await open();
    const columns = await db.maintenance((connection) => connection.query<Column>(columnsOfSchema));
    const either = columns.filter(({ type, nullable }) => type === "jsonb" && nullable);
    // Facts of a mail are an object, or gone; so is what else a change of a goal says.
    expect(either.map(({ table, name }) => `${table}.${name}`).toSorted()).toEqual([
      "email_messages.facts",
      "goal_changes.detail",
    ]);
  });
});
