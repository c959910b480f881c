import { get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { exportAccount } from "#contract/account.ts";
import * as limits from "#domain/limits.ts";
import {
  openTestApp,
  ORIGIN,
  withSession,
  type Person,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, openWithGoal } from "#server/goals/fixtures/goal.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { drain, listen } from "#server/platform/http/listen.ts";
import { addEntries } from "./fixtures/long-history.fixture.ts";

const { path } = exportAccount;

/** Unread. */
async function begin({ app }: TestApp, { cookie }: Person): Promise<Response> {
  return app.request(`${ORIGIN}${path}`, { headers: { cookie } });
}

async function leave({ body }: Response): Promise<void> {
  await body?.cancel();
}

async function statusOfAnother(test: TestApp, person: Person): Promise<number> {
  // Past the rate limit's minute.
  test.at += 60_000;
  const response = await begin(test, person);
  await leave(response);
  return response.status;
}

describeWithDatabase("an export", (open) => {
  it("of thousands of rows has each once, in the order in which they were written", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const goals = [await addGoal(person), await addGoal(person)];
    for (const { id } of goals) await addEntries(test.deps.db, id, 1_201);
    const { data } = (await person.send("GET", path)).body;
    for (const { id } of goals) {
      const own = data.progressEntries.filter(({ goalId }: { goalId: string }) => goalId === id);
      expect(own.map(({ to }: { to: number }) => to)).toEqual(
        Array.from({ length: 1_201 }, (_, index) => index + 1),
      );
    }
    expect(data.progressEntries).toHaveLength(2_402);
    expect(data.dailyActivity).toHaveLength(1_201);
    expect(data.checkins).toHaveLength(2_402);
  });

  it("is one at a time of a person, until it is read or left", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const first = await begin(test, person);
    const second = await person.send("GET", path);
    expect([second.status, second.body.error]).toEqual([
      429,
      { code: "request.rate", message: "Too many requests. Please try again later." },
    ]);
    expect(second.headers.get("content-disposition")).toBeNull();
    await leave(first);
    const third = await begin(test, person);
    expect(JSON.parse(await third.text()).data.user).toHaveLength(1);
    expect((await person.send("GET", path)).status).toBe(200);
  });

  it("is one of few at once, and the others go on: also those who are refused one", async () => {
    const test = await openTestApp(await open());
    const people = await test.persons(Array.from({ length: limits.exportsAtOnce + 1 }, () => ({})));
    const last = people.at(-1)!;
    const begun = await Promise.all(people.slice(0, -1).map((person) => begin(test, person)));
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
    expect((await last.send("GET", path)).status).toBe(429);
    expect((await last.send("GET", "/api/dashboard")).status).toBe(200);
    await leave(begun[0]!);
    expect((await last.send("GET", path)).status).toBe(200);
    await Promise.all(begun.slice(1).map(leave));
  });

  it("lets others write between its pages", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    await addEntries(test.deps.db, id, 3_000);
    const reader = (await begin(test, owner)).body!.getReader();
    const first = await reader.read();
    expect(first.done).toBe(false);
    await addGoal(owner);
    let text = new TextDecoder().decode(first.value);
    for (let next = await reader.read(); !next.done; next = await reader.read())
      text += new TextDecoder().decode(next.value);
    const { data } = JSON.parse(text);
    expect([data.goals.length, data.progressEntries.length]).toEqual([1, 3_000]);
  });

  it("answers HEAD without beginning one", async () => {
    const [, person] = await openWithPeople(await open(), {});
    for (let asked = 0; asked <= limits.exportsAtOnce; asked += 1) {
      const { status, text } = await person.send("HEAD", path);
      expect([status, text]).toEqual([200, ""]);
    }
  });
});

describeOnPostgres("an export", (open) => {
  it("is one at a time of a person over all processes", async () => {
    const [here, there] = [await openTestApp(await open()), await openTestApp(await open())];
    const person = await here.person();
    const secret = person.cookie.slice("cairn=".length);
    const elsewhere = withSession(there.app, person.uid, person.sessionId, secret);
    const first = await begin(here, person);
    expect((await elsewhere.send("GET", path)).status).toBe(429);
    await leave(first);
    // The lock is released a moment later.
    await expect.poll(() => statusOfAnother(there, elsewhere)).toBe(200);
  });

  it("takes no connection of the pool", async () => {
    const test = await openTestApp(await open({ poolSize: 1 }));
    const people = await test.persons(Array.from({ length: limits.exportsAtOnce }, () => ({})));
    const begun = await Promise.all(people.map((person) => begin(test, person)));
    for (const person of people)
      expect((await person.send("GET", "/api/dashboard")).status).toBe(200);
    await Promise.all(begun.map(leave));
  });
});

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map(drain));
});

async function portOf({ app }: TestApp): Promise<number> {
  const server = await listen(app, "127.0.0.1", 0);
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

/** Unread. */
function ask(port: number, { cookie }: Person): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, host: new URL(ORIGIN).host };
    get({ host: "127.0.0.1", port, path, headers, agent: false }, resolve).on("error", reject);
  });
}

/** More data than a connection's buffers hold. */
async function wealthy(test: TestApp): Promise<Person> {
  const person = await test.person();
  const { id } = await addGoal(person);
  await addEntries(test.deps.db, id, 6_000);
  return person;
}

/** Reads fail once, after so many pages. */
function failingAfter(db: Database, pages: number): Database {
  let left = pages;
  return {
    ...db,
    kysely: db.kysely,
    reading: async () => {
      const reading = await db.reading();
      return {
        kysely: reading.kysely,
        close: reading.close,
        run: async (...asked) => {
          left -= 1;
          if (left === 0) throw new RangeError("The disk is gone.");
          return reading.run(...asked);
        },
      };
    },
  };
}

describeWithDatabase("an export on a socket", (open) => {
  it("is freed when its reader leaves in the middle", async () => {
    const test = await openTestApp(await open());
    const person = await wealthy(test);
    const port = await portOf(test);
    const answer = await ask(port, person);
    expect([answer.statusCode, (await person.send("GET", path)).status]).toEqual([200, 429]);
    answer.destroy();
    await expect.poll(() => statusOfAnother(test, person)).toBe(200);
    expect(test.logged).not.toContain("request.failed");
  });

  it("is dropped when nobody reads it", async () => {
    const test = await openTestApp(await open());
    const person = await wealthy(test);
    const port = await portOf(test);
    const timers = vi.spyOn(globalThis, "setTimeout");
    const answer = await ask(port, person);
    const closed = new Promise((resolve) => answer.on("close", resolve));
    const pauses = () =>
      timers.mock.calls.filter(([, ms]) => ms === limits.exportPauseSeconds * 1_000);
    // It fills the buffers, then waits for its reader.
    await quiet(() => pauses().length);
    const [late] = pauses().at(-1)!;
    late();
    answer.on("error", () => {});
    answer.resume();
    await closed;
    expect([answer.complete, test.logged]).toEqual([false, ["answer.not-read"]]);
    await expect.poll(() => statusOfAnother(test, person)).toBe(200);
  });

  it("that fails in the middle is no whole answer", async () => {
    const db = await open();
    const test = await openTestApp(db, { db: failingAfter(db, 20) });
    const person = await wealthy(test);
    const answer = await ask(await portOf(test), person);
    let text = "";
    answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    const failure = await new Promise((resolve) => answer.on("error", resolve).on("end", resolve));
    expect(failure).toMatchObject({ code: "ECONNRESET" });
    expect(answer.complete).toBe(false);
    expect(text.length).toBeGreaterThan(10_000);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(test.logged).toEqual(["request.failed"]);
    await expect.poll(() => statusOfAnother(test, person)).toBe(200);
  });
});

/** Waits until the number stops changing. */
async function quiet(number: () => number): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const same = number() === before && before > 0;
        before = number();
        return same;
      },
      { interval: 200 },
    )
    .toBe(true);
}
