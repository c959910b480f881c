import { useEffect } from "react";
import { send } from "../send.ts";
import { pageLanguage } from "../words/page-language.ts";
import { PREFIX } from "../worker/builds.ts";
import { isReachable } from "./connection.ts";

const WORKER = pageLanguage === "en" ? "/sw.js" : `/sw.${pageLanguage}.js`;
/** For browsers without idle callbacks. */
const LATER_MS = 3_000;

async function hasNone(): Promise<boolean> {
  const { status } = await send(WORKER, { method: "HEAD", cache: "no-store" });
  return status === 404 || status === 410;
}

/** Asks twice: a captive portal may come or go between two answers. */
async function isGone(): Promise<boolean> {
  return (await hasNone()) && (await isReachable()) && (await hasNone()) && isReachable();
}

/** Another app at this address may have left its own. */
function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing;
  return worker !== null && new URL(worker.scriptURL).pathname === WORKER;
}

/** Kill switch: if the server has no worker, removes this one and its caches. */
export async function installWorker(): Promise<void> {
  const present = await navigator.serviceWorker.getRegistration();
  if (present === undefined || !isOurs(present)) {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    return;
  }
  // The browser's own update check does not report a missing worker.
  if (!(await isGone())) return;
  await present.unregister();
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

// product 29.8
export function useWorker(): void {
  useEffect(() => {
    // Missing in some private windows and on insecure origins.
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
