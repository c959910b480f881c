/** Parameters leave the address at once (threats T27); the history entry keeps their link for reloads, under `stateKey`. */
export function takeLinkOf<T>(
  parameters: readonly string[],
  stateKey: string,
  linkIn: (search: string) => T | null,
): T | null {
  const address = new URL(location.href);
  if (!parameters.some((name) => address.searchParams.has(name)))
    return keptLink(history.state, stateKey);
  const link = linkIn(address.search);
  for (const name of parameters) address.searchParams.delete(name);
  history.replaceState({ ...history.state, [stateKey]: link }, "", address);
  return link;
}

function keptLink<T>(state: unknown, stateKey: string): T | null {
  if (typeof state !== "object" || state === null || !(stateKey in state)) return null;
  // Only `takeLinkOf` writes it.
  return (state as Readonly<Record<string, T | null>>)[stateKey] ?? null;
}
