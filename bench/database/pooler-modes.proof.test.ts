import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/platform/db/database.ts";
import { shortLimits } from "#server/platform/fixtures/engines.fixture.ts";
import { findServer } from "../../scripts/find-server.mjs";
import { findPostgres, startPostgres } from "../../scripts/postgres.mjs";
import { startServer } from "../server-process.ts";
import { asked } from "./pair.ts";
import { type Pooler, startPooler } from "./pooler.ts";

const file = findServer("pgbouncer") ?? "";
const title = file === "" ? " (PgBouncer is not installed)" : "";

// The pooler ignores Cairn's start parameters.
const ignored =
  "ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits";
const role = "cairn";
const limited = shortLimits("lock");

const settings = {
  name: "settings",
  sql: `select jsonb_object_agg(name, setting) as settings from pg_settings where name = any($1)`,
};
const wanted = {
  TimeZone: "UTC",
  DateStyle: "ISO, YMD",
  statement_timeout: String(limited.statement),
  lock_timeout: String(limited.lock),
  idle_in_transaction_session_timeout: String(limited.transaction),
  jit: "off",
  default_transaction_isolation: "read committed",
  extra_float_digits: "1",
};
const names = Object.keys(wanted);
const pid = { name: "pid", sql: "select pg_backend_pid() as pid" };

describe.skipIf(findPostgres() === undefined || file === "")(`a pooler${title}`, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let pooler: Pooler | undefined;
  const opened: Database[] = [];
  const direct = () => `postgres://${role}@127.0.0.1:${postgres.port}/cairn`;

  const behind = async (mode: "transaction" | "session", ...more: string[]) => {
    pooler = await startPooler(file, postgres.port, role, 20, { mode, more });
    return pooler.url("cairn");
  };
  const open = async (url: string, more: { direct?: string } = {}) => {
    const db = await openDatabase({ url, ...more, limits: limited, log: () => {} });
    opened.push(db);
    return db;
  };
  const refusal = async (url: string, more: { direct?: string } = {}) =>
    open(url, more).then(
      () => "it opened",
      (error: unknown) => (error as Error).message,
    );

  beforeAll(async () => {
    postgres = await startPostgres({ settings: ["timezone=America/New_York", "fsync=off"] });
    await asked(postgres.url, `create role ${role} login`);
    await asked(postgres.url, `create database cairn owner ${role}`);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.close()));
    await pooler?.stop();
    pooler = undefined;
    await asked(postgres.url, `alter role ${role} reset all`);
    await asked(postgres.url, `alter role ${role} in database cairn reset all`);
    await asked(postgres.url, `alter database cairn reset all`);
  });
  afterAll(() => postgres.stop());

  describe("in transaction mode", () => {
    it("that ignores start parameters is refused without DATABASE_DIRECT_URL, with all that there is to do", async () => {
      const url = await behind("transaction", ignored);
      const said = await refusal(url);
      expect(said).toMatch(
        /^DATABASE_URL leads to a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of PostgreSQL itself\. A pooler takes no settings/,
      );
      expect(said).toContain("alter role cairn set TimeZone = 'UTC'; ");
      expect(said).toContain("alter role cairn set lock_timeout = '200';");
      await expect(startServer(url)).rejects.toThrow(
        /^Cairn cannot start: DATABASE_URL leads to a pooler in transaction mode: /,
      );
    });

    it.each(["server_round_robin = 0", "server_round_robin = 1"])(
      "is seen where the role has every setting, by %s",
      async (order) => {
        const url = await behind("transaction", ignored, order);
        const [, lines = ""] = (await refusal(url)).split("connect anew: ");
        const [run = ""] = lines.split(" docs/");
        await asked(postgres.url, run);
        await pooler?.restart();
        expect(await refusal(url)).toBe(
          "DATABASE_URL leads to a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of PostgreSQL itself. docs/scaling.md has more under 'A pooler between'.",
        );
        const db = await open(url, { direct: direct() });
        expect(await db.run(settings, [names])).toEqual([{ settings: wanted }]);
      },
    );

    it("is refused as DATABASE_DIRECT_URL", async () => {
      const url = await behind("transaction", ignored);
      expect(await refusal(direct(), { direct: url })).toMatch(
        /^DATABASE_DIRECT_URL leads to a pooler in transaction mode: /,
      );
    });

    it("says which setting a role has elsewhere, in this database alone or by the pooler", async () => {
      await asked(postgres.url, `alter role ${role} in database cairn set jit = 'on'`);
      await asked(
        postgres.url,
        `alter database cairn set default_transaction_isolation = 'serializable'`,
      );
      const url = await behind(
        "transaction",
        `[databases]`,
        `cairn = host=127.0.0.1 port=${postgres.port} user=${role} timezone=Asia/Tokyo`,
      );
      const said = await refusal(url, { direct: direct() });
      expect(said).toContain("The pooler itself sets TimeZone: remove that");
      expect(said).toContain("alter role cairn in database cairn set jit = 'off';");
      expect(said).toContain(
        "alter role cairn set default_transaction_isolation = 'read committed';",
      );
    });

    it("finds tables where the direct address makes them", async () => {
      const url = await behind("transaction");
      const elsewhere = `${direct()}?options=-c%20search_path%3Dapart,public`;
      const [, lines = ""] = (await refusal(url, { direct: elsewhere })).split("connect anew: ");
      expect(lines).toContain("alter role cairn set search_path = apart,public;");
      await asked(postgres.url, lines);
      await pooler?.restart();
      await open(url, { direct: elsewhere });
    });
  });

  describe("in session mode", () => {
    it.each([
      ["as it comes", []],
      ["that ignores start parameters", [ignored]],
    ])("%s has every setting, whatever role, database and server have", async (_what, more) => {
      await asked(postgres.url, `alter role ${role} set datestyle = 'SQL, DMY'`);
      await asked(postgres.url, `alter role ${role} set statement_timeout = 0`);
      await asked(postgres.url, `alter database cairn set jit = on`);
      await asked(postgres.url, `alter role ${role} in database cairn set extra_float_digits = 0`);
      const db = await open(await behind("session", ...more));
      expect(await db.run(settings, [names])).toEqual([{ settings: wanted }]);
    });

    it("ends a statement behind a lock in PostgreSQL too", async () => {
      const url = await behind("session", ignored);
      const [db, other] = [await open(url), await open(url)];
      await db.maintenance(({ script }) => script("create table if not exists stones (name text)"));
      await db.transaction(async (tx) => {
        await tx.run({ name: "lock_stones", sql: "lock table stones" });
        await expect(
          other.run({ name: "count_stones", sql: "select count(*) from stones" }),
        ).rejects.toThrow("lock timeout");
      });
    });

    it("holds a session for each, so that statements keep their names", async () => {
      const db = await open(await behind("session", ignored));
      const [first] = await db.run(pid);
      expect(await db.run(pid)).toEqual([first]);
      const read = { name: "read_stones", sql: "select 1 as one" };
      const all = await Promise.all(Array.from({ length: 200 }, () => db.run(read)));
      expect(all).toHaveLength(200);
    });
  });

  it("that refuses the options of an address says what to do with them", async () => {
    const url = await behind("session");
    const said = await refusal(`${url}?options=-c%20work_mem%3D8MB`);
    expect(said).toContain("unsupported startup parameter: options");
    expect(said).toContain("Leave 'options' out of the address");
  });

  it("that ignores the options of an address is refused", async () => {
    const url = await behind("session", ignored);
    expect(await refusal(`${url}?options=-c%20work_mem%3D8MB%20-c%20jit=on`)).toMatch(
      /^A pooler ignores jit, work_mem in the options of DATABASE_URL: /,
    );
    // PostgreSQL accepts them, except those that Cairn sets itself.
    const db = await open(`${direct()}?options=-c%20work_mem%3D8MB%20-c%20jit=on`);
    expect(await db.run(settings, [["work_mem", "jit"]])).toEqual([
      { settings: { work_mem: "8192", jit: "off" } },
    ]);
  });

  it("sets no limit of time for what takes long, though the role has one", async () => {
    await asked(postgres.url, `alter role ${role} set statement_timeout = 5000`);
    await asked(postgres.url, `alter role ${role} set idle_session_timeout = 5000`);
    const db = await open(direct());
    const limitNames = ["statement_timeout", "idle_session_timeout", "lock_timeout"];
    await db.maintenance(async (connection) => {
      expect(await connection.query(settings.sql, [limitNames])).toEqual([
        { settings: { statement_timeout: "0", idle_session_timeout: "0", lock_timeout: "0" } },
      ]);
    });
  });
});
