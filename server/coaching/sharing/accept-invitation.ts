import { acceptInvitation, previewInvitation } from "#contract/sharing.ts";
import { acceptable, type Acceptance } from "#domain/invitation.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { lockGoal } from "#server/goals/goal-store.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { tellWebhooks } from "#server/platform/webhooks/tell-webhooks.ts";
import {
  readInvited,
  writeAcceptance,
  type NewCoach,
  type Invited,
  type Link,
} from "./invited-store.ts";
import { queueMail } from "#server/email/outbox/outbox-store.ts";
import { announceInvitation } from "./open-invitation.ts";

interface Follower {
  readonly uid: string | null;
  readonly at: number;
  readonly secretKey: string;
}

interface Found {
  readonly invited: Invited;
  readonly acceptance: Acceptance;
}

async function follow(
  db: Queryable,
  { uid, at, secretKey }: Follower,
  link: Link,
): Promise<Ruled<Found>> {
  const invited = await readInvited(db, secretKey, link, at);
  if (invited === null) return refuse("invitation.invalid");
  const acceptance = acceptable(invited, uid, at);
  return isRefused(acceptance) ? acceptance : { invited, acceptance };
}

export const previewInvitationSlice: Slice<typeof previewInvitation> = {
  endpoint: previewInvitation,
  act: async ({ deps, at, query }, actor) => {
    const follower = { uid: actor?.uid ?? null, at, secretKey: deps.config.secretKey };
    const outcome = await follow(deps.db, follower, query);
    if (isRefused(outcome)) return outcome;
    const { inviterName, goalDescription } = outcome.invited;
    return { inviterName, goalDescription, coaching: outcome.acceptance === "already-coaching" };
  },
};

/** Whether a sign-in that returns to `path` follows the link of an open invitation. */
export async function isOpenInvitation(
  { db, config }: Pick<Deps, "db" | "config">,
  path: string,
  at: number,
): Promise<boolean> {
  const { pathname, searchParams: sent } = new URL(path, config.publicUrl);
  const [inviterId, goalId, invite] = ["inviterId", "goalId", "invite"].map((name) =>
    sent.get(name),
  );
  if (pathname !== "/coach-onboarding" || !inviterId || !goalId || !invite) return false;
  const follower = { uid: null, at, secretKey: config.secretKey };
  return !isRefused(await follow(db, follower, { inviterId, goalId, invite }));
}

type AcceptCall = Call<typeof acceptInvitation>;

interface Accepted {
  readonly invited: Invited;
  readonly rev: number | null;
}

async function acceptHolding(
  tx: Transaction,
  { deps, at, input }: AcceptCall,
  uid: string,
): Promise<Ruled<Accepted>> {
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  await lockGoal(tx, input.goalId);
  const outcome = await follow(tx, { uid, at, secretKey: deps.config.secretKey }, input);
  if (isRefused(outcome)) return outcome;
  const { invited, acceptance } = outcome;
  if (acceptance === "already-coaching") return { invited, rev: null };
  const coached = await writeAcceptance(tx, invited.invitationId, uid, at);
  await mailAcceptance(tx, { deps, at }, invited, coached);
  const { invitationId: occasion, goalId, ownerId } = invited;
  await tellWebhooks(tx, [{ type: "coach.accepted", goalId, ownerId, coachId: uid, occasion, at }]);
  return { invited, rev: coached.rev };
}

async function mailAcceptance(
  tx: Transaction,
  { deps, at }: Pick<AcceptCall, "deps" | "at">,
  { invitationId, goalId, ownerId, goalDescription: description }: Invited,
  { coachName }: NewCoach,
): Promise<void> {
  await queueMail(tx, {
    type: "coach_accepted",
    facts: { goalId, description, coachName },
    id: deps.newId(),
    uid: ownerId,
    period: invitationId,
    host: deps.config.publicUrl.hostname,
    at,
  });
}

/** A dead link locks nothing. */
async function accept(call: AcceptCall, uid: string): Promise<Ruled<Accepted>> {
  const { deps, at, input } = call;
  const seen = await follow(deps.db, { uid, at, secretKey: deps.config.secretKey }, input);
  if (isRefused(seen)) return seen;
  return deps.db.transaction((tx) => acceptHolding(tx, call, uid));
}

function announceCoach({ deps }: AcceptCall, { uid }: Actor, invited: Invited, rev: number): void {
  const { goalId, ownerId } = invited;
  deps.live.publish({ entity: "goal", id: goalId, rev }, [ownerId, uid]);
  announceInvitation(deps, goalId, ownerId);
  deps.outboxSignal.notify();
}

export const acceptInvitationSlice: Slice<typeof acceptInvitation> = {
  endpoint: acceptInvitation,
  act: async (call, actor) => {
    const outcome = await accept(call, actor.uid);
    if (isRefused(outcome)) return outcome;
    const { invited, rev } = outcome;
    if (rev !== null) announceCoach(call, actor, invited, rev);
    const { goalId, inviterName, goalDescription } = invited;
    return { goalId, inviterName, goalDescription, already: rev === null };
  },
};
