import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { readAssets } from "./assets.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const font = { "web/style/fonts/literata-latin.woff2": { file: "assets/literata-bcd.woff2" } };

const manifest = {
  ...font,
  // A page that the build also takes for an entry, to share more of it.
  "web/page.tsx": {
    file: "assets/page-mno.js",
    isEntry: true,
    isDynamicEntry: true,
    imports: ["_shared.js", "_charts.js"],
  },
  "web/app/entry-client.tsx": {
    file: "assets/entry-abc.js",
    isEntry: true,
    imports: ["_shared.js"],
  },
  "_shared.js": { file: "assets/shared-def.js" },
  "_charts.js": { file: "assets/charts-jkl.js", imports: ["_shared.js"] },
  "_style.css": { file: "assets/style-ghi.css" },
  "_rare-style.js": { file: "assets/rare-style-stu.js", css: ["assets/rare-style-vwx.css"] },
  "_rare-style.css": { file: "assets/rare-style-vwx.css" },
  "web/users.tsx": { file: "assets/users-yza.js", imports: ["_shared.js", "_rare-style.js"] },
  "web/other.tsx": { file: "assets/other-pqr.js", imports: ["web/app/entry-client.tsx"] },
};

/** Every screen has a page; the dashboard and the admin's users one of their own. */
const screens = Object.fromEntries(routes.map(({ screen }) => [screen, "web/other.tsx"]));
const pages = JSON.stringify({
  ...screens,
  dashboard: "web/page.tsx",
  "admin-users": "web/users.tsx",
});

function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "cairn-assets-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const files = {
  ".vite/manifest.json": JSON.stringify(manifest),
  ".vite/screens.json": pages,
  "favicon.svg": "<svg/>",
  "assets/entry-abc.js": "entry",
  "assets/entry-abc.js.br": "entry, small",
  "assets/entry-abc.js.gz": "entry, less small",
  "assets/entry-abc.js.map": "the source",
  "assets/shared-def.js": "shared",
  "assets/style-ghi.css": "a{}",
  "assets/rare-style-vwx.css": "b{}",
};

test("the files of a build by their paths, with what was compressed beside them", async () => {
  const assets = await readAssets(built(files), false);
  expect([...assets.files.keys()].toSorted()).toEqual([
    "/assets/entry-abc.js",
    "/assets/rare-style-vwx.css",
    "/assets/shared-def.js",
    "/assets/style-ghi.css",
    "/favicon.svg",
  ]);
  const entry = assets.files.get("/assets/entry-abc.js");
  const texts = [entry?.plain, entry?.br, entry?.gzip].map((bytes) =>
    new TextDecoder().decode(bytes ?? undefined),
  );
  expect(texts).toEqual(["entry", "entry, small", "entry, less small"]);
  expect(entry?.type).toBe("text/javascript; charset=utf-8");
  expect(assets.files.get("/favicon.svg")).toMatchObject({
    type: "image/svg+xml",
    br: null,
    gzip: null,
  });
  expect(assets.entry).toBe("/assets/entry-abc.js");
});

test("each screen's document loads the font and its own page early, with what that and the entry import at once", async () => {
  const { preloads } = await readAssets(built(files), false);
  expect([...preloads.keys()].toSorted()).toEqual(Object.keys(screens).toSorted());
  expect(preloads.get("dashboard")).toEqual([
    "/assets/literata-bcd.woff2",
    "/assets/shared-def.js",
    "/assets/charts-jkl.js",
    "/assets/page-mno.js",
  ]);
  expect(preloads.get("login")).toEqual([
    "/assets/literata-bcd.woff2",
    "/assets/shared-def.js",
    "/assets/other-pqr.js",
  ]);
});

test("a style sheet that a page's chunk waits for is loaded by that page's document, and is in no other", async () => {
  const { css, files: served, preloads } = await readAssets(built(files), false);
  expect(preloads.get("admin-users")).toEqual([
    "/assets/literata-bcd.woff2",
    "/assets/shared-def.js",
    "/assets/rare-style-vwx.css",
    "/assets/rare-style-stu.js",
    "/assets/users-yza.js",
  ]);
  expect(served.get("/assets/rare-style-vwx.css")?.type).toBe("text/css; charset=utf-8");
  expect(css).not.toContain("b{}");
  const others = [...preloads].filter(([screen]) => screen !== "admin-users");
  expect(others.flatMap(([, paths]) => paths).filter((path) => path.endsWith(".css"))).toEqual([]);
});

test("the policy allows exactly the style sheet that documents inline", async () => {
  const assets = await readAssets(built(files), true);
  expect(assets.css).toBe("a{}");
  const hash = createHash("sha256").update("a{}").digest("base64");
  expect(assets.headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(assets.headers["strict-transport-security"]).toBeDefined();
});

const ofManifest = (entries: object) => ({
  ...files,
  ".vite/manifest.json": JSON.stringify(entries),
});
const ofScreens = (more: object) => ({
  ...files,
  ".vite/screens.json": JSON.stringify({ ...screens, ...more }),
});
const entry = { file: "a.js", isEntry: true };

test.each([
  ["no manifest", { "assets/entry-abc.js": "entry" }, "ENOENT"],
  ["no entry", ofManifest({}), "The build has no entry script."],
  [
    "an import that is not there",
    ofManifest({ ...font, a: { ...entry, imports: ["b"] } }),
    "The build has no b.",
  ],
  ["a screen without a page", ofScreens({ login: undefined }), "The build has no page of login."],
  [
    "no sheet but one that a chunk waits for",
    ofManifest({ ...manifest, "_style.css": undefined }),
    "The build has no style sheet for everybody.",
  ],
  ["no font", ofManifest({ a: entry }), "The build has no web/style/fonts/literata-latin.woff2."],
  [
    "a page that is not there",
    ofScreens({ login: "web/gone.tsx" }),
    "The build has no web/gone.tsx.",
  ],
])("a build with %s is refused at the start", async (_what, faulty, message) => {
  await expect(readAssets(built(faulty), false)).rejects.toThrow(message);
});
