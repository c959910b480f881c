import { startPostgres } from "../scripts/postgres.mjs";
import { exitBy, keepReport, machine, table, type Line } from "./report.ts";
import { buildFirst } from "./server-process.ts";
import { atSize } from "./measure/at-size.ts";
import { GOALS_EACH, sizedWorld } from "./sized-world.ts";

// `npm run bench:size [quick]`: an admin's requests to a large installation beside a small one.
// Filling takes many minutes and some ten gigabytes of the temporary folder.
// `quick` takes smaller worlds and stores nothing.

interface Extent {
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
}

const whole: Extent = { small: 10_000, large: 1_000_000, rounds: 300 };
const quick: Extent = { small: 1_000, large: 20_000, rounds: 40 };

function report(line: string): void {
  process.stderr.write(`bench: ${line}\n`);
}

async function measure({ small, large, rounds }: Extent): Promise<Line[]> {
  const postgres = await startPostgres();
  try {
    const few = await sizedWorld(postgres.url, small, report);
    const many = await sizedWorld(postgres.url, large, report);
    const lines = await atSize(few, many, rounds);
    await few.close();
    await many.close();
    return lines;
  } finally {
    await postgres.stop();
  }
}

const extent = process.argv.includes("quick") ? quick : whole;
await buildFirst();
const lines = await measure(extent);
const [many, few] = [extent.large, extent.small].map((people) => people.toLocaleString("en"));
const about = `${machine} that server, PostgreSQL (without fsync) and client share. One request at a time, over HTTP, to each
of two servers by turns; medians of ${extent.rounds}. Each user has ${GOALS_EACH} goals.`;
const text = `${about}\n\n${table(lines, ["what", `${many} users`, `${few} users`, "ratio", "budget", ""])}`;
process.stdout.write(`${text}\n`);
if (extent === whole) await keepReport("size.md", "Measured at size", text);
exitBy(lines);
