import { openSession } from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { call } from "../api.ts";
import { browserZone } from "../browser-zone.ts";

export type Opened = OutputOf<typeof openSession>;

/** Exchanges a finished login for this browser's session. */
export function openSessionOf({ customToken }: { readonly customToken: string }): Promise<Opened> {
  return call(openSession, { input: { customToken, timeZone: browserZone() } });
}
