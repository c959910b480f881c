import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { startPostgres } from "../scripts/postgres.mjs";
import { buildFirst } from "./build-first.ts";
import { table, type Line } from "./line.ts";
import { atSize } from "./measure/at-size.ts";
import { GOALS_EACH, sizedWorld } from "./sized-world.ts";

// `npm run bench:size`: an admin's questions to a large installation beside a small one. Filling takes many minutes and
// some ten gigabytes of the temporary folder. `quick` after it takes smaller worlds and stores nothing.

interface Extent {
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
}

const whole: Extent = { small: 10_000, large: 1_000_000, rounds: 300 };
const quick: Extent = { small: 1_000, large: 20_000, rounds: 40 };

function tell(line: string): void {
  process.stderr.write(`bench: ${line}\n`);
}

async function measured({ small, large, rounds }: Extent): Promise<Line[]> {
  const postgres = await startPostgres();
  try {
    const few = await sizedWorld(postgres.url, small, tell);
    const many = await sizedWorld(postgres.url, large, tell);
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
const lines = await measured(extent);
const [many, few] = [extent.large, extent.small].map((people) => people.toLocaleString("en"));
const about = `Node ${process.versions.node}, ${availableParallelism()} processors that server, PostgreSQL (without fsync) and client share. One request at a time, over HTTP, to each
of two servers by turns; medians of ${extent.rounds}. Each user has ${GOALS_EACH} goals.`;
const text = `${about}\n\n${table(lines, ["what", `${many} users`, `${few} users`, "ratio", "budget", ""])}`;
process.stdout.write(`${text}\n`);
if (extent === whole) {
  const results = new URL("results/", import.meta.url);
  await mkdir(results, { recursive: true });
  await writeFile(new URL("size.md", results), `# Measured at size\n\n${text}\n`);
}
process.exitCode = lines.some(({ ok }) => ok === false) ? 1 : 0;
