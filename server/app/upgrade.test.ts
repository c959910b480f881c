import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { checkBackup } from "#server/operator/backup/read-backup.ts";
import { restoreFrom } from "#server/operator/fixtures/backup.fixture.ts";
import { move } from "#server/goals/fixtures/goal.fixture.ts";
import { releasedBackup, releasedVersions } from "#server/operator/fixtures/released.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { hashOf } from "#server/platform/random.ts";
import { openTestApp, withSession } from "./fixtures/test-app.fixture.ts";

/** When the rows were made and sessions begin. */
const AT = Date.UTC(2026, 2, 11, 15);

/** The form of a server's ids. */
const secretOf = (uid: string) => hashOf(`secret of ${uid}`);

interface Table {
  readonly name: string;
  readonly columns: string[];
}

const tablesOfSchema = `select c.relname::text as name, json_agg(a.attname order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_versions' group by 1 order by 1`;

/** By the columns of that version. */
async function rowsIn(db: Database, tables: readonly Table[]): Promise<Record<string, string[]>> {
  return db.maintenance(async ({ query }) => {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of tables) {
      const rows = await query<{ row: string }>(
        `select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any($1::text[]))::text as row
          from "${name}" t order by 1`,
        [columns],
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** With that version's SQL. */
async function signedIn(db: Database): Promise<string[]> {
  return db.maintenance(async ({ query }) => {
    const people = await query<{ id: string }>(
      "select id from users where id like 'seeded-%' and not disabled order by 1",
    );
    for (const { id } of people)
      await query(
        `insert into sessions (token_hash, id, user_id, kind, created_at, idle_ends_at, ends_at)
          values ($1, $2, $2, 'user', $3, $4, $4)`,
        [hashOf(secretOf(id)), id, AT, AT + 7 * DAY_MS],
      );
    return people.map(({ id }) => id);
  });
}

async function released(db: Database, version: string) {
  const { heading } = await checkBackup(releasedBackup(version));
  const known = migrations.slice(0, heading.schema.length);
  await restoreFrom(db, releasedBackup(version), { migrations: known, move: true });
  return { known, people: await signedIn(db) };
}

describeWithDatabase(
  "a database of a released version",
  (open) => {
    it.each(releasedVersions())(
      "%s comes to the present with every row as it was, and its people see their goals and move them",
      async (version) => {
        const db = await open();
        const { known, people } = await released(db, version);
        const tables = await db.maintenance(({ query }) => query<Table>(tablesOfSchema));
        const before = await rowsIn(db, tables);
        expect(Object.values(before).flat().length).toBeGreaterThan(1_000);
        const ran = await migrate(db, migrations);
        expect(ran).toEqual(migrations.slice(known.length).map(({ id }) => id));
        expect(await rowsIn(db, tables)).toEqual(before);
        const test = await openTestApp(db);
        test.at = AT + DAY_MS;
        let moved = 0;
        for (const uid of people) {
          const person = withSession(test.app, uid, uid, secretOf(uid));
          const dashboard = await person.send("GET", "/api/dashboard");
          expect(dashboard.status, dashboard.text).toBe(200);
          const { goals } = dashboard.body as {
            goals: { id: string; completed: boolean; measurable: { type: string } }[];
          };
          for (const { id, completed, measurable } of goals) {
            expect((await person.send("GET", `/api/goals/${id}/timeline`)).status).toBe(200);
            if (completed || measurable.type !== "Numeric") continue;
            moved += (await move(person, id, { kind: "step" })).status === 200 ? 1 : 0;
          }
        }
        expect(people.length).toBeGreaterThan(5);
        expect(moved).toBeGreaterThan(3);
        expect(test.logged).toEqual([]);
      },
    );
  },
  "without tables",
);
