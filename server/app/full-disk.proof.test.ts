import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import { readDashboard } from "#contract/goals.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { migratedTemplate } from "#server/platform/fixtures/engines.fixture.ts";
import { filled } from "#server/platform/fixtures/full-disk.fixture.ts";
import { describeWithMounts } from "#server/platform/fixtures/mounts.fixture.ts";
import {
  built,
  ended,
  freePort,
  refusedStart,
  settings,
  startProcess,
} from "./fixtures/built-server.fixture.ts";
import { read, write, type Call, type Member } from "./fixtures/steady-load.fixture.ts";
import { openTestApp } from "./fixtures/test-app.fixture.ts";

let parent: string;
let disk: string;
let url: string;
let server: ChildProcess | undefined;
let origin: string;
let logged: string[];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "cairn-full-"));
  disk = join(parent, "disk");
  url = `file:${join(disk, "database")}`;
  logged = [];
});
afterEach(async () => {
  if (server !== undefined) await ended(server, "SIGKILL");
  server = undefined;
  await rm(parent, { recursive: true });
});

async function somebody(): Promise<Member> {
  const db = await openDatabase({ url, log: () => {}, template: await migratedTemplate() });
  const test = await openTestApp(db);
  // The server uses the real clock.
  test.at = Date.now();
  const person = await test.person();
  const measurable = { type: "Numeric", targetValue: "1000", unit: "pages" } as const;
  const { id } = await addGoal(person, { measurable });
  await db.close();
  return { cookie: person.cookie, goalId: id };
}

async function start(): Promise<ChildProcess> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = settings(url, { PORT: String(port) });
  const log = (line: string) => logged.push((JSON.parse(line) as { event: string }).event);
  server = await startProcess([built], env, () => {}, log);
  return server;
}

describeWithMounts("an embedded server whose disk is full", (mounts) => {
  it("reads on, refuses writes, and goes on by itself when there is room", async () => {
    mounts.disk(disk, 260);
    const member = await somebody();
    const first = await start();
    const ask = (call: Call) => fetch(origin + call.path, call);
    const value = async () => {
      const { goals } = readDashboard.output.parse(await (await ask(read(member))).json());
      return goals.map(({ measurable }) => measurable);
    };
    const step = async () => {
      const answer = await ask(write(member));
      return { status: answer.status, text: await answer.text() };
    };
    expect(await step()).toMatchObject({ status: 200 });

    const empty = filled(disk);
    let done = 1;
    await expect
      .poll(async () => {
        const { status, text } = await step();
        if (status === 200) done += 1;
        return { status, isTold: text.includes(errors["server.unavailable"].text()) };
      })
      .toEqual({ status: errors["server.unavailable"].status, isTold: true });
    // Jobs fail meanwhile.
    await expect.poll(() => logged).toContain("mail.worker-failed");
    for (const path of ["/", "/readyz", readDashboard.path])
      expect((await ask({ ...read(member), path })).status, path).toBe(200);
    expect(await value()).toMatchObject([{ currentValue: done }]);

    empty();
    await expect.poll(async () => (await step()).status).toBe(200);
    expect(await value()).toMatchObject([{ currentValue: done + 1 }]);
    expect(await ended(first, "SIGTERM")).toBe(0);
    await start();
    expect(await value()).toMatchObject([{ currentValue: done + 1 }]);
  });

  it("does not start, and says in one line that the disk is full", async () => {
    mounts.disk(disk, 260);
    await somebody();
    const empty = filled(disk);
    const full = `Cairn cannot start: The disk of ${disk}/database is full: Cairn writes only where 64 MB are free. Make room on it.\n`;
    expect(await refusedStart(url)).toBe(full);
    empty();
    filled(disk, 40);
    expect(await refusedStart(url)).toBe(full);
  });
});
