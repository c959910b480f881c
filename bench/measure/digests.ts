import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { atMost, type Line } from "../line.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import { median } from "../load/tasks.ts";
import { asDeployed, freePort, startServer, type ServerProcess } from "../server-process.ts";
import type { Person } from "../world.ts";

const HOUR = 3_600_000;
const CONNECTIONS = 4;
const LONGEST_MS = 600_000;
const LOAD_MS = 4_000;
/** Digests fall due for so many people at a time, each time after a quiet measurement: others are on the machine too. */
const PORTION = 20_000;

/** People with two goals each, one of which moved; their digests are due when `due` says so. */
const crowd = (count: number, at: number) => `
  insert into users (id, email, display_name, custom_email_verified_at, time_zone, created_at, updated_at,
      digest_due_at, reminder_due_at)
    select 'digest-' || n, 'digest-' || n || '@example.org', 'A Person', ${at}, 'Europe/Paris', ${at}, ${at},
      9000000000000000, 9000000000000000 from generate_series(1, ${count}) n;
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at, last_progress_update_at)
    select 'digest-' || n || '-' || g, 'digest-' || n, 'Read twelve books on leading a team', 'Career', 's', 'a', 'r',
      '2099-12-31', 'Numeric', 12, 5, ${at}, ${at} from generate_series(1, ${count}) n, generate_series(1, 2) g;
  insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select 'entry-' || id, id, '4', '5', '2026-01-01', ${at}, 'step' from goals where id like 'digest-%-1';
  analyze`;

/** Makes one of several portions of the crowd due. */
const due = (portion: number, portions: number) => `
  update users set digest_due_at = ${Date.now() - HOUR}
    where id like 'digest-%' and substring(id from 8)::integer % ${portions} = ${portion}`;

const queued = {
  name: "bench_queued",
  sql: "select count(*) as count from email_messages where type = 'weekly_update'",
};

/** A mail server that takes every connection and never says a word: queueing is measured, not sending. */
async function silentMailServer() {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?tls=off`, close: () => void server.close() };
}

async function residentMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

async function p95Of(
  generator: LoadGenerator,
  { port }: ServerProcess,
  people: readonly Person[],
): Promise<number> {
  const load = { kind: "load", path: "dashboard", connections: CONNECTIONS } as const;
  return (await generator.do({ ...load, port, people, milliseconds: LOAD_MS })).p95;
}

async function countOf(db: Database): Promise<number> {
  return (await db.run<{ count: number }>(queued))[0]?.count ?? 0;
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
  count: number,
): Promise<Line[]> {
  const p95 = () => p95Of(generator, server, people);
  await p95();
  const before = await residentMib(server.pid);
  const portions = Math.max(1, Math.floor(count / PORTION));
  const found: Portion[] = [];
  for (let portion = 0; portion < portions; portion += 1) {
    const wanted = Math.floor((count * (portion + 1)) / portions);
    found.push(await portionOf(db, p95, due(portion, portions), wanted));
  }
  const after = await residentMib(server.pid);
  const middle = (value: (portion: Portion) => number) => median(found.map(value));
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
      ours: `${before.toFixed(0)}, ${after.toFixed(0)} MiB`,
      ok: null,
    },
    atMost(2, {
      name: "p95 of a dashboard meanwhile",
      ours: `${busy} ms, quiet ${quiet} ms`,
      ratio: middle((portion) => portion.busy / portion.quiet),
    }),
  ];
}

/** What it costs to find and to write the digests of so many people, in the server that answers them too. */
export async function digests(
  url: string,
  generator: LoadGenerator,
  people: readonly Person[],
  count: number,
): Promise<Line[]> {
  const mail = await silentMailServer();
  const db = await openDatabase({ url, log: () => {} });
  const env = { ...asDeployed, SMTP_URL: mail.url };
  try {
    await db.maintenance((connection) => connection.script(crowd(count, Date.now() - 24 * HOUR)));
    const server = await startServer(await freePort(), url, env);
    try {
      return await whileQueueing(db, generator, server, people, count);
    } finally {
      await server.stop();
    }
  } finally {
    await db.close();
    mail.close();
  }
}
