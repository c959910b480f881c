import { beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../fixtures/fake-caches.fixture.ts";
import { filesIn, cachedFile, keepBuild, keptDocument, oldBuilds } from "./builds.ts";

const document = (files: readonly string[]) =>
  `<style>b{}</style>${files.map((path) => `<link rel="modulepreload" href="${path}">`).join("")}<script src="${files[0]}"></script><a href="/login">`;

const ORIGIN = "https://cairn.example";
const types = { js: "text/javascript; charset=utf-8", css: "text/css", woff2: "font/woff2" };
const typeOf = (path: string) => types[path.slice(path.lastIndexOf(".") + 1) as keyof typeof types];
const asPage = { headers: { "content-type": "text/html; charset=utf-8" } };

/** A server of one build: what it has, and what it was asked for. */
const server = { files: [] as readonly string[], html: "", asked: [] as [string, RequestInit][] };

/** The worker of a build, whose server serves that build. */
function built(name: string, files: readonly string[], html = document(files)): void {
  vi.stubGlobal("BUILD_NAME", name);
  vi.stubGlobal("BUILD_FILES", files);
  Object.assign(server, { files, html, asked: [] });
}

/** As a worker is installed, and takes over. */
async function released(stored: CacheStorage, name: string, files: readonly string[]) {
  built(name, files);
  await keepBuild(stored);
  for (const old of oldBuilds(await stored.keys())) await stored.delete(old);
}

/** The second build, one of whose answers comes from a proxy: the page of its sign-in. */
function foreign(path: string, type = "text/html", from = ""): void {
  built("2", second);
  const ours = globalThis.fetch;
  vi.stubGlobal("fetch", async (asked: string, init: RequestInit) => {
    if (asked !== path) return ours(asked, init);
    const body = from === "" ? "<h1>Sign in</h1>" : await (await ours(asked, init)).text();
    const answer = new Response(body, { headers: { "content-type": type } });
    const told = { redirected: { value: from !== "" }, url: { value: from } };
    return Object.defineProperties(answer, told);
  });
}

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    server.asked.push([path, init]);
    if (path === "/offline") return new Response(server.html, asPage);
    return server.files.includes(path)
      ? new Response(`${path} of the server`, { headers: { "content-type": typeOf(path) } })
      : new Response("", { status: 404 });
  });
});

const first = ["/assets/entry-1.js", "/assets/page-1.js", "/assets/same.js"];
const second = [
  "/assets/entry-2.js",
  "/assets/page-2.js",
  "/assets/same.js",
  "/assets/page-2.css",
  "/assets/font-2.woff2",
];
const third = ["/assets/entry-3.js"];

async function textOf(stored: CacheStorage, path: string) {
  return (await cachedFile(stored, path))?.text();
}

async function offlineText(stored: CacheStorage) {
  return (await keptDocument(stored))?.text();
}

test("a worker keeps the files of its build and the document without a server, as nobody is shown it", async () => {
  const stored = fakeCaches();
  built("1", first);
  await keepBuild(stored);
  for (const path of first) expect(await textOf(stored, path)).toBe(`${path} of the server`);
  expect(await offlineText(stored)).toBe(document(first));
  const asked = server.asked.map(([path, { credentials, mode, cache }]) => [
    path,
    [credentials, mode, cache],
  ]);
  expect(new Map(asked as [string, unknown][])).toEqual(
    new Map<string, unknown>([
      ["/offline", ["omit", "same-origin", "no-store"]],
      ...first.map((path): [string, unknown] => [path, ["omit", "same-origin", "default"]]),
    ]),
  );
  expect(await cachedFile(stored, "/")).toBeUndefined();
});

test("an open tab of the build before finds what it has not loaded yet; two builds before it is gone", async () => {
  const stored = fakeCaches();
  await released(stored, "1", first);
  await released(stored, "2", second);
  expect(await textOf(stored, "/assets/page-1.js")).toBe("/assets/page-1.js of the server");
  expect(await offlineText(stored)).toBe(document(second));
  // What both builds have was not asked for again.
  expect(server.asked.map(([path]) => path)).not.toContain("/assets/same.js");
  await released(stored, "3", third);
  expect(await cachedFile(stored, "/assets/page-1.js")).toBeUndefined();
  expect(await textOf(stored, "/assets/page-2.js")).toBe("/assets/page-2.js of the server");
});

test.each<[string, () => void]>([
  ["a file is missing", () => built("2", second) ?? Object.assign(server, { files: third })],
  ["the document is of another build", () => built("2", second, document(third))],
  [
    "the document cannot be had",
    () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError())),
  ],
  ["a proxy answers for a file with a page of its own", () => foreign("/assets/page-2.js")],
  ["a file is of no type", () => foreign("/assets/page-2.js", "")],
  [
    "a script comes in the place of a style",
    () => foreign("/assets/page-2.css", "text/javascript"),
  ],
  [
    "a proxy answers for a font with an error of its own",
    () => foreign("/assets/font-2.woff2", "application/json"),
  ],
  ["a proxy answers for the document with a page of its own", () => foreign("/offline")],
  [
    "a file is answered from elsewhere",
    () => foreign("/assets/page-2.js", "text/javascript", `${ORIGIN}/sign-in/page-2.js`),
  ],
  [
    "the document is answered from elsewhere",
    () => foreign("/offline", "text/html", `${ORIGIN}/offline?again=1`),
  ],
])("where %s nothing of a build is kept, and the one before stays", async (_, fails) => {
  const stored = fakeCaches();
  built("1", first);
  await keepBuild(stored);
  built("2", second);
  fails();
  await expect(keepBuild(stored)).rejects.toThrow(/.*/);
  expect(await stored.keys()).toHaveLength(1);
  vi.stubGlobal("BUILD_NAME", "1");
  expect(await offlineText(stored)).toBe(document(first));
});

test("a file that its server has led back to its address is the server's own", async () => {
  const stored = fakeCaches();
  foreign("/assets/page-2.js", "text/javascript", `${ORIGIN}/assets/page-2.js?again=2`);
  await keepBuild(stored);
  expect(await textOf(stored, "/assets/page-2.js")).toBe("/assets/page-2.js of the server");
});

test("of a release that is taken back, and the next one, the tabs of the build in between find their parts", async () => {
  const stored = fakeCaches();
  await released(stored, "1", first);
  await released(stored, "2", second);
  await released(stored, "1", first);
  expect(await offlineText(stored)).toBe(document(first));
  // All of it was kept already.
  expect(server.asked.map(([path]) => path)).toEqual(["/offline"]);
  expect(await textOf(stored, "/assets/page-2.js")).toBe("/assets/page-2.js of the server");
  await released(stored, "3", third);
  expect(await textOf(stored, "/assets/page-1.js")).toBe("/assets/page-1.js of the server");
  expect(await textOf(stored, "/assets/page-2.js")).toBeUndefined();
  expect(await stored.keys()).toHaveLength(2);
});

test("a build that comes back while servers of two answer loses nothing of what is kept of it", async () => {
  const stored = fakeCaches();
  await released(stored, "1", first);
  await released(stored, "2", second);
  built("1", first, document(second));
  await expect(keepBuild(stored)).rejects.toThrow("not of this build");
  expect(server.asked.map(([path]) => path)).toEqual(["/offline"]);
  expect(await textOf(stored, "/assets/page-1.js")).toBe("/assets/page-1.js of the server");
});

test("an installation that was cut counts as no build", async () => {
  const stored = fakeCaches();
  await released(stored, "1", first);
  const cut = await stored.open("cairn-cut-2");
  await cut.put("/assets/page-2.js", new Response("half of a build"));
  await released(stored, "3", third);
  expect(await textOf(stored, "/assets/page-1.js")).toBe("/assets/page-1.js of the server");
  expect(await textOf(stored, "/assets/page-2.js")).toBeUndefined();
});

test("of a worker that is changed alone the document is the one that came last", async () => {
  const stored = fakeCaches();
  await released(stored, "1", first);
  built("1", first, `${document(first)}<p>Later`);
  await keepBuild(stored);
  expect(await offlineText(stored)).toBe(`${document(first)}<p>Later`);
});

const broken = () => new DOMException("Not here.", "UnknownError");

test.each<[how: string, fails: () => Promise<never>]>([
  ["reject", () => Promise.reject(broken())],
  [
    "throw",
    () => {
      throw broken();
    },
  ],
  ["do not answer", () => new Promise(() => undefined)],
])("where caches %s, the server is asked", async (_, fails) => {
  vi.useFakeTimers();
  const stored = Object.assign(fakeCaches(), { keys: fails, match: fails });
  const found = Promise.all([cachedFile(stored, "/assets/same.js"), keptDocument(stored)]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await found).toEqual([undefined, undefined]);
  vi.useRealTimers();
});

test("where caches are full nothing of a build is kept, and the one before stays", async () => {
  const stored = fakeCaches();
  await released(stored, "1", first);
  built("2", second);
  const { open } = stored;
  stored.open = async (name) => {
    const cache = await open(name);
    const { put } = cache;
    cache.put = (path, file) => (path === second[2] ? Promise.reject(broken()) : put(path, file));
    return cache;
  };
  await expect(keepBuild(stored)).rejects.toThrow("Not here.");
  expect(await stored.keys()).toHaveLength(1);
  expect(await textOf(stored, "/assets/page-1.js")).toBe("/assets/page-1.js of the server");
});

test("what is wiped is kept anew by the next installation", async () => {
  const stored = fakeCaches();
  await released(stored, "1", first);
  for (const name of await stored.keys()) await stored.delete(name);
  expect(await textOf(stored, "/assets/page-1.js")).toBeUndefined();
  expect(await offlineText(stored)).toBeUndefined();
  await released(stored, "1", first);
  expect(await offlineText(stored)).toBe(document(first));
});

test("caches of others are left alone", () => {
  const names = ["other", "cairn-a-1", "cairn-b-2", "cairn-c-1", "cairn-d-3"];
  expect(oldBuilds(names)).toEqual(["cairn-a-1", "cairn-b-2"]);
});

test("of a document the files of the build count, wherever they are named", () => {
  expect(filesIn(document(first))).toEqual([...first, first[0]]);
});
