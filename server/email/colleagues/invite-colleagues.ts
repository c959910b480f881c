import type { Hono } from "hono";
import { inviteColleagues, readFailedInvitations } from "#contract/colleagues.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { invitedAddresses } from "#domain/colleague-invitation.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { audit } from "#server/account/audit-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { invitedAddressHash } from "../mail-tokens.ts";
import { words } from "./colleagues.words.ts";
import { readFailed, readInviter, writeInvitations } from "./invited-store.ts";

type Answer = OutputOf<typeof inviteColleagues>;

async function invite(
  tx: Transaction,
  { deps, at }: Call<typeof inviteColleagues>,
  { uid, sessionId }: Actor,
  addresses: readonly string[],
): Promise<Ruled<Made<Answer>>> {
  if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
  // Two addresses may be one mailbox.
  const mailboxes = new Map(addresses.map((one) => [invitedAddressHash(deps.sign, one), one]));
  const invited = await writeInvitations(tx, {
    addresses: [...mailboxes.values()],
    hashes: [...mailboxes.keys()],
    ids: Array.from(mailboxes, () => deps.newId()),
    at,
    host: deps.config.publicUrl.hostname,
    uid,
    inviter: await readInviter(tx, uid),
  });
  const leftOut = addresses.length - invited;
  const detail = words.auditDetail(invited, leftOut);
  await audit(tx, { action: "colleagues.invite", actor: uid, target: null, detail }, at);
  return {
    use: { subjectId: `${invited} ${leftOut}`, resultId: null },
    answer: { invited, leftOut },
  };
}

/** The key of the request stores the figures. */
function answeredAgain(figures: string): Answer {
  const [invited, leftOut] = figures.split(" ").map(Number);
  return { invited: invited ?? 0, leftOut: leftOut ?? 0 };
}

const inviteSlice: Slice<typeof inviteColleagues> = {
  endpoint: inviteColleagues,
  act: async (call, actor) => {
    const { deps, address } = call;
    if (deps.mail === null) return refuse("email.no-server");
    const addresses = invitedAddresses(call.input.addresses);
    if (isRefused(addresses)) return addresses;
    const done = await keyedWrite<Answer>(call, actor.uid, {
      // Counts skipped addresses too, so that nobody can probe thousands.
      amount: addresses.length,
      write: (tx) => invite(tx, call, actor, addresses),
      again: async (_, { subjectId }) => answeredAgain(subjectId),
    });
    if (isRefused(done)) return done;
    deps.outboxSignal.notify();
    deps.log.info("admin.invite-colleagues", { actor: actor.uid, address, ...done });
    return done;
  },
};

const failedSlice: Slice<typeof readFailedInvitations> = {
  endpoint: readFailedInvitations,
  act: async ({ deps }, actor) => ({ failed: await readFailed(deps.db, actor.uid) }),
};

/** product 33.5, 33.6 */
export function mountColleagues(app: Hono, deps: Deps): void {
  handle(app, deps, inviteSlice);
  handle(app, deps, failedSlice);
}
