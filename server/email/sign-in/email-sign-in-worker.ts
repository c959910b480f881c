import {
  startDeliveries,
  writeSurely,
  type DeliveryWorker,
} from "#server/platform/deliveries/deliveries.ts";
import type { Deps } from "#server/platform/deps.ts";
import { withinTimeLimit } from "../outbox/outbox-worker.ts";
import { claimEmailSignIn, settleEmailSignIn, type DueEmailSignIn } from "./email-sign-in-store.ts";
import { readEligibility } from "./eligibility.ts";
import { signInMail } from "./sign-in-mail.ts";

const POLL_MS = 5_000;
const FIRST_RETRY_MS = 15_000;

type WorkerDeps = Pick<
  Deps,
  "config" | "db" | "clock" | "log" | "mail" | "senderRefusals" | "outboxSignal" | "sign"
>;

/** Null: it is settled. Milliseconds: when to try again. */
async function send(deps: WorkerDeps, due: DueEmailSignIn): Promise<number | null> {
  if (deps.mail === null) return null;
  // Decided here, not where it was asked for: all requests do the same work (threats T98).
  const eligibility = await readEligibility(deps, due, deps.clock());
  if (eligibility === null) {
    deps.log.info("sign-in.email-not-eligible");
    return null;
  }
  const tried = await withinTimeLimit(deps.mail.send(await signInMail(deps, due, eligibility)));
  const delivery = deps.senderRefusals.judge(tried, eligibility.to);
  if (delivery.kind === "sent") return null;
  deps.log.warn("sign-in.email-unsent", { attempts: due.attempts, reason: delivery.reason });
  return delivery.kind === "refused" ? null : FIRST_RETRY_MS * 2 ** (due.attempts - 1);
}

/** Sends each due link; retries until the link expires. */
export async function sendSignInMail(deps: WorkerDeps, due: DueEmailSignIn): Promise<void> {
  const delayMs = await send(deps, due);
  await writeSurely(() => settleEmailSignIn(deps.db, due.id, delayMs));
}

export function startEmailSignIns(deps: WorkerDeps): DeliveryWorker {
  return startDeliveries<DueEmailSignIn>({
    claim: () => claimEmailSignIn(deps.db, deps.clock()),
    deliver: (due) => sendSignInMail(deps, due),
    release: async (held) => {
      for (const { id } of held.values()) await settleEmailSignIn(deps.db, id, 0);
    },
    onFailure: (error) => deps.log.error("sign-in.email-failed", error),
    signal: deps.outboxSignal,
    pollMs: POLL_MS,
  });
}
