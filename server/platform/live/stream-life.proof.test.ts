import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeWithDatabase } from "../fixtures/engines.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { drain, listen } from "../http/listen.ts";
import { newId } from "../random.ts";
import { openTestApp, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { readStream } from "../fixtures/event-stream.fixture.ts";
import { openLive } from "./hub.ts";
import { STREAM_TIMING } from "./open-stream.ts";
import { STREAM } from "../fixtures/stream-server.fixture.ts";

/** Node's own time for a connection that is kept alive, with what it adds. */
const KEPT_ALIVE = 6_000;

it("speaks every 20 seconds at the latest, and leaves nothing of who is gone after a minute", () => {
  expect(STREAM_TIMING.pause + STREAM_TIMING.look).toBeLessThanOrEqual(20_000);
  expect(3 * STREAM_TIMING.pause + STREAM_TIMING.look + KEPT_ALIVE).toBeLessThanOrEqual(60_000);
});

describeWithDatabase("the life of an event stream", (open) => {
  let test: TestApp;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    const db = await open();
    test = await openTestApp(db, { live: await openLive(db, newId()) }, { pause: 700, look: 10 });
    server = await listen(test.app, "127.0.0.1", 0);
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    test.closeStreams();
    await drain(server);
  });

  it("is two heartbeats, and the word to come back to where it was", async () => {
    const person = await test.person();
    const reader = await readStream(port, STREAM, { cookie: person.cookie });
    test.deps.live.publish({ entity: "goal", id: newId(), rev: 1 }, [person.uid]);
    const position = test.deps.live.position();
    await reader.closed;
    expect(reader.text().split(":\n\n")).toHaveLength(3);
    expect(reader.heard.map(({ event }) => event)).toEqual(["change", "again"]);
    expect(reader.heard[1]).toEqual({ event: "again", id: position, data: {} });
    const { id } = await addGoal(person);
    const back = await readStream(port, `${STREAM}?since=${position}`, { cookie: person.cookie });
    expect((await back.until(1)).map(({ data }) => data.id)).toEqual([id]);
    back.leave();
  });

  it("goes on over the same connection", async () => {
    const { cookie } = await test.person();
    const request = `GET ${STREAM} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`;
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    let text = "";
    socket.on("data", (chunk: string) => {
      text += chunk;
      // The end of a body in chunks.
      if (chunk.includes("\r\n0\r\n\r\n")) socket.write(request);
    });
    socket.write(request);
    await expect.poll(() => text.split("HTTP/1.1 200 OK").length - 1).toBe(3);
    socket.destroy();
  });

  it("keeps no session from running out", async () => {
    const person = await test.person();
    const { kysely } = test.deps.db;
    const soon = kysely
      .updateTable("sessions")
      .set({ idle_ends_at: test.at + 60_000, last_used_at: 0 });
    await soon.where("id", "=", person.sessionId).execute();
    const touched = vi.spyOn(kysely, "updateTable");
    const reader = await readStream(port, STREAM, { cookie: person.cookie });
    expect(reader.status).toBe(200);
    expect(touched).not.toHaveBeenCalled();
    reader.leave();
    // What somebody does, does.
    await person.send("GET", "/api/session");
    expect(touched).toHaveBeenCalledWith("sessions");
    touched.mockRestore();
  });
});
