/** How long the server may take to show that it lives, in milliseconds: with a second look, within two seconds of the first doubt. */
const ANSWER_MS = 1_500;

/** What Cairn's own server answers within so many milliseconds to what is asked by `ask`; null where it does not. */
export async function aliveAnswer(
  ask: (address: string, init: RequestInit) => Promise<Response>,
  ms = ANSWER_MS,
): Promise<Response | null> {
  try {
    const answer = await ask("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ms) });
    // A network that wants a sign-in first answers everything, with a page of its own.
    const said = (await answer.json()) as { readonly alive?: unknown };
    return answer.ok && said.alive === true ? answer : null;
  } catch {
    return null;
  }
}
