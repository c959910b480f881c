import { setTimeout as pause } from "node:timers/promises";
import { newGoal } from "../new-goal.ts";
import { startServer, type ServerProcess } from "../server-process.ts";
import { signIn } from "../sign-in.ts";
import { openDriver, type Driver } from "./open-driver.ts";
import { ledgerFaults } from "./ledger.ts";
import type { Writer } from "./orders.ts";

const people = ["ada.moreau", "tomas.lindqvist", "grace.okafor"];
const GOALS_EACH = 4;
/** Milliseconds. */
const EARLIEST = 50;
const LATEST = 950;

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Steps whose promise the kill cut off; all were sent again. */
  readonly cutOff: number;
  /** Milliseconds of the slowest start after a kill. */
  readonly slowestStart: number;
  readonly faults: readonly string[];
}

/** Signs people in, and gives each goals to move. */
export function writersOf(origin: string): Promise<readonly Writer[]> {
  return Promise.all(people.map((person) => writerOf(origin, person)));
}

async function writerOf(origin: string, person: string): Promise<Writer> {
  const { uid, cookie } = await signIn(origin, person);
  const goals: string[] = [];
  for (let index = 0; index < GOALS_EACH; index += 1)
    goals.push(await newGoal(origin, cookie, `Goal ${index} to move`));
  return { uid, cookie, goals };
}

interface Round {
  readonly cutOff: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
  readonly next: ServerProcess;
}

/** Writes, and kills the server at a random moment. */
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

/** Kills the server that the driver writes to, starts it again, and asks what is left. */
export async function killAndCompare(
  driver: Driver,
  server: ServerProcess,
  databaseUrl: string,
): Promise<Round> {
  await server.kill();
  const { unacknowledged } = await driver.receive("stopped");
  const next = await startServer(databaseUrl, { PORT: String(server.port) });
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

/** `kill -9` under writes, so many times on one database. Nothing acknowledged may be lost, nothing counted twice. */
export async function killRounds(databaseUrl: string, kills: number): Promise<KillReport> {
  let server = await startServer(databaseUrl);
  const driver = openDriver();
  const faults: string[] = [];
  let report = { kills, acknowledged: 0, cutOff: 0, slowestStart: 0 };
  try {
    const writers = await writersOf(server.origin);
    for (let kill = 0; kill < kills; kill += 1) {
      const {
        cutOff,
        acknowledged,
        faults: found,
        next,
      } = await round(driver, server, writers, databaseUrl);
      server = next;
      faults.push(...found.map((fault) => `kill ${kill + 1}: ${fault}`));
      const slowestStart = Math.max(report.slowestStart, next.readyAfter);
      report = { kills, acknowledged, cutOff: report.cutOff + cutOff, slowestStart };
    }
  } finally {
    driver.close();
    await server.stop();
  }
  return {
    ...report,
    faults: [...faults, ...(await ledgerFaults(databaseUrl, report.acknowledged))],
  };
}
