import type { NotNull } from "kysely";
import { namelessCoach, namelessOwner, type InvitationFacts } from "#domain/invitation.ts";
import { acceptedCoach } from "#server/goals/goal-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { isToken } from "./invitation-link.ts";
import { shownName } from "#server/account/shown-name.ts";

/** As typed by anyone; do not trust its name. */
export interface Link {
  readonly inviterId: string;
  readonly goalId: string;
  readonly invite?: string | undefined;
}

export interface Invited extends InvitationFacts {
  readonly invitationId: string;
  readonly goalId: string;
  readonly goalDescription: string;
  readonly inviterName: string;
}

function readRows({ kysely }: Queryable, link: Link, at: number) {
  return (
    kysely
      .selectFrom("goals as g")
      .innerJoin("users as u", "u.id", "g.owner_id")
      .innerJoin("invitations as i", "i.goal_id", "g.id")
      .select(["i.id as invitationId", "i.ended", "i.expires_at as expiresAt"])
      .select(["g.id as goalId", "g.owner_id as ownerId", "g.description as goalDescription"])
      .select(["g.status", "g.coach_id", "g.coach_status"])
      .select(shownName(namelessOwner).as("inviterName"))
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("invitations as l")
            .select("l.id")
            .whereRef("l.goal_id", "=", "g.id")
            .where((eb) =>
              eb.or([
                eb("l.ended", "in", ["withdrawn", "expired"]),
                eb.and([eb("l.ended", "is", null), eb("l.expires_at", "<=", at)]),
              ]),
            ),
        ).as("lost"),
      )
      .where("g.id", "=", link.goalId)
      .where("g.owner_id", "=", link.inviterId)
      .where("g.deleted_at", "is", null)
      .where("u.disabled", "=", false)
      // Skips withdrawn and expired ones, so that few tokens are compared.
      .where((eb) => eb.or([eb("i.ended", "is", null), eb("i.ended", "in", ["used", "completed"])]))
      .orderBy("i.created_at")
      .orderBy("i.id")
      .execute()
  );
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

// product 11.4: without a token only the first invitation, and never after a withdrawal or expiry.
function chosen(rows: readonly Row[], { invite }: Link, secretKey: string): Row | undefined {
  if (invite !== undefined)
    return rows.find(({ invitationId }) => isToken(secretKey, invitationId, invite));
  return rows.find(({ lost }) => !lost);
}

/** Null for every wrong link, whatever is wrong. */
export async function readInvited(
  db: Queryable,
  secretKey: string,
  link: Link,
  at: number,
): Promise<Invited | null> {
  const row = chosen(await readRows(db, link, at), link, secretKey);
  if (row === undefined) return null;
  const { status, lost: _, coach_id, coach_status, ...invited } = row;
  return { ...invited, goal: { status }, coachId: acceptedCoach({ coach_id, coach_status }) };
}

export interface NewCoach {
  readonly rev: number;
  readonly coachName: string;
}

/** The goal must be locked. */
export async function writeAcceptance(
  tx: Transaction,
  invitationId: string,
  uid: string,
  at: number,
): Promise<NewCoach> {
  const used = await tx.kysely
    .updateTable("invitations")
    .set({ ended: "used", ended_at: at, used_by: uid })
    .where("id", "=", invitationId)
    .where("ended", "is", null)
    .returning("goal_id")
    .executeTakeFirst();
  const coached = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({
      coach_id: uid,
      coach_name: eb
        .selectFrom("users as u")
        .select(shownName(namelessCoach).as("name"))
        .where("u.id", "=", uid),
      coach_status: "accepted",
      coached_at: at,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", used?.goal_id ?? null)
    .where("coach_id", "is", null)
    .where("status", "=", "active")
    .where("deleted_at", "is", null)
    .returning(["rev", "coach_name as coachName"])
    .$narrowType<{ coachName: NotNull }>()
    .executeTakeFirst();
  if (!coached) throw new TypeError("An invitation was accepted while its goal was not held.");
  return coached;
}
