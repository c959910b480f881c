import { offlineAddress } from "#contract/return-path.ts";
import { OFFLINE_PATH, routeAt } from "#contract/routes.ts";
import { aliveAnswer } from "../offline/alive.ts";
import { cachedFile, keptDocument } from "./builds.ts";
import type { AskedEvent } from "./worker-scope.ts";

/** For the first byte of a document. */
const WAIT_MS = 5_000;
/** After a timeout there is no limit for this long. */
const PATIENT_MS = 60_000;

/** From proxies without a server; Cairn itself answers 503 when busy. */
const BY_PROXIES: ReadonlySet<number> = new Set([502, 503, 504]);

let patientUntil = 0;

/** Null for everything but build files and screens. */
export function answerTo(event: AskedEvent, origin: string): Promise<Response> | null {
  const { method, mode, url } = event.request;
  const asked = new URL(url);
  if (method !== "GET" || asked.origin !== origin) return null;
  if (asked.pathname.startsWith("/assets/")) return fileOf(event.request, asked.pathname);
  if (mode !== "navigate" || routeAt(asked.pathname) === null) return null;
  return asked.pathname === OFFLINE_PATH ? offlineDocument(event) : screenOf(event, asked);
}

/** Without an answer the browser drops its preload and repeats the request, using up a one-time link. */
export function preloadedAnswer(event: AskedEvent): Promise<Response> | null {
  const { method, mode } = event.request;
  return method === "GET" && mode === "navigate" ? documentOf(event) : null;
}

async function fileOf(request: Request, path: string): Promise<Response> {
  return (await cachedFile(caches, path)) ?? fetch(request);
}

async function offlineDocument({ request, preloadResponse }: AskedEvent): Promise<Response> {
  // Else the browser reports an unhandled rejection.
  preloadResponse?.catch(() => undefined);
  return (await keptDocument(caches)) ?? fetch(request);
}

async function screenOf(event: AskedEvent, asked: URL): Promise<Response> {
  try {
    const answer = await inTime(documentOf(event));
    const isShown = !(await isAway(answer)) || (await keptDocument(caches)) === undefined;
    if (isShown) return answer;
  } catch (error) {
    if ((await keptDocument(caches)) === undefined) throw error;
  }
  return Response.redirect(offlineAddress(asked.pathname + asked.search), 302);
}

async function isAway({ status }: Response): Promise<boolean> {
  if (!BY_PROXIES.has(status)) return false;
  return (await aliveAnswer((address, init) => fetch(address, init))) === null;
}

async function documentOf({ request, preloadResponse }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** No limit soon after a timeout. */
async function inTime(coming: Promise<Response>): Promise<Response> {
  if (Date.now() < patientUntil) return coming;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    patientUntil = Date.now() + PATIENT_MS;
    late.reject(new Error("The document has not come."));
  }, WAIT_MS);
  try {
    return await Promise.race([coming, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
