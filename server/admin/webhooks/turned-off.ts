import { audit } from "#server/account/audit-store.ts";
import type { NoteTurnedOff } from "#server/platform/webhooks/webhook-worker.ts";

/** What of a webhook's address stands in the audit trail, which outlives it: a path may hold a key. */
export function hostOf({ url }: { readonly url: string }): string {
  return new URL(url).host;
}

/** Writes into the audit trail that a webhook was turned off by itself (product 34.7). */
export const noteTurnedOff: NoteTurnedOff = (tx, webhook, at) =>
  audit(
    tx,
    { action: "webhook.turned-off", actor: null, target: null, detail: hostOf(webhook) },
    at,
  );
