import { takeLinkOf } from "#web/client/sign-in/taken-link.ts";

const PARAMETER = "token";

/** Empty without one. */
export function takeToken(): string {
  const tokenIn = (search: string) => new URLSearchParams(search).get(PARAMETER);
  return takeLinkOf([PARAMETER], "join", tokenIn) ?? "";
}
