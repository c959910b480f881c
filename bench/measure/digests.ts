import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type Database } from "#server/db/database.ts";
import { atMost, type Line } from "../line.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import { asDeployed, freePort, startServer, type ServerProcess } from "../server-process.ts";
import type { Person } from "../world.ts";

const HOUR = 3_600_000;
const CONNECTIONS = 4;
const LONGEST_MS = 600_000;

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

const due = {
  name: "bench_due",
  sql: "update users set digest_due_at = $1 where id like 'digest-%'",
};
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
  return (await generator.do({ ...load, port, people, milliseconds: 4_000 })).p95;
}

async function countOf(db: Database): Promise<number> {
  return (await db.run<{ count: number }>(queued))[0]?.count ?? 0;
}

/** Waits until so many digests are written; how many a second that were, since the first of them. */
async function rateUntil(db: Database, wanted: number): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  let first: { at: number; count: number } | undefined;
  while (performance.now() < until) {
    const count = await countOf(db);
    const at = performance.now();
    if (count > 0) first ??= { at, count };
    if (first && count >= wanted) return ((count - first.count) * 1_000) / (at - first.at);
    await pause(200);
  }
  throw new Error("The digests were not written in time.");
}

async function whileQueueing(
  db: Database,
  generator: LoadGenerator,
  server: ServerProcess,
  people: readonly Person[],
  count: number,
): Promise<Line[]> {
  const quiet = await p95Of(generator, server, people);
  const before = await residentMib(server.pid);
  await db.run(due, [Date.now() - HOUR]);
  while ((await countOf(db)) === 0) await pause(100);
  const rate = rateUntil(db, count);
  const busy = await p95Of(generator, server, people);
  const perSecond = await rate;
  const after = await residentMib(server.pid);
  const p95 = `${busy.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms`;
  return [
    { name: `digests of ${count} people, written a second`, ours: perSecond.toFixed(0), ok: null },
    {
      name: "memory of the server, before and after",
      ours: `${before.toFixed(0)}, ${after.toFixed(0)} MiB`,
      ok: null,
    },
    atMost(2, { name: "p95 of a dashboard meanwhile", ours: p95, ratio: busy / quiet }),
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
