import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { nextDigestAt } from "#domain/mail-schedule.ts";
import type { MailType } from "#domain/mail.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { atMost, type Line } from "../report.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import { median } from "../load/tasks.ts";
import { residentKib } from "./idle-streams.ts";
import { asDeployed, startServer, type ServerProcess } from "../server-process.ts";
import { addCrowd, isIn, ZONE, type BenchCrowd, type Person } from "../world.ts";

const HOUR = 3_600_000;
const CONNECTIONS = 4;
const LONGEST_MS = 600_000;
const LOAD_MS = 4_000;
/** Mail falls due in portions, each after a quiet measurement: the machine has other load. */
const PORTION = 20_000;

/** The newest Monday whose week is over: nobody has missed its mail yet. */
const MONDAY = nextDigestAt(
  { frequency: "weekly", weekday: 1, since: null, zone: ZONE },
  Date.now() - 7 * 24 * HOUR,
);

/** Column, and when in that week it falls due. */
interface Planned {
  readonly name: string;
  readonly type: MailType;
  readonly column: "digest_due_at" | "reminder_due_at" | "coaching_due_at";
  readonly dueAt: number;
}

const onMonday: readonly Planned[] = [
  { name: "digests", type: "weekly_update", column: "digest_due_at", dueAt: MONDAY },
];
/** The morning after the coaches' check-in day. */
const onTuesday: readonly Planned[] = [
  {
    name: "coaches' mails",
    type: "coaching_week",
    column: "coaching_due_at",
    dueAt: MONDAY + 24 * HOUR,
  },
];
/** Two days into a period, when nobody of the crowd has checked in. */
const onWednesday: readonly Planned[] = [
  {
    name: "reminders of check-ins",
    type: "check_in_reminder",
    column: "reminder_due_at",
    dueAt: MONDAY + 48 * HOUR,
  },
];

/** By the server's clock: mail of past days is not written. */
function anHourAfter(dueAt: number): string[] {
  const clock = `const real = Date.now; Date.now = () => real() - ${Date.now() - (dueAt + HOUR)};`;
  return [`--import=data:text/javascript,${encodeURIComponent(clock)}`];
}

/** For one of `portions`. */
const due = ({ column, dueAt }: Planned, crowd: BenchCrowd, portion: number, portions: number) => `
  update users set ${column} = ${dueAt}
    where ${isIn(crowd, "id")} and substring(id from '\\d+')::bigint % ${portions} = ${portion}`;

/** Everybody coaches a goal of the next one. */
const coaching = (crowd: BenchCrowd) => `
  update goals g set coach_id = c.id, coach_name = c.display_name, coach_status = 'accepted', coached_at = g.created_at
    from (select id, display_name, lead(id) over (order by id) as coached from users where ${isIn(crowd, "id")}) c
    where g.owner_id = c.coached and g.description like 'Read twelve%';
  analyze goals`;

/** Accepts connections and never answers: queueing is measured, not sending. */
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

/** People not looked at yet; not all of them get mail. */
async function leftOf({ kysely }: Database, { column, dueAt }: Planned): Promise<number> {
  const { count } = await kysely
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(column, "=", dueAt)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counting costs the database something, so poll rarely. */
async function fewerThan(db: Database, planned: Planned, count: number, every: number) {
  const until = performance.now() + LONGEST_MS;
  while ((await leftOf(db, planned)) >= count) {
    if (performance.now() > until) throw new Error(`${planned.name} were not written in time.`);
    await pause(every);
  }
}

async function writtenOf({ kysely }: Database, { type }: Planned): Promise<number> {
  const { count } = await kysely
    .selectFrom("email_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("type", "=", type)
    .executeTakeFirstOrThrow();
  return count;
}

interface Portion {
  readonly quiet: number;
  readonly busy: number;
  readonly perSecond: number;
}

async function portionOf(
  db: Database,
  p95: () => Promise<number>,
  planned: Planned,
  makeDue: string,
): Promise<Portion> {
  const quiet = await p95();
  await db.maintenance((connection) => connection.script(makeDue));
  await fewerThan(db, planned, await leftOf(db, planned), 100);
  const [first, began] = [await leftOf(db, planned), performance.now()];
  const busy = await p95();
  const [last, ended] = [await leftOf(db, planned), performance.now()];
  await fewerThan(db, planned, 1, 1_000);
  return { quiet, busy, perSecond: ((first - last) * 1_000) / (ended - began) };
}

async function whileQueueing(
  db: Database,
  generator: LoadGenerator,
  server: ServerProcess,
  people: readonly Person[],
  crowd: BenchCrowd,
  planned: Planned,
): Promise<Line[]> {
  const count = crowd.people;
  const p95 = () => p95Of(generator, server, people);
  await p95();
  const before = await residentKib(server.pid);
  const portions = Math.max(1, Math.floor(count / PORTION));
  const found: Portion[] = [];
  for (let portion = 0; portion < portions; portion += 1) {
    const makeDue = due(planned, crowd, portion, portions);
    found.push(await portionOf(db, p95, planned, makeDue));
  }
  const after = await residentKib(server.pid);
  const middle = (value: (portion: Portion) => number) => median(found.map(value));
  const mebibytes = (kib: number): string => (kib / 1_024).toFixed(0);
  const busy = middle((portion) => portion.busy).toFixed(1);
  const quiet = middle((portion) => portion.quiet).toFixed(1);
  return [
    {
      name: `${planned.name}: ${await writtenOf(db, planned)} for ${count} people, people looked at a second beside the load`,
      ours: middle(({ perSecond }) => perSecond).toFixed(0),
      ok: null,
    },
    {
      name: `memory of the server, before ${planned.name} and after`,
      ours: `${mebibytes(before)}, ${mebibytes(after)} MiB`,
      ok: null,
    },
    atMost(2, {
      name: `p95 of a dashboard beside ${planned.name}`,
      ours: `${busy} ms, quiet ${quiet} ms`,
      ratio: middle((portion) => portion.busy / portion.quiet),
    }),
  ];
}

/** Cost to find and write planned mail, in the server that answers people meanwhile. */
export async function plannedMail(
  url: string,
  generator: LoadGenerator,
  people: readonly Person[],
  readers: Pick<BenchCrowd, "first" | "people">,
): Promise<Line[]> {
  const mail = await silentMailServer();
  const db = await openDatabase({ url, log: () => {} });
  const env = { ...asDeployed, SMTP_URL: mail.url };
  const lines: Line[] = [];
  try {
    const crowd = { ...readers, goalsPerPerson: 2 };
    await addCrowd(db, crowd, MONDAY - 24 * HOUR);
    await db.maintenance((connection) => connection.script(coaching(crowd)));
    for (const day of [onMonday, onTuesday, onWednesday]) {
      const server = await startServer(url, env, anHourAfter(day[0]?.dueAt ?? MONDAY));
      try {
        for (const planned of day)
          lines.push(...(await whileQueueing(db, generator, server, people, crowd, planned)));
      } finally {
        await server.stop();
      }
    }
    return lines;
  } finally {
    await db.close();
    mail.close();
  }
}
