import type { login } from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";

export type PendingLogin = OutputOf<typeof login>;

let pending: PendingLogin | null = null;

/** For the screen that opens the session; kept in no history and no storage. */
export function keepLogin(login: PendingLogin): void {
  pending = login;
}

export function takeLogin(): PendingLogin | null {
  const kept = pending;
  pending = null;
  return kept;
}
