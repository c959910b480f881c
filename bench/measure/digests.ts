import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { nextDigestAt } from "#domain/mail-schedule.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { atMost, type Line } from "../report.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import { median } from "../load/tasks.ts";
import { residentKib } from "./idle-memory.ts";
import { asDeployed, startServer, type ServerProcess } from "../server-process.ts";
import { addCrowd, isIn, ZONE, type BenchCrowd, type Person } from "../world.ts";

const HOUR = 3_600_000;
const CONNECTIONS = 4;
const LONGEST_MS = 600_000;
const LOAD_MS = 4_000;
/** Digests fall due for so many people at a time, each time after a quiet measurement: others are on the machine too. */
const PORTION = 20_000;

/** The newest Monday's digests fell due then. */
const DUE = nextDigestAt(
  { frequency: "weekly", weekday: 1, since: null, zone: ZONE },
  Date.now() - 7 * 24 * HOUR,
);
/** An hour later by the server's clock, whichever day it is: those of a Monday long ago are not written. */
const behind = Date.now() - (DUE + HOUR);
const clock = `const real = Date.now; Date.now = () => real() - ${behind};`;
const onThatMonday = [`--import=data:text/javascript,${encodeURIComponent(clock)}`];

/** Makes the digests of one of several portions of the crowd due. */
const due = (crowd: BenchCrowd, portion: number, portions: number) => `
  update users set digest_due_at = ${DUE}
    where ${isIn(crowd, "id")} and substring(id from '\\d+')::bigint % ${portions} = ${portion}`;

/** A mail server that takes every connection and never says a word: queueing is measured, not sending. */
async function silentMailServer() {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?tls=off`, close: () => void server.close() };
}

async function p95Of(
  generator: LoadGenerator,
  { port }: ServerProcess,
  people: readonly Person[],
): Promise<number> {
  const load = { kind: "load", path: "dashboard", connections: CONNECTIONS } as const;
  return (await generator.do({ ...load, port, people, milliseconds: LOAD_MS })).p95;
}

async function countOf({ kysely }: Database): Promise<number> {
  const { count } = await kysely
    .selectFrom("email_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("type", "=", "weekly_update")
    .executeTakeFirstOrThrow();
  return count;
}

/** Waits until more than so many digests are written. To count them costs the database something, so it is rarely done. */
async function moreThan(db: Database, count: number, every: number): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while ((await countOf(db)) <= count) {
    if (performance.now() > until) throw new Error("The digests were not written in time.");
    await pause(every);
  }
}

interface Portion {
  readonly quiet: number;
  readonly busy: number;
  readonly perSecond: number;
}

async function portionOf(
  db: Database,
  p95: () => Promise<number>,
  makeDue: string,
  wanted: number,
): Promise<Portion> {
  const quiet = await p95();
  const written = await countOf(db);
  await db.maintenance((connection) => connection.script(makeDue));
  await moreThan(db, written, 100);
  const [first, began] = [await countOf(db), performance.now()];
  const busy = await p95();
  const [last, ended] = [await countOf(db), performance.now()];
  await moreThan(db, wanted - 1, 1_000);
  return { quiet, busy, perSecond: ((last - first) * 1_000) / (ended - began) };
}

async function whileQueueing(
  db: Database,
  generator: LoadGenerator,
  server: ServerProcess,
  people: readonly Person[],
  crowd: BenchCrowd,
): Promise<Line[]> {
  const count = crowd.people;
  const p95 = () => p95Of(generator, server, people);
  await p95();
  const before = await residentKib(server.pid);
  const portions = Math.max(1, Math.floor(count / PORTION));
  const found: Portion[] = [];
  for (let portion = 0; portion < portions; portion += 1) {
    const wanted = Math.floor((count * (portion + 1)) / portions);
    found.push(await portionOf(db, p95, due(crowd, portion, portions), wanted));
  }
  const after = await residentKib(server.pid);
  const middle = (value: (portion: Portion) => number) => median(found.map(value));
  const mebibytes = (kib: number): string => (kib / 1_024).toFixed(0);
  const busy = middle((portion) => portion.busy).toFixed(1);
  const quiet = middle((portion) => portion.quiet).toFixed(1);
  return [
    {
      name: `digests of ${count} people, written a second beside the load`,
      ours: middle(({ perSecond }) => perSecond).toFixed(0),
      ok: null,
    },
    {
      name: "memory of the server, before and after",
      ours: `${mebibytes(before)}, ${mebibytes(after)} MiB`,
      ok: null,
    },
    atMost(2, {
      name: "p95 of a dashboard meanwhile",
      ours: `${busy} ms, quiet ${quiet} ms`,
      ratio: middle((portion) => portion.busy / portion.quiet),
    }),
  ];
}

/** What it costs to find and to write the digests of a crowd, in the server that answers people meanwhile. */
export async function digests(
  url: string,
  generator: LoadGenerator,
  people: readonly Person[],
  readers: Pick<BenchCrowd, "first" | "people">,
): Promise<Line[]> {
  const mail = await silentMailServer();
  const db = await openDatabase({ url, log: () => {} });
  const env = { ...asDeployed, SMTP_URL: mail.url };
  try {
    const crowd = { ...readers, goalsPerPerson: 2 };
    await addCrowd(db, crowd, DUE - 24 * HOUR);
    const server = await startServer(url, env, onThatMonday);
    try {
      return await whileQueueing(db, generator, server, people, crowd);
    } finally {
      await server.stop();
    }
  } finally {
    await db.close();
    mail.close();
  }
}
