import { send } from "./send.ts";

const ANSWER_MS = 10_000;

/** Checks the server first: the browser's error page would lose what is typed. */
export async function reopen(wanted: AbortSignal): Promise<never> {
  const signal = AbortSignal.any([wanted, AbortSignal.timeout(ANSWER_MS)]);
  const { status } = await send(location.href, { method: "HEAD", cache: "no-store", signal });
  if (status >= 500) throw new Error(`The document was answered with ${status}.`);
  wanted.throwIfAborted();
  location.reload();
  // Pending until the browser has left the page.
  return new Promise(() => undefined);
}
