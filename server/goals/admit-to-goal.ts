import type { Endpoint } from "#contract/endpoint.ts";
import { id } from "#contract/fields.ts";
import type { Excuse } from "#domain/check-in-period.ts";
import type { LatelyLogged } from "#domain/comeback.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { can, type Relation } from "#domain/policy.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Admitted, Call, KeyedCall } from "#server/platform/http/door.ts";
import { actorOf } from "#server/platform/sessions/session-store.ts";
import { acceptedCoach, cardOf, type CardRow } from "./goal-row.ts";
import {
  readForWrite,
  readGoalRow,
  readWholeGoal,
  type Held,
  type WholeRow,
  type WriteRow,
} from "./goal-store.ts";

type Reader = Extract<Relation, "owner" | "coach">;

function relationsTo(goal: CardRow & Held, uid: string): readonly [] | readonly [Reader] {
  if (goal.owner_id === uid) return ["owner"];
  return acceptedCoach(goal) === uid ? ["coach"] : [];
}

function isId(text: string): boolean {
  return id.safeParse(text).success;
}

export interface SeenGoal extends WholeRow {
  readonly reader: Reader;
}

type SeeCall = Call<Endpoint> & { readonly params: { readonly goalId: string } };

export async function admitToSee(call: SeeCall): Promise<Admitted<SeenGoal>> {
  const { deps, credentials, at, params } = call;
  const row = credentials && (await readGoalRow(deps.db, credentials, at, params.goalId));
  if (!row) return { actor: null, relations: ["visitor"] };
  const actor = actorOf(row);
  if (row.id === null) return { actor, relations: [] };
  const relations = relationsTo(row, actor.uid);
  const [reader] = relations;
  return reader ? { actor, relations, subject: { ...row, reader } } : { actor, relations };
}

/** For documents, whose session was read before and whose id is unchecked. */
export async function readSeenGoal(
  db: Queryable,
  uid: string,
  goalId: string,
): Promise<SeenGoal | null> {
  const row = isId(goalId) ? await readWholeGoal(db, uid, goalId) : null;
  const [reader] = row === null ? [] : relationsTo(row, uid);
  return row && reader && can("goal.read", [reader]) ? { ...row, reader } : null;
}

export interface GoalSubject {
  readonly goal: GoalCard;
  readonly ownerId: string;
  readonly coachId: string | null;
  /** Mark Complete asks the coach first (product 43.2). */
  readonly asksCoach: boolean;
  readonly keyHash: string | null;
  readonly keyResult: string | null;
  /** Covers at least the last week. */
  readonly activeDays: readonly string[];
  readonly entry: LedgerEntry | null;
  readonly newestId: string | null;
  readonly updatedBefore: number | null;
  /** Null unless it is a streak without a weekly quota. */
  readonly lately: LatelyLogged | null;
  readonly excuse: Excuse;
}

/** `entryId`: the entry to undo. */
export type WriteCall = KeyedCall & {
  readonly params: { readonly goalId: string; readonly entryId?: string };
};

async function readRow(db: Queryable, call: WriteCall): Promise<WriteRow | null> {
  const { credentials, at, params, key } = call;
  if (credentials === null) return null;
  const { goalId, entryId } = params;
  return readForWrite(db, credentials, { goalId, key: key.key, at, entryId });
}

function subjectOf(row: Extract<WriteRow, CardRow>): GoalSubject {
  const { asksCoach, keyHash, keyResult, activeDays, lately, shortDays } = row;
  const { entry = null, newestId = null, updatedBefore = null } = row;
  const read = {
    asksCoach,
    keyHash,
    keyResult,
    activeDays,
    entry,
    newestId,
    updatedBefore,
    lately,
  };
  const excuse = { shortDays: shortDays ?? [] };
  return { goal: cardOf(row), ownerId: row.owner_id, coachId: acceptedCoach(row), ...read, excuse };
}

/** Hot path: session, goal, relation and key in one query. */
export async function admitToWrite(call: WriteCall): Promise<Admitted<GoalSubject>> {
  const row = await readRow(call.deps.db, call);
  if (!row) return { actor: null, relations: ["visitor"] };
  const actor = actorOf(row);
  if (row.id === null) return { actor, relations: [] };
  return { actor, relations: relationsTo(row, actor.uid), subject: subjectOf(row) };
}

/** For an owner already admitted: others may have written meanwhile. */
export async function readAgain(db: Queryable, call: WriteCall): Promise<Ruled<GoalSubject>> {
  const row = await readRow(db, call);
  if (!row) return refuse("session.missing");
  return row.id !== null && row.owner_id === row.uid ? subjectOf(row) : refuse("not-found");
}
