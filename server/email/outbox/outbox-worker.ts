import { setTimeout as pause } from "node:timers/promises";
import { limits } from "#domain/limits.ts";
import { mayReceive, retryDelay } from "#domain/mail.ts";
import type { Deps } from "#server/platform/deps.ts";
import { newId } from "#server/platform/random.ts";
import { composed } from "../rendering/compose.ts";
import type { Delivery } from "#server/platform/mail/mail-transport.ts";
import { claimDue, releaseMails, settle, type Claimed, type Settlement } from "./outbox-store.ts";
import { Press, type Sheet } from "../rendering/press.ts";

const POLL_MS = 5_000;
/** So many mails leave at once from one process. */
const LANES = 4;
const STOP_MS = 8_000;
const SETTLE_TRIES = 5;

export interface OutboxOptions {
  readonly leaseMs?: number;
  /** Between two looks for mail that somebody else has written or that is due again. */
  readonly pollMs?: number;
}

export interface Outbox {
  /** Takes no more mail, lets what is under way end, and lets go of the rest. */
  stop(): Promise<void>;
}

type Desk = Pick<Deps, "config" | "db" | "clock" | "log" | "mail" | "mailBell" | "sign"> & {
  /** How the HTML of its mails is written; in this thread where nothing is said. */
  readonly print?: (sheet: Sheet) => Promise<string>;
  /** The ids of what it is at work on. */
  readonly held?: Set<string>;
};

async function inTime(sending: Promise<Delivery>): Promise<Delivery> {
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

async function delivered(desk: Desk, { letter, reader }: Claimed): Promise<Delivery | null> {
  // Asked again now: much may have been turned off since the mail was written (trust.md T42).
  if (!mayReceive(reader, letter.type, letter.recipient)) return null;
  const { publicUrl } = desk.config;
  const mail = await composed(letter, { sign: desk.sign, publicUrl }, desk.print);
  return inTime(desk.mail.send(mail));
}

function settlementOf(delivery: Delivery | null, attempts: number, at: number): Settlement {
  if (delivery === null) return { status: "withdrawn", error: "no longer wanted" };
  if (delivery.kind === "sent") return { status: "sent", sentAt: at };
  const { kind, reason: error } = delivery;
  if (kind === "refused" || attempts >= limits.mailAttempts) return { status: "failed", error };
  return { status: "pending", error, delayMs: retryDelay(attempts, Math.random()) };
}

/** A mail that has left and is not written down as sent would leave once more: the database gets some tries. */
async function settled(desk: Desk, id: string, leaseId: string, to: Settlement): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await settle(desk.db, id, leaseId, to);
      return;
    } catch (error) {
      if (attempt === SETTLE_TRIES) throw error;
      await pause(200 * 2 ** attempt);
    }
  }
}

async function sendOne(desk: Desk, leaseId: string, claimed: Claimed): Promise<void> {
  const delivery = await delivered(desk, claimed).catch((error: unknown): Delivery => {
    // A mail that cannot be written is our own mistake: it is tried again, and stops nobody else's.
    desk.log.error("mail.not-composed", error, { type: claimed.letter.type });
    return { kind: "later", reason: "not composed" };
  });
  const settlement = settlementOf(delivery, claimed.attempts, desk.clock());
  if (settlement.status === "pending" || settlement.status === "failed")
    desk.log.warn(`mail.${settlement.status}`, {
      id: claimed.id,
      type: claimed.letter.type,
      attempts: claimed.attempts,
      reason: settlement.error,
    });
  await settled(desk, claimed.id, leaseId, settlement);
}

/** Sends the mail that is due next, if there is one; how many it took. */
export async function sendDue(desk: Desk, leaseId: string, leaseMs?: number): Promise<number> {
  const claimed = await claimDue(desk.db, leaseId, 1, leaseMs);
  for (const one of claimed) {
    desk.held?.add(one.id);
    await sendOne(desk, leaseId, one).finally(() => desk.held?.delete(one.id));
  }
  return claimed.length;
}

/** Starts the worker that sends the outbox's mail. Several of them, in several processes, share one outbox. */
export function startOutbox(deps: Desk, options: OutboxOptions = {}): Outbox {
  const { leaseMs, pollMs = POLL_MS } = options;
  const press = new Press();
  const desk = { print: (sheet: Sheet) => press.print(sheet), held: new Set<string>(), ...deps };
  const state = { stopping: false };
  const leases = Array.from({ length: LANES }, () => newId());
  const lane = async (leaseId: string): Promise<void> => {
    while (!state.stopping) {
      const took = await sendDue(desk, leaseId, leaseMs).catch((error: unknown) => {
        desk.log.error("mail.worker-failed", error);
        return 0;
      });
      if (took === 0 && !state.stopping) await desk.mailBell.rung(pollMs);
    }
  };
  const lanes = leases.map(lane);
  return {
    async stop() {
      state.stopping = true;
      desk.mailBell.ring();
      await Promise.race([Promise.all(lanes), pause(STOP_MS, undefined, { ref: false })]);
      desk.mail.close();
      press.close();
      await releaseMails(desk.db, [...desk.held], leases).catch((error: unknown) =>
        desk.log.error("mail.lease-kept", error),
      );
    },
  };
}
