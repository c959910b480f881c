import type { CirclePage } from "#contract/circles.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { shownName } from "#server/account/shown-name.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { ServedConfig } from "#server/platform/secret-key.ts";
import { isSignedId, signedId } from "#server/platform/signed-id.ts";

const KIND = "circle-invitation";

type Invitation = CirclePage["invitations"][number];

function linkOf({ publicUrl, secretKey }: ServedConfig, id: string): string {
  const url = new URL("/circles/join", publicUrl);
  url.search = new URLSearchParams({ id, invite: signedId(secretKey, KIND, id) }).toString();
  return url.href;
}

function open({ kysely }: Queryable, at: number) {
  return kysely
    .selectFrom("circle_invitations as i")
    .where("i.used_at", "is", null)
    .where("i.expires_at", ">", at);
}

/** Open ones, oldest first. */
export async function readInvitations(
  db: Queryable,
  config: ServedConfig,
  circleId: string,
  at: number,
): Promise<Invitation[]> {
  const rows = await open(db, at)
    .select(["i.id", "i.created_at as createdAt", "i.expires_at as expiresAt"])
    .where("i.circle_id", "=", circleId)
    .orderBy("i.created_at")
    .orderBy("i.id")
    .limit(limits.circleMembers)
    .execute();
  return rows.map((row) => ({ ...row, link: linkOf(config, row.id) }));
}

/** Removes those that can't be used any more. */
export async function addInvitation(
  tx: Transaction,
  config: ServedConfig,
  id: string,
  circleId: string,
  at: number,
): Promise<Invitation> {
  await tx.kysely
    .deleteFrom("circle_invitations")
    .where("circle_id", "=", circleId)
    .where("used_at", "is", null)
    .where("expires_at", "<=", at)
    .execute();
  const expiresAt = at + limits.invitationDays * DAY_MS;
  const row = { id, circle_id: circleId, created_at: at, expires_at: expiresAt };
  await tx.kysely.insertInto("circle_invitations").values(row).execute();
  return { id, link: linkOf(config, id), createdAt: at, expiresAt };
}

/** As typed by anyone. */
export interface CircleLink {
  readonly id: string;
  readonly invite: string;
}

export interface InvitedTo {
  readonly invitationId: string;
  readonly circleId: string;
  readonly name: string;
  readonly purpose: string;
  readonly inviterName: string;
  readonly isUsed: boolean;
}

/** Null for every wrong link, whatever is wrong; a used one is told from it for its member. */
export async function readInvitedTo(
  { kysely }: Queryable,
  { secretKey }: Pick<ServedConfig, "secretKey">,
  { id, invite }: CircleLink,
  at: number,
): Promise<InvitedTo | null> {
  if (!isSignedId(secretKey, KIND, id, invite)) return null;
  const row = await kysely
    .selectFrom("circle_invitations as i")
    .innerJoin("circles as c", "c.id", "i.circle_id")
    .innerJoin("circle_members as m", "m.circle_id", "c.id")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["i.id as invitationId", "c.id as circleId", "c.name", "c.purpose"])
    .select(["i.used_at as usedAt", "i.expires_at as expiresAt"])
    .select(shownName(namelessOwner).as("inviterName"))
    .where("i.id", "=", id)
    .orderBy(
      (eb) => eb.fn.coalesce(eb("u.id", "=", eb.ref("c.organizer_id")), eb.lit(false)),
      "desc",
    )
    .orderBy("m.joined_at")
    .orderBy("u.id")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { usedAt, expiresAt, ...invited } = row;
  const isUsed = usedAt !== null;
  return isUsed || expiresAt > at ? { ...invited, isUsed } : null;
}

/** Ends all open links of a circle. */
export async function withdrawAll(tx: Transaction, circleId: string): Promise<void> {
  await tx.kysely
    .deleteFrom("circle_invitations")
    .where("circle_id", "=", circleId)
    .where("used_at", "is", null)
    .execute();
}
