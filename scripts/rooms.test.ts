import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { measure } from "./rooms.mjs";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true }));

function project(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), "cairn-rooms-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test("rooms, arrows and pairs are counted, and what only its neighbour needs is a crumb", () => {
  const { lines, faults } = measure(
    project({
      "server/goals/goal.ts": `import "./part.ts"; import "#server/platform/db/db.ts";\n`,
      "server/goals/part.ts": `import "#server/platform/db/db.ts";\n`,
      "server/goals/goal.test.ts": `import "#server/app/app.ts";\n`,
      "scripts/build.mjs": `build();\n`,
      "e2e/goal.spec.ts": `go();\n`,
      "server/platform/db/db.ts": `import "#server/goals/goal.ts";\n`,
    }),
  );
  expect(lines).toEqual([
    "server: 2 rooms, 2 arrows, 1 mutual pairs",
    "web: 0 rooms, 0 arrows, 0 mutual pairs",
    "4 sources, 4 of at most 25 lines, 1 crumbs",
    "product: 3 lines, tests, fixtures and journeys: 2 lines",
  ]);
  expect(faults).toEqual([]);
});

test("too many rooms, and a folder with too many sources, are faults", () => {
  const many = (count: number, path: (at: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), ""]));
  const { faults } = measure(
    project({
      ...many(13, (at) => `server/room-${at}/one.ts`),
      ...many(25, (at) => `web/goals/part-${at}.ts`),
    }),
  );
  expect(faults).toEqual([
    "server has 13 rooms, at most 12",
    "web/goals holds 25 sources: give it inner rooms",
  ]);
});
