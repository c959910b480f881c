import { describe, expect, it, vi } from "vitest";
import { errors } from "#contract/errors.ts";
import * as policy from "#domain/policy.ts";
import { DatabaseUnavailable } from "../db/failure.ts";
import { jsonLog } from "../log.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { newId } from "../random.ts";
import { openTestApp, ORIGIN, send, START } from "#server/app/fixtures/test-app.fixture.ts";
import { foreignOrigin, languageOf, queryOf } from "./request.ts";

describe("the one door", () => {
  const test = oneApp();
  const key = () => ({ "idempotency-key": newId() });

  async function broken(error: Error) {
    const lines: string[] = [];
    const log = jsonLog(
      "info",
      (line) => void lines.push(line),
      () => START,
    );
    const app = await openTestApp(test().deps.db, { log });
    const person = await app.person();
    const { db } = app.deps;
    const fail = async () => {
      throw error;
    };
    Object.assign(app.deps, { db: { ...db, run: fail, transaction: fail } });
    return { app, person, lines };
  }

  it("answers what an act throws with a generic 500 and a request id, logged once with it", async () => {
    const secret = "duplicate key (email)=(ada@example.org)";
    const { person, lines } = await broken(new RangeError(secret));
    const reply = await person.send("GET", "/api/dashboard");
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      error: {
        code: "server.failed",
        message: errors["server.failed"].text(),
        requestId: reply.headers.get("x-request-id"),
      },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "error",
      event: "request.failed",
      error: "RangeError",
      endpoint: "/api/dashboard",
      requestId: reply.headers.get("x-request-id"),
    });
  });

  it("answers with 503 and its text while the database is away, and lives on", async () => {
    const { app, person } = await broken(new DatabaseUnavailable("select 1 failed"));
    const reply = await person.send("POST", "/api/goals", {}, key());
    expect(reply.status).toBe(400);
    const read = await person.send("GET", "/api/goals");
    expect([read.status, read.body.error.code, read.body.error.message]).toEqual([
      503,
      "server.unavailable",
      "Unable to connect to the server. Please check your internet connection and try again.",
    ]);
    Object.assign(app.deps, { db: test().deps.db });
    expect((await person.send("GET", "/api/goals")).status).toBe(200);
  });

  it("speaks the login function's own dialect also when it breaks", async () => {
    const { app } = await broken(new RangeError("secret"));
    const cookie = `cairn-state=${"A".repeat(43)}`;
    const kysely = new Proxy(
      {},
      {
        get: () => () => {
          throw new RangeError("secret");
        },
      },
    );
    Object.assign(app.deps, { db: { ...app.deps.db, kysely } });
    const body = { code: "c", state: "s" };
    const reply = await send(app.app, "POST", "/functions/linkedinlogin", body, { cookie });
    expect([reply.status, reply.body]).toEqual([
      500,
      { success: false, error: errors["server.failed"].text() },
    ]);
  });

  it.each([
    ["can", "a person"],
    ["needsSession", "a visitor"],
  ] as const)("denies where the policy itself fails: %s, asked of %s", async (name, who) => {
    const person = await test().person();
    const failing = vi.spyOn(policy, name).mockImplementation(() => {
      throw new Error("policy");
    });
    const headers: Record<string, string> = who === "a person" ? { cookie: person.cookie } : {};
    const reply = await send(test().app, "GET", "/api/dashboard", undefined, headers);
    failing.mockRestore();
    expect([reply.status, reply.body.error.code]).toEqual([500, "server.failed"]);
  });

  it("answers what no handler caught with the same 500", async () => {
    const app = await openTestApp(test().deps.db);
    const alive = () => Promise.reject(new Error("secret"));
    Object.assign(app.deps, { db: { ...app.deps.db, alive } });
    const reply = await send(app.app, "GET", "/readyz");
    expect([reply.status, reply.body.error.code]).toEqual([500, "server.failed"]);
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(app.logged).toEqual(["request.failed"]);
  });

  it("gives each request an id of its own, in a header of every refusal", async () => {
    const ids = new Set<string | null>();
    for (let count = 0; count < 20; count += 1)
      ids.add((await send(test().app, "GET", "/api/dashboard")).headers.get("x-request-id"));
    expect(ids.size).toBe(20);
    // Random and nothing else: how many requests came, and to which process, is nobody's to know.
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  });
});

describe("where a write comes from", () => {
  it.each([
    [{}, false],
    [{ origin: ORIGIN }, false],
    [{ origin: ORIGIN, "sec-fetch-site": "same-origin" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ origin: "null" }, true],
    [{ origin: "" }, true],
    [{ origin: `${ORIGIN}/` }, true],
    [{ origin: `${ORIGIN}.evil` }, true],
    [{ "sec-fetch-site": "same-site" }, true],
    [{ "sec-fetch-site": "cross-site" }, true],
    [{ "sec-fetch-site": "anything" }, true],
    [{ origin: ORIGIN, "sec-fetch-site": "cross-site" }, true],
  ] as [Record<string, string>, boolean][])("%o is foreign: %s", (headers, foreign) => {
    expect(foreignOrigin(new Headers(headers), ORIGIN)).toBe(foreign);
  });
});

it.each<[Record<string, string>]>([
  [{}],
  [{ "cairn-language": "en" }],
  [{ "cairn-language": "xx" }],
  [{ "cairn-language": "fr" }],
  [{ cookie: "cairn_language=fr" }],
  [{ "accept-language": "de" }],
])("a call with %o is in English on a server of German and English", (headers) => {
  const request = new Request(`${ORIGIN}/api/goals`, { headers });
  expect(languageOf(request, ["de", "en"])).toBe("en");
});

it.each<[string, Record<string, string>, string]>([
  ["/api/goals", { "cairn-language": "de", cookie: "cairn_language=en" }, "de"],
  ["/api/account/export", { cookie: "cairn_language=de" }, "de"],
  ["/login", { cookie: "cairn_language=de" }, "de"],
  ["/login", { cookie: "cairn_language=es" }, "fr"],
  ["/login", { "accept-language": "de" }, "fr"],
])("%s with %o is in %s on a server of French, German and English", (path, headers, language) => {
  const request = new Request(ORIGIN + path, { headers });
  expect(languageOf(request, ["fr", "de", "en"])).toBe(language);
});

describe("the query", () => {
  it.each([
    ["/x", {}],
    ["/x?", {}],
    ["/x?a=1&b=", { a: "1", b: "" }],
    ["/x?a=%20+b", { a: "  b" }],
    ["/x?a=1&a=1", null],
    ["/x?__proto__=1&__proto__=2", null],
  ])("of %s is %o", (url, query) => {
    const found = queryOf(url);
    expect(found && { ...found }).toEqual(query);
  });

  it("holds __proto__ as a name like any other", () => {
    expect(Object.keys(queryOf("/x?__proto__=1&toString=2") ?? {})).toEqual([
      "__proto__",
      "toString",
    ]);
  });
});
