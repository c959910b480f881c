import { findPostgres, startPostgres } from "../scripts/postgres.mjs";
import { exitBy, table, within, type Line } from "./report.ts";
import { firstStart, killFirstBoot, secondServer } from "./kill/embedded-folder.ts";
import { kinds } from "./kill/orders.ts";
import { killSpells, type KillReport } from "./kill/rounds.ts";
import { inFreshFolder, openPlace } from "./place.ts";
import { buildFirst } from "./server-process.ts";

// `npm run kill [COUNT]`: kill -9 of the server under writes, COUNT (20) times on each engine,
// and of its first start. Exits 1 where an acknowledged write was lost or doubled.

const LONGEST_START = 5_000;
const FIRST_BOOTS = 6;

const count = Number(process.argv[2] ?? 20);
const faults: string[] = [];
const lines: Line[] = [];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function inWords(reports: readonly KillReport[]): string {
  const counts = reports.flatMap(({ acknowledged }) => Object.entries(acknowledged));
  const ofKind = (kind: string) =>
    sum(counts.flatMap(([name, rows]) => (name.startsWith(`${kind} `) ? [rows] : [])));
  return kinds.map((kind) => `${ofKind(kind)} ${kind}s`).join(", ");
}

function killLines(engine: string, reports: readonly KillReport[]): Line[] {
  const found = reports.flatMap((report) => report.faults);
  faults.push(...found.map((fault) => `${engine}, ${fault}`));
  const cutOff = sum(reports.map((report) => report.cutOff));
  const backups = sum(reports.map((report) => report.backups));
  const slowest = Math.max(...reports.map((report) => report.slowestStart));
  return [
    {
      name: `${count} kills under writes, ${engine}`,
      ours: `${inWords(reports)} acknowledged, ${cutOff} cut off and sent again, ${backups} backups restored, ${found.length} faults`,
      budget: "0 faults",
      ok: found.length === 0 && cutOff > 0,
    },
    within(LONGEST_START, "ms", `slowest start after one of them, ${engine}`, slowest),
  ];
}

async function onEmbedded(): Promise<Line[]> {
  const place = await openPlace(undefined);
  try {
    return killLines("embedded", await killSpells(place.embedded, count));
  } finally {
    await place.clear();
  }
}

async function onPostgres(): Promise<Line[]> {
  if (findPostgres() === undefined)
    return [{ name: "kills on PostgreSQL", ours: "no PostgreSQL found", ok: null }];
  const postgres = await startPostgres();
  const place = await openPlace(postgres.url);
  try {
    return killLines("PostgreSQL", await killSpells(place.postgres, count));
  } finally {
    await place.clear();
    await postgres.stop();
  }
}

async function twoServers(): Promise<Line[]> {
  const { said, thirdStart } = await inFreshFolder(secondServer);
  const refused = /in use by process \d+/.test(said);
  return [
    {
      name: "a second server on one folder",
      ours: said.replace(/folder \S+/, "folder ..."),
      budget: "refuses",
      ok: refused,
    },
    within(LONGEST_START, "ms", "a third one after kill -9 of the first", thirdStart),
  ];
}

/** Kills at moments spread over a whole first start. */
async function firstBoots(): Promise<Line> {
  const whole = await inFreshFolder(firstStart);
  let slowest = 0;
  for (let boot = 0; boot < FIRST_BOOTS; boot += 1) {
    slowest = Math.max(
      slowest,
      await killFirstBoot((whole * (boot + Math.random())) / FIRST_BOOTS),
    );
  }
  return within(
    LONGEST_START,
    "ms",
    `slowest start after ${FIRST_BOOTS} killed first starts`,
    slowest,
  );
}

await buildFirst();
lines.push(...(await onEmbedded()));
lines.push(...(await onPostgres()), ...(await twoServers()), await firstBoots());
process.stdout.write(`${table(lines)}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
exitBy(lines);
