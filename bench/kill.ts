import { findPostgres, startPostgres } from "../scripts/postgres.mjs";
import { exitBy, table, within, type Line } from "./report.ts";
import { firstStart, killFirstBoot, secondServer } from "./kill/embedded-folder.ts";
import { killRounds, type KillReport } from "./kill/rounds.ts";
import { inFreshFolder } from "./place.ts";
import { buildFirst } from "./server-process.ts";

// `npm run kill`: kill -9 of the server under writes, 20 times on each engine, and of its first start. Ends with 1 where
// anything acknowledged was lost or counted twice. A number after it asks for other than 20.

const LONGEST_START = 5_000;
const FIRST_BOOTS = 6;

const count = Number(process.argv[2] ?? 20);
const faults: string[] = [];
const lines: Line[] = [];

function killLines(
  engine: string,
  { kills, acknowledged, cutOff, backups, slowestStart, faults: found }: KillReport,
): Line[] {
  faults.push(...found.map((fault) => `${engine}, ${fault}`));
  const ours = `${acknowledged} acknowledged, ${cutOff} cut off and sent again, ${backups} backups restored, ${found.length} faults`;
  return [
    {
      name: `${kills} kills under writes, ${engine}`,
      ours,
      budget: "0 faults",
      ok: found.length === 0 && cutOff > 0,
    },
    within(LONGEST_START, "ms", `slowest start after one of them, ${engine}`, slowestStart),
  ];
}

async function onPostgres(): Promise<Line[]> {
  if (findPostgres() === undefined)
    return [{ name: "kills on PostgreSQL", ours: "no PostgreSQL found", ok: null }];
  const postgres = await startPostgres();
  try {
    return killLines("PostgreSQL", await killRounds(postgres.url, count));
  } finally {
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
lines.push(...killLines("embedded", await inFreshFolder((url) => killRounds(url, count))));
lines.push(...(await onPostgres()), ...(await twoServers()), await firstBoots());
process.stdout.write(`${table(lines)}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
exitBy(lines);
