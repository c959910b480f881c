import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/platform/db/database.ts";
import { lockSchema, migrate, withSchemaAsItIs } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { findServer } from "../../scripts/find-server.mjs";
import { findPostgres, startPostgres } from "../../scripts/postgres.mjs";
import { faultsIn } from "../kill/ledger.ts";
import { openDriver } from "../kill/open-driver.ts";
import { killAndCompare } from "../kill/rounds.ts";
import { writersOf } from "../kill/writers.ts";
import { startServer } from "../server-process.ts";
import { asked } from "./pair.ts";
import { type Pooler, startPooler } from "./pooler.ts";

const file = findServer("pgbouncer") ?? "";
const title = file === "" ? " (PgBouncer is not installed)" : "";

// Cluster settings that differ from Cairn's.
const elsewhere = ["timezone=America/New_York", "datestyle=SQL,DMY", "fsync=off"];

const moment = { name: "moment", sql: "select timestamptz '2026-11-24 03:40:00+00' as at" };
const lock = { name: "lock_one", sql: "select pg_advisory_xact_lock(1)" };
const add = { name: "add_stone", sql: "insert into stones values ($1)" };
const count = { name: "count_stones", sql: "select count(*)::int as stones from stones" };

describe.skipIf(findPostgres() === undefined || file === "")(
  `behind a pooler in transaction mode${title}`,
  () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    let pooler: Pooler;
    const opened: Database[] = [];

    const direct = () => postgres.url.replace(/postgres$/, "cairn").replace("postgres@", "cairn@");
    const open = async () => {
      const db = await openDatabase({ url: pooler.url("cairn"), direct: direct(), log: () => {} });
      opened.push(db);
      return db;
    };

    beforeAll(async () => {
      postgres = await startPostgres({ settings: elsewhere });
      await asked(postgres.url, "create role cairn login superuser");
      await asked(postgres.url, "create database cairn owner cairn");
      pooler = await startPooler(file, postgres.port, "cairn", 2);
    });
    afterAll(async () => {
      await Promise.all(opened.map((db) => db.close()));
      await pooler.stop();
      await postgres.stop();
    });

    it("is refused without the address of PostgreSQL itself", async () => {
      const opening = openDatabase({ url: pooler.url("cairn"), log: () => {} });
      await expect(opening).rejects.toThrow("set DATABASE_DIRECT_URL to the address of PostgreSQL");
    });

    it("is refused where its role lacks a setting, and says what to run", async () => {
      const refusal = await open().then(
        () => "",
        (error: unknown) => (error as Error).message,
      );
      const [, lines = ""] = refusal.split("connect anew: ");
      expect(lines).toContain("alter role cairn set TimeZone = 'UTC'; ");
      expect(lines).toContain("alter role cairn set statement_timeout = '5000';");
      await asked(postgres.url, lines);
      await pooler.restart();
      const db = await open();
      expect(await db.run(moment)).toEqual([{ at: Date.parse("2026-11-24T03:40:00Z") }]);
    });

    it("does all that a pool of its own does, over two connections for thirty", async () => {
      const processes = [await open(), await open(), await open()];
      const [first, other] = processes as [Database, Database];
      expect(await migrate(first, migrations)).toHaveLength(migrations.length);
      await first.maintenance(({ script }) => script("create table stones (name text)"));
      const writing = Array.from({ length: 300 }, (_, index) =>
        (processes[index % 3] ?? first).transaction(async (tx) => {
          await tx.run(lock);
          await tx.run(add, [`stone ${index}`]);
          await sql`select ${index}::int`.execute(tx.kysely);
        }),
      );
      // More than two connections can carry: each is done, or refused in time.
      const done = (await Promise.allSettled(writing)).filter(
        ({ status }) => status === "fulfilled",
      );
      expect(done.length).toBeGreaterThan(30);
      expect(await other.run(count)).toEqual([{ stones: done.length }]);
      expect(await other.kysely.selectFrom("users").select("id").execute()).toEqual([]);
    });

    it("hears others, holds a lock of a session, and reads one moment, past the pooler", async () => {
      const [db, other] = [await open(), await open()];
      const heard: string[] = [];
      await db.listen("stones", (payload) => heard.push(payload));
      other.notify("stones", "x");
      await expect.poll(() => heard).toEqual(["x"]);

      let ended = false;
      const held = db.maintenance((connection) =>
        withSchemaAsItIs(connection, async () => {
          await pause(300);
          ended = true;
        }),
      );
      await pause(100);
      await other.maintenance(async (connection) => {
        await connection.script("begin");
        await lockSchema(connection);
        expect(ended).toBe(true);
        await connection.script("commit");
      });
      await held;

      const reading = await db.reading();
      const before = await reading.run(count);
      await other.run(add, ["one more"]);
      expect(await reading.run(count)).toEqual(before);
      await reading.close();
    });

    it("loses nothing that was acknowledged, by kill -9 of the server and an end of the pooler", async () => {
      await asked(postgres.url, "create database moved owner cairn");
      const own = { DATABASE_DIRECT_URL: direct().replace(/cairn$/, "moved") };
      const server = await startServer(pooler.url("moved"), own);
      const driver = openDriver();
      try {
        const writers = await writersOf(server.origin);
        driver.send({ kind: "write", origin: server.origin, writers });
        await driver.receive("writing");
        await pause(700);
        await pooler.restart();
        await pause(1_500);
        const done = await killAndCompare(driver, server, pooler.url("moved"), own);
        await done.next.stop();
        const left = await faultsIn(own.DATABASE_DIRECT_URL, done.acknowledged);
        expect([...done.faults, ...left]).toEqual([]);
      } finally {
        driver.close();
        await server.kill();
      }
    });
  },
);
