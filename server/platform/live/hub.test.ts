import { afterEach, describe, expect, it } from "vitest";
import type { LiveChange } from "#contract/live.ts";
import type { Database } from "../db/database.ts";
import { describeOnPostgres } from "../fixtures/engines.fixture.ts";
import { newId } from "../random.ts";
import { openLive } from "./hub.ts";
import type { Listener } from "./hub.ts";

interface Ear extends Listener {
  readonly heard: [event: string, data: object][];
}

function ear(uid: string, sessionId = newId()): Ear {
  const heard: Ear["heard"] = [];
  return { uid, sessionId, heard, send: (event, data) => void heard.push([event, data]) };
}

function change(): LiveChange {
  return { entity: "goal", id: newId(), rev: 1 };
}

/** A database whose listeners the test speaks to itself. */
function wireOnly() {
  let say: (payload: string) => void = () => {};
  let lose: () => void = () => {};
  const told: string[] = [];
  const db: Pick<Database, "notify" | "listen"> = {
    notify: (_channel, payload) => void told.push(payload),
    listen: async (_channel, hear, missed) => {
      say = hear;
      lose = missed ?? lose;
      return async () => {};
    },
  };
  return { db: db as Database, told, say: (text: string) => say(text), lose: () => lose() };
}

describe("a hub", () => {
  it("tells each of those who may see, once, and forgets who left", async () => {
    const live = await openLive(wireOnly().db, newId());
    const [one, two, other] = [ear(newId()), ear(newId()), ear(newId())];
    const leave = live.join(one, null);
    live.join(two, null);
    live.join(other, null);
    const changed = change();
    live.publish(changed, [one.uid, two.uid]);
    expect([one.heard, two.heard, other.heard]).toEqual([
      [["change", changed]],
      [["change", changed]],
      [],
    ]);
    leave();
    live.publish(change(), [one.uid]);
    expect(one.heard).toHaveLength(1);
    await live.close();
  });

  it("ends a session's tabs and no others", async () => {
    const live = await openLive(wireOnly().db, newId());
    const mine = ear(newId());
    const [tab, elsewhere] = [ear(mine.uid, mine.sessionId), ear(mine.uid)];
    for (const listener of [mine, tab, elsewhere]) live.join(listener, null);
    live.endSession(mine.uid, mine.sessionId);
    expect([mine.heard, tab.heard, elsewhere.heard]).toEqual([
      [["ended", {}]],
      [["ended", {}]],
      [],
    ]);
    await live.close();
  });

  it("reads again after the others could not be heard, also for who was away meanwhile", async () => {
    const wire = wireOnly();
    const live = await openLive(wire.db, newId());
    const [here, away] = [ear(newId()), ear(newId())];
    live.join(here, null);
    const before = live.position();
    live.publish(change(), [away.uid]);
    wire.lose();
    expect(here.heard).toEqual([["reset", {}]]);
    live.join(away, before);
    expect(away.heard).toEqual([["reset", {}]]);
    await live.close();
  });

  it.each([
    "",
    "other {",
    "other {}",
    'other [{"change":{"entity":"goal"},"uids":[]}]',
    'other [{"somethingNew":1}]',
  ])(
    "outlives what it does not understand of another process, and reads again: %s",
    async (payload) => {
      const wire = wireOnly();
      const live = await openLive(wire.db, newId());
      const here = ear(newId());
      live.join(here, null);
      wire.say(payload);
      expect(here.heard).toEqual([["reset", {}]]);
      await live.close();
    },
  );

  it("passes over its own voice", async () => {
    const wire = wireOnly();
    const live = await openLive(wire.db, newId());
    const here = ear(newId());
    live.join(here, null);
    live.publish(change(), [here.uid]);
    await expect.poll(() => wire.told).toHaveLength(1);
    for (const payload of wire.told) wire.say(payload);
    expect(here.heard).toHaveLength(1);
    await live.close();
  });
});

describeOnPostgres("two hubs on one database", (open) => {
  const opened: { close(): Promise<void> }[] = [];
  // Before their databases are.
  afterEach(async () => {
    for (const live of opened.splice(0)) await live.close();
  });

  async function hub() {
    const db = await open();
    const live = await openLive(db, newId());
    opened.push(live);
    return { db, live };
  }

  it("tell each other of changes and ends, each once and in order", async () => {
    const [here, there] = [await hub(), await hub()];
    const listener = ear(newId());
    const other = ear(newId());
    here.live.join(listener, null);
    here.live.join(other, null);
    const position = here.live.position();
    const changes = Array.from({ length: 300 }, change);
    for (const changed of changes) there.live.publish(changed, [listener.uid]);
    there.live.endSession(listener.uid, listener.sessionId);
    const expected = [...changes.map((changed) => ["change", changed]), ["ended", {}]];
    await expect.poll(() => listener.heard).toEqual(expected);
    expect(other.heard).toEqual([]);
    const late = ear(listener.uid);
    here.live.join(late, position);
    expect(late.heard).toHaveLength(300);
  });

  it("read again after one of them lost its listener", async () => {
    const [here, there] = [await hub(), await hub()];
    const listener = ear(newId());
    here.live.join(listener, null);
    const position = here.live.position();
    await there.db.run({
      name: "test_lose_listeners",
      sql: `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'cairn live'`,
    });
    await expect.poll(() => listener.heard).toContainEqual(["reset", {}]);
    const away = ear(newId());
    here.live.join(away, position);
    expect(away.heard).toEqual([["reset", {}]]);
    const changed = change();
    await expect
      .poll(() => {
        there.live.publish(changed, [listener.uid]);
        return listener.heard;
      })
      .toContainEqual(["change", changed]);
  });
});
