import { get, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { exportAccount } from "#contract/account.ts";
import { readDashboard } from "#contract/goals.ts";
import * as limits from "#domain/limits.ts";
import { addEntries } from "#server/account/fixtures/long-history.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { asDeployed, freePort, startBuilt } from "./fixtures/built-server.fixture.ts";
import { openTestApp } from "./fixtures/test-app.fixture.ts";

// Threats T69. With check-in and active day, 1,300 bytes each.
const ENTRIES = rounds(80_000, 10_000);
const LONG = rounds(300_000, 20_000);
const PEOPLE = 6;
const UNREAD = 60;
/** V8's uncollected garbage; 60 files together would be three times as much. */
const MOST_MIB = 256;

async function somebody(db: Database, entries: readonly number[]): Promise<string[]> {
  const test = await openTestApp(db);
  // The server uses the real clock.
  test.at = Date.now();
  const cookies: string[] = [];
  for (const count of entries) {
    const person = await test.person();
    await addEntries(db, (await addGoal(person)).id, count);
    cookies.push(person.cookie);
  }
  return cookies;
}

function asked(port: number, path: string, cookie = ""): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = { host: "127.0.0.1", port, path, headers: { cookie }, agent: false };
    get(request, resolve).on("error", reject);
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of answer.setEncoding("utf8")) text += String(chunk);
  return text;
}

async function memoryOf(port: number): Promise<number> {
  const figures = await textOf(await asked(port, "/metrics"));
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(figures) ?? [];
  return Number(bytes) / 1_048_576;
}

/** Peak, in MiB. */
async function mostMemory(port: number, work: Promise<unknown>): Promise<number> {
  const over = work.then(() => true);
  for (let most = 0; ;) {
    most = Math.max(most, await memoryOf(port));
    if (await Promise.race([over, Promise.resolve(false)])) return most;
  }
}

describeOnPostgres("exports of the built server", (open) => {
  it(`${UNREAD} that nobody reads, and one of ${LONG} entries, take no memory and hold up nobody`, async () => {
    const db = await open();
    const entries = [...Array.from({ length: PEOPLE }, () => ENTRIES), LONG, 1];
    const cookies = await somebody(db, entries);
    const [other = "", long = ""] = cookies.splice(PEOPLE).toReversed();
    const port = await freePort();
    await startBuilt(await addressOf(db), { ...asDeployed, PORT: String(port) });
    const dashboards = async () => {
      const statuses = new Set<number | undefined>();
      for (let read = 0; read < 100; read += 1) {
        const answer = await asked(port, readDashboard.path, other);
        statuses.add(answer.statusCode);
        await textOf(answer);
      }
      return [...statuses];
    };
    // Allocates permanent memory first.
    await dashboards();
    await textOf(await asked(port, exportAccount.path, cookies[0]));
    const before = await memoryOf(port);

    const unread = await Promise.all(
      Array.from({ length: UNREAD }, (_, index) =>
        asked(port, exportAccount.path, cookies[index % PEOPLE]),
      ),
    );
    const begun = unread.filter(({ statusCode }) => statusCode === 200);
    expect(unread.map(({ statusCode }) => statusCode)).toEqual(
      unread.map((answer) => (begun.includes(answer) ? 200 : 429)),
    );
    expect(begun).toHaveLength(limits.exportsAtOnce);
    const reads = dashboards();
    expect((await mostMemory(port, reads)) - before).toBeLessThan(MOST_MIB);
    expect(await reads).toEqual([200]);
    for (const answer of unread) answer.destroy();

    // Aborted exports are released; a whole one streams.
    let whole = await asked(port, exportAccount.path, long);
    await expect
      .poll(async () => {
        if (whole.statusCode !== 200) whole = await asked(port, exportAccount.path, long);
        return whole.statusCode;
      })
      .toBe(200);
    const text = textOf(whole);
    expect((await mostMemory(port, text)) - before).toBeLessThan(MOST_MIB);
    const { data } = JSON.parse(await text) as { data: { progressEntries: object[] } };
    expect(data.progressEntries).toHaveLength(LONG);
  });
});
