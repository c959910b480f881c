import { setTimeout as pause } from "node:timers/promises";
import { dayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { mayReceive, retryDelay } from "#domain/mail.ts";
import {
  startDeliveries,
  writeSurely,
  type DeliveryWorker,
} from "#server/platform/deliveries/deliveries.ts";
import type { Deps } from "#server/platform/deps.ts";
import { inLanguage, offeredLanguage } from "#server/platform/language.ts";
import { composeMail } from "../rendering/compose-mail.ts";
import type { Delivery } from "#server/platform/mail/mail-transport.ts";
import { HtmlRenderer, type RenderHtml } from "../rendering/html-renderer.ts";
import { readerOf } from "../mail-reader.ts";
import { currentFacts, type QueuedMail } from "../mails/mails.ts";
import {
  claimDue,
  releaseMails,
  writeOutcome,
  type Claimed,
  type Outcome,
} from "./outbox-store.ts";

const POLL_MS = 5_000;

export interface OutboxOptions {
  readonly leaseMs?: number;
  readonly pollMs?: number;
}

type OutboxDeps = Pick<
  Deps,
  "config" | "db" | "clock" | "log" | "mail" | "senderRefusals" | "outboxSignal" | "sign"
> & {
  readonly renderHtml?: RenderHtml;
};

type Unsent = Exclude<Delivery, { readonly kind: "sent" }>;

export async function withinTimeLimit(sending: Promise<Delivery>): Promise<Delivery> {
  const timer = new AbortController();
  const late = pause(limits.mailSendSeconds * 1_000, undefined, { signal: timer.signal }).then(
    (): Delivery => ({ kind: "later", reason: "The mail server took too long." }),
    (): Delivery => ({ kind: "later", reason: "stopped" }),
  );
  try {
    return await Promise.race([sending, late]);
  } finally {
    timer.abort();
  }
}

const triesOf: Readonly<Record<Unsent["kind"], number>> = {
  refused: 1,
  unclear: limits.mailUnclearAttempts,
  blocked: limits.mailAttempts,
  later: limits.mailAttempts,
};

function notSent({ kind, reason: error }: Unsent, attempts: number): Outcome {
  if (attempts >= triesOf[kind]) return { status: "failed", error };
  return { status: "pending", error, delayMs: retryDelay(attempts, Math.random()) };
}

const UNWANTED: Outcome = { status: "withdrawn", error: "no longer wanted" };
const NO_SERVER: Outcome = { status: "withdrawn", error: "no mail server" };

async function deliver(
  deps: OutboxDeps,
  { mail: written, reader, zone, attempts, version }: Claimed,
): Promise<Outcome> {
  if (deps.mail === null) return NO_SERVER;
  // Read the time before the facts: later changes belong to the next mail (product 16.4).
  const at = deps.clock();
  // Check again: the mail may have been turned off since (threats T48).
  if (!mayReceive(readerOf(reader, zone, at), written.type, written.recipient)) return UNWANTED;
  const facts = await currentFacts(deps.db, written, at);
  if (facts === null) return UNWANTED;
  const mail = { ...written, facts } as QueuedMail;
  const { sign, renderHtml } = deps;
  const { publicUrl } = deps.config;
  const composed = await composeMail(mail, { sign, publicUrl, renderHtml, today: dayOf(at, zone) });
  const tried = await withinTimeLimit(deps.mail.send(composed));
  const delivery = deps.senderRefusals.judge(tried, mail.recipient);
  if (delivery.kind === "blocked")
    deps.log.error("mail.sender-refused", new Error(delivery.reason), { type: mail.type });
  if (delivery.kind !== "sent") return notSent(delivery, attempts);
  const told = facts === written.facts ? undefined : { facts, version };
  return { status: "sent", sentAt: at, told };
}

async function sendOne(deps: OutboxDeps, leaseId: string, claimed: Claimed): Promise<void> {
  const language = offeredLanguage(claimed.mail.language, deps.config.languages);
  const delivery = inLanguage(language, () => deliver(deps, claimed));
  const outcome = await delivery.catch((error: unknown): Outcome => {
    // Our own bug: retry, and do not block other mail.
    deps.log.error("mail.not-composed", error, { type: claimed.mail.type });
    return notSent({ kind: "later", reason: "not composed" }, claimed.attempts);
  });
  if (outcome.status === "pending" || outcome.status === "failed")
    deps.log.warn(`mail.${outcome.status}`, {
      id: claimed.id,
      type: claimed.mail.type,
      attempts: claimed.attempts,
      reason: outcome.error,
    });
  await writeSurely(() => writeOutcome(deps.db, claimed.id, leaseId, outcome));
}

export async function sendDue(
  deps: OutboxDeps,
  leaseId: string,
  leaseMs?: number,
): Promise<number> {
  const claimed = await claimDue(deps.db, leaseId, 1, leaseMs);
  for (const one of claimed) await sendOne(deps, leaseId, one);
  return claimed.length;
}

export function startOutbox(own: OutboxDeps, options: OutboxOptions = {}): DeliveryWorker {
  const { leaseMs, pollMs = POLL_MS } = options;
  const renderer = new HtmlRenderer();
  const deps: OutboxDeps = { renderHtml: (input) => renderer.render(input), ...own };
  return startDeliveries<Claimed>({
    claim: async (leaseId) => (await claimDue(deps.db, leaseId, 1, leaseMs))[0],
    deliver: (claimed, leaseId) => sendOne(deps, leaseId, claimed),
    release: async (held) => {
      // Closing the connection ends mail being sent.
      deps.mail?.close();
      renderer.close();
      const ids = [...held.values()].map(({ id }) => id);
      await releaseMails(deps.db, ids, [...held.keys()]);
    },
    onFailure: (error) => deps.log.error("mail.worker-failed", error),
    signal: deps.outboxSignal,
    pollMs,
  });
}
