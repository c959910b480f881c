import { Agent, request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { createGoal } from "#contract/goals.ts";
import { BODY_LIMIT, KEY_HEADER } from "#contract/endpoint.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/random.ts";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import {
  asDeployed,
  built,
  ended,
  freePort,
  PUBLIC_ORIGIN,
  settings,
  startProcess,
} from "./fixtures/built-server.fixture.ts";
import { valuesOf } from "./fixtures/loaded-people.fixture.ts";
import { read, steadyLoad, type Call, type Member } from "./fixtures/steady-load.fixture.ts";
import { openTestApp } from "./fixtures/test-app.fixture.ts";

// Threats F23. A connection each, concurrently, several times.
const CROWD = rounds(300, 150);
const TIMES = rounds(10, 1);
const GOALS = 20;

async function somebody(db: Database): Promise<Member[]> {
  const test = await openTestApp(db);
  // The server uses the real clock.
  test.at = Date.now();
  const measurable = { type: "Numeric", targetValue: "1000000", unit: "pages" } as const;
  const people = await test.persons(Array.from({ length: 8 }, () => ({})));
  return Promise.all(
    people.map(async (person) => {
      const { id: goalId } = await addGoal(person, { measurable });
      for (let more = 1; more < GOALS; more += 1) await addGoal(person);
      return { cookie: person.cookie, goalId };
    }),
  );
}

/** Each member on a connection of its own. */
function crowd(port: number, asks: readonly Call[]): Promise<number[]> {
  const agent = new Agent({ maxSockets: asks.length });
  const one = ({ body, ...ask }: Call) =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, agent, ...ask }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      });
      asked.on("error", reject).end(body);
    });
  return Promise.all(asks.map(one)).finally(() => agent.destroy());
}

/** The largest body allowed, and invalid. */
const writing = ({ cookie }: Member): Call => ({
  method: "POST",
  path: createGoal.path,
  headers: {
    cookie,
    origin: PUBLIC_ORIGIN,
    "content-type": "application/json",
    [KEY_HEADER]: newId(),
  },
  body: `{"description":"${"x".repeat(BODY_LIMIT - 100)}"}`,
});

describeOnPostgres("a server with 128 MB for its objects, and a crowd", (open) => {
  it("lives, answers or says that it is too busy, and keeps what it acknowledged", async () => {
    const db = await open();
    const members = await somebody(db);
    const port = await freePort();
    const more = { ...asDeployed, PORT: String(port), CONNECTIONS_PER_ADDRESS: "2000" };
    const args = ["--max-old-space-size=128", built];
    const server = await startProcess(args, settings(await addressOf(db), more));
    onTestFinished(async () => void (await ended(server, "SIGKILL")));
    const load = steadyLoad(port, members, 50);
    const all = Array.from({ length: CROWD }, (_, number) => members[number % members.length]!);
    const statuses = new Set<number>();
    for (let time = 0; time < TIMES; time += 1)
      for (const ask of [read, writing])
        for (const status of await crowd(port, all.map(ask))) statuses.add(status);
    await load.stop();
    // 408: the busy machine was too late.
    const told = new Set([200, 400, 408, 503]);
    expect([...statuses].filter((status) => !told.has(status))).toEqual([]);
    expect(load.failures.filter((failure) => !/ (408|503) /.test(failure))).toEqual([]);
    expect([server.exitCode, server.signalCode]).toEqual([null, null]);
    const values = await valuesOf(db);
    const steps = members.map(({ goalId }) => load.stepsOf(goalId));
    expect(members.map(({ goalId }) => values.get(goalId))).toEqual(steps);
    expect(Math.max(...steps)).toBeGreaterThan(0);
  });
});
