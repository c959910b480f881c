import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { errors } from "#contract/errors.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Deps } from "#server/platform/deps.ts";
import { oneApp } from "../fixtures/one-app.fixture.ts";
import {
  deployedConfig,
  openTestApp,
  script,
  send,
  type Reply,
  type TestApp,
} from "../fixtures/test-app.fixture.ts";
import { allowingStyle, securityHeaders } from "#server/platform/http/headers.ts";
import { languageStyleHash } from "../language/language-style.ts";
import { BODY_LIMIT } from "#contract/endpoint.ts";

const css = "body{color:black}";
const styleHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;

const POLICY = "content-security-policy";
const policy = `default-src 'none'; script-src 'self'; style-src 'self' '${styleHash}'; img-src 'self' data:; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`;

function assets(https = false): Deps["assets"] {
  return {
    files: new Map([
      ["/assets/entry-abc.js", script],
      ["/favicon.svg", { ...script, type: "image/svg+xml" }],
      ["/sw.js", script],
      ["/sw.de.js", script],
    ]),
    css,
    entry: "/assets/entry-abc.js",
    preloads: new Map(),
    headers: securityHeaders(https, styleHash),
  };
}

function down(db: Database): Database {
  const refuse = () => Promise.reject(new DatabaseUnavailable("down"));
  return { ...db, run: refuse, transaction: refuse, alive: async () => false };
}

function expectSecure({ headers, status }: Reply, what: string): void {
  const ownPolicy =
    status === 200 && what === "/login"
      ? allowingStyle({ [POLICY]: policy }, languageStyleHash)
      : { [POLICY]: policy };
  const seen = Object.fromEntries(headers);
  expect(seen, `${what} ${status}`).toMatchObject({
    ...ownPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(
    Object.keys(seen).filter((name) => /^(server|x-powered-by|access-control)/.test(name)),
  ).toEqual([]);
}

type Ask = [
  status: number,
  method: string,
  path: string,
  body?: string,
  headers?: Record<string, string>,
];

const asked: Ask[] = [
  [200, "GET", "/api/session"],
  [200, "HEAD", "/api/session"],
  [200, "GET", "/login"],
  [200, "GET", "/api/docs"],
  [200, "GET", "/api/openapi.json"],
  [200, "GET", "/healthz"],
  [200, "GET", "/readyz"],
  [302, "GET", "/"],
  [400, "POST", "/api/sign-in", "{"],
  [400, "GET", "/api/session?x=1"],
  [401, "GET", "/api/dashboard"],
  [401, "GET", endpoints.liveStream.path],
  [403, "POST", "/api/sign-in", "{}", { origin: "https://evil.example" }],
  [404, "GET", "/api/nothing"],
  [404, "GET", "/assets/nothing.js"],
  [405, "DELETE", "/api/session"],
  [405, "OPTIONS", "/api/goals"],
  [413, "POST", "/api/sign-in", " ".repeat(BODY_LIMIT + 1)],
  [415, "POST", "/api/sign-in", "{}", { "content-type": "text/plain" }],
  [400, "POST", "/functions/linkedinlogin", "{}"],
];

describe("headers of every answer", () => {
  const test = oneApp({ assets: assets() });

  it.each(asked)("%i %s %s", async (status, method, path, body, headers) => {
    const { app } = test();
    const reply = await send(app, method, path, body, headers);
    expect(reply.status).toBe(status);
    expectSecure(reply, path);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("content-type") ?? "none").toMatch(
      /^(application\/json; charset=utf-8|text\/html; charset=utf-8|none)$/,
    );
  });

  it("lets hashed files be kept for good, and no others", async () => {
    const { app } = test();
    const hashed = await send(app, "GET", "/assets/entry-abc.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expectSecure(hashed, "a hashed file");
    const icon = await send(app, "GET", "/favicon.svg");
    expect(icon.headers.get("cache-control")).toBe("public, max-age=3600");
    expectSecure(icon, "an icon");
    for (const path of ["/sw.js", "/sw.de.js"]) {
      const worker = await send(app, "GET", path);
      expect(worker.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it.each([
    [undefined, null, "plain"],
    ["gzip, deflate, br, zstd", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip", "gzip"],
    ["BR", "br", "brotli"],
    ["vibrant, gzipped", null, "plain"],
  ])("sends a file as %s asks", async (accepted, encoding, text) => {
    const { app } = test();
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    const reply = await send(app, "GET", "/assets/entry-abc.js", undefined, headers);
    expect([reply.headers.get("content-encoding"), reply.text]).toEqual([encoding, text]);
    expect(reply.headers.get("vary")).toBe("accept-encoding");
  });

  it("tells browsers to keep to https where the address is https", async () => {
    const https = await openTestApp(test().deps.db, { assets: assets(true) });
    const reply = await send(https.app, "GET", "/login");
    expect(reply.headers.get("strict-transport-security")).toBe(
      "max-age=63072000; includeSubDomains",
    );
    expect((await send(test().app, "GET", "/login")).headers.has("strict-transport-security")).toBe(
      false,
    );
  });

  describe("when something breaks", () => {
    const fail = () => Promise.reject(new TypeError("select secret from users at file.ts:1"));
    const failing = (db: Database): Database => ({ ...db, run: fail });

    async function brokenApp(broken: (db: Database) => Database): Promise<TestApp> {
      const app = await openTestApp(test().deps.db, { assets: assets() });
      Object.assign(app.deps, { db: broken(app.deps.db) });
      return app;
    }

    const everything = [
      ["GET", "/api/session"],
      ["GET", "/api/dashboard"],
      ["GET", endpoints.liveStream.path],
      ["GET", "/login"],
      ["GET", "/"],
    ] as const;

    it.each(everything)("503 without the database, 500 of anything else: %s %s", async (...ask) => {
      const cookie = `cairn=${"A".repeat(43)}`;
      const ways = [
        [down, errors["server.unavailable"]],
        [failing, errors["server.failed"]],
      ] as const;
      for (const [way, { status, text }] of ways) {
        const broken = await brokenApp(way);
        const reply = await send(broken.app, ...ask, undefined, { cookie });
        expect(reply.status).toBe(status);
        expect(reply.text).toContain(text());
        expect(reply.text).not.toMatch(/secret|TypeError|\.ts/);
        expectSecure(reply, ask[1]);
        expect(reply.headers.get("cache-control")).toBe("no-store");
        expect(broken.logged).toHaveLength(1);
      }
    });

    it("answers /readyz with 503, and /healthz as ever", async () => {
      const broken = await brokenApp(down);
      const ready = await send(broken.app, "GET", "/readyz");
      expect([ready.status, ready.body]).toEqual([503, { ready: false }]);
      expectSecure(ready, "/readyz");
      expect((await send(broken.app, "GET", "/healthz")).body).toEqual({ alive: true });
    });
  });
});

const forged = [
  { host: "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  { forwarded: "host=evil.example;proto=https" },
  { "x-original-url": "//evil.example", "x-rewrite-url": "//evil.example" },
];

describe("addresses", () => {
  const test = oneApp({ assets: assets(), config: deployedConfig() });

  // Other paths: `contract/routes.test.ts` and `sockets.test.ts`.
  it.each([
    "//evil",
    "/%0d%0aset-cookie:%20x=1",
    "/?plan=%0d%0aset-cookie:x",
    "/nowhere?returnTo=//evil&next=https://evil",
    "/goals/%5cevil",
  ])("%s leads to no other place", async (path) => {
    const person = await test().person();
    const signedOut = await send(test().app, "GET", path);
    expect([signedOut.status, signedOut.headers.get("location")?.replace(/\?plan=.*/, "")]).toEqual(
      [302, "/login"],
    );
    expect(signedOut.headers.has("set-cookie")).toBe(false);
    const signedIn = await person.send("GET", path);
    expect(signedIn.headers.get("location")?.replace(/\?plan=.*/, "") ?? "/").toBe("/");
  });

  // Files outside the build: `sockets.test.ts`.
  it.each([
    "/.git/config",
    "/package.json",
    "/assets",
    "/assets/",
    "/assets/entry-abc.js.map",
    "/assets/entry-abc.js/",
    "/assets/..%2fpackage.json",
    "/assets/entry-abc.js%00.css",
    "/api",
    "/api/../package.json",
    "/functions",
  ])("%s is not there", async (path) => {
    const { app } = test();
    const reply = await send(app, "GET", path);
    expect([reply.status, reply.body]).toEqual([
      404,
      { error: { code: "not-found", message: "Not found." } },
    ]);
  });

  it("a folder's name is a path like any other", async () => {
    const { app } = test();
    const reply = await send(app, "GET", "/data");
    expect([reply.status, reply.headers.get("location")]).toEqual([302, "/login"]);
  });

  it.each(forged)("believes no forged host: %o", async (headers) => {
    const person = await test().person();
    for (const path of ["/", "/login", "/nowhere", "/api/docs", "/api/openapi.json"])
      for (const session of [{}, { cookie: person.cookie }]) {
        const reply = await send(test().app, "GET", path, undefined, { ...headers, ...session });
        expect(reply.text).not.toContain("evil.example");
        expect(JSON.stringify([...reply.headers])).not.toContain("evil.example");
      }
    const started = await send(
      test().app,
      "POST",
      "/api/sign-in",
      {},
      { ...headers, origin: "http://evil.example" },
    );
    expect(started.status).toBe(403);
  });
});
