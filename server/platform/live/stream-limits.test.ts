import { connect, type AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { errorBody } from "#contract/errors.ts";
import { describeWithDatabase } from "../fixtures/engines.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { drain, listen } from "../http/listen.ts";
import { newId } from "../random.ts";
import { openTestApp, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { readStream, type Reader } from "../fixtures/event-stream.fixture.ts";
import { openLive } from "./hub.ts";
import { STREAM, streamServer } from "../fixtures/stream-server.fixture.ts";
import { STREAMS_PER_PERSON } from "./streams.ts";

async function newGoal(person: Person): Promise<string> {
  return (await addGoal(person)).id;
}

describeWithDatabase("the limits of the event stream", (open) => {
  const live = streamServer(open);

  it("gives a person 20 streams, another as many, and none more until one is left", async () => {
    const [person, other] = [await live().test.person(), await live().test.person()];
    for (let count = 0; count < STREAMS_PER_PERSON; count += 1)
      expect((await live().stream(person)).status).toBe(200);
    const refused = await live().stream(person);
    await refused.closed;
    expect(refused.status).toBe(429);
    expect(errorBody.parse(JSON.parse(refused.text())).error.code).toBe("request.rate");
    expect((await live().stream(other)).status).toBe(200);
    live().readers[0]?.leave();
    await expect.poll(async () => (await live().stream(person)).status).toBe(200);
  });

  it("forgets a tab that closed before its stream began", async () => {
    const { test, server, port } = live();
    const person = await test.person();
    const { run } = test.deps.db;
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    test.deps.db.run = async (...call) => {
      begun.resolve();
      await go.promise;
      const rows = await run(...call);
      answered.resolve();
      return rows as never;
    };
    const join = vi.spyOn(test.deps.live, "join");
    const gone = new Promise<void>((resolve) => {
      server.once("connection", (socket) => socket.once("close", () => resolve()));
    });
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${STREAM} HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie}\r\n\r\n`);
    await begun.promise;
    test.deps.db.run = run;
    socket.destroy();
    await gone;
    go.resolve();
    await answered.promise;
    // What waited for the answer has run by the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(join).not.toHaveBeenCalled();
    join.mockRestore();
  });

  it("drops a reader that does not read, and troubles no other", async () => {
    const [slow, other] = [await live().test.person(), await live().test.person()];
    const [stuck, reading] = [await live().stream(slow), await live().stream(other)];
    stuck.pause();
    const change = { entity: "goal", id: newId(), rev: 1 } as const;
    let dropped = false;
    void stuck.closed.then(() => (dropped = true));
    // The kernel holds some megabytes for a reader before anything is felt here.
    for (let burst = 0; burst < 100; burst += 1) {
      for (let one = 0; one < 2_000; one += 1) live().test.deps.live.publish(change, [slow.uid]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    stuck.resume();
    await stuck.closed;
    expect(dropped).toBe(true);
    expect(stuck.heard.length).toBeLessThan(200_000);
    const goalId = await newGoal(other);
    expect((await reading.until(1)).map(({ data }) => data.id)).toEqual([goalId]);
  });

  it("begins no stream for HEAD", async () => {
    const person = await live().test.person();
    const join = vi.spyOn(live().test.deps.live, "join");
    const reply = await person.send("HEAD", STREAM);
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET"]);
    expect(join).not.toHaveBeenCalled();
    join.mockRestore();
  });

  it("holds 1,000 idle streams, and tells the right twenty of them", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => live().test.person()));
    const many: Reader[] = [];
    for (const person of people)
      many.push(
        ...(await Promise.all(
          Array.from({ length: STREAMS_PER_PERSON }, () => live().stream(person)),
        )),
      );
    expect(many.every(({ status }) => status === 200)).toBe(true);
    const goalId = await newGoal(people[49]!);
    for (const reader of many.slice(-STREAMS_PER_PERSON)) {
      await reader.until(1);
      expect(reader.heard.map(({ data }) => data.id)).toEqual([goalId]);
    }
  });

  it("ends every stream when the server stops, and begins no other", async () => {
    const db = await open();
    const own = await openTestApp(db, { live: await openLive(db, newId()) });
    const stopping = await listen(own.app, "127.0.0.1", 0);
    const person = await own.person();
    const at = (stopping.address() as AddressInfo).port;
    const reader = await readStream(at, STREAM, { cookie: person.cookie });
    own.closeStreams();
    await reader.closed;
    // A browser comes back after that, and gives up for good at a 503.
    const late = readStream(at, STREAM, { cookie: person.cookie });
    await expect(late).rejects.toThrow("socket hang up");
    const cut = vi.spyOn(stopping, "closeAllConnections");
    await drain(stopping);
    expect(cut).not.toHaveBeenCalled();
  });
});
