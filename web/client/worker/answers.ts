import { offlineAddress } from "#contract/return-path.ts";
import { OFFLINE_PATH, routeAt } from "#contract/routes.ts";
import { aliveAnswer } from "../offline/alive.ts";
import { kept, keptDocument } from "./builds.ts";
import type { AskedEvent } from "./worker-scope.ts";

/** A document that has not begun to come by then is not waited for, in milliseconds. */
const WAIT_MS = 5_000;
/** Whoever then tries again has as long as it takes. */
const PATIENT_MS = 60_000;

/** What a proxy answers that comes to no server; Cairn's own is busy with 503. */
const BY_PROXIES: ReadonlySet<number> = new Set([502, 503, 504]);

let patientUntil = 0;

/**
 * The answer to what a tab asks for: files of a build, and screens. Null for everything else: calls, files of people, pages
 * for everybody, other hosts.
 */
export function answerTo(event: AskedEvent, origin: string): Promise<Response> | null {
  const { method, mode, url } = event.request;
  const asked = new URL(url);
  if (method !== "GET" || asked.origin !== origin) return null;
  if (asked.pathname.startsWith("/assets/")) return fileOf(event.request, asked.pathname);
  if (mode !== "navigate" || routeAt(asked.pathname) === null) return null;
  return asked.pathname === OFFLINE_PATH ? offlineDocument(event) : screenOf(event, asked);
}

/**
 * The answer to a navigation that is no screen, where the browser preloads navigations. Without an answer from the worker it
 * would drop the preloaded one and send the request again, and a one-time address would be used up.
 */
export function preloadedAnswer(event: AskedEvent): Promise<Response> | null {
  const { method, mode } = event.request;
  return method === "GET" && mode === "navigate" ? documentOf(event) : null;
}

async function fileOf(request: Request, path: string): Promise<Response> {
  return (await kept(caches, path)) ?? fetch(request);
}

async function offlineDocument({ request, preloadResponse }: AskedEvent): Promise<Response> {
  // Else the browser says that nobody has waited for it.
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

/** Whether a proxy has answered in the place of a server that is not there. */
async function isAway({ status }: Response): Promise<boolean> {
  if (!BY_PROXIES.has(status)) return false;
  return (await aliveAnswer((address, init) => fetch(address, init))) === null;
}

async function documentOf({ request, preloadResponse }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** What comes in time; rejects where it does not, unless it was too late a moment ago already. */
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
