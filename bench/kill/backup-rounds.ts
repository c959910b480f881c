import { npmRun } from "../operator-command.ts";
import { openPlace, type Place } from "../place.ts";
import { startServer } from "../server-process.ts";
import { faultsIn } from "./ledger.ts";
import { openDriver, type Driver } from "./open-driver.ts";
import type { Counts, Sent } from "./orders.ts";
import { restoreBackup, type Backup, type Engine, type RestoreReport } from "./restore-backup.ts";
import { killAndCompare } from "./rounds.ts";
import { writersOf } from "./writers.ts";

export interface BackupReport {
  /** Acknowledged while backups were made. */
  readonly acknowledged: number;
  /** Milliseconds. */
  readonly slowestBackup: number;
  readonly slowestRestore: number;
  /** Restores into the other engine. */
  readonly crossed: number;
  readonly faults: readonly string[];
}

async function countSent(driver: Driver): Promise<Sent> {
  driver.send({ kind: "count" });
  return (await driver.receive("counted")).sent;
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** `npm run backup`, with the counts that must be in it. */
async function backUp(driver: Driver, url: string, file: string): Promise<Backup> {
  const before = await countSent(driver);
  const began = performance.now();
  const { code, output } = await npmRun(url, "backup", file);
  const took = performance.now() - began;
  if (code !== 0) throw new Error(`A backup failed: ${output}`);
  const after = await countSent(driver);
  const [least, most] = [before.acknowledged, after.sent];
  const written = sumOf(after.acknowledged) - sumOf(least);
  return { file, took, least, most, written };
}

interface BackupsUnderLoad {
  readonly backups: readonly Backup[];
  readonly acknowledged: Counts;
  readonly faults: readonly string[];
}

/** Writes go on until `kill -9` of the server. */
async function backUpUnderLoad(
  place: Place,
  url: string,
  count: number,
  onBackup: (backup: Backup) => void,
): Promise<BackupsUnderLoad> {
  const server = await startServer(url);
  const driver = openDriver();
  const backups: Backup[] = [];
  let last = server;
  try {
    const writers = await writersOf(server.origin);
    driver.send({ kind: "write", origin: server.origin, writers });
    await driver.receive("writing");
    for (let index = 0; index < count; index += 1) {
      const backup = await backUp(driver, url, place.file(`${index}.gz`));
      backups.push(backup);
      onBackup(backup);
    }
    const { acknowledged, faults, next } = await killAndCompare(driver, server, url);
    last = next;
    return { backups, acknowledged, faults };
  } finally {
    driver.close();
    await last.stop();
  }
}

function crosses(index: number): boolean {
  return index % 5 === 0;
}

function restorer(engine: Engine, postgresUrl: string | undefined, report: (line: string) => void) {
  const other = engine === "embedded" ? "postgres" : "embedded";
  const reports: Promise<RestoreReport>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const one = async (backup: Backup, index: number): Promise<RestoreReport> => {
    const cross = crosses(index) && postgresUrl !== undefined;
    const restored = await restoreBackup(backup, cross ? other : engine, cross, postgresUrl);
    report(`${index + 1} restored, ${restored.faults.length} faults`);
    return { ...restored, faults: restored.faults.map((fault) => `backup ${index + 1}: ${fault}`) };
  };
  return {
    add: (backup: Backup): void => {
      const index = reports.length;
      const next = last.then(() => one(backup, index));
      // Failures are reported at the end.
      last = next.catch(() => {});
      reports.push(next);
    },
    all: () => Promise.all(reports),
  };
}

export async function backupRounds(
  engine: Engine,
  count: number,
  postgresUrl: string | undefined,
  report: (line: string) => void,
): Promise<BackupReport> {
  const place = await openPlace(postgresUrl);
  try {
    const url = await place[engine]();
    const restores = restorer(engine, postgresUrl, report);
    const { backups, acknowledged, faults } = await backUpUnderLoad(
      place,
      url,
      count,
      restores.add,
    );
    const own = await faultsIn(url, acknowledged);
    const reports = await restores.all();
    return {
      acknowledged: backups.reduce((sum, { written }) => sum + written, 0),
      slowestBackup: Math.max(...backups.map(({ took }) => took)),
      slowestRestore: Math.max(...reports.map(({ took }) => took)),
      crossed: reports.filter(({ cross }) => cross).length,
      faults: [...faults, ...own, ...reports.flatMap((one) => one.faults)],
    };
  } finally {
    await place.clear();
  }
}
