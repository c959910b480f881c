/** How long the server may take to show that it lives, in milliseconds: with a second look, within two seconds of the first doubt. */
const ANSWER_MS = 1_500;

/** Whether Cairn's own server answers now what is asked by `ask`. */
export async function isAlive(
  ask: (address: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  try {
    const answer = await ask("/healthz", {
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    // A network that wants a sign-in first answers everything, with a page of its own.
    const said = (await answer.json()) as { readonly alive?: unknown };
    return answer.ok && said.alive === true;
  } catch {
    return false;
  }
}
