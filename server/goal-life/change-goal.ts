import { nowIn, type Now } from "#domain/day.ts";
import { takesRoom, type KeptGoal, type LifeChange } from "#domain/goal-life.ts";
import type { Goal } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { announceInvitation } from "#server/coaching/sharing/open-invitation.ts";
import { giveBadges } from "#server/goals/badges/badge-store.ts";
import { announceBadges, newBadges } from "#server/goals/badges/new-badges.ts";
import { goalCount } from "#server/goals/create-goal.ts";
import { writeGoalChange } from "#server/goals/goal-change-store.ts";
import { goalOf } from "#server/goals/goal-row.ts";
import { readWholeGoal } from "#server/goals/goal-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { KeyedCall } from "#server/platform/http/door.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import { plannedAnew } from "#server/platform/mail/mail-columns.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { holdKeptGoal, writeKeptGoal } from "./kept-goal-store.ts";

export interface LifeWrite extends LifeChange {
  readonly before: KeptGoal;
  readonly changeId: string;
  readonly now: Now;
}

export interface Way {
  readonly decide: (goal: KeptGoal, now: Now) => Ruled<LifeChange>;
  readonly also?: (tx: Transaction, written: LifeWrite) => Promise<void>;
}

export interface LifeNotice {
  readonly goalId: string;
  readonly rev: number;
  readonly uids: readonly string[];
  readonly invitation: boolean;
  readonly badges: boolean;
}

/** Also writes the timeline entry and earned badges. The goal must be locked. */
export async function writeLife(
  tx: Transaction,
  uid: string,
  written: LifeWrite,
): Promise<LifeNotice> {
  const { before, goal, change, changeId: id, now } = written;
  const { id: goalId } = goal;
  const rev = await writeKeptGoal(tx, goal);
  if (change !== null) await writeGoalChange(tx, { id, goalId, at: now.at, change });
  const badges = newBadges({ before, after: goal, activeDays: [], counts: false }, now);
  if (badges.length > 0)
    await giveBadges(
      tx,
      badges.map((badge) => ({ uid, badge })),
    );
  const seeing = [uid, before.coachUid, goal.coachUid].filter((one) => one !== null);
  const invitation = before.status !== goal.status || before.deletedAt !== goal.deletedAt;
  return { goalId, rev, uids: [...new Set(seeing)], invitation, badges: badges.length > 0 };
}

/** Reminders may be due sooner than planned. */
export async function remindAnew(tx: Transaction, uid: string, at: number): Promise<void> {
  const soon = { reminder_due_at: plannedAnew("reminder_due_at", at) };
  await tx.kysely.updateTable("users").set(soon).where("id", "=", uid).execute();
}

/** After the commit; also to those who no longer see the goal. */
export function announceLife(deps: Deps, uid: string, news: LifeNotice): void {
  const { goalId, rev, uids } = news;
  deps.live.publish({ entity: "goal", id: goalId, rev }, uids);
  if (news.invitation) announceInvitation(deps, goalId, uid);
  if (news.badges) announceBadges(deps, uid);
  deps.outboxSignal.notify();
}

type GoalCall = KeyedCall & { readonly params: { readonly goalId: string } };

interface Done {
  readonly goal: Goal | null;
  readonly news: LifeNotice | null;
}

async function readAnswer(tx: Transaction, uid: string, goalId: string): Promise<Goal | null> {
  const row = await readWholeGoal(tx, uid, goalId);
  return row && goalOf(row);
}

async function changeHeld(
  tx: Transaction,
  { deps, at, params: { goalId } }: GoalCall,
  { uid, timeZone }: Actor,
  { decide, also }: Way,
): Promise<Ruled<Made<Done>>> {
  const before = await holdKeptGoal(tx, uid, goalId);
  if (before === null) return refuse("not-found");
  const now = nowIn(at, timeZone);
  const decided = decide(before, now);
  if (isRefused(decided)) return decided;
  // Check before writing: a refused keyed write is committed.
  const isBack = takesRoom(decided.goal) && !takesRoom(before);
  if (isBack && (await goalCount(tx, uid)) >= limits.goalsPerUser) return refuse("goal.too-many");
  const use = { subjectId: goalId, resultId: null };
  if (decided.goal === before)
    return { use, answer: { goal: await readAnswer(tx, uid, goalId), news: null } };
  const written = { ...decided, before, changeId: deps.newId(), now };
  const news = await writeLife(tx, uid, written);
  await remindAnew(tx, uid, at);
  await also?.(tx, written);
  return { use, answer: { goal: await readAnswer(tx, uid, goalId), news } };
}

/** `goal` is null if nobody sees it any more. */
export async function changeLife(
  call: GoalCall,
  actor: Actor,
  way: Way,
): Promise<Ruled<{ readonly goal: Goal | null }>> {
  const done = await keyedWrite<Done>(call, actor.uid, {
    write: (tx) => changeHeld(tx, call, actor, way),
    again: async (tx, { subjectId }) => ({
      goal: await readAnswer(tx, actor.uid, subjectId),
      news: null,
    }),
  });
  if (isRefused(done)) return done;
  if (done.news !== null) announceLife(call.deps, actor.uid, done.news);
  return { goal: done.goal };
}

export async function changeSeen(
  call: GoalCall,
  actor: Actor,
  way: Way,
): Promise<Ruled<{ readonly goal: Goal }>> {
  const done = await changeLife(call, actor, way);
  if (isRefused(done)) return done;
  const { goal } = done;
  return goal === null ? refuse("not-found") : { goal };
}
