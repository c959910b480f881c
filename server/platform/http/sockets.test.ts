import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { capConnections, connectionCap } from "./connection-cap.ts";
import { drain, listen } from "./listen.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { deployedConfig } from "#server/app/fixtures/test-app.fixture.ts";
import { securityHeaders } from "./headers.ts";
import { Rotation } from "./rotation.ts";
import { raw, rawSocket, statusOf } from "#server/app/fixtures/raw-socket.fixture.ts";
import { BODY_LIMIT } from "#contract/endpoint.ts";

const SECRET = "the text of a file";
const asset = {
  type: "text/javascript; charset=utf-8",
  plain: new TextEncoder().encode(SECRET),
  br: null,
  gzip: null,
};

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function get(path: string, host = "localhost"): string {
  return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
}

function post(path: string, headers: string, body = ""): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`;
}

describe("requests that only a socket can make", () => {
  const test = oneApp({
    // To any Host.
    config: deployedConfig(),
    assets: {
      files: new Map([["/assets/entry-abc.js", asset]]),
      css: "",
      entry: "/assets/entry-abc.js",
      preloads: new Map(),
      headers: securityHeaders(false, null),
    },
  });
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = await listen(test().app, "127.0.0.1", 0, {
      headers: securityHeaders(true, null),
    });
    port = portOf(server);
  });
  afterAll(() => drain(server));

  it("gives slow clients ten seconds for their headers and thirty for a request", () => {
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  });

  it.each([
    "/..%2fpackage.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/%252e%252e%252fpackage.json",
    "/assets/..\\..\\package.json",
    "/assets/..%5c..%5cpackage.json",
    "/assets/../../../../../../etc/passwd",
    "/../../../../etc/passwd",
    "//etc/passwd",
    "///etc/passwd",
    "/etc/passwd",
    "/assets//etc/passwd",
    "/assets/entry-abc.js%00",
    "/assets/entry-abc.js%00.css",
    "/assets/entry-abc.js/",
    "/assets/./entry-abc.js%20",
    "/assets/entry-abc.js;.css",
    "/assets/",
    "/file:///etc/passwd",
    "file:///etc/passwd",
    "http://evil.example/assets/..%2f/etc/passwd",
    "*",
    "/\u00ff\u00fe",
    "/%c0%ae%c0%ae/etc/passwd",
  ])("%s is no file", async (path) => {
    const answer = await raw(port, get(path));
    expect(answer).not.toContain(SECRET);
    expect(answer).not.toMatch(/root:|"cairn"/);
    expect([302, 400, 404], answer).toContain(statusOf(answer));
    const [, location = "/login"] = /\r\nlocation: (.*)\r\n/i.exec(answer) ?? [];
    expect(location).toBe("/login");
  });

  it("does give the file itself", async () => {
    expect(await raw(port, get("/assets/entry-abc.js"))).toContain(SECRET);
  });

  it.each(["//evil", "/\\evil", "/%2f%2fevil", "http://evil/x", "http://evil//evil"])(
    "%s leads to the login page",
    async (path) => {
      const answer = await raw(port, get(path, "evil"));
      expect(answer).toMatch(
        path.includes("\\") ? /^HTTP\/1\.1 400/ : /\r\nlocation: \/login\r\n/i,
      );
      expect(answer.toLowerCase().replaceAll(/^(get|host).*$/gm, "")).not.toContain("evil");
    },
  );

  it.each([
    ["TRACE", "/api/session", 405],
    ["TRACE", "/", 404],
    ["PURGE", "/api/session", 405],
    ["OPTIONS", "/api/session", 405],
    ["CONNECT", "/api/session", 400],
    ["NONSENSE", "/api/session", 400],
  ])("%s %s is answered with %i", async (method, path, status) => {
    const answer = await raw(port, get(path).replace("GET", method));
    // A tunnel is refused by hanging up.
    expect(answer === "" ? 400 : statusOf(answer), answer).toBe(status);
    expect(answer).not.toMatch(/TRACE \/|PURGE \//);
  });

  it.each([
    ["a host that is none", get("/", "a b")],
    ["a host with a path", get("/", "localhost/evil")],
    ["no host", "GET / HTTP/1.0\r\n\r\n"],
    ["no host in HTTP/1.1", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
    ["no HTTP", "hello\r\n\r\n"],
    ["two lengths", post("/api/sign-in", "content-length: 2\r\ncontent-length: 3", "{}")],
    [
      "length and chunks",
      post("/api/sign-in", "content-length: 2\r\ntransfer-encoding: chunked", "0\r\n\r\n"),
    ],
    ["a length that is none", post("/api/sign-in", "content-length: x", "{}")],
    [
      "a header split over lines",
      get("/")
        .replace("connection", "x: a\r\n b: c\r\nconnection")
        .replace("x: a\r\n b", "x: a\r\n\u0000b"),
    ],
  ])("refuses %s with 400", async (_what, bytes) => {
    const answer = await raw(port, bytes);
    expect(statusOf(answer), answer).toBe(400);
    expect(answer.toLowerCase()).toContain("strict-transport-security: ");
    expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
    expect(answer.toLowerCase()).toContain("cache-control: no-store");
  });

  it("refuses headers without end with 431", async () => {
    const answer = await raw(
      port,
      get("/").replace("connection", `x: ${"y".repeat(20_000)}\r\nconnection`),
    );
    expect(statusOf(answer)).toBe(431);
    expect(answer.toLowerCase()).toContain("content-security-policy: ");
  });

  it.each([
    ["declared", `content-length: ${BODY_LIMIT + 1}`, ""],
    [
      "chunked",
      "transfer-encoding: chunked",
      `${(BODY_LIMIT + 1).toString(16)}\r\n${" ".repeat(BODY_LIMIT + 1)}\r\n`,
    ],
  ])("refuses a body over the limit before its end: %s", async (_how, headers, body) => {
    expect(statusOf(await raw(port, post("/api/sign-in", headers, body)))).toBe(413);
  });

  it("reads no second request out of a body", async () => {
    const hidden = post("/api/sign-in", "content-length: 2", "{}");
    const bearing = `GET /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`;
    // What follows on the same connection is answered next, and ends it.
    const answer = await raw(port, `${bearing}${get("/nowhere.txt")}`);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404"]);
    expect(answer).toContain('{"user":null}');
  });
});

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

describe("an address that holds its connections", () => {
  const slow = "POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n";
  const own = { connectionsPerAddress: 3, trustedProxy: null };

  /** A server that sees every connection come from where it is told. */
  async function serving(from: () => string) {
    const full: string[] = [];
    const cap = connectionCap(own, (address) => full.push(address));
    const app = new Hono().get("/", () => new Response("here"));
    const server = await listen(app, "127.0.0.1", 0);
    capConnections(server, () => cap(from()));
    return { server, port: portOf(server), full };
  }

  it("gets no more of them, and keeps nobody else out", async () => {
    let from = "192.0.2.1";
    const { server, port, full } = await serving(() => from);
    const held = [1, 2, 3].map(() => connect(port, "127.0.0.1"));
    for (const socket of held) {
      await once(socket, "connect");
      socket.write(slow);
    }
    await expect.poll(() => connectionsOf(server)).toBe(3);
    const refused = connect(port, "127.0.0.1").resume();
    refused.on("error", () => {});
    await once(refused, "close");
    await expect.poll(() => connectionsOf(server)).toBe(3);
    expect(full).toEqual(["192.0.2.1"]);
    from = "192.0.2.2";
    expect(statusOf(await raw(port, get("/")))).toBe(200);
    // The place of one that hung up is free again.
    held[0]?.destroy();
    await expect.poll(() => connectionsOf(server)).toBe(2);
    from = "192.0.2.1";
    expect(statusOf(await raw(port, get("/")))).toBe(200);
    for (const socket of held) socket.destroy();
    await drain(server);
  });

  it("may have as many as it likes where it is the proxy", async () => {
    const cap = connectionCap({ ...own, trustedProxy: "10.0.0.9" }, () => {});
    const app = new Hono().get("/", () => new Response("here"));
    const server = await listen(app, "127.0.0.1", 0);
    capConnections(server, () => cap("::ffff:10.0.0.9"));
    const port = portOf(server);
    const held = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
    for (const socket of held) socket.write(slow);
    await expect.poll(() => connectionsOf(server)).toBe(20);
    expect(statusOf(await raw(port, get("/")))).toBe(200);
    for (const socket of held) socket.destroy();
    await drain(server);
  });
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
