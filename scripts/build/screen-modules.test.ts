import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { pageModules } from "./screen-modules.mjs";

const table = new URL("../../web/app/pages.ts", import.meta.url);

test("the table of pages is read whole: a module for every screen", async () => {
  const modules = pageModules(await readFile(table, "utf8"));
  const screens = new Set(routes.map(({ screen }) => screen));
  expect(new Set(Object.keys(modules))).toEqual(screens);
  expect(modules["dashboard"]).toBe("#web/dashboard/dashboard-page.tsx");
});

test("a table that it cannot read is refused", () => {
  const other =
    'const pages = { dashboard: async () => (await import("./dashboard-page.tsx")).Page };';
  expect(() => pageModules(other)).toThrow("names 1 modules, of which 0 could be read");
});
