import { findPostgres, startPostgres } from "../scripts/postgres.mjs";
import { backupRounds, type BackupReport } from "./kill/backup-rounds.ts";
import type { Engine } from "./kill/restore-backup.ts";
import { busyNote, exitBy, keepReport, machine, table, type Line } from "./report.ts";
import { buildFirst } from "./server-process.ts";

// `npm run bench:backups [COUNT]`: COUNT (20) backups of each engine under the writes of `npm run kill`.
// Each is restored into an empty database, one of five into the other engine.
// Exits 1 where a write is lost, doubled or half there. With COUNT nothing is stored.

const COUNT = 20;

function linesOf(name: string, count: number, report: BackupReport): Line[] {
  const { acknowledged, slowestBackup, slowestRestore, crossed, faults } = report;
  return [
    {
      name: `${count} backups under writes, ${name}, restored`,
      ours: `${acknowledged} writes acknowledged meanwhile, ${crossed} restored into the other engine, ${faults.length} faults`,
      budget: "0 faults",
      ok: faults.length === 0,
    },
    {
      name: `slowest backup, slowest restore, ${name}`,
      ours: `${Math.round(slowestBackup)} ms, ${Math.round(slowestRestore)} ms`,
      ok: null,
    },
  ];
}

const names = { embedded: "embedded", postgres: "PostgreSQL" } as const;

/** Both engines at once: speed is not measured here. */
async function measure(count: number): Promise<{ lines: Line[]; faults: string[] }> {
  const postgres = findPostgres() === undefined ? null : await startPostgres();
  const engines: readonly Engine[] = postgres === null ? ["embedded"] : ["embedded", "postgres"];
  const one = async (engine: Engine) => {
    const name = names[engine];
    const report = (line: string) => void process.stderr.write(`bench: ${name}, ${line}\n`);
    const result = await backupRounds(engine, count, postgres?.url, report);
    const faults = result.faults.map((fault) => `${name}, ${fault}`);
    return { lines: linesOf(name, count, result), faults };
  };
  try {
    const both = await Promise.all(engines.map(one));
    const none = { name: "backups of PostgreSQL", ours: "no PostgreSQL found", ok: null };
    return {
      lines: [...both.flatMap(({ lines }) => lines), ...(postgres === null ? [none] : [])],
      faults: both.flatMap(({ faults }) => faults),
    };
  } finally {
    await postgres?.stop();
  }
}

const busy = busyNote("the times say little.");
const count = Number(process.argv[2] ?? COUNT);
await buildFirst();
const { lines, faults } = await measure(count);
const about = `${machine} that all share. Three people move goals of every measure, check in, leave notes and invite, until kill -9 of the server. Of each restored
goal value, ledger, revision, keys and active days must tell one story, no less than was acknowledged before the backup and no more than
was sent before its end; a backup of what was restored into the other engine must be the same rows.${busy && `\n${busy}`}`;
const text = `${about}\n\n${table(lines, ["what", "ours", "", "", "budget", ""])}`;
process.stdout.write(`${text}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (count === COUNT) await keepReport("backups.md", "Backups under writes", text);
exitBy(lines);
