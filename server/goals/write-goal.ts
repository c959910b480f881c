import type { Badge } from "#contract/badges.ts";
import { nowIn, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Database, Queryable, Transaction } from "#server/platform/db/database.ts";
import { SqlError } from "#server/platform/db/failure.ts";
import type { StaleRefusal } from "#server/platform/http/answer.ts";
import type { WriteKey } from "#server/platform/http/door.ts";
import { unlessKeyTaken } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readAgain, type GoalSubject, type WriteCall } from "./admit-to-goal.ts";
import { announceBadges } from "./badges/new-badges.ts";
import { lockGoal } from "./goal-store.ts";
import { writeChange, type DecidedChange, type GoalWrite } from "./goal-writes.ts";

/** A concurrent request may take the key once; the retry then finds it. */
const ATTEMPTS = 3;

const FOREIGN_KEY_VIOLATION = "23503";

/** Refused where the owner's account was deleted at the same moment: nobody is left whose writes could be counted. */
async function unlessErased<T>(work: Promise<Ruled<T> | null>): Promise<Ruled<T> | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SqlError && error.code === FOREIGN_KEY_VIOLATION)
      return refuse("session.missing");
    throw error;
  }
}

type Rule = (subject: GoalSubject, now: Now) => Ruled<DecidedChange>;

/** Writes more in the transaction of a change: mail about it. */
export type SideEffect = (
  tx: Transaction,
  subject: GoalSubject,
  change: DecidedChange,
  at: number,
) => Promise<void>;

/** What a change answers. */
export interface GoalWriteResult {
  readonly goal: GoalCard;
  /** The ledger entry or the check-in that it wrote, if it wrote one. */
  readonly madeId: string | null;
  readonly badges: Badge[];
  /** Everybody who may see the goal, where it has changed; nobody else. */
  readonly audience: readonly string[];
}

/** A change that is written. */
interface Done extends GoalWriteResult {
  readonly ownerId: string;
  /** True where a day may no longer be an active one: it is read with the badges. */
  readonly daysChanged: boolean;
}

/** A goal with what its change is decided from, and the moment where its owner is. */
interface GoalRead {
  readonly subject: GoalSubject;
  readonly now: Now;
}

interface GoalWriting {
  readonly goalId: string;
  readonly at: number;
  readonly key: WriteKey;
  readonly read: (db: Queryable, isRetry: boolean) => Promise<Ruled<GoalRead>>;
  readonly rule: Rule;
  readonly sideEffect?: SideEffect | undefined;
}

/** Changes a goal as its owner, who was admitted with the goal read; tells everybody who may see it. */
export function changeGoal(
  call: WriteCall,
  actor: Actor,
  admitted: GoalSubject,
  rule: Rule,
  sideEffect?: SideEffect,
): Promise<Ruled<GoalWriteResult>> {
  const { deps, at, key } = call;
  const now = nowIn(at, actor.timeZone);
  const read: GoalWriting["read"] = async (db, isRetry) => {
    const subject = isRetry ? await readAgain(db, call) : admitted;
    return isRefused(subject) ? subject : { subject, now };
  };
  return write(deps, { goalId: admitted.goal.id, at, key, read, rule, sideEffect });
}

/** What a link in a mail changes: the goal, and how it is read for that. */
export interface LinkedWrite {
  readonly goalId: string;
  readonly at: number;
  /** A key of its own. */
  readonly key: string;
  /** Null where there is no such goal. */
  readonly read: (db: Queryable) => Promise<GoalRead | null>;
}

/** Changes a goal on its owner's behalf without a session (product 16.15). */
export async function changeByLink(
  deps: WriteCall["deps"],
  { goalId, at, key, read }: LinkedWrite,
  rule: Rule,
): Promise<Ruled<GoalWriteResult>> {
  const changed = await write(deps, {
    goalId,
    at,
    key: { key, bodyHash: "" },
    read: async (db) => (await read(db)) ?? refuse("not-found"),
    rule,
  });
  // Whoever has the link is not shown the whole goal, as its owner is with a refusal.
  return isRefused(changed) ? refuse(changed.refused, changed.field) : changed;
}

/**
 * Reads, decides and writes: first without a lock, if the goal still has the revision that was read; where it has moved on,
 * again with the goal locked.
 */
async function write(
  deps: WriteCall["deps"],
  writing: GoalWriting,
): Promise<Ruled<GoalWriteResult>> {
  let done: Ruled<Done> | null = null;
  for (let attempt = 0; done === null && attempt < ATTEMPTS; attempt += 1)
    done = await unlessErased(
      unlessKeyTaken(attempt === 0 ? writeFirst(deps.db, writing) : retry(deps.db, writing)),
    );
  if (done === null) return refuse("server.unavailable");
  if (isRefused(done)) return done;
  const { daysChanged, ownerId, ...changed } = done;
  const { goal, audience, badges } = changed;
  if (audience.length > 0)
    deps.live.publish({ entity: "goal", id: goal.id, rev: goal.rev }, audience);
  if (badges.length > 0 || daysChanged) announceBadges(deps, ownerId);
  return changed;
}

async function writeFirst(db: Database, writing: GoalWriting): Promise<Ruled<Done> | null> {
  const read = await writing.read(db, false);
  if (isRefused(read)) return read;
  if (writing.sideEffect === undefined) return writeDecided(db, read, writing, "first");
  return db.transaction((tx) => writeWithEffect(tx, read, writing, "first"));
}

function retry(db: Database, writing: GoalWriting): Promise<Ruled<Done> | null> {
  return db.transaction(async (tx) => {
    await lockGoal(tx, writing.goalId);
    const read = await writing.read(tx, true);
    return isRefused(read) ? read : writeWithEffect(tx, read, writing, "retry");
  });
}

function writeWithEffect(
  tx: Transaction,
  read: GoalRead,
  writing: GoalWriting,
  attempt: GoalWrite["attempt"],
): Promise<Ruled<Done> | null> {
  const effect = (change: DecidedChange) =>
    writing.sideEffect?.(tx, read.subject, change, writing.at);
  return writeDecided(tx, read, writing, attempt, effect);
}

/** Decides on the revision that was read and writes if it still stands; null where it does not. */
async function writeDecided(
  db: Queryable,
  { subject, now }: GoalRead,
  { rule, key, at }: GoalWriting,
  attempt: GoalWrite["attempt"],
  effect?: (change: DecidedChange) => Promise<void> | undefined,
): Promise<Ruled<Done> | null> {
  const { goal, ownerId, keyHash, keyResult } = subject;
  if (keyHash !== null)
    return keyHash === key.bodyHash
      ? { goal, ownerId, madeId: keyResult, badges: [], audience: [], daysChanged: false }
      : refuse("request.key-reused");
  const change = rule(subject, now);
  if (isRefused(change)) return { ...change, goal } satisfies StaleRefusal;
  const { id: goalId, rev } = goal;
  const written = await writeChange(db, { goalId, ownerId, rev, at, key, attempt }, change);
  if (written === null || isRefused(written)) return written;
  if (written.rev !== rev) await effect?.(change);
  return {
    goal: { ...change.goal, rev: written.rev },
    ownerId,
    madeId: madeBy(change),
    badges: written.badges,
    audience: written.rev === rev ? [] : readersOf(subject),
    daysChanged: change.kind === "move" && change.move.unmarks,
  };
}

/** What the key remembers of a change: the entry or the check-in that it wrote. */
function madeBy(change: DecidedChange): string | null {
  if (change.kind === "move") return change.move.id;
  return change.kind === "check-in" ? change.checkIn.id : null;
}

/** Everybody who may see a goal. */
function readersOf({ ownerId, coachId }: GoalSubject): readonly string[] {
  return coachId === null ? [ownerId] : [ownerId, coachId];
}
