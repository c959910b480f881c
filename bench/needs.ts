import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "#server/platform/db/database.ts";
import { writeCrowd } from "#server/seed/crowd.ts";
import { startPostgres } from "../scripts/postgres.mjs";
import { asked } from "./database/pair.ts";
import { openPlace } from "./place.ts";
import { keepReport, machine } from "./report.ts";
import { asDeployed, buildFirst, startServer } from "./server-process.ts";
import { GOALS_EACH } from "./sized-world.ts";
import { populate, type Person } from "./world.ts";

// `npm run bench:needs`: memory and disk of an installation, by how many people it has.

const worlds = [
  { people: 10, engine: "embedded" },
  { people: 1_000, engine: "embedded" },
  { people: 100_000, engine: "PostgreSQL" },
] as const;
/** At most so many visit while memory is looked at, eight at once. */
const VISITORS = 500;
const AT_ONCE = 8;
const PAGES = 2_000;
const plenty = { goals: GOALS_EACH, entries: 8 };

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** All but the visitors, who have sessions. */
async function fill(url: string, people: number): Promise<Person[]> {
  const visitors = Math.min(people, VISITORS);
  const db = await openDatabase({ url, log: () => {} });
  const others = { first: visitors, people: people - visitors, goalsPerPerson: GOALS_EACH };
  await db.maintenance((connection) => writeCrowd(connection, others, Date.now(), () => {}));
  await db.close();
  return populate(url, { first: 0, people: visitors }, Date.now(), plenty);
}

async function visit(origin: string, visitors: readonly Person[]): Promise<void> {
  let left = PAGES;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const cookie = visitors[left % visitors.length]?.cookies[0] ?? "";
      const answer = await fetch(origin, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
  return { now: kib("VmRSS") * 1_024, most: kib("VmHWM") * 1_024 };
}

async function diskOf(url: string): Promise<number> {
  if (url.startsWith("file:")) {
    const { stdout } = await promisify(execFile)("du", ["-sb", dirname(url.slice("file:".length))]);
    return parseInt(stdout, 10);
  }
  const [row] = await asked(url, "select pg_database_size(current_database())::float8 as bytes");
  return (row as { bytes: number }).bytes;
}

async function measure(url: string, { people, engine }: (typeof worlds)[number]): Promise<string> {
  // The first start makes the tables.
  await (await startServer(url, asDeployed)).stop();
  const visitors = await fill(url, people);
  const server = await startServer(url, asDeployed);
  const atRest = await memoryOf(server.pid);
  await visit(server.origin, visitors);
  const { now, most } = await memoryOf(server.pid);
  await server.stop();
  const cells = [people.toLocaleString("en"), engine, ...[atRest.now, now, most].map(megabytes)];
  return `| ${[...cells, megabytes(await diskOf(url))].join(" | ")} |`;
}

await buildFirst();
const postgres = await startPostgres();
const place = await openPlace(postgres.url);
try {
  const rows: string[] = [];
  for (const world of worlds) {
    const embedded = world.engine === "embedded";
    rows.push(await measure(await place[embedded ? "embedded" : "postgres"](), world));
    process.stderr.write(`${rows.at(-1)}\n`);
  }
  const text = `${machine}, ${new Date().toISOString().slice(0, 10)}. ${GOALS_EACH} goals a person, with months of history.
Memory is of the server's process, the embedded database included and PostgreSQL not.

| people | database | memory after a start | after ${PAGES.toLocaleString("en")} pages | at most | disk |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`;
  process.stdout.write(`${text}\n`);
  await keepReport("needs.md", "What an installation needs", text);
} finally {
  await place.clear();
  await postgres.stop();
}
