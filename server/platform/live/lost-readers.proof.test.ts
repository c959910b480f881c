import { once } from "node:events";
import { ServerResponse, type Server } from "node:http";
import { Socket, type AddressInfo } from "node:net";
import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { queryObjects } from "node:v8";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase, type Database } from "../db/database.ts";
import { drain, listen } from "../http/listen.ts";
import { newId } from "../random.ts";
import {
  deployedConfig,
  openTestApp,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { startDistant, startReaders, type Distant } from "../fixtures/distant.fixture.ts";
import { openLive } from "./hub.ts";
import { OpenStream } from "./open-stream.ts";
import { migratedTemplate } from "../fixtures/engines.fixture.ts";
import type { Heard, Told } from "../fixtures/readers.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { STREAM } from "../fixtures/stream-server.fixture.ts";
import { STREAMS_PER_PERSON } from "./streams.ts";

/** A seventh of the real rhythm; the kernel's own times and Node's stay what they are. */
const QUICK = { pause: 2_400, look: 50 };
const READING = rounds(400, 80);
const LOST = rounds(50, 20);
/** Nothing here takes so long. Left to the kernel, a vanished peer is kept for a quarter of an hour. */
const PATIENCE = { timeout: 120_000, interval: 100 };

let db: Database;
let test: TestApp;
let servers: Server[];
let distant: Distant;
let near: ChildProcess[];

beforeEach(async () => {
  db = await openDatabase({
    url: "memory://",
    log: () => {},
    template: await migratedTemplate(),
  });
  // Some come from another network.
  const own = { live: await openLive(db, newId()), config: deployedConfig() };
  test = await openTestApp(db, own, QUICK);
  distant = await startDistant();
  near = [startReaders(), startReaders()];
  servers = await Promise.all(
    ["127.0.0.1", ...(distant.host === "127.0.0.1" ? [] : [distant.host])].map((host) =>
      listen(test.app, host, 0),
    ),
  );
});

afterEach(async () => {
  distant.end();
  for (const child of near) child.kill("SIGKILL");
  test.closeStreams();
  await Promise.all(servers.map(drain));
  await db.close();
});

async function connections(): Promise<number> {
  const counts = servers.map(
    (server) =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function objects(of: typeof Socket | typeof ServerResponse | typeof OpenStream): number {
  return queryObjects(of, { format: "count" });
}

function held() {
  const handles = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap");
  return {
    handles: handles.length,
    sockets: objects(Socket),
    responses: objects(ServerResponse),
    streams: objects(OpenStream),
  };
}

/** So many people's uids and cookies, each as often as they have a stream. */
async function people(streams: number) {
  const made = await Promise.all(
    Array.from({ length: Math.ceil(streams / STREAMS_PER_PERSON) }, () => test.person()),
  );
  const cookies = Array.from(
    { length: streams },
    (_, index) => made[Math.floor(index / STREAMS_PER_PERSON)]!.cookie,
  );
  return { uids: made.map(({ uid }) => uid), cookies };
}

async function open(child: ChildProcess, server: Server, cookies: readonly string[]) {
  const { address: host, port } = server.address() as AddressInfo;
  const begun = once(child, "message");
  child.send({ host, port, path: STREAM, since: test.deps.live.position(), cookies });
  expect((await begun)[0]).toEqual({ begun: cookies.length });
}

async function heardBy(child: ChildProcess): Promise<readonly Heard[]> {
  const reply = once(child, "message") as Promise<[Told]>;
  child.send("told");
  const [told] = await reply;
  return "readers" in told ? told.readers : [];
}

/** Numbered changes for some people, until told to stop; answers how many there were. */
function keepTelling(uids: readonly string[]): () => number {
  let rev = 0;
  const goal = newId();
  const timer = setInterval(() => {
    rev += 1;
    test.deps.live.publish({ entity: "goal", id: goal, rev }, uids);
  }, 250);
  return () => {
    clearInterval(timer);
    return rev;
  };
}

it(`${LOST} readers that stop and ${LOST} that vanish are let go of, and ${READING} others hear everything`, async () => {
  const [reading, stopping] = near as [ChildProcess, ChildProcess];
  const [here, there = here] = servers as [Server, Server | undefined];
  const before = held();
  const [many, stopped, vanished] = [await people(READING), await people(LOST), await people(LOST)];
  await open(reading, here, many.cookies);
  await open(stopping, here, stopped.cookies);
  await open(distant.process, there, vanished.cookies);
  expect(await connections()).toBe(READING + 2 * LOST);
  const stop = keepTelling([many, stopped, vanished].flatMap(({ uids }) => uids));
  await pause(QUICK.pause);
  stopping.kill("SIGSTOP");
  distant.vanish();
  let silent = 0;
  const watched = () => {
    silent = Math.max(silent, distant.unacknowledged());
    return connections();
  };
  await expect.poll(watched, PATIENCE).toBe(READING);
  // They were not told that anybody had gone: what was sent to them was still under way.
  expect(silent).toBeGreaterThanOrEqual(distant.how === "its packets are dropped" ? LOST : 0);
  const told = stop();

  for (const [child, count] of [
    [reading, READING],
    [stopping, LOST],
  ] as const) {
    // Who goes on reading after all comes back, and is told what they missed.
    child.kill("SIGCONT");
    await expect
      .poll(async () => (await heardBy(child)).filter(({ newest }) => newest === told).length, {
        ...PATIENCE,
        message: `of ${count}, while the others vanished because ${distant.how}`,
      })
      .toBe(count);
    const heard = await heardBy(child);
    expect(heard.filter(({ whole, resets }) => !whole || resets > 0)).toEqual([]);
  }
  for (const { returns } of await heardBy(reading)) expect(returns).toBeGreaterThan(0);

  for (const child of [reading, stopping]) child.kill("SIGKILL");
  await expect.poll(connections, PATIENCE).toBe(0);
  await expect.poll(held, PATIENCE).toEqual(before);
});
