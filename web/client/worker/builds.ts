import { OFFLINE_PATH } from "#contract/routes.ts";

/** The hashed files of this build, as the build writes them in here; a name made of them all. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_NAME: string;

const PREFIX = "cairn-";
/** Kept beside the present build: a tab may be of the one before. */
const BUILDS = 2;

/** The names among caches that hold builds from before the last two, in the order in which they were made. */
export function oldBuilds(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(PREFIX)).slice(0, -BUILDS);
}

/** A file of this build: from a build before where it was in that too. */
async function fileOf(stored: CacheStorage, path: string): Promise<Response> {
  const known = await stored.match(path, { ignoreVary: true });
  return known ?? answered(await fetch(path, { credentials: "omit" }), path);
}

function answered(response: Response, path: string): Response {
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  // A proxy that wants a sign-in first answers with a page of its own, to whoever comes without cookies.
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (response.redirected || (isPage && path !== OFFLINE_PATH))
    throw new Error(`${path} was answered by somebody else.`);
  return response;
}

/** The files that a document names. */
export function filesIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
}

/**
 * Keeps the files of this build and the document that is shown without a server, of nobody. Fails as a whole: the worker
 * before it then stays.
 */
export async function keepBuild(stored: CacheStorage): Promise<void> {
  const name = PREFIX + BUILD_NAME;
  try {
    const cache = await stored.open(name);
    for (const path of BUILD_FILES) await cache.put(path, await fileOf(stored, path));
    const asked = await fetch(OFFLINE_PATH, { credentials: "omit", cache: "no-store" });
    const document = answered(asked, OFFLINE_PATH);
    const files = filesIn(await document.clone().text());
    // Servers of two builds, one after the other: at the next look they are of one. A page of somebody else names none.
    if (files.length === 0 || !files.every((path) => BUILD_FILES.includes(path)))
      throw new Error(`${OFFLINE_PATH} is not of this build.`);
    await cache.put(OFFLINE_PATH, document);
  } catch (error) {
    await stored.delete(name);
    throw error;
  }
}

/** What is kept under a path, of this build first; undefined where nothing is. */
export async function kept(stored: CacheStorage, path: string): Promise<Response | undefined> {
  const cache = await stored.open(PREFIX + BUILD_NAME);
  const own = await cache.match(path, { ignoreVary: true });
  return own ?? stored.match(path, { ignoreVary: true });
}
