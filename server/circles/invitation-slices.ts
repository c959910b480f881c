import type { Hono } from "hono";
import { inviteToCircle, withdrawCircleInvitation } from "#contract/circle-organizing.ts";
import { joinCircle, previewCircle } from "#contract/circles.ts";
import { nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import {
  admitToCircle,
  changeCircle,
  circleCount,
  lockCircle,
  memberIds,
  publishCircle,
} from "./change-circle.ts";
import { newToCircle, writeBrought } from "./circle-goals.ts";
import { addInvitation, readInvitations, readInvitedTo } from "./circle-invitations.ts";

const invite: Slice<typeof inviteToCircle, string> = {
  endpoint: inviteToCircle,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "organizer", async (tx, { id, members }) => {
      const { deps, at } = call;
      const open = await readInvitations(tx, deps.config, id, at);
      if (members.length + open.length >= limits.circleMembers) return refuse("circle.full");
      if (!(await countWrite(tx, "invitation", actor.uid, at))) return refuse("request.rate");
      return { invitation: await addInvitation(tx, deps.config, deps.newId(), id, at) };
    }),
};

const withdraw: Slice<typeof withdrawCircleInvitation, string> = {
  endpoint: withdrawCircleInvitation,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "organizer", async (tx, { id }) => {
      const withdrawn = await tx.kysely
        .deleteFrom("circle_invitations")
        .where("id", "=", call.params.invitationId)
        .where("circle_id", "=", id)
        .where("used_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      return withdrawn === undefined ? refuse("not-found") : {};
    }),
};

function previewing(): Slice<typeof previewCircle> {
  const mayRead = rateCap(limits.tokensPerMinute);
  return {
    endpoint: previewCircle,
    act: async ({ deps, query, address, at }, actor) => {
      if (!mayRead(address, at)) return refuse("request.rate");
      const invited = await readInvitedTo(deps.db, deps.config, query, at);
      if (invited === null) return refuse("circle.link-wrong");
      const { circleId, name, purpose, inviterName } = invited;
      const members = actor === null ? [] : await memberIds(deps.db, circleId);
      const isMember = actor !== null && members.includes(actor.uid);
      if (invited.isUsed && !isMember) return refuse("circle.link-wrong");
      return { name, purpose, inviterName, circleId: isMember ? circleId : null };
    },
  };
}

interface Joined {
  readonly circleId: string;
  /** Null if nothing changed. */
  readonly members: readonly string[] | null;
}

async function join(
  tx: Transaction,
  { deps, input, at }: Call<typeof joinCircle>,
  { uid, timeZone }: Actor,
): Promise<Ruled<Joined>> {
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  const seen = await readInvitedTo(tx, deps.config, input, at);
  if (seen === null) return refuse("circle.link-wrong");
  const { circleId } = seen;
  await lockCircle(tx, circleId);
  const invited = await readInvitedTo(tx, deps.config, input, at);
  if (invited === null) return refuse("circle.link-wrong");
  const members = await memberIds(tx, circleId);
  if (members.includes(uid)) return { circleId, members: null };
  if (invited.isUsed) return refuse("circle.link-wrong");
  if (members.length >= limits.circleMembers) return refuse("circle.full");
  if ((await circleCount(tx, uid)) >= limits.circlesPerPerson) return refuse("circle.too-many");
  const goals = await newToCircle(tx, circleId, uid, input.goalIds);
  if (isRefused(goals)) return goals;
  const { today } = nowIn(at, timeZone);
  await tx.kysely
    .insertInto("circle_members")
    .values({ circle_id: circleId, user_id: uid, joined_on: today, joined_at: at })
    .execute();
  await writeBrought(tx, circleId, uid, goals, today);
  await tx.kysely
    .updateTable("circle_invitations")
    .set({ used_at: at, used_by: uid })
    .where("id", "=", invited.invitationId)
    .execute();
  return { circleId, members: [...members, uid] };
}

function joining(): Slice<typeof joinCircle> {
  const mayJoin = rateCap(limits.tokensPerMinute);
  return {
    endpoint: joinCircle,
    act: async (call, actor) => {
      const { deps, address, at } = call;
      if (!mayJoin(address, at)) return refuse("request.rate");
      const joined = await deps.db.transaction((tx) => join(tx, call, actor));
      if (isRefused(joined)) return joined;
      const { circleId, members } = joined;
      if (members !== null) publishCircle(deps, circleId, members);
      return { circleId };
    },
  };
}

/** Whether a sign-in that returns to `path` follows the link of an open invitation (product 40.3). */
export async function isOpenCircleInvitation(
  { db, config }: Pick<Deps, "db" | "config">,
  path: string,
  at: number,
): Promise<boolean> {
  const { pathname, searchParams: sent } = new URL(path, config.publicUrl);
  const link = { id: sent.get("id") ?? "", invite: sent.get("invite") ?? "" };
  if (pathname !== "/circles/join") return false;
  const invited = await readInvitedTo(db, config, link, at);
  return invited !== null && !invited.isUsed;
}

/** product 41.3 */
export function mountCircleInvitations(app: Hono, deps: Deps): void {
  handle(app, deps, invite);
  handle(app, deps, withdraw);
  handle(app, deps, previewing());
  handle(app, deps, joining());
}
