import type { Endpoint } from "#contract/endpoint.ts";
import {
  openInvitation,
  readSharing,
  withdrawInvitation,
  type Invitation,
} from "#contract/sharing.ts";
import { isInvitable } from "#domain/invitation.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { cardOf } from "#server/goals/goal-row.ts";
import { lockGoal, readCard } from "#server/goals/goal-store.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { readOwnPage } from "../milestones/milestone-slices.ts";
import { invitationOf } from "./invitation-link.ts";
import {
  addInvitation,
  readOpenInvitation,
  writeWithdrawal,
  type OpenInvitation,
} from "./invitation-store.ts";

export const readSharingSlice: Slice<typeof readSharing, SeenGoal> = {
  endpoint: readSharing,
  admit: admitToSee,
  act: async ({ deps, at }, _actor, row) => {
    const open = await readOpenInvitation(deps.db, row.id, at);
    const page = await readOwnPage(deps, deps.db, row.id);
    return { goal: cardOf(row), invitation: open && invitationOf(deps.config, open), page };
  },
};

type GoalCall = Pick<Call<Endpoint>, "deps" | "at">;

interface Opened {
  readonly invitation: OpenInvitation;
  readonly fresh: boolean;
}

/** The goal must be locked. */
async function openHolding(
  tx: Transaction,
  { deps, at }: GoalCall,
  { id: goalId, owner_id: uid }: SeenGoal,
): Promise<Ruled<Opened>> {
  const goal = await readCard(tx, goalId);
  if (goal === undefined) return refuse("not-found");
  if (!isInvitable(cardOf(goal))) return refuse("invitation.not-now");
  const before = await readOpenInvitation(tx, goalId, at);
  if (before !== null) return { invitation: before, fresh: false };
  if (!(await countWrite(tx, "invitation", uid, at))) return refuse("request.rate");
  await addInvitation(tx, deps.newId(), goalId, at);
  const invitation = await readOpenInvitation(tx, goalId, at);
  return invitation === null ? refuse("server.unavailable") : { invitation, fresh: true };
}

export function announceInvitation(
  { live }: Pick<Deps, "live">,
  goalId: string,
  uid: string,
): void {
  live.publish({ entity: "invitation", id: goalId, rev: 1 }, [uid]);
}

async function invite(call: GoalCall, goal: SeenGoal): Promise<Ruled<Invitation>> {
  const { deps } = call;
  const outcome = await deps.db.transaction(async (tx) => {
    await holdPerson(tx, goal.owner_id);
    await lockGoal(tx, goal.id);
    return openHolding(tx, call, goal);
  });
  if (isRefused(outcome)) return outcome;
  if (outcome.fresh) announceInvitation(deps, goal.id, goal.owner_id);
  return invitationOf(deps.config, outcome.invitation);
}

export const openInvitationSlice: Slice<typeof openInvitation, SeenGoal> = {
  endpoint: openInvitation,
  admit: admitToSee,
  act: async (call, _actor, goal) => {
    const invitation = await invite(call, goal);
    return isRefused(invitation) ? invitation : { invitation };
  },
};

export const withdrawInvitationSlice: Slice<typeof withdrawInvitation, SeenGoal> = {
  endpoint: withdrawInvitation,
  admit: admitToSee,
  act: async ({ deps, at }, { uid }, { id: goalId }) => {
    const withdrawn = await deps.db.transaction(async (tx) => {
      await lockGoal(tx, goalId);
      return writeWithdrawal(tx, goalId, at);
    });
    if (withdrawn) announceInvitation(deps, goalId, uid);
    return {};
  },
};
