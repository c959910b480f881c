import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { audit, type AuditEntry } from "#server/account/audit-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { holdWebhook, type KeptWebhook } from "#server/platform/webhooks/webhook-store.ts";
import { asAdmin, type AdminCall } from "../as-admin.ts";
import { hostOf } from "./turned-off.ts";

/** Null: not audited. */
type Deed = Extract<AuditEntry["action"], `webhook.${string}`> | null;

interface Change<T> {
  readonly deed: (webhook: KeptWebhook) => Deed;
  /** Must refuse before it writes. */
  readonly write: (tx: Transaction, webhook: KeptWebhook) => Promise<Ruled<T>>;
}

export function auditWebhook(
  tx: Transaction,
  { uid }: Pick<Actor, "uid">,
  action: NonNullable<Deed>,
  webhook: Pick<KeptWebhook, "url">,
  at: number,
): Promise<void> {
  return audit(tx, { action, actor: uid, target: null, detail: hostOf(webhook) }, at);
}

export async function changeWebhook<T>(
  call: AdminCall & { readonly input: { readonly webhookId: string } },
  actor: Actor,
  { deed, write }: Change<T>,
): Promise<Ruled<T>> {
  const { at, input, address } = call;
  const done = await asAdmin(call, actor, async (tx) => {
    const webhook = await holdWebhook(tx, input.webhookId, at);
    if (webhook === undefined) return refuse("not-found");
    const written = await write(tx, webhook);
    if (isRefused(written)) return written;
    const did = deed(webhook);
    if (did !== null) await auditWebhook(tx, actor, did, webhook, at);
    return { written, did };
  });
  if (isRefused(done)) return done;
  const { written, did } = done;
  const id = input.webhookId;
  if (did !== null)
    call.deps.log.info("admin.webhook", { deed: did, actor: actor.uid, address, id });
  return written;
}
