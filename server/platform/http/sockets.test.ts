import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drain, listen } from "./listen.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { deployedConfig } from "#server/app/fixtures/test-app.fixture.ts";
import { securityHeaders } from "./headers.ts";
import { raw, statusOf } from "#server/app/fixtures/raw-socket.fixture.ts";
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
    "/assets/../../../../../../etc/passwd",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/assets/entry-abc.js%00",
    "/assets/entry-abc.js/",
    "/assets/./entry-abc.js%20",
    "/assets/entry-abc.js;.css",
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
    ["PURGE", "/api/session", 405],
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

  it.each([
    ["cookie", 15_000, 200],
    ["cookie", 20_000, 431],
    ["x", 20_000, 431],
  ])("answers %s of %i bytes with %i, and with words where that is too much", async (...row) => {
    const [name, length, status] = row;
    const answer = await raw(
      port,
      get("/login").replace("connection", `${name}: ${"y".repeat(length)}\r\nconnection`),
    );
    expect(statusOf(answer)).toBe(status);
    expect(answer.toLowerCase()).toContain("content-security-policy: ");
    if (status === 200) return;
    const [head = "", page = ""] = answer.split("\r\n\r\n");
    expect(head).toContain("content-type: text/html; charset=utf-8");
    expect(head).toContain(`content-length: ${Buffer.byteLength(page)}\r\n`);
    expect(page).toContain("<h1>Too many cookies</h1>");
    expect(page).toContain('<a href="/">');
    expect(page).toMatch(/<\/html>\n$/);
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
