import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { MessageChannel, Worker } from "node:worker_threads";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { raw, rawSocket } from "#server/app/fixtures/raw-socket.fixture.ts";
import { drain, listen } from "./listen.ts";
import { Readiness } from "./readiness.ts";

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** So many connect at once, each anew once it is answered, and each posts how that ended. */
const clientScript = `
const { connect } = require("node:net");
const { parentPort, workerData: { port, count, haveAsked } } = require("node:worker_threads");
let left = count;
const asked = () => {
  if ((left -= 1) !== 0) return;
  Atomics.store(haveAsked, 0, 1);
  Atomics.notify(haveAsked, 0);
};
const ask = (before) => {
  let end = "";
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\\r\\nhost: localhost\\r\\ncontent-length: 0\\r\\n\\r\\n", asked);
  socket.on("data", (data) => (end += data)).on("error", ({ code }) => (end = code));
  socket.on("close", () => end.endsWith("written") ? ask("answered, then ") : parentPort.postMessage(before + end));
};
for (let at = 0; at < count; at += 1) ask("");
`;

/** Holds this thread up until so many have asked in another. */
function askedMeanwhile(port: number, count: number): Promise<readonly string[]> {
  const haveAsked = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port, count, haveAsked };
  const worker = new Worker(clientScript, { eval: true, execArgv: [], workerData });
  const all: string[] = [];
  worker.on("message", (end: string) => all.push(end));
  Atomics.wait(haveAsked, 0, 0, 10_000);
  return once(worker, "exit").then(() => all);
}

function heldUp(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

describe("draining", () => {
  it("finishes what is under way, hangs up on the idle, and takes nobody else", async () => {
    const app = new Hono();
    const asked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    app.get("/slow", async (context) => {
      asked.resolve();
      await go.promise;
      return context.text("done");
    });
    app.get("/quick", (context) => context.text("quick"));
    const server = await listen(app, "127.0.0.1", 0);
    const port = portOf(server);
    const keepAlive = "GET /quick HTTP/1.1\r\nhost: localhost\r\n\r\n";
    const idle = rawSocket(port, keepAlive);
    const slow = rawSocket(port, keepAlive.replace("quick", "slow"));
    await Promise.all([idle.until("quick"), asked.promise]);
    const cut = vi.spyOn(server, "closeAllConnections");
    const drained = drain(server);
    expect(await idle.whole).toContain("quick");
    go.resolve();
    await drained;
    expect(cut).not.toHaveBeenCalled();
    expect(await slow.whole).toContain("done");
    await expect(raw(port, keepAlive)).rejects.toThrow("ECONNREFUSED");
  });

  it.each([
    ["in time", 200, 0],
    // The timers that are due come before it is read.
    ["in time, while the process was held up", 300, 250],
  ])("answers who asks on a kept connection %s", async (_when, after, ms) => {
    const app = new Hono().get("/", (context) => context.text("quick"));
    const rotation = new Readiness();
    const server = await listen(app, "127.0.0.1", 0, { rotation });
    const kept = connect(portOf(server), "127.0.0.1");
    const closed = once(kept, "close");
    const ask = (): Promise<unknown> => {
      kept.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
      return Promise.race([once(kept, "data"), closed]);
    };
    expect(String(await ask())).toContain("quick");
    await rotation.leave();
    const drained = drain(server);
    await pause(after);
    await turn();
    const asked = ask();
    heldUp(ms);
    expect(String(await asked)).toMatch(/connection: close[^]*quick/i);
    await Promise.all([drained, closed]);
  });

  // The system connects others for a process that does not come to it, and resets them with its listener.
  describe("answers all who connected", () => {
    async function leaving(workMs = 0): Promise<Server> {
      const app = new Hono().post("/", (context) => {
        heldUp(workMs);
        return context.text("written");
      });
      const rotation = new Readiness();
      const server = await listen(app, "127.0.0.1", 0, { rotation });
      await rotation.leave();
      return server;
    }

    const refused = "answered, then ECONNREFUSED";

    it("while the process was held up", async () => {
      const server = await leaving();
      const asked = askedMeanwhile(portOf(server), 6);
      await drain(server);
      expect(await asked).toEqual(Array(6).fill(refused));
    });

    it("while it did something else, after it had looked", async () => {
      const server = await leaving();
      let meanwhile: Promise<readonly string[]> | undefined;
      const { port1, port2 } = new MessageChannel();
      port2.once("message", () => void (meanwhile = askedMeanwhile(portOf(server), 3)));
      server.once("connection", () =>
        port1.postMessage("comes in the next turn, which takes nobody"),
      );
      const asked = askedMeanwhile(portOf(server), 1);
      await drain(server);
      port1.close();
      expect(await asked).toEqual(Array(1).fill(refused));
      expect(await meanwhile).toEqual(Array(3).fill(refused));
    });

    it("while it had more to do than it can", async () => {
      const server = await leaving(5);
      const asked = askedMeanwhile(portOf(server), 8);
      await pause(100);
      await drain(server);
      expect(await asked).toEqual(Array(8).fill(refused));
    });
  });

  it("rejects where the port is taken", async () => {
    const server = await listen(new Hono(), "127.0.0.1", 0);
    await expect(listen(new Hono(), "127.0.0.1", portOf(server))).rejects.toThrow("EADDRINUSE");
    await drain(server);
  });
});
