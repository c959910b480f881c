import type { Endpoint } from "#contract/endpoint.ts";
import { presentWeek } from "#domain/circle.ts";
import { nowIn, type Day, type Now } from "#domain/day.ts";
import type { Relation } from "#domain/policy.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Admitted, Call } from "#server/platform/http/door.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { relationsOf, type Actor } from "#server/platform/sessions/actor.ts";
import { readActor } from "#server/platform/sessions/session-store.ts";

type CircleCall = Call<Endpoint> & { readonly params: { readonly circleId: string } };

/** Longest-standing first. */
export async function memberIds({ kysely }: Queryable, circleId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom("circle_members")
    .select("user_id as uid")
    .where("circle_id", "=", circleId)
    .orderBy("joined_at")
    .orderBy("user_id")
    .execute();
  return rows.map(({ uid }) => uid);
}

/** The person must be held. */
export async function circleCount({ kysely }: Queryable, uid: string): Promise<number> {
  const { count } = await kysely
    .selectFrom("circle_members")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", uid)
    .executeTakeFirstOrThrow();
  return count;
}

async function circleRelations(
  db: Queryable,
  circleId: string,
  uid: string,
): Promise<readonly Relation[]> {
  const members = await memberIds(db, circleId);
  if (!members.includes(uid)) return [];
  const circle = await db.kysely
    .selectFrom("circles")
    .select("organizer_id as organizerId")
    .where("id", "=", circleId)
    .executeTakeFirst();
  const { organizerId = null } = circle ?? {};
  // Whoever has been there longest, if the organizer left (product 41.11).
  const organizer = members.find((member) => member === organizerId) ?? members[0];
  return organizer === uid ? ["member", "organizer"] : ["member"];
}

/** A former member is a stranger. */
export async function admitToCircle({
  deps,
  credentials,
  at,
  params,
}: CircleCall): Promise<Admitted<string>> {
  const actor = await readActor(deps.db, credentials, at);
  if (actor === null) return { actor, relations: ["visitor"] };
  const circle = await circleRelations(deps.db, params.circleId, actor.uid);
  const relations = [...relationsOf(actor), ...circle];
  return { actor, relations, subject: params.circleId };
}

export interface HeldCircle {
  readonly id: string;
  readonly rev: number;
  readonly createdOn: Day;
  readonly members: readonly string[];
  /** In the person's zone. */
  readonly now: Now;
  /** Of the person. */
  readonly week: Day;
}

/**
 * The circle for a person's write, if they are still a member, or its organizer.
 * Lock order: person, circle, write counts, goals.
 */
async function holdCircle(
  tx: Transaction,
  circleId: string,
  { uid, timeZone }: Pick<Actor, "uid" | "timeZone">,
  at: number,
  relation: "member" | "organizer" = "member",
): Promise<Ruled<HeldCircle>> {
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  return heldCircle(tx, circleId, { uid, timeZone }, at, relation);
}

/** The person must be held. */
export async function heldCircle(
  tx: Transaction,
  circleId: string,
  { uid, timeZone }: Pick<Actor, "uid" | "timeZone">,
  at: number,
  relation: "member" | "organizer" = "member",
): Promise<Ruled<HeldCircle>> {
  const row = await lockCircle(tx, circleId);
  if (row === undefined) return refuse("not-found");
  const relations = await circleRelations(tx, circleId, uid);
  if (!relations.includes(relation)) return refuse("not-found");
  const now = nowIn(at, timeZone);
  const { joinedOn } = await tx.kysely
    .selectFrom("circle_members")
    .select("joined_on as joinedOn")
    .where("circle_id", "=", circleId)
    .where("user_id", "=", uid)
    .executeTakeFirstOrThrow();
  const week = presentWeek({ today: now.today, joinedOn }, row.createdOn);
  return { ...row, members: await memberIds(tx, circleId), now, week };
}

export function lockCircle({ kysely }: Transaction, circleId: string) {
  return kysely
    .selectFrom("circles")
    .select(["id", "rev", "created_on as createdOn"])
    .where("id", "=", circleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function publishCircle(
  { live }: Pick<Deps, "live">,
  id: string,
  uids: readonly string[],
): void {
  live.publish({ entity: "circle", id, rev: 1 }, uids);
}

/** Runs `work` in the circle's turn, then tells its members, also those of before. */
export async function changeCircle<T extends object>(
  { deps, params: { circleId }, at }: CircleCall,
  actor: Actor,
  relation: "member" | "organizer",
  work: (tx: Transaction, circle: HeldCircle) => Promise<Ruled<T>>,
): Promise<Ruled<T>> {
  const done = await deps.db.transaction(async (tx) => {
    const circle = await holdCircle(tx, circleId, actor, at, relation);
    if (isRefused(circle)) return circle;
    const answer = await work(tx, circle);
    return isRefused(answer) ? answer : { answer, members: circle.members };
  });
  if (isRefused(done)) return done;
  publishCircle(deps, circleId, done.members);
  return done.answer;
}
