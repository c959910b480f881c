import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { writeCrowd } from "#server/seed/crowd.ts";
import { findServer } from "../scripts/find-server.mjs";
import { startPostgres } from "../scripts/postgres.mjs";
import { asked, openPair } from "./database/pair.ts";
import { startPooler } from "./database/pooler.ts";
import { openGenerator, type LoadGenerator } from "./load/open-generator.ts";
import { median, type Path } from "./load/tasks.ts";
import { postmasterIn, processorTime } from "./measure/processor-time.ts";
import { keepReport, machine } from "./report.ts";
import { asDeployed, buildFirst, startServer } from "./server-process.ts";
import { GOALS_EACH } from "./sized-world.ts";
import { populate } from "./world.ts";

// `npm run bench:growth [quick]`: processor time of a request, and the size of the databases.
// Worlds: small, large, behind a pooler, with a synchronous standby.
// `quick` takes smaller worlds and stores nothing.
// Processor time does not depend on the machine's other load, as throughput does.

interface Extent {
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
  readonly milliseconds: number;
}

const whole: Extent = { small: 10_000, large: 1_000_000, rounds: 5, milliseconds: 3_000 };
const quick: Extent = { small: 500, large: 5_000, rounds: 2, milliseconds: 1_000 };

/** Each has 12 goals with a past. */
const ACTIVE = 500;
const CONNECTIONS = 32;
const paths: readonly Path[] = ["session", "dashboard", "progress", "document"];

const roomy = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=200",
];
const forSize = [...roomy, "shared_buffers=2GB", "max_wal_size=8GB"];

interface Setup {
  readonly name: string;
  readonly url: string;
  /** Rows are written here; measured requests use `url`. */
  readonly direct: string;
  readonly data: string;
  readonly env?: NodeJS.ProcessEnv;
}

interface Cost {
  readonly path: Path;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly server: number;
  readonly database: number;
}

async function costs(
  setup: Setup,
  generator: LoadGenerator,
  extent: Extent,
  first: number,
): Promise<Cost[]> {
  const people = await populate(setup.direct, { first, people: ACTIVE }, Date.now());
  const server = await startServer(setup.url, { ...asDeployed, ...setup.env });
  const postmaster = postmasterIn(setup.data);
  try {
    const found: Cost[] = [];
    for (const path of paths) {
      const load = (milliseconds: number) =>
        generator.do({
          kind: "load",
          path,
          port: server.port,
          people,
          connections: CONNECTIONS,
          milliseconds,
        });
      await load(extent.milliseconds);
      const rounds: Cost[] = [];
      for (let round = 0; round < extent.rounds; round += 1) {
        const before = [processorTime(server.pid), processorTime(postmaster)] as const;
        const { perSecond, p50 } = await load(extent.milliseconds);
        const requests = (perSecond * extent.milliseconds) / 1_000;
        rounds.push({
          path,
          perSecond,
          p50,
          server: (processorTime(server.pid) - before[0]) / requests,
          database: (processorTime(postmaster) - before[1]) / requests,
        });
      }
      const middle = (value: (cost: Cost) => number) => median(rounds.map(value));
      found.push({
        path,
        perSecond: middle((cost) => cost.perSecond),
        p50: middle((cost) => cost.p50),
        server: middle((cost) => cost.server),
        database: middle((cost) => cost.database),
      });
    }
    return found;
  } finally {
    await server.stop();
  }
}

const count = (value: number) => value.toLocaleString("en");

function linesOf(name: string, found: readonly Cost[]): string[] {
  return found.map(
    ({ path, perSecond, p50, server, database }) =>
      `| ${name} | ${path} | ${server.toFixed(2)} ms | ${database.toFixed(2)} ms | ${count(Math.round(perSecond))} /s | ${p50.toFixed(1)} ms |`,
  );
}

/** `cluster` is the address of any database beside it. */
async function filled(cluster: string, people: number): Promise<string> {
  await asked(cluster, `create database size_${people}`);
  const url = cluster.replace(/[^/]*$/, `size_${people}`);
  const db = await openDatabase({ url, log: () => {} });
  await migrate(db, migrations);
  const size = { people, goalsPerPerson: GOALS_EACH };
  await db.maintenance((connection) =>
    writeCrowd(connection, size, Date.now(), (line) => process.stderr.write(`bench: ${line}\n`)),
  );
  await db.maintenance((connection) => connection.script("vacuum analyze"));
  await db.close();
  return url;
}

async function sizesOf(url: string, people: number): Promise<string[]> {
  const [all] = (await asked(
    url,
    "select pg_database_size(current_database())::float8 as bytes",
  )) as {
    bytes: number;
  }[];
  const tables = (await asked(
    url,
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 1)::float8 as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 5`,
  )) as { name: string; bytes: number; rows: number }[];
  return [
    `${count(people)} people with ${GOALS_EACH} goals each: ${((all?.bytes ?? 0) / 1e9).toFixed(2)} GB, ${Math.round((all?.bytes ?? 0) / people)} bytes a person. The largest tables, with their indexes:`,
    ...tables.map(
      ({ name, bytes, rows }) =>
        `- ${name}: ${(bytes / 1e6).toFixed(0)} MB, ${Math.round(bytes / rows)} bytes a row`,
    ),
  ];
}

async function onOne(generator: LoadGenerator, extent: Extent, table: string[]): Promise<string[]> {
  const postgres = await startPostgres({ settings: forSize });
  const { data } = postgres;
  const sizes: string[] = [];
  try {
    for (const people of [extent.small, extent.large]) {
      const url = await filled(postgres.url, people);
      sizes.push(...(await sizesOf(url, people)), "");
      const name = `${count(people)} people`;
      const setup = { name, url, direct: url, data };
      table.push(...linesOf(name, await costs(setup, generator, extent, people + 1)));
      if (people !== extent.small) continue;
      await asked(url, "vacuum analyze");
      sizes.push(`Beside ${ACTIVE} people with 96 steps on their goals:`);
      sizes.push(...(await sizesOf(url, people)).slice(1), "");
      table.push(...(await behindPooler(setup, generator, extent, people + 1 + ACTIVE)));
    }
  } finally {
    await postgres.stop();
  }
  return sizes;
}

const role = `alter role postgres set timezone = 'UTC'; alter role postgres set datestyle = 'ISO, YMD';
  alter role postgres set jit = 'off'; alter role postgres set enable_incremental_sort = 'off'; alter role postgres set lock_timeout = '2000';
  alter role postgres set statement_timeout = '5000'; alter role postgres set idle_in_transaction_session_timeout = '15000'`;

async function behindPooler(
  setup: Setup,
  generator: LoadGenerator,
  extent: Extent,
  first: number,
): Promise<string[]> {
  const file = findServer("pgbouncer");
  if (file === undefined)
    return [`| ${setup.name}, behind PgBouncer | PgBouncer is not installed | | | | |`];
  await asked(setup.direct, role);
  const { port, pathname } = new URL(setup.direct);
  const pooler = await startPooler(file, Number(port), "postgres", 10);
  try {
    const env = { DATABASE_DIRECT_URL: setup.direct };
    const through = { ...setup, url: pooler.url(pathname.slice(1)), env };
    return linesOf(
      `${setup.name}, behind PgBouncer`,
      await costs(through, generator, extent, first),
    );
  } finally {
    await pooler.stop();
    await asked(setup.direct, "alter role postgres reset all");
  }
}

async function withStandby(generator: LoadGenerator, extent: Extent): Promise<string[]> {
  const pair = await openPair("cairn");
  try {
    const url = pair.url("cairn");
    await startServer(url, asDeployed).then((server) => server.stop());
    const { data } = pair.primary;
    const setup = { name: "", url, direct: url, data };
    return linesOf("a synchronous standby beside it", await costs(setup, generator, extent, 1));
  } finally {
    await pair.stop();
  }
}

const extent = process.argv.includes("quick") ? quick : whole;
await buildFirst();
const generator = openGenerator();
const rows: string[] = [];
try {
  const sizes = await onOne(generator, extent, rows);
  rows.push(...(await withStandby(generator, extent)));
  const text = `${machine} that server, PostgreSQL (without fsync) and load generator share with other programs. ${CONNECTIONS} connections, a pool of 10, ${ACTIVE} people by turns; medians of ${extent.rounds} rounds.

| world | request | processor time of the server | of PostgreSQL | here | p50 |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

${sizes.join("\n").trim()}`;
  process.stdout.write(`${text}\n`);
  if (extent === whole) await keepReport("growth.md", "Growing, measured", text);
} finally {
  generator.close();
}
