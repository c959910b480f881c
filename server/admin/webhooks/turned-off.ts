import { audit } from "#server/account/audit-store.ts";
import type { NoteTurnedOff } from "#server/platform/webhooks/webhook-worker.ts";

/** Only the host is audited: a path may hold a key. */
export function hostOf({ url }: { readonly url: string }): string {
  return new URL(url).host;
}

/** product 34.7 */
export const noteTurnedOff: NoteTurnedOff = (tx, webhook, at) =>
  audit(
    tx,
    { action: "webhook.turned-off", actor: null, target: null, detail: hostOf(webhook) },
    at,
  );
