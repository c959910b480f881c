import { namelessOwner } from "#domain/invitation.ts";
import { limits } from "#domain/limits.ts";
import { shownName } from "#server/account/shown-name.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import type { LinkFacts } from "./invitation-link.ts";

const HOUR = 3_600_000;
const DAY = 86_400_000;

/** An invitation that is open, with what its link says. */
export interface OpenInvitation extends LinkFacts {
  readonly createdAt: number;
  readonly expiresAt: number;
}

const open: Statement = {
  name: "invitation_open",
  sql: `select i.id, i.goal_id as "goalId", g.owner_id as "inviterId",
      ${shownName("u", namelessOwner)} as "inviterName", i.created_at as "createdAt", i.expires_at as "expiresAt"
    from invitations i join goals g on g.id = i.goal_id join users u on u.id = g.owner_id
    where i.goal_id = $1 and i.ended is null and i.expires_at > $2`,
};

/** A goal's open invitation at an instant; null where there is none. */
export async function readOpenInvitation(
  db: Queryable,
  goalId: string,
  at: number,
): Promise<OpenInvitation | null> {
  const [row] = await db.run<OpenInvitation>(open, [goalId, at]);
  return row ?? null;
}

const expire: Statement = {
  name: "invitation_expire",
  sql: `update invitations set ended = 'expired', ended_at = $2
    where goal_id = $1 and ended is null and expires_at <= $2`,
};

const add: Statement = {
  name: "invitation_add",
  sql: "insert into invitations (id, goal_id, created_at, expires_at) values ($1, $2, $3, $4)",
};

/** Opens an invitation; one whose time is over makes room for it. The goal must be held. */
export async function addInvitation(
  tx: Transaction,
  id: string,
  goalId: string,
  at: number,
): Promise<void> {
  await tx.run(expire, [goalId, at]);
  await tx.run(add, [id, goalId, at, at + limits.invitationDays * DAY]);
}

const withdraw: Statement = {
  name: "invitation_withdraw",
  sql: `update invitations set ended = 'withdrawn', ended_at = $2
    where goal_id = $1 and ended is null and expires_at > $2 returning id`,
};

/** Withdraws a goal's open invitation; false where there is none. */
export async function writeWithdrawal(db: Queryable, goalId: string, at: number): Promise<boolean> {
  return (await db.run(withdraw, [goalId, at])).length > 0;
}

const opened: Statement = {
  name: "invitations_opened",
  sql: `select count(*) as count from invitations i join goals g on g.id = i.goal_id
    where g.owner_id = $1 and i.created_at > $2`,
};

/** True where a person has opened as many invitations in the last hour as they may. */
export async function hasInvitedOften(db: Queryable, uid: string, at: number): Promise<boolean> {
  const [row] = await db.run<{ count: number }>(opened, [uid, at - HOUR]);
  return (row?.count ?? 0) >= limits.invitationsPerHour;
}
