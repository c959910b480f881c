import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { findPostgres } from "../../scripts/postgres.mjs";
import { asked, openPair, promote, signal, type Pair } from "./pair.ts";
import { faultsIn } from "../kill/ledger.ts";
import { openDriver, type Driver } from "../kill/open-driver.ts";
import type { Counts } from "../kill/orders.ts";
import { killAndCompare } from "../kill/rounds.ts";
import { writersOf } from "../kill/writers.ts";
import { startServer, type ServerProcess } from "../server-process.ts";

// Threats T95. Two PostgreSQL hosts on loopback, with synchronous replication.

/** Milliseconds from the promotion to the next acknowledged write. */
const FOUND_WITHIN = 5_000;

const sum = (counts: Counts) => Object.values(counts).reduce((all, one) => all + one, 0);

async function acknowledgedBy(driver: Driver): Promise<number> {
  driver.send({ kind: "count" });
  return sum((await driver.receive("counted")).sent.acknowledged);
}

/** Milliseconds until the next acknowledgement. */
async function untilMore(driver: Driver): Promise<number> {
  const began = performance.now();
  const before = await acknowledgedBy(driver);
  while ((await acknowledgedBy(driver)) === before && performance.now() - began < 60_000)
    await pause(25);
  return performance.now() - began;
}

interface Fault {
  readonly what: string;
  readonly order: "primary first" | "standby first";
  /** The primary's fault, before the promotion. */
  befall(pair: Pair): Promise<void> | void;
  /** After the promotion. */
  afterwards(pair: Pair): Promise<void> | void;
}

const fence = async ({ primary }: Pair) => {
  await asked(primary.url, "alter system set default_transaction_read_only = on");
  await asked(primary.url, "select pg_reload_conf()");
};

const faults: Fault[] = [
  {
    what: "is killed",
    order: "primary first",
    befall: ({ primary }) => signal(primary, "SIGKILL"),
    afterwards() {},
  },
  {
    what: "falls silent, and wakes up as if nothing had happened",
    order: "primary first",
    befall: ({ primary }) => signal(primary, "SIGSTOP"),
    afterwards: ({ primary }) => signal(primary, "SIGCONT"),
  },
  { what: "is made read-only", order: "standby first", befall: fence, afterwards() {} },
  {
    what: "goes on taking writes",
    order: "primary first",
    befall() {},
    afterwards() {},
  },
];

describe.skipIf(findPostgres() === undefined)("a standby is promoted while its primary", () => {
  let pair: Pair | undefined;
  let server: ServerProcess | undefined;
  let driver: Driver | undefined;

  afterEach(async () => {
    driver?.close();
    await server?.kill();
    await pair?.stop();
  });

  it.each(faults)("$what: it is found, with all that was acknowledged", async (fault) => {
    pair = await openPair("cairn");
    const url = pair.url("cairn", fault.order);
    server = await startServer(url);
    driver = openDriver();
    const writers = await writersOf(server.origin);
    driver.send({ kind: "write", origin: server.origin, writers });
    await driver.receive("writing");
    await pause(500);

    await fault.befall(pair);
    // A monitor needs a moment to be sure.
    await pause(1_500);
    await promote(pair);
    const found = await untilMore(driver);
    await fault.afterwards(pair);
    await pause(2_500);
    expect(await untilMore(driver)).toBeLessThan(1_000);

    const compared = await killAndCompare(driver, server, url);
    server = compared.next;
    const { url: standby } = pair.standby;
    const left = standby.replace(/postgres$/, "cairn");
    expect([...compared.faults, ...(await faultsIn(left, compared.acknowledged))]).toEqual([]);
    expect(sum(compared.acknowledged)).toBeGreaterThan(20);
    process.stdout.write(`${fault.what}: found after ${Math.round(found)} ms\n`);
    expect(found).toBeLessThan(FOUND_WITHIN);
  });
});
