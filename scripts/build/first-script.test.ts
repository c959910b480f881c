import { expect, test } from "vitest";
import { firstScript } from "./first-script.mjs";

interface Module {
  readonly isEntry?: boolean;
  readonly importers?: string[];
  readonly dynamicImporters?: string[];
}

const modules: Readonly<Record<string, Module>> = {
  entry: { isEntry: true },
  app: { importers: ["entry"] },
  dashboard: { dynamicImporters: ["app"] },
  goal: { dynamicImporters: ["app"] },
  card: { importers: ["dashboard", "section"] },
  section: { importers: ["card", "dashboard"] },
  ring: { importers: ["section", "goal"] },
};

const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: false,
    importers: [],
    dynamicImporters: [],
    ...modules[id],
  }),
};

test.each([
  ["what the entry imports", "app", "shared"],
  ["what two pages import, however far away", "ring", "shared"],
  ["what one page imports, in a circle too", "card", null],
  ["a page", "dashboard", null],
  ["the entry, which waits for its page", "entry", null],
])("%s", (_, id, chunk) => {
  expect(firstScript(id, graph)).toBe(chunk);
});
