import { expect, it } from "vitest";
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

it.each([
  ["development", home, "/login", 421, "request.foreign-host"],
  ["development", home, "/mailbox", 421, "request.foreign-host"],
  ["development", home, "/api/openapi.json", 421, "request.foreign-host"],
  ["development", home, "/healthz", 421, "request.foreign-host"],
  ["development", elsewhere, "/healthz", 200, undefined],
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
