import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "../db/database.ts";
import { openTestApp, type TestApp } from "../test-app.fixture.ts";

let db: Database;
let test: TestApp;
beforeAll(async () => {
  db = await openDatabase({ url: "memory://", log: () => {} });
  test = await openTestApp(db);
});
afterAll(() => db.close());

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
  ["a name that is not ours", "http://cairn.example.org/login", 200, null],
])("answers a document for %s", async (_what, address, status, location) => {
  const response = await test.app.request(address);
  expect(response.status).toBe(status);
  expect(response.headers.get("location")).toBe(location);
});
