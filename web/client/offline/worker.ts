import { useEffect } from "react";
import { send } from "../send.ts";

const WORKER = "/sw.js";
/** Where a browser cannot say that it is idle, in milliseconds. */
const LATER_MS = 3_000;

/** The kill switch: where the server has no worker any more, none stays, nor what it kept. */
async function dropWorker(): Promise<void> {
  const { status } = await send(WORKER, { method: "HEAD", cache: "no-store" });
  if (status !== 404 && status !== 410) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Asks for the worker of this release; where that is gone, the one before goes too. */
export async function installWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  } catch {
    await dropWorker().catch(() => undefined);
  }
}

/** Installs the app's worker once the document is there and the browser is idle (product 29.9). */
export function useWorker(): void {
  useEffect(() => {
    // In private windows of some browsers, and under an address that is no secure one, there is none.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const begin = () => void installWorker();
    const idle = () =>
      "requestIdleCallback" in globalThis
        ? requestIdleCallback(begin)
        : setTimeout(begin, LATER_MS);
    if (document.readyState === "complete") idle();
    else addEventListener("load", idle, { once: true });
    return () => removeEventListener("load", idle);
  }, []);
}
