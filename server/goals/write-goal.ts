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

/** Refused if the owner's account was deleted meanwhile. */
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

/** Runs in the transaction of a change. */
export type SideEffect = (
  tx: Transaction,
  subject: GoalSubject,
  change: DecidedChange,
  at: number,
) => Promise<void>;

export interface GoalWriteResult {
  readonly goal: GoalCard;
  readonly madeId: string | null;
  readonly badges: Badge[];
  /** Empty if the goal has not changed. */
  readonly audience: readonly string[];
}

interface Done extends GoalWriteResult {
  readonly ownerId: string;
  /** A day may no longer be active; read with the badges. */
  readonly daysChanged: boolean;
}

/** `now` is in the owner's zone. */
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

/** The owner must be admitted. */
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

export interface LinkedWrite {
  readonly goalId: string;
  readonly at: number;
  /** An idempotency key of its own. */
  readonly key: string;
  readonly read: (db: Queryable) => Promise<GoalRead | null>;
}

/** Without a session (product 16.15). */
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
  // Whoever has the link must not see the whole goal.
  return isRefused(changed) ? refuse(changed.refused, changed.field) : changed;
}

/** First without a lock; on a conflict again with the goal locked. */
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

function madeBy(change: DecidedChange): string | null {
  if (change.kind === "move") return change.move.id;
  return change.kind === "check-in" ? change.checkIn.id : null;
}

function readersOf({ ownerId, coachId }: GoalSubject): readonly string[] {
  return coachId === null ? [ownerId] : [ownerId, coachId];
}
