import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type AddressInfo, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { drain, listen, timeouts, type Timeouts } from "./listen.ts";
import { bytesOf } from "./request.ts";

// What a client sends, and then nothing more; it never hangs up by itself.
const silent = "";
const halfHeader = "GET / HTTP/1.1\r\nhost: local";
const halfBody = "POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{";
const earlyAnswer = halfBody.replace("/body", "/early");
const large = "GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n";
const quick = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** More than the buffers between two ends of a connection hold. */
const LARGE = 32 * 1024 * 1024;

let server: Server | undefined;
let clients: Socket[] = [];
let arrived = 0;
let port = 0;

afterEach(async () => {
  for (const each of clients) each.destroy();
  clients = [];
  arrived = 0;
  if (server?.listening === true) await drain(server);
  server = undefined;
});

async function serving(more: Partial<Timeouts> = {}): Promise<Server> {
  const app = new Hono();
  app.get("/", () => new Response("here"));
  app.post("/body", async ({ req }) => {
    await bytesOf(req.raw);
    return new Response("read");
  });
  app.post("/early", () => new Response("no", { status: 403 }));
  app.get("/large", () => new Response("x".repeat(LARGE)));
  server = await listen(app, "127.0.0.1", 0, { patience: { ...timeouts, ...more } });
  port = (server.address() as AddressInfo).port;
  server.on("connection", () => (arrived += 1));
  return server;
}

/** A client that keeps its half of the connection open for ever, and reads only if told. */
async function client(bytes: string, reads: boolean): Promise<{ heard: () => string }> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  clients.push(socket);
  socket.on("error", () => {});
  let heard = "";
  if (reads) socket.setEncoding("latin1").on("data", (chunk: string) => (heard += chunk));
  await once(socket, "connect");
  if (bytes !== "") socket.write(bytes);
  return { heard: () => heard };
}

async function readBy(socket: Socket | undefined): Promise<number> {
  let got = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) got += chunk.length;
  return got;
}

function open(): Promise<number> {
  return new Promise((resolve, reject) =>
    server?.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

const hasty = { headersTimeout: 300, requestTimeout: 300 };
const unread = { unmovedTimeout: 300 };

describe("a client that holds its connection", () => {
  it.each([
    ["says nothing", silent, 408],
    ["sends half a header", halfHeader, 408],
    ["sends half a body", halfBody, 408],
    ["sends half a body of which nobody waits for the rest", earlyAnswer, 403],
    ["says what is no HTTP", "hello\r\n\r\n", 400],
  ])(
    "%s: it is told so, and hung up on though it does not hang up",
    async (_how, bytes, status) => {
      await serving(hasty);
      const told = await Promise.all([1, 2, 3, 4].map(() => client(bytes, true)));
      await expect.poll(open).toBe(0);
      for (const { heard } of told) {
        expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
        // Nothing is written into an answer that had begun.
        expect(heard().match(/HTTP\/1\.1/g)).toHaveLength(1);
      }
    },
  );

  it("reads nothing of what it asked for, and is hung up on", async () => {
    await serving(unread);
    await Promise.all([1, 2, 3, 4].map(() => client(large, false)));
    await expect.poll(() => arrived).toBe(4);
    await expect.poll(open).toBe(0);
  });

  it("reads slowly what it asked for, and gets all of it", async () => {
    // Longer than a busy machine may hold up the reader.
    const unmovedTimeout = 2_000;
    await serving({ unmovedTimeout });
    await client(large, false);
    const [socket] = clients;
    let [got, pauses] = [0, 0];
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      got += chunk.length;
      if (got >= LARGE) break;
      // A little at a time.
      await pause(5);
      pauses += 1;
    }
    expect(got).toBeGreaterThanOrEqual(LARGE);
    expect(5 * pauses).toBeGreaterThan(unmovedTimeout);
  });
});

describe("draining", () => {
  it.each([
    ["that say nothing", silent, false],
    ["with half a header", halfHeader, false],
    ["with half a body", halfBody, false],
    ["that were answered and stay", quick, true],
    ["that read nothing of their answers", large, false],
  ])("does not wait for clients %s", async (_how, bytes, reads) => {
    const held = await serving({ leavingTimeout: 200 });
    const all = await Promise.all([1, 2, 3].map(() => client(bytes, reads)));
    await expect.poll(open).toBe(3);
    const heardOf = () => all.filter(({ heard }) => heard() !== "").length;
    await expect.poll(heardOf).toBe(reads ? 3 : 0);
    await drain(held);
    await expect.poll(open).toBe(0);
  });

  it("waits for an answer that is being made, and for a reader that goes on", async () => {
    const app = new Hono();
    const asked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    app.get("/", async () => {
      asked.resolve();
      await go.promise;
      return new Response("x".repeat(LARGE));
    });
    server = await listen(app, "127.0.0.1", 0);
    port = (server.address() as AddressInfo).port;
    await client(quick, false);
    await client(halfBody, false);
    const [waiting, half] = clients;
    await asked.promise;
    const drained = drain(server);
    // That one has been hung up on: time is over for all who do not go on.
    await once(half?.resume() ?? server, "end");
    go.resolve();
    expect(await readBy(waiting)).toBeGreaterThan(LARGE);
    await drained;
  });

  it("lets an answer leave that was made before, for a reader that goes on", async () => {
    const held = await serving();
    let answer: ServerResponse | undefined;
    held.on("request", (_request, response) => (answer = response));
    await client(large, false);
    await expect.poll(() => answer?.writableEnded).toBe(true);
    const drained = drain(held);
    expect(await readBy(clients[0])).toBeGreaterThan(LARGE);
    await drained;
  });
});
