const PARAMETER = "token";
const STATE_KEY = "join";

/** The token leaves the address at once (threats T27); the history entry keeps it for reloads. */
export function takeToken(): string {
  const address = new URL(location.href);
  const token = address.searchParams.get(PARAMETER);
  if (token === null) return keptToken(history.state);
  address.searchParams.delete(PARAMETER);
  history.replaceState({ ...history.state, [STATE_KEY]: token }, "", address);
  return token;
}

function keptToken(state: unknown): string {
  if (typeof state !== "object" || state === null || !(STATE_KEY in state)) return "";
  return typeof state[STATE_KEY] === "string" ? state[STATE_KEY] : "";
}
