import { send } from "#web/client/send.ts";

/** How long the server may take to show that it is there, in milliseconds. */
const ANSWER_MS = 10_000;

/**
 * Loads the document of the present address anew; rejects where it cannot be had. The browser would then show a page of
 * its own, and this one would be gone with all that is typed in it.
 */
export async function reopen(): Promise<never> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const { status } = await send(location.href, { method: "HEAD", cache: "no-store", signal });
  if (status >= 500) throw new Error(`The document was answered with ${status}.`);
  location.reload();
  // Until the browser has left the page.
  return new Promise(() => undefined);
}
