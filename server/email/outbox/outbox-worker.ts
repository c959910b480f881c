import { setTimeout as pause } from "node:timers/promises";
import { dayOf } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import { mayReceive, retryDelay } from "#domain/mail.ts";
import type { Deps } from "#server/platform/deps.ts";
import { newId } from "#server/platform/random.ts";
import { composeMail } from "../rendering/compose-mail.ts";
import type { Delivery } from "#server/platform/mail/mail-transport.ts";
import { HtmlRenderer, type RenderHtml } from "../rendering/html-renderer.ts";
import { stillSo } from "./still-so.ts";
import {
  claimDue,
  releaseMails,
  writeOutcome,
  type Claimed,
  type Outcome,
} from "./outbox-store.ts";

const POLL_MS = 5_000;
/** So many mails leave at once from one process. */
const LANES = 4;
const STOP_MS = 8_000;
const WRITE_TRIES = 5;

export interface OutboxOptions {
  readonly leaseMs?: number;
  /** Between two looks for mail that somebody else has written or that is due again. */
  readonly pollMs?: number;
}

export interface Outbox {
  /** Takes no more mail, lets what is under way end, and lets go of the rest. */
  stop(): Promise<void>;
}

type OutboxDeps = Pick<
  Deps,
  "config" | "db" | "clock" | "log" | "mail" | "senderRefusals" | "outboxSignal" | "sign"
> & {
  readonly renderHtml?: RenderHtml;
  /** The ids of the mails that are being sent. */
  readonly sending?: Set<string>;
};

type Unsent = Exclude<Delivery, { readonly kind: "sent" }>;

async function withinTimeLimit(sending: Promise<Delivery>): Promise<Delivery> {
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

/** After so many tries a mail has failed. */
const triesOf: Readonly<Record<Unsent["kind"], number>> = {
  refused: 1,
  unclear: limits.mailUnclearAttempts,
  blocked: limits.mailAttempts,
  later: limits.mailAttempts,
};

/** What becomes of a mail that did not leave. */
function notSent({ kind, reason: error }: Unsent, attempts: number): Outcome {
  if (attempts >= triesOf[kind]) return { status: "failed", error };
  return { status: "pending", error, delayMs: retryDelay(attempts, Math.random()) };
}

const UNWANTED: Outcome = { status: "withdrawn", error: "no longer wanted" };

/** Sends a mail to its recipient, where they still want it. */
async function deliver(
  deps: OutboxDeps,
  { mail: written, reader, zone, attempts, version }: Claimed,
): Promise<Outcome> {
  // Asked again now: much may have been turned off since the mail was written (threats T48), or have ended.
  if (!mayReceive(reader, written.type, written.recipient)) return UNWANTED;
  // It is sent as of this moment: what is done while it is on its way is for the next one to tell (product 16.4).
  const at = deps.clock();
  const mail = await stillSo(deps.db, written, at);
  if (mail === null) return UNWANTED;
  const { sign, renderHtml } = deps;
  const { publicUrl } = deps.config;
  const composed = await composeMail(mail, { sign, publicUrl, renderHtml, today: dayOf(at, zone) });
  const tried = await withinTimeLimit(deps.mail.send(composed));
  const delivery = deps.senderRefusals.judge(tried, mail.recipient);
  if (delivery.kind === "blocked")
    deps.log.error("mail.sender-refused", new Error(delivery.reason), { type: mail.type });
  if (delivery.kind !== "sent") return notSent(delivery, attempts);
  const told = mail === written ? undefined : { facts: mail.facts, version };
  return { status: "sent", sentAt: at, told };
}

/** A mail that has left and is not written down as sent would leave once more: the database gets some tries. */
async function keepOutcome(
  { db }: OutboxDeps,
  id: string,
  leaseId: string,
  outcome: Outcome,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await writeOutcome(db, id, leaseId, outcome);
      return;
    } catch (error) {
      if (attempt === WRITE_TRIES) throw error;
      await pause(200 * 2 ** attempt);
    }
  }
}

async function sendOne(deps: OutboxDeps, leaseId: string, claimed: Claimed): Promise<void> {
  const outcome = await deliver(deps, claimed).catch((error: unknown): Outcome => {
    // A mail that cannot be composed is our own mistake: it is tried again, and stops nobody else's.
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
  await keepOutcome(deps, claimed.id, leaseId, outcome);
}

/** Sends the mail that is due next, if there is one; how many it took. */
export async function sendDue(
  deps: OutboxDeps,
  leaseId: string,
  leaseMs?: number,
): Promise<number> {
  const claimed = await claimDue(deps.db, leaseId, 1, leaseMs);
  for (const one of claimed) {
    deps.sending?.add(one.id);
    await sendOne(deps, leaseId, one).finally(() => deps.sending?.delete(one.id));
  }
  return claimed.length;
}

/** Starts the worker that sends the outbox's mail. Several of them, in several processes, share one outbox. */
export function startOutbox(own: OutboxDeps, options: OutboxOptions = {}): Outbox {
  const { leaseMs, pollMs = POLL_MS } = options;
  const renderer = new HtmlRenderer();
  const renderHtml: RenderHtml = (input) => renderer.render(input);
  const deps = { renderHtml, sending: new Set<string>(), ...own };
  const state = { stopping: false };
  const leases = Array.from({ length: LANES }, () => newId());
  const lane = async (leaseId: string): Promise<void> => {
    while (!state.stopping) {
      const took = await sendDue(deps, leaseId, leaseMs).catch((error: unknown) => {
        deps.log.error("mail.worker-failed", error);
        return 0;
      });
      if (took === 0 && !state.stopping) await deps.outboxSignal.wait(pollMs);
    }
  };
  const lanes = leases.map(lane);
  return {
    async stop() {
      state.stopping = true;
      deps.outboxSignal.notify();
      await Promise.race([Promise.all(lanes), pause(STOP_MS, undefined, { ref: false })]);
      deps.mail.close();
      renderer.close();
      await releaseMails(deps.db, [...deps.sending], leases).catch((error: unknown) =>
        deps.log.error("mail.lease-kept", error),
      );
    },
  };
}
