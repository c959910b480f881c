import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { boundaryFaults, checkBoundaries } from "./boundaries.mjs";
import { root } from "./project-root.mjs";

const refused: [path: string, from: string, fault: string][] = [
  ["domain/goal.ts", "zod/mini", "may not import the package zod"],
  ["domain/goal.ts", "node:crypto", "has no access to Node"],
  ["domain/goal.ts", "#contract/goals.ts", "domain may not import contract"],
  ["contract/goals.ts", "#server/platform/open.ts", "contract may not import server"],
  ["contract/goals.ts", "hono", "may not import the package hono"],
  ["server/app/app.ts", "#web/app/page.tsx", "server may not import web"],
  ["server/app/app.ts", "vite", "may not import the tool vite"],
  ["server/app/app.ts", "vitest", "may not import the tool vitest"],
  ["server/app/app.ts", "../../scripts/project-root.mjs", "server may not import scripts"],
  ["server/app/app.ts", "../../domain/day.ts", "by a relative path: write #domain/day.ts"],
  ["web/goals/card.tsx", "#server/platform/open.ts", "web may not import server"],
  ["web/goals/card.tsx", "#web/coaching/b.tsx", "web/goals may not import web/coaching"],
  ["web/goals/card.tsx", "node:fs", "has no access to Node"],
  ["web/goals/card.tsx", "zod", "may not import the package zod"],
  ["web/goals/card.tsx", "../ui/meter", "without its extension"],
  ["web/ui/meter.tsx", "../goals/card.tsx", "web/ui may not import web/goals"],
  ["server/platform/lease.ts", "#server/account/actor.ts", "may not import server/account"],
  [
    "server/goals/move.ts",
    "../platform/lease.ts",
    "room by a relative path: write #server/platform/",
  ],
  ["server/reports/report.ts", "#server/coaching/notes.ts", "may not import server/coaching"],
  ["server/goals/move.ts", "#server/reports/report.ts", "may not import server/reports"],
  ["run/serve.ts", "@playwright/test", "may not import the tool @playwright/test"],
  ["run/serve.ts", "#bench/run.ts", "run may not import bench"],
];

const allowed: [path: string, from: string][] = [
  ["domain/goal.ts", "./day.ts"],
  ["domain/goal.test.ts", "fast-check"],
  ["domain/goal.test.ts", "node:fs"],
  ["contract/goals.ts", "zod/mini"],
  ["contract/goals.ts", "#domain/goal.ts"],
  ["server/app/app.ts", "node:path"],
  ["server/app/app.ts", "pg"],
  ["server/email/digest.ts", "#server/goals/goal-row.ts"],
  ["server/goals/goals.test.ts", "#server/app/fixtures/test-app.fixture.ts"],
  ["server/reports/report.ts", "#server/goals/goal-row.ts"],
  ["server/app/app.ts", "#server/reports/report.ts"],
  ["web/goals/card.tsx", "@tanstack/react-query"],
  ["web/goals/card.tsx", "#web/client/api.ts"],
  ["web/goals/card.tsx", "./card.module.css"],
  ["web/dashboard/page.tsx", "#web/goals/card.tsx"],
  ["web/style/contrast.browser.test.tsx", "#web/ui/meter.tsx"],
  ["run/serve.ts", "#web/app/render.tsx"],
  ["bench/run.ts", "#server/app.ts"],
];

const importing = (from: string) => `import { one } from "${from}";`;

describe("boundaries", () => {
  test.each(refused)("%s may not import %s: %s", (path, from, fault) => {
    expect(boundaryFaults(path, importing(from))).toEqual([expect.stringContaining(fault)]);
  });

  test.each(allowed)("%s may import %s", (path, from) => {
    expect(boundaryFaults(path, importing(from))).toEqual([]);
  });

  test.each([
    `export type { A } from "#server/a.ts";`,
    `export * from "#server/a.ts";`,
    `type Db = import("#server/a.ts").Db;`,
    `const page = await import("#server/a.ts");`,
    `const page = await import(name);`,
  ])("%s is seen as an import", (source) => {
    expect(boundaryFaults("web/goals/card.tsx", `\n${source}`)).toEqual([
      expect.stringMatching(/^web\/goals\/card\.tsx:2 (web may not import server|names no module)/),
    ]);
  });

  test("run/ alone may import by an address that it is given", () => {
    expect(boundaryFaults("run/serve.ts", "const page = await import(address);")).toEqual([]);
  });
});

describe("a project with a bad import", () => {
  let folder = "";
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function project(files: Record<string, string>) {
    folder = mkdtempSync(join(tmpdir(), "cairn-boundaries-"));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    for (const path of ["package.json", "tsconfig.base.json"])
      cpSync(join(root, path), join(folder, path));
    for (const layer of ["domain", "contract", "server"]) {
      mkdirSync(join(folder, layer));
      cpSync(join(root, layer, "tsconfig.json"), join(folder, layer, "tsconfig.json"));
      writeFileSync(join(folder, layer, "one.ts"), `export const ${layer} = 1;\n`);
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return folder;
  }

  const bad = { "domain/two.ts": `export { server } from "#server/one.ts";\n` };
  const good = { "server/two.ts": `export { domain } from "#domain/one.ts";\n` };

  test("is found among the files", () => {
    const { faults, files } = checkBoundaries(project({ ...bad, ...good }));
    expect(faults).toEqual(["domain/two.ts:1 domain may not import server (#server/one.ts)"]);
    expect(files).toBe(5);
  });

  function compile(layer: string) {
    const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
    try {
      execFileSync(process.execPath, [tsc, "-b", layer], { cwd: folder, encoding: "utf8" });
      return "";
    } catch (error) {
      return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    }
  }

  test("is refused by the compiler's project references", () => {
    project(bad);
    expect(compile("domain")).toMatch(/domain\/two\.ts.*error TS6307|TS6059/s);
  });

  test("compiles without it", () => {
    project(good);
    expect(compile("server")).toBe("");
  });
});
