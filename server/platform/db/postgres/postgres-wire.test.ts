import { expect, it, vi } from "vitest";
import type { Database } from "../database.ts";
import { describeOnEngines, describeOnPostgres } from "../../fixtures/engines.fixture.ts";
import { DatabaseUnavailable } from "../failure.ts";

const listeners = {
  name: "listeners",
  sql: `select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and application_name = 'cairn live'`,
};

async function ears(db: Database, channel: string) {
  const heard: string[] = [];
  const missed = vi.fn<() => void>();
  const stop = await db.listen(channel, (payload) => heard.push(payload), missed);
  return { heard, missed, stop };
}

describeOnPostgres("telling other processes", (open) => {
  it("reaches each that listens to the channel, in order", async () => {
    const [teller, one, two] = [await open(), await open(), await open()];
    const goals = [await ears(one, "goals"), await ears(two, "goals"), await ears(teller, "goals")];
    const other = await ears(two, 'Other "channel"');
    const payloads = Array.from({ length: 1_200 }, (_, index) => `goal-${index}`);
    for (const payload of payloads) teller.notify("goals", payload);
    teller.notify('Other "channel"', "x");
    for (const { heard } of goals) {
      await expect.poll(() => heard).toHaveLength(1_200);
      expect(heard).toEqual(payloads);
    }
    await expect.poll(() => other.heard).toEqual(["x"]);
  });

  it("tells nobody who has stopped listening", async () => {
    const [teller, listener] = [await open(), await open()];
    const stopped = await ears(listener, "goals");
    const going = await ears(listener, "goals");
    await stopped.stop();
    teller.notify("goals", "x");
    await expect.poll(() => going.heard).toEqual(["x"]);
    expect(stopped.heard).toEqual([]);
  });

  it("comes back after a lost connection, and says that something may be missed", async () => {
    const lines: string[] = [];
    const listener = await open({ log: (line) => lines.push(line) });
    const teller = await open();
    const { heard, missed } = await ears(listener, "goals");
    expect(await teller.run(listeners)).toEqual([{ ended: true }]);
    await expect.poll(() => missed).toHaveBeenCalledOnce();
    teller.notify("goals", "after");
    await expect.poll(() => heard).toEqual(["after"]);
  });

  it.each<[string, (db: Database) => unknown]>([
    ["told", (db) => db.notify("goals", "x")],
    ["heard", (db) => db.listen("goals", () => {}).catch(() => {})],
  ])("closes while the connection is still made on which something is %s", async (_, begin) => {
    const db = await open();
    begin(db);
    await db.close();
    await expect(db.listen("goals", () => {})).rejects.toThrow(DatabaseUnavailable);
  });

  it("sends what was told just before closing", async () => {
    const listener = await open();
    const { heard } = await ears(listener, "goals");
    const teller = await open();
    await ears(teller, "warm");
    teller.notify("goals", "last words");
    await teller.close();
    await expect.poll(() => heard).toEqual(["last words"]);
  });
});

describeOnEngines(
  "a database that is told something while nobody listens",
  (open) => {
    it("takes it, and closes", async () => {
      const db = await open();
      db.notify("goals", "x");
      expect(await db.alive()).toBe(true);
      await db.close();
    });
  },
  "without tables",
);
