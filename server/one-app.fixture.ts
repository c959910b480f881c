import { afterAll, beforeAll } from "vitest";
import { openDatabase } from "./db/database.ts";
import { migratedTemplate, patience } from "./db/engines.fixture.ts";
import type { Deps } from "./deps.ts";
import { openTestApp, type TestApp } from "./test-app.fixture.ts";

/** One app for a whole suite, on the embedded engine: for what no database decides. */
export function oneApp(overrides: Partial<Deps> = {}): () => TestApp {
  let test: TestApp;
  beforeAll(async () => {
    const template = await migratedTemplate();
    const embedded = { url: "memory://", log: () => {}, template, limits: patience };
    const db = await openDatabase(embedded);
    test = await openTestApp(db, overrides);
  });
  afterAll(async () => {
    test.closeStreams();
    await test.deps.db.close();
  });
  return () => test;
}
