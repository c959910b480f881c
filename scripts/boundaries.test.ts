import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { boundaryFaults, checkBoundaries } from "./boundaries.mjs";
import { root } from "./project-root.mjs";

const refused: [path: string, source: string, fault: string][] = [
  ["domain/goal.ts", `import { z } from "zod/mini";`, "may not import the package zod"],
  ["domain/goal.ts", `import { randomUUID } from "node:crypto";`, "has no access to Node"],
  [
    "domain/goal.ts",
    `import { goals } from "#contract/goals.ts";`,
    "domain may not import contract",
  ],
  ["domain/goal.ts", `export type { A } from "#server/a.ts";`, "domain may not import server"],
  ["domain/goal.ts", `export * from "../contract/goals.ts";`, "domain may not import contract"],
  [
    "contract/goals.ts",
    `import { db } from "#server/platform/open.ts";`,
    "contract may not import server",
  ],
  ["contract/goals.ts", `import { Hono } from "hono";`, "may not import the package hono"],
  ["server/app/app.ts", `import { page } from "#web/app/page.tsx";`, "server may not import web"],
  ["server/app/app.ts", `import { build } from "vite";`, "may not import the tool vite"],
  ["server/app/app.ts", `import { test } from "vitest";`, "may not import the tool vitest"],
  [
    "server/app/app.ts",
    `import { root } from "../../scripts/project-root.mjs";`,
    "server may not import scripts",
  ],
  ["server/app/app.ts", `const app = await import(name);`, "names no module"],
  [
    "server/app/app.ts",
    `import { day } from "../../domain/day.ts";`,
    "by a relative path: write #domain/day.ts",
  ],
  [
    "web/goals/card.tsx",
    `import { db } from "#server/platform/open.ts";`,
    "web may not import server",
  ],
  [
    "web/goals/card.tsx",
    `type Db = import("#server/platform/open.ts").Db;`,
    "web may not import server",
  ],
  [
    "web/goals/card.tsx",
    `const page = await import("../coaching/page.tsx");`,
    "web/goals may not import web/coaching",
  ],
  [
    "web/goals/card.tsx",
    `import { b } from "#web/coaching/b.tsx";`,
    "web/goals may not import web/coaching",
  ],
  ["web/goals/card.tsx", `import { readFile } from "node:fs";`, "has no access to Node"],
  ["web/goals/card.tsx", `import { z } from "zod";`, "may not import the package zod"],
  ["web/goals/card.tsx", `import { Meter } from "../ui/meter";`, "without its extension"],
  [
    "web/ui/meter.tsx",
    `import { card } from "../goals/card.tsx";`,
    "web/ui may not import web/goals",
  ],
  [
    "web/client/api.ts",
    `import { routes } from "#web/app/pages.ts";`,
    "web/client may not import web/app",
  ],
  [
    "server/platform/lease.ts",
    `import { actor } from "#server/account/actor.ts";`,
    "server/platform may not import server/account",
  ],
  [
    "server/goals/record-progress.ts",
    `import { coached } from "#server/coaching/coached-store.ts";`,
    "server/goals may not import server/coaching",
  ],
  [
    "server/goals/record-progress.ts",
    `import { lease } from "../platform/lease.ts";`,
    "reaches another room by a relative path: write #server/platform/lease.ts",
  ],
  [
    "server/reports/report.ts",
    `import { lease } from "#server/platform/lease.ts";`,
    "stands in server/reports, which is on no floor",
  ],
  [
    "web/style/tone.ts",
    `import { meter } from "../ui/meter.tsx";`,
    "web/style may not import web/ui",
  ],
  [
    "run/serve.ts",
    `import { test } from "@playwright/test";`,
    "may not import the tool @playwright/test",
  ],
  ["run/serve.ts", `import { start } from "#bench/run.ts";`, "run may not import bench"],
];

const allowed: [path: string, source: string][] = [
  ["domain/goal.ts", `import { day } from "./day.ts";`],
  [
    "domain/goal.test.ts",
    `import { test } from "vitest"; import fc from "fast-check"; import fs from "node:fs";`,
  ],
  ["contract/goals.ts", `import * as z from "zod/mini"; import { goal } from "#domain/goal.ts";`],
  [
    "server/app/app.ts",
    `import { Hono } from "hono"; import { join } from "node:path"; import pg from "pg";`,
  ],
  ["server/email/digest.ts", `import { row } from "#server/goals/goal-row.ts";`],
  ["server/goals/goals.test.ts", `import { app } from "#server/app/fixtures/test-app.fixture.ts";`],
  [
    "server/app/app.ts",
    `import { goals } from "#contract/goals.ts"; const p = await import("oidc-provider");`,
  ],
  [
    "web/goals/card.tsx",
    `import { useQuery } from "@tanstack/react-query"; import { useState } from "react";`,
  ],
  [
    "web/goals/card.tsx",
    `import { api } from "#web/client/api.ts"; import styles from "./card.module.css";`,
  ],
  ["web/dashboard/page.tsx", `import { Card } from "#web/goals/card.tsx";`],
  ["web/app/routes.ts", `const page = () => import("#web/goals/page.tsx");`],
  ["web/style/contrast.browser.test.tsx", `import { Meter } from "#web/ui/meter.tsx";`],
  [
    "run/serve.ts",
    `import { app } from "#server/app.ts"; import type { render } from "#web/app/render.tsx";`,
  ],
  ["run/serve.ts", `const { render } = await import(rendererAddress);`],
  ["bench/run.ts", `import { app } from "#server/app.ts";`],
];

describe("boundaries", () => {
  test.each(refused)("%s: %s is refused", (path, source, fault) => {
    const faults = boundaryFaults(path, source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${path}:1 `);
    expect(faults[0]).toContain(fault);
  });

  test.each(allowed)("%s: %s is allowed", (path, source) => {
    expect(boundaryFaults(path, source)).toEqual([]);
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
