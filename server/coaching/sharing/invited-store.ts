import { namelessCoach, namelessOwner, type InvitationFacts } from "#domain/invitation.ts";
import { shownName } from "#server/account/shown-name.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import { isToken } from "./invitation-link.ts";

/** What a link says, as it was typed or handed on. The name in it counts for nothing. */
export interface Link {
  readonly inviterId: string;
  readonly goalId: string;
  readonly invite?: string | undefined;
}

/** What a true link leads to. */
export interface Invited extends InvitationFacts {
  readonly invitationId: string;
  readonly goalId: string;
  readonly goalDescription: string;
  readonly inviterName: string;
}

interface Row extends Omit<Invited, "goal"> {
  readonly completed: boolean;
  /** True where an invitation of the goal was withdrawn or has expired. */
  readonly lost: boolean;
}

// Withdrawn and expired ones are no better than none, so that only a few are left to compare tokens with.
const ofLink: Statement = {
  name: "invitations_of_link",
  sql: `select i.id as "invitationId", i.ended, i.expires_at as "expiresAt", g.id as "goalId",
      g.owner_id as "ownerId", g.completed, g.description as "goalDescription",
      case when g.coach_status = 'accepted' then g.coach_id end as "coachId",
      ${shownName("u", namelessOwner)} as "inviterName",
      exists (select from invitations l where l.goal_id = g.id and (l.ended in ('withdrawn', 'expired')
        or (l.ended is null and l.expires_at <= $3))) as lost
    from goals g join users u on u.id = g.owner_id join invitations i on i.goal_id = g.id
    where g.id = $1 and g.owner_id = $2 and not u.disabled
      and (i.ended is null or i.ended in ('used', 'completed'))
    order by i.created_at, i.id`,
};

// product 11.4: without a token only the first invitation, and never once one was withdrawn or has expired.
function chosen(rows: readonly Row[], { invite }: Link, secretKey: string): Row | undefined {
  if (invite !== undefined)
    return rows.find(({ invitationId }) => isToken(secretKey, invitationId, invite));
  return rows.find(({ lost }) => !lost);
}

/** What a link leads to at an instant; null for every link that is wrong, whatever is wrong with it. */
export async function readInvited(
  db: Queryable,
  secretKey: string,
  link: Link,
  at: number,
): Promise<Invited | null> {
  const rows = await db.run<Row>(ofLink, [link.goalId, link.inviterId, at]);
  const row = chosen(rows, link, secretKey);
  if (row === undefined) return null;
  const { completed, lost: _, ...invited } = row;
  return { ...invited, goal: { completed } };
}

const accept: Statement = {
  name: "invitation_accept",
  sql: `with used as (
    update invitations set ended = 'used', ended_at = $3, used_by = $2
    where id = $1 and ended is null returning goal_id),
  coach as (select ${shownName("u", namelessCoach)} as name from users u where u.id = $2)
  update goals g set coach_id = $2, coach_name = coach.name, coach_status = 'accepted', coached_at = $3, rev = g.rev + 1
  from used, coach where g.id = used.goal_id and g.coach_id is null and not g.completed
    returning g.rev, g.coach_name as "coachName"`,
};

/** A goal that has just got its coach. */
export interface Coached {
  readonly rev: number;
  readonly coachName: string;
}

/** Makes somebody the coach by an invitation and uses it up. The goal must be held. */
export async function writeAcceptance(
  tx: Transaction,
  invitationId: string,
  uid: string,
  at: number,
): Promise<Coached> {
  const [row] = await tx.run<Coached>(accept, [invitationId, uid, at]);
  if (!row) throw new TypeError("An invitation was accepted while its goal was not held.");
  return row;
}
