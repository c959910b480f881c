import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { raw, rawSocket } from "#server/app/fixtures/raw-socket.fixture.ts";
import { drain, listen } from "./listen.ts";
import { Rotation } from "./rotation.ts";

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
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
    ["in time, while the process was held up", 480, 150],
  ])("answers who asks on a kept connection %s", async (_when, after, heldUp) => {
    const app = new Hono().get("/", (context) => context.text("quick"));
    const rotation = new Rotation();
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
    for (const until = performance.now() + heldUp; performance.now() < until;);
    expect(String(await asked)).toMatch(/connection: close[^]*quick/i);
    await Promise.all([drained, closed]);
  });

  it("rejects where the port is taken", async () => {
    const server = await listen(new Hono(), "127.0.0.1", 0);
    await expect(listen(new Hono(), "127.0.0.1", portOf(server))).rejects.toThrow("EADDRINUSE");
    await drain(server);
  });
});
