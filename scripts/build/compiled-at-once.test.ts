import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { compiledAtOnce } from "./compiled-at-once.mjs";

let root = "";
afterEach(() => rmSync(root, { recursive: true }));

const files = {
  "entry.js": `import("./page.js").then(({ page }) => page());`,
  "page.js": `import "./page.css"; export const page = () => [${JSON.stringify("long ".repeat(1_600))}, import("./late.js")];`,
  "page.css": "main { color: teal }",
  "late.js": `import "./late.css"; export const late = 1;`,
  "late.css": "p { color: olive }",
};

test("a larger file begins with the hint, also where Vite writes first what it waits for", async () => {
  root = mkdtempSync(join(tmpdir(), "cairn-hint-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [compiledAtOnce()],
    build: { write: false, rolldownOptions: { input: join(root, "entry.js") } },
  })) as Rolldown.RolldownOutput;
  const hinted = output.flatMap((file) =>
    file.type === "chunk" && file.code.startsWith("//# allFunctionsCalledOnLoad\n") ? file : [],
  );
  expect(hinted.map(({ name }) => name)).toEqual(["page"]);
  expect(hinted[0]?.code).toContain("__vite__mapDeps");
});
