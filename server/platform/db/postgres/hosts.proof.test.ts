import { afterEach, expect, it } from "vitest";
import { type CuttingProxy, cuttingProxy } from "../../fixtures/cutting-proxy.fixture.ts";
import { addressOf, describeOnPostgres, tenfoldLimits } from "../../fixtures/engines.fixture.ts";
import type { Database } from "../database.ts";
import { DatabaseUnavailable } from "../failure.ts";

// A standby that is promoted is tried with real hosts in bench/database/failover.proof.test.ts.

const one = { name: "one", sql: "select 1 as one" };
const watches = {
  name: "watches",
  sql: `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'cairn hosts'`,
};
const readOnly = (on: boolean) => ({
  name: `read_only_${on}`,
  sql: `do $$ begin execute format('alter database %I set default_transaction_read_only = ${on}', current_database()); end $$`,
});
const nothing = { name: "nothing", sql: "create table if not exists nothing ()" };

describeOnPostgres("an address of several hosts", (open) => {
  const lines: CuttingProxy[] = [];
  afterEach(() => lines.splice(0).forEach((line) => line.close()));

  /** The same server by several lines, and by itself. */
  async function byLines(count: number, slow = 0): Promise<{ url: string; direct: Database }> {
    const direct = await open();
    const address = new URL(await addressOf(direct));
    for (let made = 0; made < count; made += 1)
      lines.push(await cuttingProxy(Number(address.port || 5432), address.hostname, slow));
    const hosts = lines.map(({ port }) => `127.0.0.1:${port}`).join(",");
    return { url: `postgres://postgres@${hosts}${address.pathname}`, direct };
  }

  it("goes on at the next one within five seconds, where one falls silent", async () => {
    const said: string[] = [];
    const { url, direct } = await byLines(2);
    const db = await open({ url, limits: tenfoldLimits, log: (line) => said.push(line) });
    const heard: string[] = [];
    await db.listen("stones", (payload) => heard.push(payload));
    expect(await db.run(one)).toEqual([{ one: 1 }]);
    lines[0]?.freeze();
    // It waits for an answer that never comes, and is told so long before its own time is over.
    const began = performance.now();
    await expect(db.run(one)).rejects.toThrow(DatabaseUnavailable);
    await expect.poll(() => db.run(one).catch(() => [])).toEqual([{ one: 1 }]);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(said).toContain(`The database is at 127.0.0.1:${lines[1]?.port} now.`);
    await expect
      .poll(() => {
        direct.notify("stones", "after");
        return heard;
      })
      .toContain("after");
  });

  it("passes over a host where nothing listens, from the first connection on", async () => {
    const { url } = await byLines(1);
    const db = await open({ url: url.replace("@", "@127.0.0.1:9,") });
    expect(await db.run(one)).toEqual([{ one: 1 }]);
    expect(await db.maintenance(({ query }) => query("select 1 as one"))).toEqual([{ one: 1 }]);
  });

  it("waits, as it starts, for a host that is slow to answer: it may be the one that was promoted", async () => {
    const { url } = await byLines(1, 1_500);
    const db = await open({ url: url.replace("@", "@127.0.0.1:9,") });
    expect(await db.run(one)).toEqual([{ one: 1 }]);
  });

  it("takes no new connection to a host that takes no writes, and leaves none behind when closed", async () => {
    const { url, direct } = await byLines(2);
    await direct.run(readOnly(true));
    const db = await open({ url });
    await expect(db.run(one)).rejects.toThrow("takes no writes");
    await expect(db.reading()).rejects.toThrow("takes no writes");
    // Set by a session that was opened before it, and may still write.
    await direct.run(readOnly(false));
    await expect.poll(() => db.run(one).catch(() => [])).toEqual([{ one: 1 }]);
    expect(await direct.run(watches)).toEqual([{ count: 2 }]);
    await db.close();
    await expect.poll(() => direct.run(watches)).toEqual([{ count: 0 }]);
  });
});

describeOnPostgres("an address of one host", (open) => {
  it("is not asked whether it takes writes, and gives up a connection that takes none any more", async () => {
    const direct = await open();
    await direct.run(readOnly(true));
    const db = await open({ poolSize: 1 });
    expect(await db.run(one)).toEqual([{ one: 1 }]);
    expect(await direct.run(watches)).toEqual([{ count: 0 }]);
    await direct.run(readOnly(false));
    await expect(db.run(nothing)).rejects.toThrow(DatabaseUnavailable);
    await db.run(nothing);
  });
});
