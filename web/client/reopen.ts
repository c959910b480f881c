import { send } from "./send.ts";

/** How long the server may take to show that it is there, in milliseconds. */
const ANSWER_MS = 10_000;

/**
 * Loads the document of the present address anew; rejects where it cannot be had, or once `wanted` is aborted: nobody waits
 * for it. The browser would else show a page of its own, and this one would be gone with all that is typed in it.
 */
export async function reopen(wanted: AbortSignal): Promise<never> {
  const signal = AbortSignal.any([wanted, AbortSignal.timeout(ANSWER_MS)]);
  const { status } = await send(location.href, { method: "HEAD", cache: "no-store", signal });
  if (status >= 500) throw new Error(`The document was answered with ${status}.`);
  wanted.throwIfAborted();
  location.reload();
  // Until the browser has left the page.
  return new Promise(() => undefined);
}
