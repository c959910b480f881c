import type { Badge } from "#contract/badges.ts";
import { nowIn, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { SqlError } from "#server/platform/db/failure.ts";
import type { StaleRefusal } from "#server/platform/http/answer.ts";
import { unlessKeyTaken } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readAgain, type GoalSubject, type WriteCall } from "./admit-to-goal.ts";
import { announceBadges } from "./badges/new-badges.ts";
import { holdGoal } from "./goal-store.ts";
import { writeChange, type DecidedChange, type GoalWrite } from "./goal-writes.ts";

/** A round is lost to a key that was used at the same moment, at most once: the next round finds it. */
const ROUNDS = 3;

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

type Rule = (subject: GoalSubject) => Ruled<DecidedChange>;

/** Writes more with a change, in its transaction: mail about it. */
export type Along = (
  tx: Transaction,
  subject: GoalSubject,
  change: DecidedChange,
  at: number,
) => Promise<void>;

/** What a change answers. */
export interface Changed {
  readonly goal: GoalCard;
  /** The ledger entry or the check-in that it wrote, if it wrote one. */
  readonly madeId: string | null;
  readonly badges: Badge[];
  /** Everybody who may see the goal, where it has changed; nobody else. */
  readonly audience: readonly string[];
}

/** A change that is done. */
interface Done extends Changed {
  /** True where a day may no longer be an active one: it is read with the badges. */
  readonly daysChanged: boolean;
}

/**
 * Changes a goal: the rule decides on the revision that was read, and one statement writes it if that revision
 * still stands; if not, both are done again while the goal is held. Tells everybody who may see the goal.
 */
export async function changeGoal(
  call: WriteCall,
  actor: Actor,
  admitted: GoalSubject,
  decide: (subject: GoalSubject, now: Now) => Ruled<DecidedChange>,
  along?: Along,
): Promise<Ruled<Changed>> {
  const { db } = call.deps;
  const now = nowIn(call.at, actor.timeZone);
  const rule: Rule = (subject) => decide(subject, now);
  const first =
    along === undefined
      ? attempt(db, call, admitted, rule, "first")
      : db.transaction((tx) => attemptAlong(tx, call, admitted, rule, "first", along));
  let done = await unlessErased(unlessKeyTaken(first));
  for (let round = 1; done === null && round < ROUNDS; round += 1)
    done = await unlessErased(
      unlessKeyTaken(
        db.transaction((tx) => attemptHolding(tx, call, admitted.goal.id, rule, along)),
      ),
    );
  return announced(call.deps, actor.uid, done);
}

/** What a link in a mail changes: the goal, and how it is read for that. */
export interface LinkedWrite {
  readonly goalId: string;
  readonly at: number;
  /** A key of its own. */
  readonly key: string;
  /** The goal with what its change is decided from, and the moment where its owner is; null where there is none. */
  readonly read: (
    db: Queryable,
  ) => Promise<{ readonly subject: GoalSubject; readonly now: Now } | null>;
}

/** Changes a goal on its owner's behalf without a session, in the rounds of every change (product 16.15). */
export async function changeByLink(
  deps: WriteCall["deps"],
  { goalId, at, key, read }: LinkedWrite,
  decide: (subject: GoalSubject, now: Now) => Ruled<DecidedChange>,
): Promise<Ruled<Changed>> {
  const call = { key: { key, bodyHash: "" }, at };
  const owner: { uid: string } = { uid: "" };
  const round = async (db: Queryable, which: GoalWrite["attempt"]): Promise<Ruled<Done> | null> => {
    const found = await read(db);
    if (found === null) return refuse("not-found");
    const { subject, now } = found;
    owner.uid = subject.ownerId;
    return attempt(db, call, subject, (seen) => decide(seen, now), which);
  };
  // Never first while the goal is held: a change on screen counts, and then waits for the goal.
  let done = await unlessErased(round(deps.db, "first"));
  done ??= await unlessErased(
    deps.db.transaction(async (tx) => {
      await holdGoal(tx, goalId);
      return round(tx, "next");
    }),
  );
  const changed = announced(deps, owner.uid, done);
  // Whoever has the link is not shown the whole goal, as its owner is with a refusal.
  return isRefused(changed) ? refuse(changed.refused, changed.field) : changed;
}

/** After the commit: tells everybody who may see a goal that has changed, and its owner of badges. */
function announced(
  deps: Pick<WriteCall["deps"], "live">,
  ownerId: string,
  done: Ruled<Done> | null,
): Ruled<Changed> {
  if (done === null) return refuse("server.unavailable");
  if (isRefused(done)) return done;
  const { daysChanged, ...changed } = done;
  const { audience } = changed;
  const { id, rev } = changed.goal;
  if (audience.length > 0) deps.live.publish({ entity: "goal", id, rev }, audience);
  if (changed.badges.length > 0 || daysChanged) announceBadges(deps, ownerId);
  return changed;
}

/** Decides on the revision that was read and writes if it still stands; null where it does not. */
async function attempt(
  db: Queryable,
  { key, at }: Pick<WriteCall, "key" | "at">,
  subject: GoalSubject,
  rule: Rule,
  which: GoalWrite["attempt"],
): Promise<Ruled<Done> | null> {
  const { goal, ownerId, keyHash, keyResult } = subject;
  if (keyHash !== null)
    return keyHash === key.bodyHash
      ? { goal, madeId: keyResult, badges: [], audience: [], daysChanged: false }
      : refuse("request.key-reused");
  const change = rule(subject);
  if (isRefused(change)) return { ...change, goal } satisfies StaleRefusal;
  const written = await writeChange(
    db,
    { goalId: goal.id, ownerId, rev: goal.rev, at, key, attempt: which },
    change,
  );
  if (written === null || isRefused(written)) return written;
  const { rev, badges } = written;
  const madeId = madeBy(change);
  const daysChanged = change.kind === "move" && change.move.unmarks;
  return {
    goal: { ...change.goal, rev },
    madeId,
    badges,
    audience: audienceOf(subject, rev),
    daysChanged,
  };
}

/** The same with what is written along, where anything is. */
async function attemptAlong(
  tx: Transaction,
  call: Pick<WriteCall, "key" | "at">,
  subject: GoalSubject,
  rule: Rule,
  which: GoalWrite["attempt"],
  along: Along | undefined,
): Promise<Ruled<Done> | null> {
  let decided: DecidedChange | null = null;
  const deciding: Rule = (seen) => {
    const change = rule(seen);
    if (!isRefused(change)) decided = change;
    return change;
  };
  const done = await attempt(tx, call, subject, deciding, which);
  const isWritten = done !== null && !isRefused(done) && done.goal.rev !== subject.goal.rev;
  if (isWritten && decided !== null) await along?.(tx, subject, decided, call.at);
  return done;
}

/** What the key remembers of a change: the entry or the check-in that it wrote. */
function madeBy(change: DecidedChange): string | null {
  if (change.kind === "move") return change.move.id;
  return change.kind === "check-in" ? change.checkIn.id : null;
}

/** The same while the goal's row is locked, so that no other write can come in between. */
async function attemptHolding(
  tx: Transaction,
  call: WriteCall,
  goalId: string,
  rule: Rule,
  along: Along | undefined,
): Promise<Ruled<Done> | null> {
  await holdGoal(tx, goalId);
  const subject = await readAgain(tx, call);
  return isRefused(subject) ? subject : attemptAlong(tx, call, subject, rule, "next", along);
}

/** Everybody who may see a goal that has changed; nobody where it has not. */
function audienceOf({ goal, ownerId, coachId }: GoalSubject, rev: number): readonly string[] {
  if (rev === goal.rev) return [];
  return coachId === null ? [ownerId] : [ownerId, coachId];
}
