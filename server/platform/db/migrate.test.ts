import { expect, it } from "vitest";
import { describeOnEngines } from "../fixtures/engines.fixture.ts";
import { SqlError } from "./failure.ts";
import { isMigrated, migrate, SchemaTooNew } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";

const first = {
  id: "0001_first",
  sql: "create table a (x integer); insert into a values (1); create index a_x on a (x);",
};
const second = {
  id: "0002_second",
  sql: "alter table a add y text not null default 'y';\n-- a comment; with a semicolon\ncreate table b ()",
};
const tables = {
  name: "tables",
  sql: "select tablename as name from pg_tables where schemaname = 'public' order by 1",
};

describeOnEngines(
  "migrate",
  (open) => {
    it("runs what is missing, in order and once, and knows whether the schema is the one that is wanted", async () => {
      const db = await open();
      expect(await migrate(db, [first])).toEqual(["0001_first"]);
      expect(await isMigrated(db, [first])).toBe(true);
      expect(await isMigrated(db, [first, second])).toBe(false);
      expect(await migrate(db, [first, second])).toEqual(["0002_second"]);
      expect(await isMigrated(db, [first])).toBe(false);
      expect(await migrate(db, [first, second])).toEqual([]);
      expect(await db.run({ name: "a", sql: "select * from a" })).toEqual([{ x: 1, y: "y" }]);
    });

    it.each(["0002_other", "9999_newer"])("refuses a database at %s and leaves it", async (id) => {
      const db = await open();
      await migrate(db, [first, { ...second, id }]);
      const before = await db.run(tables);
      const older = migrate(db, [first, second, { id: "0003_third", sql: "drop table a" }]);
      await expect(older).rejects.toThrow(SchemaTooNew);
      await expect(migrate(db, [first])).rejects.toThrow(`schema version ${id}`);
      expect(await db.run(tables)).toEqual(before);
    });

    it("leaves all or nothing of a migration, wherever it fails", async () => {
      const db = await open();
      await migrate(db, [first]);
      const statements = second.sql.split(/;\n?/);
      for (let at = 0; at <= statements.length; at += 1) {
        const sql = statements.toSpliced(at, 0, "select nothing from nowhere").join(";\n");
        const failing = migrate(db, [first, { id: second.id, sql }]);
        await expect(failing).rejects.toThrow(SqlError);
        expect(await db.run(tables)).toEqual([{ name: "a" }, { name: "schema_versions" }]);
        expect(await isMigrated(db, [first])).toBe(true);
      }
      expect(await migrate(db, [first, second])).toEqual([second.id]);
    });

    it("runs each migration once however many start at the same time", async () => {
      const db = await open();
      const slow = { id: "0001_slow", sql: `${first.sql} select pg_sleep(0.1);` };
      const ran = await Promise.all([1, 2, 3].map(() => migrate(db, [slow, second])));
      expect(ran.flat().toSorted()).toEqual([slow.id, second.id]);
    });

    it("accepts the product's own migrations", async () => {
      const db = await open();
      expect(await migrate(db, migrations)).toEqual(migrations.map(({ id }) => id));
      expect(await isMigrated(db, migrations)).toBe(true);
    });
  },
  "without tables",
);
