import { sendVerificationEmail, verifyEmail } from "#contract/email.ts";
import { mayAskForLink } from "#domain/email-verification.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { verificationToken } from "./mail-tokens.ts";
import { queueMail } from "./outbox/outbox-store.ts";
import {
  findLink,
  keepLink,
  lockVerifiable,
  markVerified,
  recentLinks,
} from "./verification-store.ts";

type SendCall = Call<typeof sendVerificationEmail>;
type VerifyCall = Call<typeof verifyEmail>;

const success = { result: { success: true } } as const;

async function queueLink(
  tx: Transaction,
  { deps, at }: SendCall,
  uid: string,
): Promise<Ruled<true>> {
  const person = await lockVerifiable(tx, uid);
  if (person === undefined) return refuse("session.missing");
  const { email, verifiedAt } = person;
  const address = mayAskForLink({ email, verifiedAt }, await recentLinks(tx, uid, at), at);
  if (isRefused(address)) return address;
  const id = deps.newId();
  await keepLink(tx, { id, token: verificationToken(deps.sign, id), uid, email: address, at });
  await queueMail(tx, {
    type: "verification",
    facts: { verificationId: id },
    id: deps.newId(),
    uid,
    period: id,
    host: deps.config.publicUrl.hostname,
    at,
  });
  return true;
}

/** Only to the person's stored address, whatever the body says (threats T44). */
export const sendVerificationSlice: Slice<typeof sendVerificationEmail> = {
  endpoint: sendVerificationEmail,
  dialect: "callable",
  act: async (call, { uid }) => {
    const { deps, input } = call;
    if (deps.mail === null) return refuse("email.no-server");
    if (input.data.userId !== uid) return refuse("not-allowed");
    const queued = await deps.db.transaction((tx) => queueLink(tx, call, uid));
    if (isRefused(queued)) return queued;
    deps.outboxSignal.notify();
    return success;
  },
};

interface Verified {
  readonly uid: string;
  readonly rev: number | null;
}

async function verifyByLink(tx: Transaction, { input, at }: VerifyCall): Promise<Ruled<Verified>> {
  const link = await findLink(tx, input.data.token, at);
  const person = link && (await lockVerifiable(tx, link.uid));
  // A link is only valid for the address it was sent to.
  if (!link || !person || person.disabled || person.email !== link.email)
    return refuse("email.verification-failed");
  // Still succeeds after a mail scanner or a second click (product 15.2).
  const rev = await markVerified(tx, link.uid, link.email, at);
  return { uid: link.uid, rev };
}

export function verifyEmailSlice(): Slice<typeof verifyEmail> {
  const cap = rateCap(limits.tokensPerMinute);
  return {
    endpoint: verifyEmail,
    dialect: "callable",
    act: async (call) => {
      const { deps, address, at } = call;
      if (!cap(address, at)) return refuse("request.rate");
      const done = await deps.db.transaction((tx) => verifyByLink(tx, call));
      if (isRefused(done)) return done;
      const { uid, rev } = done;
      if (rev !== null) deps.live.publish({ entity: "user", id: uid, rev }, [uid]);
      return success;
    },
  };
}
