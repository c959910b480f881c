import { useEffect } from "react";
import { send } from "../send.ts";
import { PREFIX } from "../worker/builds.ts";
import { isReachable } from "./connection.ts";

const WORKER = "/sw.js";
/** Where a browser cannot say that it is idle, in milliseconds. */
const LATER_MS = 3_000;

/** Whether what answers has no worker. */
async function hasNone(): Promise<boolean> {
  const { status } = await send(WORKER, { method: "HEAD", cache: "no-store" });
  return status === 404 || status === 410;
}

/** Whether Cairn's own server has no worker any more. A network's page, which answers so too, may come or go between two answers. */
async function isGone(): Promise<boolean> {
  return (await hasNone()) && (await isReachable()) && (await hasNone()) && isReachable();
}

/** Whether a worker is ours: another app under the same address, years ago, may have left its own. */
function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing;
  return worker !== null && new URL(worker.scriptURL).pathname === WORKER;
}

/** Asks for the worker of this release. The kill switch: where the server has none any more, none stays, nor what it kept. */
export async function installWorker(): Promise<void> {
  const present = await navigator.serviceWorker.getRegistration();
  if (present === undefined || !isOurs(present)) {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    return;
  }
  // The browser looks for a later one by itself, at each navigation, and tells nobody what it was answered.
  if (!(await isGone())) return;
  await present.unregister();
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

/** Installs the app's worker once the document is there and the browser is idle (product 29.8). */
export function useWorker(): void {
  useEffect(() => {
    // In private windows of some browsers, and under an address that is no secure one, there is none.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const begin = () => void installWorker().catch(() => undefined);
    const idle = () =>
      "requestIdleCallback" in globalThis
        ? requestIdleCallback(begin)
        : setTimeout(begin, LATER_MS);
    if (document.readyState === "complete") idle();
    else addEventListener("load", idle, { once: true });
    return () => removeEventListener("load", idle);
  }, []);
}
