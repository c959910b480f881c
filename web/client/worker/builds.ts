import { OFFLINE_PATH } from "#contract/routes.ts";
import { inTime } from "../in-time.ts";

/** The hashed files of this build, as the build writes them in here; a name made of them all. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_NAME: string;

/** How the names of our caches begin. */
export const PREFIX = "cairn-";
/** Caches that take longer, in milliseconds, may never answer. */
const LONGEST_MS = 3_000;
/** Kept beside the present build: a tab may be of the one before. */
const BUILDS = 2;
const OF_ANY = { ignoreVary: true };

/** A new cache for this build: one that is released anew comes after what was released in between. */
function newName(): string {
  return `${PREFIX}${crypto.randomUUID()}-${BUILD_NAME}`;
}

/** The build whose files a cache holds. */
function buildIn(name: string): string {
  return name.slice(name.lastIndexOf("-") + 1);
}

function ours(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(PREFIX));
}

/** The names among caches, in the order in which they were made, that hold builds from before the last two, or one that came back since. */
export function oldBuilds(names: readonly string[]): readonly string[] {
  const last = new Map<string, string>();
  for (const name of ours(names).toReversed())
    if (!last.has(buildIn(name))) last.set(buildIn(name), name);
  const staying = new Set([...last.values()].slice(0, BUILDS));
  return ours(names).filter((name) => !staying.has(name));
}

/** A file of this build: from a build before where it was in that too. */
async function fileOf(stored: CacheStorage, path: string): Promise<Response> {
  return (await kept(stored, path)) ?? answered(await asked(path), path);
}

// What leads to another host fails.
function asked(path: string, cache: RequestCache = "default"): Promise<Response> {
  return fetch(path, { credentials: "omit", mode: "same-origin", cache });
}

/** The types under which a file is what its name says, however a proxy writes them. */
function typeOf(path: string): RegExp {
  if (path.endsWith(".js")) return /javascript/i;
  if (path.endsWith(".css")) return /css/i;
  return path === OFFLINE_PATH ? /html/i : /font|octet-stream/i;
}

/** An answer that is the server's own. */
function answered(response: Response, path: string): Response {
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  // During a release a file's address leads back to itself (product 29.8).
  const isElsewhere =
    response.redirected && (path === OFFLINE_PATH || new URL(response.url).pathname !== path);
  // A proxy that wants a sign-in first answers with words of its own, to whoever comes without cookies.
  if (isElsewhere || !typeOf(path).test(response.headers.get("content-type") ?? ""))
    throw new Error(`${path} was answered by somebody else.`);
  return response;
}

/** The files that a document names. */
export function filesIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
}

/** The document that is shown without a server, of this build. */
async function offlineDocument(): Promise<Response> {
  const document = answered(await asked(OFFLINE_PATH, "no-store"), OFFLINE_PATH);
  const files = filesIn(await document.clone().text());
  // Servers of two builds, one after the other: at the next look they are of one. A page of somebody else names none.
  if (files.length === 0 || !files.every((path) => BUILD_FILES.includes(path)))
    throw new Error(`${OFFLINE_PATH} is not of this build.`);
  return document;
}

/** Forgets what an installation has left that was cut: the document comes last. */
async function dropUnfinished(stored: CacheStorage): Promise<void> {
  for (const cacheName of ours(await stored.keys()))
    if (!(await stored.match(OFFLINE_PATH, { ...OF_ANY, cacheName })))
      await stored.delete(cacheName);
}

/**
 * Keeps the files of this build and the document that is shown without a server, of nobody. Fails as a whole: the worker
 * before it then stays, with all that it keeps.
 */
export async function keepBuild(stored: CacheStorage): Promise<void> {
  await dropUnfinished(stored);
  // First, since a server of another build shows itself by it.
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

/** What caches hold; undefined where they fail or do not answer in time: the server has it, too. */
function heldBy<T>(looking: Promise<T | undefined>): Promise<T | undefined> {
  return inTime(looking, LONGEST_MS).catch(() => undefined);
}

/** The file that is kept under a path, which is the same in each build that has it; undefined where none is, or caches fail. */
export async function kept(stored: CacheStorage, path: string): Promise<Response | undefined> {
  return heldBy(match(stored, path));
}

// Some browsers throw at once where storage is forbidden.
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

/** The document that is shown without a server, of this build where that is kept; undefined where none is, or caches fail. */
export async function keptDocument(stored: CacheStorage): Promise<Response | undefined> {
  return (await heldBy(ownDocument(stored))) ?? kept(stored, OFFLINE_PATH);
}
