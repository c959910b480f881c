import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { errorBody } from "#contract/errors.ts";
import { liveChange } from "#contract/live.ts";
import { describeOnEngines } from "../db/engines.ts";
import { drain, listen } from "../listen.ts";
import { newId } from "../random.ts";
import { openTestApp, type Person, type TestApp } from "../test-app.ts";
import { readStream, type Reader } from "./event-stream.fixture.ts";
import { openLive } from "./hub.ts";
import { HEARTBEAT_MS, STREAMS_PER_PERSON } from "./streams.ts";

const PATH: string = endpoints.liveStream.path;

const draft = {
  description: "Walk",
  category: "Career",
  specific: "s",
  measurable: { type: "Numeric", targetValue: "100000", unit: "km" },
  achievable: "a",
  relevant: "r",
  dueDate: "2026-12-31",
};

async function addGoal(person: Person): Promise<string> {
  const reply = await person.send("POST", "/api/goals", draft, { "idempotency-key": newId() });
  return reply.body.goal.id;
}

function step(person: Person, goalId: string) {
  return person.send(
    "POST",
    `/api/goals/${goalId}/progress`,
    { kind: "step" },
    { "idempotency-key": newId() },
  );
}

describeOnEngines("the event stream", (open) => {
  let test: TestApp;
  let server: Server;
  let port = 0;
  let beat: () => void;
  const readers: Reader[] = [];

  beforeAll(async () => {
    const db = await open();
    const intervals = vi.spyOn(globalThis, "setInterval");
    test = await openTestApp(db, { live: await openLive(db, newId()) });
    const heartbeat = intervals.mock.calls.find(([, every]) => every === HEARTBEAT_MS);
    beat = () => heartbeat?.[0]();
    intervals.mockRestore();
    server = await listen(test.app, "127.0.0.1", 0);
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const reader of readers) reader.leave();
    await Promise.all(readers.splice(0).map(({ closed }) => closed));
  });
  afterAll(async () => {
    test.closeStreams();
    await drain(server);
  });

  async function stream(person: { cookie: string }, path = PATH, headers = {}): Promise<Reader> {
    const reader = await readStream(port, path, { cookie: person.cookie, ...headers });
    readers.push(reader);
    return reader;
  }

  it("opens with its headers, and tells of a change with the position after it", async () => {
    const person = await test.person();
    const goalId = await addGoal(person);
    const reader = await stream(person);
    await reader.untilText("retry: 1000\n\n");
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": test.deps.assets.headers["content-security-policy"],
    });
    const began = performance.now();
    await step(person, goalId);
    const [heard] = await reader.until(1);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(heard).toEqual({
      event: "change",
      id: test.deps.live.position(),
      data: { entity: "goal", id: goalId, rev: 2 },
    });
    expect(liveChange.safeParse(heard?.data).success).toBe(true);
  });

  it("tells of what happened since a position, by the address or by Last-Event-ID, which wins", async () => {
    const person = await test.person();
    const goalId = await addGoal(person);
    const before = test.deps.live.position();
    await step(person, goalId);
    const between = test.deps.live.position();
    await step(person, goalId);
    const since = await stream(person, `${PATH}?since=${before}`);
    expect((await since.until(2)).map(({ data }) => data.rev)).toEqual([2, 3]);
    const last = await stream(person, `${PATH}?since=${before}`, { "last-event-id": between });
    await step(person, goalId);
    expect((await last.until(2)).map(({ data }) => data.rev)).toEqual([3, 4]);
    const now = await stream(person, `${PATH}?since=${test.deps.live.position()}`);
    await step(person, goalId);
    expect((await now.until(1)).map(({ data }) => data.rev)).toEqual([5]);
  });

  it.each([
    "x",
    "unknown.0",
    ".",
    "..",
    "x.1e3",
    "x.-1",
    "' or 1=1",
    "a".repeat(64),
    "__proto__.1",
    "x.999999999999999",
  ])("knows no position %s, and says 'read again'", async (position) => {
    const person = await test.person();
    await addGoal(person);
    for (const reader of [
      await stream(person, `${PATH}?since=${encodeURIComponent(position)}`),
      await stream(person, PATH, { "last-event-id": position }),
      await stream(
        person,
        `${PATH}?since=${test.deps.live.position().replace(/\.\d+$/, ".99999999")}`,
      ),
    ]) {
      const [heard] = await reader.until(1);
      expect(heard).toEqual({ event: "reset", id: test.deps.live.position(), data: {} });
    }
  });

  it("gives nothing of another person by that person's position", async () => {
    const [one, other] = [await test.person(), await test.person()];
    const goalId = await addGoal(one);
    const position = test.deps.live.position();
    await step(one, goalId);
    const reader = await stream(other, `${PATH}?since=${position}`);
    const own = await addGoal(other);
    expect((await reader.until(1)).map(({ data }) => data.id)).toEqual([own]);
  });

  it("tells 200 random changes of 20 people to nobody but them", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => test.person()));
    const goals = await Promise.all(people.map(addGoal));
    const all = await Promise.all(people.map((person) => stream(person)));
    const moved = Array.from({ length: 200 }, () => Math.floor(Math.random() * people.length));
    for (const batch of Array.from({ length: 10 }, (_, index) =>
      moved.slice(index * 20, index * 20 + 20),
    ))
      await Promise.all(
        [...new Set(batch)].map(async (index) => {
          for (const one of batch) if (one === index) await step(people[index]!, goals[index]!);
        }),
      );
    for (const [index, reader] of all.entries()) {
      const mine = moved.filter((one) => one === index).length;
      const heard = await reader.until(mine);
      expect(heard.map(({ data }) => data.rev)).toEqual(
        Array.from({ length: mine }, (_, at) => at + 2),
      );
      expect(new Set(heard.map(({ data }) => data.id)).size).toBeLessThanOrEqual(1);
      expect(heard.every(({ data }) => data.id === goals[index])).toBe(true);
    }
  }, 30_000);

  it("tells a coach of the goals they coach, until it is over", async () => {
    const [owner, coach] = [await test.person(), await test.person()];
    const goalId = await addGoal(owner);
    const coached = test.deps.db.kysely.updateTable("goals").where("id", "=", goalId);
    await coached.set({ coach_id: coach.uid, coach_status: "accepted" }).execute();
    const reader = await stream(coach);
    await step(owner, goalId);
    expect((await reader.until(1))[0]?.data).toEqual({ entity: "goal", id: goalId, rev: 2 });
    await coached.set({ coach_id: null, coach_status: "declined_by_user" }).execute();
    await step(owner, goalId);
    const own = await addGoal(coach);
    expect((await reader.until(2)).map(({ data }) => data.id)).toEqual([goalId, own]);
  });

  it("says 'ended' and closes at sign-out, in that session alone", async () => {
    const person = await test.person();
    const elsewhere = await test.person();
    const [mine, theirs] = [await stream(person), await stream(elsewhere)];
    await person.send("POST", endpoints.endSession.path, {});
    expect((await mine.until(1))[0]).toMatchObject({ event: "ended", data: {} });
    await mine.closed;
    const goalId = await addGoal(elsewhere);
    expect((await theirs.until(1)).map(({ data }) => data.id)).toEqual([goalId]);
    const again = await stream(person);
    expect(again.status).toBe(401);
  });

  it.each([
    ["its idle end", { idle_ends_at: 1 }, {}],
    ["its absolute end", { ends_at: 1 }, {}],
    ["its person's being disabled", {}, { disabled: true }],
  ])("ends at %s, by the next heartbeat", async (_what, session, user) => {
    const [person, other] = [await test.person(), await test.person()];
    const [reader, still] = [await stream(person), await stream(other)];
    const { kysely } = test.deps.db;
    if (Object.keys(session).length > 0)
      await kysely
        .updateTable("sessions")
        .set(session)
        .where("id", "=", person.sessionId)
        .execute();
    if (Object.keys(user).length > 0)
      await kysely.updateTable("users").set(user).where("id", "=", person.uid).execute();
    beat();
    expect((await reader.until(1))[0]?.event).toBe("ended");
    await reader.closed;
    await still.untilText(":\n\n");
    expect(still.heard).toEqual([]);
  });

  it("keeps a heartbeat", async () => {
    expect(HEARTBEAT_MS).toBe(20_000);
    const reader = await stream(await test.person());
    beat();
    await reader.untilText(":\n\n");
  });

  it("gives a person 20 streams, another as many, and none more until one is left", async () => {
    const [person, other] = [await test.person(), await test.person()];
    for (let count = 0; count < STREAMS_PER_PERSON; count += 1)
      expect((await stream(person)).status).toBe(200);
    const refused = await stream(person);
    await refused.closed;
    expect(refused.status).toBe(429);
    expect(errorBody.parse(JSON.parse(refused.text())).error.code).toBe("request.rate");
    expect((await stream(other)).status).toBe(200);
    readers[0]?.leave();
    await vi.waitFor(async () => expect((await stream(person)).status).toBe(200));
  });

  it("forgets a tab that closed before its stream began", async () => {
    const person = await test.person();
    const { db } = test.deps;
    const { run } = db;
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    db.run = async (...call) => {
      begun.resolve();
      await go.promise;
      return run(...(call as Parameters<typeof run>)) as never;
    };
    const join = vi.spyOn(test.deps.live, "join");
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${PATH} HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie}\r\n\r\n`);
    await begun.promise;
    const closed = new Promise<void>((resolve) => void server.once("connection", () => resolve()));
    socket.destroy();
    // The server has seen the end of the first connection before it answers on a second one.
    connect(port, "127.0.0.1").end();
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 50));
    go.resolve();
    db.run = run;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(join).not.toHaveBeenCalled();
    join.mockRestore();
  });

  it("drops a reader that does not read, and troubles no other", async () => {
    const [slow, other] = [await test.person(), await test.person()];
    const [stuck, reading] = [await stream(slow), await stream(other)];
    stuck.pause();
    const change = { entity: "goal", id: newId(), rev: 1 } as const;
    let dropped = false;
    void stuck.closed.then(() => (dropped = true));
    const join = vi.spyOn(test.deps.live, "join");
    // The kernel holds some megabytes for a reader before anything is felt here.
    for (let burst = 0; burst < 100; burst += 1) {
      for (let one = 0; one < 2_000; one += 1) test.deps.live.publish(change, [slow.uid]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    stuck.resume();
    await stuck.closed;
    expect(dropped).toBe(true);
    expect(stuck.heard.length).toBeLessThan(200_000);
    join.mockRestore();
    const goalId = await addGoal(other);
    expect((await reading.until(1)).map(({ data }) => data.id)).toEqual([goalId]);
  }, 30_000);

  it("begins no stream for HEAD", async () => {
    const person = await test.person();
    const join = vi.spyOn(test.deps.live, "join");
    const reply = await person.send("HEAD", PATH);
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET"]);
    expect(join).not.toHaveBeenCalled();
    join.mockRestore();
  });

  it("holds 1,000 idle streams, and tells the right twenty of them", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => test.person()));
    const many: Reader[] = [];
    for (const person of people)
      many.push(
        ...(await Promise.all(Array.from({ length: STREAMS_PER_PERSON }, () => stream(person)))),
      );
    expect(many.every(({ status }) => status === 200)).toBe(true);
    const goalId = await addGoal(people[49]!);
    for (const reader of many.slice(-STREAMS_PER_PERSON)) {
      await reader.until(1);
      expect(reader.heard.map(({ data }) => data.id)).toEqual([goalId]);
    }
  }, 30_000);

  it("ends every stream when the server stops, and begins no other", async () => {
    const db = await open();
    const own = await openTestApp(db, { live: await openLive(db, newId()) });
    const stopping = await listen(own.app, "127.0.0.1", 0);
    const person = await own.person();
    const at = (stopping.address() as AddressInfo).port;
    const reader = await readStream(at, PATH, { cookie: person.cookie });
    own.closeStreams();
    await reader.closed;
    const late = await readStream(at, PATH, { cookie: person.cookie });
    await late.closed;
    expect(late.status).toBe(503);
    const began = performance.now();
    await drain(stopping);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
