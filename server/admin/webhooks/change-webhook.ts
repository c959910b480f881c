import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { audit, type AuditEntry } from "#server/account/audit-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { holdWebhook, type KeptWebhook } from "#server/platform/webhooks/webhook-store.ts";
import { countWrite, hasSpent } from "#server/platform/write-counts.ts";
import { hostOf } from "./turned-off.ts";

export interface AdminCall {
  readonly deps: Deps;
  readonly at: number;
  readonly address: string;
}

/** Null: not audited. */
type Deed = Extract<AuditEntry["action"], `webhook.${string}`> | null;

interface Change<T> {
  readonly deed: (webhook: KeptWebhook) => Deed;
  /** Must refuse before it writes. */
  readonly write: (tx: Transaction, webhook: KeptWebhook) => Promise<Ruled<T>>;
}

/** Counted, and refused if the admin's session has ended. */
export function asAdmin<T>(
  { deps, at }: AdminCall,
  { uid, sessionId }: Actor,
  write: (tx: Transaction) => Promise<Ruled<T>>,
): Promise<Ruled<T>> {
  return deps.db.transaction(async (tx) => {
    // Whoever held the lock before may have ended this session.
    const isHeld = await holdPerson(tx, uid);
    if (!isHeld || (await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
    if (await hasSpent(tx, "admin", uid, at)) return refuse("request.rate");
    const written = await write(tx);
    if (!isRefused(written)) await countWrite(tx, "admin", uid, at);
    return written;
  });
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
