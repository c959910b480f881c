import { setTimeout as pause } from "node:timers/promises";
import { npmRun } from "../operator-command.ts";
import { openPlace } from "../place.ts";
import { startServer, type ServerProcess } from "../server-process.ts";
import { openDriver, type Driver } from "./open-driver.ts";
import { brokenIn } from "./amcheck.ts";
import { faultsIn } from "./ledger.ts";
import type { Counts, Writer } from "./orders.ts";
import { writersOf } from "./writers.ts";

/** Milliseconds. */
const EARLIEST = 50;
const LATEST = 950;
/** Kills. */
const BACKUP_EVERY = 10;

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: Counts;
  /** Unanswered at the kill; all were resent. */
  readonly cutOff: number;
  readonly backups: number;
  /** Milliseconds. */
  readonly slowestStart: number;
  readonly faults: readonly string[];
}

interface Round {
  readonly cutOff: number;
  readonly acknowledged: Counts;
  readonly faults: readonly string[];
  readonly next: ServerProcess;
}

async function round(
  driver: Driver,
  server: ServerProcess,
  writers: readonly Writer[],
  databaseUrl: string,
): Promise<Round> {
  driver.send({ kind: "write", origin: server.origin, writers });
  await driver.receive("writing");
  await pause(EARLIEST + Math.random() * (LATEST - EARLIEST));
  return killAndCompare(driver, server, databaseUrl);
}

export async function killAndCompare(
  driver: Driver,
  server: ServerProcess,
  databaseUrl: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Round> {
  await server.kill();
  const { unacknowledged } = await driver.receive("stopped");
  const next = await startServer(databaseUrl, { ...more, PORT: String(server.port) });
  driver.send({ kind: "compare" });
  const before = await driver.receive("compared");
  driver.send({ kind: "retry" });
  const after = await driver.receive("compared");
  return {
    cutOff: unacknowledged,
    acknowledged: after.acknowledged,
    faults: [...before.faults, ...after.faults],
    next,
  };
}

/** Made while nobody writes, so it must have exactly what was acknowledged. */
async function faultsOfBackup(databaseUrl: string, acknowledged: Counts): Promise<string[]> {
  const place = await openPlace(undefined);
  try {
    const [file, target] = [place.file("backup.gz"), await place.embedded()];
    const made = await npmRun(databaseUrl, "backup", file);
    const restored = await npmRun(target, "restore", file, "--move");
    const failed = [made, restored].find(({ code }) => code !== 0);
    return failed === undefined ? await faultsIn(target, acknowledged) : [failed.output];
  } finally {
    await place.clear();
  }
}

/** No acknowledged write may be lost or doubled. */
async function killRounds(databaseUrl: string, kills: number): Promise<KillReport> {
  let server = await startServer(databaseUrl);
  const driver = openDriver();
  const faults: string[] = [];
  let [cutOff, backups, slowestStart] = [0, 0, 0];
  let acknowledged: Counts = {};
  try {
    const writers = await writersOf(server.origin);
    for (let kill = 1; kill <= kills; kill += 1) {
      const done = await round(driver, server, writers, databaseUrl);
      ({ next: server, acknowledged } = done);
      cutOff += done.cutOff;
      slowestStart = Math.max(slowestStart, server.readyAfter);
      const found = [...done.faults];
      if (kill % BACKUP_EVERY === 0) {
        found.push(...(await faultsOfBackup(databaseUrl, acknowledged)));
        backups += 1;
      }
      faults.push(...found.map((fault) => `kill ${kill}: ${fault}`));
    }
  } finally {
    driver.close();
    await server.stop();
  }
  faults.push(...(await faultsIn(databaseUrl, acknowledged)), ...(await brokenIn(databaseUrl)));
  return { kills, acknowledged, cutOff, backups, slowestStart, faults };
}

/** Kills per database: a person may move only so much a day. */
const SPELL = 40;

/** `open` creates a database. */
export async function killSpells(
  open: () => Promise<string>,
  kills: number,
): Promise<readonly KillReport[]> {
  const reports: KillReport[] = [];
  for (let done = 0; done < kills; done += SPELL)
    reports.push(await killRounds(await open(), Math.min(SPELL, kills - done)));
  return reports;
}
