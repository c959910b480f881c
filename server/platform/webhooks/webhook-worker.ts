import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import {
  isWorn,
  retryAfterMs,
  webhookDelay,
  webhookRest,
  type WebhookState,
} from "#domain/webhook.ts";
import { deleteUntil } from "../upkeep/delete-until.ts";
import type { Transaction } from "../db/database.ts";
import { startDeliveries, writeSurely, type DeliveryWorker } from "../deliveries/deliveries.ts";
import type { Deps } from "../deps.ts";
import { OutboxSignal } from "../deliveries/outbox-signal.ts";
import { newId } from "../random.ts";
import { unseal } from "../sealed.ts";
import {
  claimDelivery,
  releaseWebhooks,
  restWebhook,
  settle,
  turnOff,
  type ClaimedDelivery,
  type DeliveryOutcome,
  type Settled,
} from "./delivery-store.ts";
import { openNetwork, post, type Posted } from "./post.ts";
import { signedHeaders } from "./signature.ts";

const POLL_MS = 2_000;
/** HTTP 410: the receiver unsubscribes. */
const GONE = 410;

export function sealedFor(webhookId: string): string {
  return `webhook ${webhookId}`;
}

export type NoteTurnedOff = (
  tx: Transaction,
  webhook: Pick<ClaimedDelivery, "webhookId" | "url">,
  at: number,
) => Promise<void>;

export type WorkerDeps = Pick<Deps, "config" | "db" | "clock" | "log"> & {
  readonly noteTurnedOff: NoteTurnedOff;
};

/** The same at every attempt (product 34.2). */
function bodyOf({ type, createdAt, goalId, ownerId, coachId, period }: ClaimedDelivery): string {
  const data = { goalId, ownerId, coachId, period };
  const told = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  return JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data: told });
}

async function send(deps: WorkerDeps, claimed: ClaimedDelivery): Promise<Posted> {
  const { secretKey, webhookAddresses } = deps.config;
  const { id, webhookId, url, secret, formerSecret } = claimed;
  const open = (kept: string) => unseal(secretKey, sealedFor(webhookId), kept);
  const present = open(secret);
  if (present === null) return { answer: null, fault: "secret" };
  const former = formerSecret === null ? null : open(formerSecret);
  const body = bodyOf(claimed);
  const secrets = former === null ? [present] : [present, former];
  const headers = signedHeaders({ id, at: deps.clock(), body }, secrets);
  return post(openNetwork, { url, headers, body }, webhookAddresses);
}

/** `askedMs`: Retry-After, in milliseconds. */
type Tried = Pick<Posted, "answer" | "fault"> & { readonly askedMs: number };

function outcomeOf({ answer, fault, askedMs }: Tried, attempts: number): DeliveryOutcome {
  if (fault === null) return { status: "sent", answer, fault, delayMs: 0 };
  const delayMs = webhookDelay(attempts, Math.random(), askedMs);
  if (delayMs === null) return { status: "failed", answer, fault, delayMs: 0 };
  return { status: "waiting", answer, fault, delayMs };
}

function endOf(posted: Tried, settled: Settled): Extract<WebhookState, "failing" | "gone"> | null {
  if (posted.answer === GONE) return "gone";
  return posted.fault !== null && isWorn(settled) ? "failing" : null;
}

async function note(
  deps: WorkerDeps,
  leaseId: string,
  claimed: ClaimedDelivery,
  tried: Tried,
): Promise<void> {
  const { id, webhookId, attempts } = claimed;
  const at = deps.clock();
  const ended = await deps.db.transaction(async (tx) => {
    const settled = await settle(tx, id, leaseId, outcomeOf(tried, attempts), at);
    if (settled === undefined) return null;
    const rest = webhookRest(tried.answer, settled.failures, Math.random(), tried.askedMs);
    if (rest > 0) await restWebhook(tx, webhookId, rest);
    const end = endOf(tried, settled);
    if (end === null || !(await turnOff(tx, webhookId, end, at))) return null;
    await deps.noteTurnedOff(tx, claimed, at);
    return end;
  });
  if (ended !== null) deps.log.warn("webhook.turned-off", { webhook: webhookId, because: ended });
}

async function deliver(deps: WorkerDeps, leaseId: string, claimed: ClaimedDelivery): Promise<void> {
  const { answer, fault, retryAfter } = await send(deps, claimed);
  const { id, type, attempts, webhookId: webhook } = claimed;
  const tried = { answer, fault, askedMs: retryAfterMs(retryAfter, deps.clock()) };
  if (fault !== null)
    deps.log.warn("webhook.not-delivered", { id, webhook, type, attempts, ...tried });
  await writeSurely(() => note(deps, leaseId, claimed, tried));
}

export async function deliverDue(deps: WorkerDeps): Promise<boolean> {
  const leaseId = newId();
  const claimed = await claimDelivery(deps.db, leaseId, deps.clock());
  if (claimed !== undefined) await deliver(deps, leaseId, claimed);
  return claimed !== undefined;
}

export function startWebhooks(deps: WorkerDeps): DeliveryWorker {
  return startDeliveries<ClaimedDelivery>({
    claim: (leaseId) => claimDelivery(deps.db, leaseId, deps.clock()),
    deliver: (claimed, leaseId) => deliver(deps, leaseId, claimed),
    release: (held) => releaseWebhooks(deps.db, [...held.keys()]),
    onFailure: (error) => deps.log.error("webhook.worker-failed", error),
    signal: new OutboxSignal(),
    pollMs: POLL_MS,
  });
}

export async function sweepWebhooks({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const at = clock();
  await deleteUntil(
    db,
    "webhook_deliveries",
    "created_at",
    at - limits.webhookDeliveryDays * DAY_MS,
  );
  await db.kysely
    .updateTable("webhooks")
    .set({ former_secret: null, former_until: null })
    .where("former_until", "<=", at)
    .execute();
}
