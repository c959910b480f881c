import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KEY_HEADER } from "#contract/endpoint.ts";
import type { GoalPage } from "#contract/goals.ts";
import { keyOf } from "#web/client/query.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { counted, goal } from "./fixtures/goal.fixture.ts";
import { cachedRow } from "./goal-rows.ts";
import { goalWritesOf } from "./goal-writes.ts";
import { overlaidGoal } from "./overlay.ts";

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
  readonly answer: (status: number, body: unknown) => void;
}

const requests: Sent[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({
      key: new Headers(init.headers).get(KEY_HEADER),
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
      answer: (status, body) => resolve(Response.json(body, { status })),
    });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

function writing(row = counted(3, 4)) {
  const client = new QueryClient();
  client.setQueryData<GoalPage>(keyOf("readDashboard"), { goals: [row], next: null });
  const writes = goalWritesOf(client);
  const shown = () => {
    const cached = cachedRow(client, row.id) ?? row;
    return overlaidGoal(cached, writes.overlay.read(), now).measurable.currentValue;
  };
  return { client, writes, shown, row };
}

const step = { kind: "step" } as const;
const refusal = (code: string, extra: object = {}) => ({
  error: { code, message: "no", requestId: "r" },
  ...extra,
});
async function sent(count: number) {
  await expect.poll(() => requests).toHaveLength(count);
}

test("quick clicks show at once, go one after another and each under a key of its own", async () => {
  const { writes, shown, row } = writing();
  const done = [
    writes.record(row, step, now),
    writes.record(row, step, now),
    writes.record(row, step, now),
  ];
  expect(shown()).toBe(6);
  for (const [index, value] of [4, 5, 6].entries()) {
    await sent(index + 1);
    requests[index]?.answer(200, { goal: counted(value, value + 1) });
  }
  await Promise.all(done);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
  expect(requests.map(({ body }) => body)).toEqual([step, step, step]);
  expect(shown()).toBe(6);
});

test("a refused write is taken back, and those behind it go on", async () => {
  const { writes, shown, row } = writing();
  const first = writes.record(row, step, now);
  const second = writes.record(row, step, now);
  await sent(1);
  requests[0]?.answer(500, refusal("server.failed"));
  await expect(first).rejects.toMatchObject({ code: "server.failed" });
  expect(shown()).toBe(4);
  await sent(2);
  requests[1]?.answer(200, { goal: counted(4, 5) });
  await second;
  expect(shown()).toBe(4);
});

test("a stale value is refused with the fresh row, which then shows", async () => {
  const { writes, shown, row } = writing();
  const write = writes.record(row, { kind: "set", value: 9, rev: 4 }, now);
  expect(shown()).toBe(9);
  await sent(1);
  requests[0]?.answer(409, refusal("progress.stale", { goal: counted(7, 8) }));
  await expect(write).rejects.toMatchObject({ code: "progress.stale" });
  expect(shown()).toBe(7);
});

test("completing waits for the steps before it and puts the completed row", async () => {
  const { client, writes, row } = writing();
  const stepped = writes.record(row, step, now);
  const completed = writes.complete(row, now);
  await sent(1);
  requests[0]?.answer(200, { goal: counted(4, 5) });
  await stepped;
  await sent(2);
  requests[1]?.answer(200, { goal: { ...counted(4, 6), status: "completed", completed: true } });
  await completed;
  expect(cachedRow(client, goal.id)?.completed).toBe(true);
});

test("idle is when the last write of the goal has ended, however it did", async () => {
  const { writes, row } = writing();
  const write = writes.record(row, step, now).catch(() => "refused");
  const ends: string[] = [];
  const idle = writes.whenIdle(row.id).then(() => ends.push("idle"));
  await sent(1);
  expect(ends).toEqual([]);
  requests[0]?.answer(500, refusal("server.failed"));
  await idle;
  await expect(write).resolves.toBe("refused");
});
