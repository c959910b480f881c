import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { OutsideTransaction } from "./assemble.ts";
import { type Database, openDatabase } from "./database.ts";
import { describeOnEngines } from "../fixtures/engines.fixture.ts";
import { DatabaseUnavailable, SqlError } from "./failure.ts";

const add = { name: "stones_add", sql: "insert into stones (name) values ($1) returning id" };
const names = { name: "stones_names", sql: "select name from stones order by id" };
const table =
  "create table stones (id integer generated always as identity primary key, name text not null unique)";

async function namesIn(db: Database): Promise<string[]> {
  return (await db.run<{ name: string }>(names)).map(({ name }) => name);
}

describeOnEngines(
  "a database",
  (empty) => {
    async function open() {
      const db = await empty();
      await db.maintenance(({ script }) => script(table));
      return db;
    }

    it("runs hand-written and built statements", async () => {
      const db = await open();
      expect(await db.run(add, ["flint"])).toEqual([{ id: 1 }]);
      const built = db.kysely.selectFrom("users").select("id").where("id", "=", "nobody");
      await expect(built.execute()).rejects.toThrow(SqlError);
      expect(await namesIn(db)).toEqual(["flint"]);
    });

    it("commits what a transaction did", async () => {
      const db = await open();
      const ids = await db.transaction(async (tx) => [
        ...(await tx.run<{ id: number }>(add, ["flint"])),
        ...(await tx.run<{ id: number }>(add, ["chert"])),
      ]);
      expect(ids).toEqual([{ id: 1 }, { id: 2 }]);
      expect(await namesIn(db)).toEqual(["flint", "chert"]);
    });

    it("undoes a transaction that throws, and says why", async () => {
      const db = await open();
      const failing = db.transaction(async (tx) => {
        await tx.run(add, ["flint"]);
        throw new RangeError("no");
      });
      await expect(failing).rejects.toThrow(RangeError);
      expect(await namesIn(db)).toEqual([]);
    });

    it("is clean after a statement that fails in a transaction", async () => {
      const db = await open();
      await db.run(add, ["flint"]);
      const failing = db.transaction(async (tx) => {
        await tx.run(add, ["chert"]);
        await tx.run(add, ["flint"]);
      });
      await expect(failing).rejects.toMatchObject({
        code: "23505",
        constraint: "stones_name_key",
      });
      await expect(db.run(add, [null])).rejects.toMatchObject({ code: "23502" });
      await db.transaction((tx) => tx.run(add, ["slate"]));
      expect(await namesIn(db)).toEqual(["flint", "slate"]);
    });

    it("refuses to call a transaction done when its failure was swallowed", async () => {
      const db = await open();
      const swallowing = db.transaction(async (tx) => {
        await tx.run(add, [null]).catch(() => {});
      });
      await expect(swallowing).rejects.toThrow("swallowed");
      expect(await namesIn(db)).toEqual([]);
    });

    it("refuses the database itself inside a transaction, at once", async () => {
      const db = await open();
      const inside = db.transaction(async (tx) => {
        await tx.run(add, ["flint"]);
        const asked = [
          () => db.run(names),
          () => db.kysely.selectFrom("users").select("id").execute(),
          () => db.transaction(async () => {}),
          () => db.maintenance(async () => {}),
        ];
        for (const ask of asked) await expect(ask()).rejects.toThrow(OutsideTransaction);
      });
      await inside;
      expect(await namesIn(db)).toEqual(["flint"]);
    });

    it("refuses a transaction that is over", async () => {
      const db = await open();
      const kept = await db.transaction(async (tx) => tx);
      await expect(kept.run(names)).rejects.toThrow(OutsideTransaction);
    });

    it("lets what a transaction started go on after it", async () => {
      const db = await open();
      const over = Promise.withResolvers<void>();
      const [later] = await db.transaction(async () => [over.promise.then(() => namesIn(db))]);
      over.resolve();
      expect(await later).toEqual([]);
    });

    it("keeps concurrent transactions apart, and everything they did", async () => {
      const db = await open();
      const adding = Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? db.run(add, [`s${index}`])
          : db.transaction(async (tx) => {
              await tx.run(add, [`a${index}`]);
              await pause(1);
              await tx.run(add, [`b${index}`]);
              if (index % 4 === 1) throw new RangeError("no");
            }),
      );
      const done = await Promise.allSettled(adding);
      expect(done.filter(({ status }) => status === "rejected")).toHaveLength(10);
      expect(await namesIn(db)).toHaveLength(20 + 2 * 10);
    });

    it("refuses two texts under one name, and undefined as a value", async () => {
      const db = await open();
      await namesIn(db);
      await expect(db.run({ name: names.name, sql: "select 1" })).rejects.toThrow("Two statements");
      const hole = [undefined] as unknown as string[];
      await expect(db.run(add, hole)).rejects.toThrow("undefined cannot be bound");
    });

    it("reads on after the table of a prepared statement has changed", async () => {
      const db = await open();
      const all = { name: "stones_all", sql: "select * from stones" };
      await db.run(add, ["flint"]);
      await db.run(all);
      await db.maintenance((connection) =>
        connection.script("alter table stones add hard boolean"),
      );
      // Every session that has the old plan fails once, as PostgreSQL has it.
      await db.run(all).catch(() => {});
      expect(await db.run(all)).toEqual([{ id: 1, name: "flint", hard: null }]);
    });

    it("says how many rows a built statement changed", async () => {
      const db = await open();
      await db.run(add, ["flint"]);
      await db.run(add, ["chert"]);
      const { numDeletedRows } = await db.kysely
        .deleteFrom("stones" as "users")
        .executeTakeFirstOrThrow();
      expect(numDeletedRows).toBe(2n);
    });

    it("is alive until it is closed, and unavailable after", async () => {
      const db = await open();
      expect(await db.alive()).toBe(true);
      await db.close();
      expect(await db.alive()).toBe(false);
      await expect(db.run(names)).rejects.toThrow(DatabaseUnavailable);
      await expect(db.transaction((tx) => tx.run(names))).rejects.toThrow(DatabaseUnavailable);
    });
  },
  "without tables",
);

describe("openDatabase", () => {
  it("refuses an address of no engine", async () => {
    const opening = openDatabase({ url: "mysql://localhost/x", log: () => {} });
    await expect(opening).rejects.toThrow("file:, memory:// or postgres://");
  });
});
