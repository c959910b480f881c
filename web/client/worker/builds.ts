import { OFFLINE_PATH } from "#contract/routes.ts";
import { inTime } from "../in-time.ts";

/** Replaced by the build. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_NAME: string;

export const PREFIX = "cairn-";
/** Caches may never answer. */
const LONGEST_MS = 3_000;
/** A tab may still use the previous build. */
const BUILDS = 2;
const OF_ANY = { ignoreVary: true };

/** Unique: a build that is released again is newer than those between. */
function newName(): string {
  return `${PREFIX}${crypto.randomUUID()}-${BUILD_NAME}`;
}

function buildIn(name: string): string {
  return name.slice(name.lastIndexOf("-") + 1);
}

function ours(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(PREFIX));
}

/** In order of creation; a build that is released again counts as new. */
export function oldBuilds(names: readonly string[]): readonly string[] {
  const last = new Map<string, string>();
  for (const name of ours(names).toReversed())
    if (!last.has(buildIn(name))) last.set(buildIn(name), name);
  const staying = new Set([...last.values()].slice(0, BUILDS));
  return ours(names).filter((name) => !staying.has(name));
}

/** From the previous build if unchanged. */
async function fileOf(stored: CacheStorage, path: string): Promise<Response> {
  return (await cachedFile(stored, path)) ?? answered(await asked(path), path);
}

// Fails on a redirect to another host.
function asked(path: string, cache: RequestCache = "default"): Promise<Response> {
  return fetch(path, { credentials: "omit", mode: "same-origin", cache });
}

/** Loose: proxies spell types differently. */
function typeOf(path: string): RegExp {
  if (path.endsWith(".js")) return /javascript/i;
  if (path.endsWith(".css")) return /css/i;
  return path === OFFLINE_PATH ? /html/i : /font|octet-stream/i;
}

function answered(response: Response, path: string): Response {
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  // During a release a file may redirect to itself (product 29.8).
  const isElsewhere =
    response.redirected && (path === OFFLINE_PATH || new URL(response.url).pathname !== path);
  // A sign-in proxy answers with its own page.
  if (isElsewhere || !typeOf(path).test(response.headers.get("content-type") ?? ""))
    throw new Error(`${path} was answered by somebody else.`);
  return response;
}

export function filesIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
}

async function offlineDocument(): Promise<Response> {
  const document = answered(await asked(OFFLINE_PATH, "no-store"), OFFLINE_PATH);
  const files = filesIn(await document.clone().text());
  // Mixed builds during a release, or a foreign page: the next check retries.
  if (files.length === 0 || !files.every((path) => BUILD_FILES.includes(path)))
    throw new Error(`${OFFLINE_PATH} is not of this build.`);
  return document;
}

/** Removes interrupted installations: the document is stored last. */
async function dropUnfinished(stored: CacheStorage): Promise<void> {
  for (const cacheName of ours(await stored.keys()))
    if (!(await stored.match(OFFLINE_PATH, { ...OF_ANY, cacheName })))
      await stored.delete(cacheName);
}

/** All or nothing: after a failure the previous worker stays with its caches. */
export async function keepBuild(stored: CacheStorage): Promise<void> {
  await dropUnfinished(stored);
  // First: it shows whether the server has another build.
  const document = await offlineDocument();
  const name = newName();
  try {
    const cache = await stored.open(name);
    for (const path of BUILD_FILES) await cache.put(path, await fileOf(stored, path));
    await cache.put(OFFLINE_PATH, document);
  } catch (error) {
    await stored.delete(name);
    throw error;
  }
}

/** Undefined if caches fail or hang: the server has the file too. */
function heldBy<T>(looking: Promise<T | undefined>): Promise<T | undefined> {
  return inTime(looking, LONGEST_MS).catch(() => undefined);
}

/** From any build: a path has one content. */
export async function cachedFile(
  stored: CacheStorage,
  path: string,
): Promise<Response | undefined> {
  return heldBy(match(stored, path));
}

// `async`: some browsers throw synchronously.
async function match(stored: CacheStorage, path: string): Promise<Response | undefined> {
  return stored.match(path, OF_ANY);
}

async function ownDocument(stored: CacheStorage): Promise<Response | undefined> {
  for (const cacheName of (await stored.keys()).toReversed()) {
    const isOwn = cacheName.startsWith(PREFIX) && buildIn(cacheName) === BUILD_NAME;
    const own = isOwn && (await stored.match(OFFLINE_PATH, { ...OF_ANY, cacheName }));
    if (own) return own;
  }
  return undefined;
}

export async function keptDocument(stored: CacheStorage): Promise<Response | undefined> {
  return (await heldBy(ownDocument(stored))) ?? cachedFile(stored, OFFLINE_PATH);
}
