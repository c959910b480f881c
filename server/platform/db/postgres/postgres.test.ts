import { afterEach, expect, it, vi } from "vitest";
import { type CuttingProxy, cuttingProxy } from "../../fixtures/cutting-proxy.fixture.ts";
import { type Database, openDatabase } from "../database.ts";
import { addressOf, describeOnPostgres, shortLimits } from "../../fixtures/engines.fixture.ts";
import { DatabaseUnavailable, SqlError } from "../failure.ts";
import type { Limits } from "../limits.ts";

const one = { name: "one", sql: "select 1 as one" };
const names = { name: "names", sql: "select name from stones order by name" };
const add = { name: "add", sql: "insert into stones values ($1, 0)" };
const bump = { name: "bump", sql: "update stones set hits = hits + 1 where name = $1" };
const backend = { name: "backend", sql: "select pg_backend_pid() as id" };
// Answers when it has ended.
const end = { name: "end", sql: "select pg_terminate_backend($1, 30000)" };

type Stone = "chert" | "flint";

/** Empties the table, so that each test begins alike. */
async function prepared(db: Database): Promise<Database> {
  await db.maintenance((connection) =>
    connection.script(
      `create table if not exists stones (name text primary key, hits integer not null);
       truncate stones; insert into stones values ('chert', 0), ('flint', 0)`,
    ),
  );
  return db;
}

function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

async function refusalAt(url: string): Promise<string> {
  const db = await openDatabase({ url, log: () => {} });
  const error = await thrownBy(db.run(one));
  await db.close();
  return (error as Error).message;
}

it.each([
  ["postgres://u:sesame@127.0.0.1:1/cairn", "connect ECONNREFUSED 127.0.0.1:1"],
  ["postgres://u:sesame@localhost:1/cairn", "connect ECONNREFUSED 127.0.0.1:1"],
  ["postgres://u:sesame@/cairn?host=/nowhere", "connect ENOENT /nowhere/.s.PGSQL.5432"],
])("says what stood in the way of reaching it, and no password: %s", async (url, words) => {
  const message = await refusalAt(url);
  expect(message).toContain("The database cannot be reached: ");
  expect(message).toContain(words);
  expect(message).not.toContain("sesame");
});

describeOnPostgres("a database", (open) => {
  it("says itself why it lets nobody in", async () => {
    const url = new URL(await addressOf(await open()));
    const at = (change: Partial<URL>) => Object.assign(new URL(url), change).href;
    expect(await refusalAt(at({ pathname: "/nothing" }))).toBe('database "nothing" does not exist');
    expect(await refusalAt(at({ username: "nobody", password: "sesame" }))).toContain('"nobody"');
    // That it speaks no TLS, or that its certificate is nobody's.
    expect(await refusalAt(at({ search: "?sslmode=require" }))).toMatch(
      /^The database cannot be reached: .+/,
    );
  });

  it("is set as the product needs it", async () => {
    const url = await addressOf(await open());
    const db = await openDatabase({ url, log: () => {} });
    const [row] = await db.run({
      name: "settings",
      sql: `select current_setting('application_name') as name, current_setting('timezone') as zone,
        current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('jit') as jit, current_setting('enable_incremental_sort') as incremental`,
    });
    expect(row).toEqual({
      name: "cairn",
      zone: "UTC",
      statement: "5s",
      lock: "2s",
      jit: "off",
      incremental: "off",
    });
    await db.close();
  });

  it("prepares each statement once in a session, built ones too", async () => {
    const db = await prepared(await open({ poolSize: 1 }));
    for (let n = 0; n < 3; n += 1) {
      await db.run(names);
      await db.kysely
        .selectFrom("stones" as "users")
        .selectAll()
        .execute();
    }
    const prepares = {
      name: "prepares",
      sql: "select name, generic_plans + custom_plans as uses from pg_prepared_statements where name <> 'prepares' order by 1",
    };
    expect(await db.run(prepares)).toEqual([
      { name: "names", uses: 3 },
      { name: expect.stringMatching(/^q_/), uses: 3 },
    ]);
  });

  it("refuses who waits too long for a connection", async () => {
    const db = await open({ poolSize: 1, limits: shortLimits("wait") });
    // To make a connection has the same limit.
    await expect.poll(() => db.alive()).toBe(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    const holding = db.transaction(() => promise);
    const error = await thrownBy(db.run(one));
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    resolve();
    await holding;
    expect(await db.alive()).toBe(true);
  });

  it("refuses who waits too long for a lock", async () => {
    const db = await prepared(await open({ limits: shortLimits("lock") }));
    const { promise, resolve } = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const locking = db.transaction(async (tx) => {
      await tx.run({ name: "lock", sql: "lock table stones" });
      locked.resolve();
      await promise;
    });
    await locked.promise;
    const error = await thrownBy(db.run(names));
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    resolve();
    await locking;
    expect(await db.run(names)).toHaveLength(2);
  });

  it("ends a statement that takes too long, and goes on", async () => {
    const db = await open({ poolSize: 1, limits: shortLimits("statement") });
    const error = await thrownBy(db.run({ name: "slow", sql: "select pg_sleep(50)" }));
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    await expect.poll(() => db.alive()).toBe(true);
  });

  it("bounds a statement of a maintenance by nothing", async () => {
    const db = await open();
    await db.maintenance(async (connection) => {
      expect(
        await connection.query("select current_setting('statement_timeout') as limit"),
      ).toEqual([{ limit: "0" }]);
    });
  });

  it("reads apart: beside a pool that is all taken, of one moment, and writes nothing", async () => {
    const db = await prepared(await open({ poolSize: 1 }));
    const reading = await db.reading();
    expect(await reading.run(names)).toHaveLength(2);
    await db.run(add, ["quartz"]);
    await db.transaction(async () => {
      expect(await reading.run(names)).toHaveLength(2);
    });
    await expect(reading.run(add, ["slate"])).rejects.toThrow(DatabaseUnavailable);
    await reading.close();
    expect(await db.run(names)).toHaveLength(3);
  });

  it("lets go of a reading at any moment, with what it was reading", async () => {
    const db = await open({ limits: shortLimits() });
    const reading = await db.reading();
    const [row] = await reading.run<{ id: number }>(backend);
    const sleeping = thrownBy(reading.run({ name: "sleep", sql: "select pg_sleep(600)" }));
    await reading.close();
    expect(await sleeping).toBeInstanceOf(DatabaseUnavailable);
    await db.run(end, [row?.id ?? 0]);
    await expect(reading.run(one)).rejects.toThrow(DatabaseUnavailable);
  });

  it("survives the end of a connection that is in use", async () => {
    const lines: string[] = [];
    const db = await prepared(await open({ poolSize: 2, log: (line) => lines.push(line) }));
    const ended = db.transaction(async (tx) => {
      const [row] = await tx.run<{ id: number }>(backend);
      await tx.run(add, ["slate"]);
      const other = await open();
      await other.run(end, [row?.id ?? 0]);
      await tx.run(names);
    });
    await expect(ended).rejects.toThrow(DatabaseUnavailable);
    expect(await db.run(names)).toEqual([{ name: "chert" }, { name: "flint" }]);
  });

  it("survives the end of an idle connection", async () => {
    const log = vi.fn<(line: string) => void>();
    const db = await open({ poolSize: 1, log });
    const [row] = await db.run<{ id: number }>(backend);
    await (await open()).run(end, [row?.id ?? 0]);
    await expect.poll(() => log).toHaveBeenCalledOnce();
    expect(await db.run(one)).toEqual([{ one: 1 }]);
  });

  it("runs a transaction again after a deadlock", async () => {
    const db = await prepared(await open());
    let runs = 0;
    const bumped = { chert: Promise.withResolvers<void>(), flint: Promise.withResolvers<void>() };
    const both = (first: Stone, second: Stone) =>
      db.transaction(async (tx) => {
        runs += 1;
        await tx.run(bump, [first]);
        bumped[first].resolve();
        await bumped[second].promise;
        await tx.run(bump, [second]);
      });
    await Promise.all([both("chert", "flint"), both("flint", "chert")]);
    // Whoever was run again may be the quicker one, and they meet once more.
    expect(runs).toBeGreaterThan(2);
    const hits = { name: "hits", sql: "select sum(hits) as hits from stones" };
    expect(await db.run(hits)).toEqual([{ hits: 4 }]);
  });

  it("gives up a transaction that keeps failing to serialize", async () => {
    const db = await open();
    let runs = 0;
    const raise = "do $$ begin raise exception 'again' using errcode = '40001'; end $$";
    const failing = db.transaction(async (tx) => {
      runs += 1;
      await tx.run({ name: "raise", sql: raise });
    });
    await expect(failing).rejects.toThrow(DatabaseUnavailable);
    expect(runs).toBe(3);
  });

  it("does not run again what failed for another reason", async () => {
    const db = await prepared(await open());
    let runs = 0;
    const failing = db.transaction(async (tx) => {
      runs += 1;
      await tx.run(add, ["flint"]);
    });
    await expect(failing).rejects.toThrow(SqlError);
    expect(runs).toBe(1);
  });
});

describeOnPostgres("a database behind a bad line", (open) => {
  let proxy: CuttingProxy | undefined;
  afterEach(() => proxy?.close());

  async function behindProxy(limits?: Limits): Promise<[Database, CuttingProxy, Database]> {
    const direct = await prepared(await open());
    const address = new URL(await addressOf(direct));
    proxy = await cuttingProxy(Number(address.port || 5432), address.hostname);
    address.host = `127.0.0.1:${proxy.port}`;
    const limited = limits && { limits };
    return [await open({ url: address.href, poolSize: 1, ...limited }), proxy, direct];
  }

  it("says that it does not know when the line is cut during a commit", async () => {
    const [db, line, direct] = await behindProxy();
    let runs = 0;
    line.cutAfter("commit");
    const unknown = db.transaction(async (tx) => {
      runs += 1;
      await tx.run(add, ["slate"]);
    });
    await expect(unknown).rejects.toThrow(DatabaseUnavailable);
    expect(runs).toBe(1);
    await expect.poll(() => direct.run(names)).toHaveLength(3);
  });

  it("does not wait for ever on a line that died silently", async () => {
    const [db, line] = await behindProxy(shortLimits("wait", "statement"));
    await expect.poll(() => db.alive()).toBe(true);
    line.freeze();
    await expect(db.run(one)).rejects.toThrow(DatabaseUnavailable);
    await expect(db.run(one)).rejects.toThrow(DatabaseUnavailable);
  });

  it("lets go of a reading and of live changes on a line that died silently", async () => {
    const [db, line] = await behindProxy();
    await db.listen("stones", () => {});
    const reading = await db.reading();
    await reading.run(one);
    line.freeze();
    // They wait for nothing: nobody is left to hear that they go.
    await expect(reading.close()).resolves.toBeUndefined();
    await expect(db.close()).resolves.toBeUndefined();
  });
});

it("is unavailable, and opens none the less, where nothing listens", async () => {
  const db = await openDatabase({ url: "postgres://nobody@127.0.0.1:9/nothing", log: () => {} });
  expect(await db.alive()).toBe(false);
  await expect(db.run(one)).rejects.toThrow(DatabaseUnavailable);
  await expect(db.maintenance(async () => {})).rejects.toThrow(DatabaseUnavailable);
  await db.close();
});
