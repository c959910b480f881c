import type { OutputOf } from "#contract/endpoint.ts";
import { completeGoal, recordProgress, undoProgress } from "#contract/goals.ts";
import { comebackByEntry, takesComebackBack } from "#domain/comeback.ts";
import type { Now } from "#domain/day.ts";
import { completed } from "#domain/completion.ts";
import { marksActivity, recorded, undone } from "#domain/ledger.ts";
import * as limits from "#domain/limits.ts";
import type { Measure } from "#domain/measure.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { tellWebhooks } from "#server/platform/webhooks/tell-webhooks.ts";
import { admitToWrite, type GoalSubject } from "./admit-to-goal.ts";
import { newBadges } from "./badges/new-badges.ts";
import { changeGoal, type SideEffect, type GoalWriteResult } from "./write-goal.ts";
import type { DecidedChange, ProgressWrite } from "./goal-writes.ts";

export const progressSlice: Slice<typeof recordProgress, GoalSubject> = {
  endpoint: recordProgress,
  admit: admitToWrite,
  act: async (call, actor, subject) =>
    movedAnswer(
      await changeGoal(call, actor, subject, (seen, now) =>
        decideProgress(seen, call.input, call.deps.newId(), now),
      ),
    ),
};

function movedAnswer(outcome: Ruled<GoalWriteResult>): Ruled<OutputOf<typeof recordProgress>> {
  if (isRefused(outcome)) return outcome;
  const { goal, madeId: entryId, badges } = outcome;
  return { goal, entryId, badges };
}

function decideProgress(
  subject: GoalSubject,
  change: ProgressChange,
  entryId: string,
  now: Now,
): Ruled<DecidedChange> {
  const { goal } = subject;
  const to = progressed(goal, change, now);
  if (isRefused(to)) return to;
  const entry = recorded(goal, to, change, now);
  if (isRefused(entry)) return entry;
  return entry === null
    ? { kind: "none", goal }
    : moved(subject, to, { id: entryId, entry, unmarks: false }, now);
}

export const undoSlice: Slice<typeof undoProgress, GoalSubject> = {
  endpoint: undoProgress,
  admit: admitToWrite,
  act: async (call, actor, subject) =>
    movedAnswer(
      await changeGoal(call, actor, subject, (seen, now) =>
        decideUndo(seen, call.deps.newId(), now),
      ),
    ),
};

/** Allows for a slow request at the end of the undo time. */
const GRACE_MS = 3_000;
/** Webhooks wait, since a completion can be undone. */
const UNDO_MS = limits.undoSeconds * 1_000 + 2 * GRACE_MS;

function decideUndo(subject: GoalSubject, entryId: string, now: Now): Ruled<DecidedChange> {
  const { goal, entry: taken, newestId } = subject;
  if (taken === null || newestId === null) return refuse("not-found");
  const before = undone(goal, taken, newestId, { ...now, at: now.at - GRACE_MS });
  if (isRefused(before)) return before;
  const { measurable, entry, unmarks } = before;
  return moved(subject, measurable, { id: entryId, entry, unmarks }, now);
}

function moved(
  { goal, activeDays, updatedBefore, lately }: GoalSubject,
  to: Measure,
  { id, entry, unmarks }: Pick<ProgressWrite, "id" | "entry" | "unmarks">,
  now: Now,
): DecidedChange {
  const counts = marksActivity(entry);
  const stays = unmarks ? updatedBefore : goal.lastProgressUpdateAt;
  const lastProgressUpdateAt = counts ? now.at : stays;
  const after = { ...goal, measurable: to, lastProgressUpdateAt };
  const badges = newBadges({ before: goal, after, activeDays, counts }, now);
  const isTakenBack = unmarks && takesComebackBack(lately, entry);
  const comeback = isTakenBack ? "taken-back" : comebackByEntry(goal, lately, entry, now);
  return {
    kind: "move",
    goal: after,
    move: { id, to, entry, counts, updatedAt: lastProgressUpdateAt, unmarks, badges, comeback },
  };
}

const tellCompletion: SideEffect = async (tx, { goal: { id: goalId }, ownerId }, _change, at) =>
  tellWebhooks(tx, [
    { type: "goal.completed", goalId, ownerId, occasion: `${goalId} ${at}`, at, waitMs: UNDO_MS },
  ]);

export const completeSlice: Slice<typeof completeGoal, GoalSubject> = {
  endpoint: completeGoal,
  admit: admitToWrite,
  act: async (call, actor, subject) => {
    const decide = ({ goal }: GoalSubject, now: Now): Ruled<DecidedChange> => {
      const completion = completed(goal, now);
      if (isRefused(completion)) return completion;
      const done = { ...goal, ...completion, coachName: null };
      return { kind: "completion", goal: done, changeId: call.deps.newId() };
    };
    const outcome = await changeGoal(call, actor, subject, decide, tellCompletion);
    return isRefused(outcome) ? outcome : { goal: outcome.goal };
  },
};
