import type { Badge } from "#contract/badges.ts";
import { nowIn, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { touched } from "#server/platform/sessions/session-store.ts";
import { announceBadges } from "./badges/announce-badges.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { StaleRefusal } from "#server/platform/http/answer.ts";
import type { Admitted, Call } from "#server/platform/http/door.ts";
import { unlessKeyTaken } from "#server/platform/keyed-write.ts";
import { cardOf, type CardRow } from "./goal-row.ts";
import { holdGoal, readForWrite, type WriteRow } from "./goal-store.ts";
import { relationsTo } from "./goal-subject.ts";
import type { GoalWrite, Written } from "./goal-writes.ts";

/** A round is lost to a key that was used at the same moment, at most once: the next round finds it. */
const ROUNDS = 3;

/** A goal as it was read for a write, and what its key was used for before, if at all. */
export interface GoalSubject {
  readonly goal: GoalCard;
  readonly coachId: string | null;
  readonly keyHash: string | null;
  /** What the key's first use made. */
  readonly keyResult: string | null;
  /** The owner's active days of the last week, at least. */
  readonly activeDays: readonly string[];
  /** The entry that the write is to take back, and the goal's newest one. */
  readonly entry: LedgerEntry | null;
  readonly newestId: string | null;
}

type GoalCall = Call<Endpoint> & {
  readonly params: { readonly goalId: string; readonly entryId?: string };
};

function subjectOf(row: Extract<WriteRow, CardRow>): GoalSubject {
  const { keyHash, keyResult, activeDays, entry = null, newestId = null } = row;
  const read = { keyHash, keyResult, activeDays, entry, newestId };
  return { goal: cardOf(row), coachId: row.coach_id, ...read };
}

const noSubject = null as unknown as GoalSubject;

async function readRow(db: Queryable, call: GoalCall): Promise<WriteRow | null> {
  const { credentials, at, params, key } = call;
  if (credentials === null) return null;
  const { goalId, entryId } = params;
  return readForWrite(db, credentials, { goalId, key: key.key, at, entryId });
}

/** Session, goal, relation and key in one read: the hot path's way through the door. */
export async function admitToGoal(call: GoalCall): Promise<Admitted<GoalSubject>> {
  const row = await readRow(call.deps.db, call);
  if (!row) return { actor: null, relations: ["visitor"], subject: noSubject };
  const actor = touched(call.deps, row, call.at);
  if (row.id === null) return { actor, relations: [], subject: noSubject };
  return { actor, relations: relationsTo(row, actor), subject: subjectOf(row) };
}

/** What a rule made of a goal, and the statement that would make it so; null from it means that it was too late. */
export interface Decision {
  readonly goal: GoalCard;
  /** The ledger entry that it writes, if it writes one. */
  readonly entryId: string | null;
  readonly write: (db: Queryable, write: GoalWrite) => Promise<Written | null>;
}

/** A change that a person asks for. */
interface Change {
  readonly call: GoalCall;
  readonly actor: Actor;
  readonly now: Now;
  readonly decide: (subject: GoalSubject, now: Now) => Ruled<Decision>;
}

/** What a change answers. */
export interface Moved {
  readonly goal: GoalCard;
  readonly entryId: string | null;
  readonly badges: Badge[];
}

/** A change that is done, and who is to be told of it. */
interface Changed extends Moved {
  readonly audience: readonly string[];
}

/** Uses the call's key: answered before, used for another body, or fresh (null). */
function replayed({ call }: Change, subject: GoalSubject): Ruled<Changed> | null {
  if (subject.keyHash === null) return null;
  if (subject.keyHash !== call.key.bodyHash) return refuse("request.key-reused");
  return { goal: subject.goal, entryId: subject.keyResult, badges: [], audience: [] };
}

function withGoal(refusal: Refusal, goal: GoalCard): StaleRefusal {
  return { ...refusal, goal };
}

/** Everybody who may see a goal that has moved; nobody where it has not. */
function audienceOf({ goal, coachId }: GoalSubject, uid: string, rev: number): readonly string[] {
  if (rev === goal.rev) return [];
  return coachId === null ? [uid] : [uid, coachId];
}

/** Decides on the revision that was read and writes if it still stands; null where it does not. */
async function tried(
  db: Queryable,
  change: Change,
  subject: GoalSubject,
): Promise<Ruled<Changed> | null> {
  const before = replayed(change, subject);
  if (before !== null) return before;
  const { call, actor, now } = change;
  const decision = change.decide(subject, now);
  if (isRefused(decision)) return withGoal(decision, subject.goal);
  const { id: goalId, rev: seen } = subject.goal;
  const { uid } = actor;
  const written = await decision.write(db, {
    goalId,
    ownerId: uid,
    rev: seen,
    at: call.at,
    key: call.key,
  });
  if (written === null) return null;
  const { rev, badges } = written;
  const { goal, entryId } = decision;
  return { goal: { ...goal, rev }, entryId, badges, audience: audienceOf(subject, uid, rev) };
}

/** The same while the goal is held, so that nobody can be ahead of us again and again. */
function triedHolding(change: Change, goalId: string): Promise<Ruled<Changed> | null> {
  const { call, actor } = change;
  return call.deps.db.transaction(async (tx) => {
    await holdGoal(tx, goalId);
    const row = await readRow(tx, call);
    if (!row) return refuse("session.missing");
    if (row.id === null || !relationsTo(row, actor).includes("owner")) return refuse("not-found");
    return tried(tx, change, subjectOf(row));
  });
}

async function settled(change: Change, admitted: GoalSubject): Promise<Ruled<Changed>> {
  let outcome = await unlessKeyTaken(tried(change.call.deps.db, change, admitted));
  for (let round = 1; outcome === null && round < ROUNDS; round += 1)
    outcome = await unlessKeyTaken(triedHolding(change, admitted.goal.id));
  return outcome ?? refuse("server.unavailable");
}

/**
 * Moves a goal: the rule decides on the revision that was read, and one statement writes it if that revision
 * still stands; if not, both are done again while the goal is held. Tells everybody who may see the goal.
 */
export async function changeGoal(
  call: GoalCall,
  actor: Actor,
  admitted: GoalSubject,
  decide: Change["decide"],
): Promise<Ruled<Moved>> {
  const now = nowIn(call.at, actor.timeZone);
  const changed = await settled({ call, actor, now, decide }, admitted);
  if (isRefused(changed)) return changed;
  const { audience, ...moved } = changed;
  const { id, rev } = moved.goal;
  if (audience.length > 0) call.deps.live.publish({ entity: "goal", id, rev }, audience);
  if (moved.badges.length > 0) announceBadges(call.deps, actor.uid);
  return moved;
}
