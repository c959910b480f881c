import { describe, expect, it } from "vitest";
import { oneApp } from "../fixtures/one-app.fixture.ts";
import { openTestApp } from "../fixtures/test-app.fixture.ts";

const test = oneApp();

const home = "http://localhost:3000";

it.each([
  [
    "another name of this machine",
    "http://127.0.0.1:3000/login?plan=Pro",
    302,
    `${home}/login?plan=Pro`,
  ],
  ["the public name", `${home}/login`, 200, null],
  ["another port, as a proxy has", "http://127.0.0.1:4000/login", 200, null],
])("answers a document for %s", async (_what, address, status, location) => {
  const response = await test().app.request(address);
  expect(response.status).toBe(status);
  expect(response.headers.get("location")).toBe(location);
});

const elsewhere = "http://cairn.example.org";
const near = "http://192.168.1.2:3000";

it.each([
  ["development", home, "/login", 421, "request.foreign-host"],
  ["development", home, "/mailbox", 421, "request.foreign-host"],
  ["development", home, "/api/openapi.json", 421, "request.foreign-host"],
  ["development", home, "/healthz", 421, "request.foreign-host"],
  ["production", home, "/healthz", 200, undefined],
] as const)("in %s mode at %s, another name for %s: %i", async (mode, url, path, status, code) => {
  const { deps } = test();
  const config = { ...deps.config, mode, publicUrl: new URL(url) };
  const { app } = await openTestApp(deps.db, { config });
  const response = await app.request(`${elsewhere}${path}`);
  expect(response.status).toBe(status);
  const body = (await response.json()) as { error?: { code: string } };
  expect(body.error?.code).toBe(code);
});

interface Asked {
  readonly mode?: "development" | "production";
  readonly url?: string;
  readonly from?: string;
  readonly at?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly httpVersion?: string;
}

/** Answers and log lines in development mode. */
async function answered(path: string, all: readonly Asked[], one: Asked = {}) {
  const { deps } = test();
  const { mode = "development", url = home } = one;
  const config = { ...deps.config, mode, publicUrl: new URL(url) };
  const { app, logged } = await openTestApp(deps.db, { config });
  const codes: unknown[] = [];
  for (const { at = url, from = "127.0.0.1", headers = {}, httpVersion = "1.1" } of all) {
    const env = { incoming: { socket: { remoteAddress: from }, httpVersion } };
    const response = await app.request(`${at}${path}`, { headers }, env);
    const text = await response.text();
    codes.push(response.status === 403 ? JSON.parse(text).error.code : response.status);
  }
  return { codes, logged };
}

const passedOn: readonly Asked[] = [
  { headers: { "x-forwarded-for": "192.0.2.1" } },
  { headers: { via: "1.1 proxy" } },
  { httpVersion: "1.0" },
  { from: "192.0.2.1" },
  { from: "2001:db8::1", at: "http://localhost:3000" },
];

describe("development mode", () => {
  it.each(["/mailbox", "/login", "/healthz", "/api/openapi.json", "/seed-data"])(
    "answers %s to nobody who comes by a proxy or from outside, and says once how it is deployed",
    async (path) => {
      const { codes, logged } = await answered(path, passedOn);
      expect(codes).toEqual(passedOn.map(() => "request.from-outside"));
      expect(logged).toEqual(["development.from-outside"]);
    },
  );

  it("answers this machine, and at an address of its network whoever is there", async () => {
    const telephone = { from: "192.168.1.9", at: near };
    expect(await answered("/healthz", [{}, { from: "::1" }])).toEqual({
      codes: [200, 200],
      logged: [],
    });
    const lan = await answered("/healthz", [telephone, { at: home }], { url: near });
    expect(lan).toEqual({ codes: [200, 200], logged: [] });
    const proxied = await answered("/healthz", [{ ...telephone, ...passedOn[0] }], { url: near });
    expect(proxied.codes).toEqual(["request.from-outside"]);
  });

  it("is the only one that does: in production proxies are what it is for", async () => {
    const { codes, logged } = await answered("/healthz", passedOn, { mode: "production" });
    expect([codes, logged]).toEqual([passedOn.map(() => 200), []]);
  });
});
