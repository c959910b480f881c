import type { OutputOf } from "#contract/endpoint.ts";
import { recordProgress, undoProgress } from "#contract/goals.ts";
import { comebackByEntry, takesComebackBack } from "#domain/comeback.ts";
import type { Now } from "#domain/day.ts";
import { askedAfter } from "#domain/completion.ts";
import { marksActivity, recorded, undone } from "#domain/ledger.ts";
import type { Measure } from "#domain/measure.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { admitToWrite, type GoalSubject } from "./admit-to-goal.ts";
import { newBadges } from "./badges/new-badges.ts";
import { changeGoal, type GoalWriteResult } from "./write-goal.ts";
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
  const completionAskedAt = askedAfter(after, now);
  const badges = newBadges({ before: goal, after, activeDays, counts }, now);
  const isTakenBack = unmarks && takesComebackBack(lately, entry);
  const comeback = isTakenBack ? "taken-back" : comebackByEntry(goal, lately, entry, now);
  return {
    kind: "move",
    goal: { ...after, completionAskedAt },
    move: {
      id,
      to,
      entry,
      counts,
      updatedAt: lastProgressUpdateAt,
      askedAt: completionAskedAt,
      unmarks,
      badges,
      comeback,
    },
  };
}
