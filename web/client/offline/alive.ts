/** Two attempts fit into two seconds. */
const ANSWER_MS = 1_500;

export async function aliveAnswer(
  ask: (address: string, init: RequestInit) => Promise<Response>,
  ms = ANSWER_MS,
): Promise<Response | null> {
  try {
    const answer = await ask("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ms) });
    // A captive portal answers everything with its own page.
    const said = (await answer.json()) as { readonly alive?: unknown };
    return answer.ok && said.alive === true ? answer : null;
  } catch {
    return null;
  }
}
