import { completeGoal, recordProgress, undoProgress } from "#contract/goals.ts";
import type { Now } from "#domain/day.ts";
import { completed } from "#domain/goal.ts";
import { marksActivity, recorded, undone, type NewEntry } from "#domain/ledger.ts";
import type { Measure } from "#domain/measure.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { newBadges } from "./badges/new-badges.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { admitToGoal, changeGoal, type Decision, type GoalSubject } from "./change-goal.ts";
import { writeCompletion, writeNothing, writeProgress } from "./goal-writes.ts";

/** What a rule made of a measure, and the entry that says so; `id` is the entry's. */
interface Ruling {
  readonly id: string;
  readonly to: Measure;
  readonly entry: NewEntry;
}

function moved({ goal, activeDays }: GoalSubject, { id, to, entry }: Ruling, now: Now): Decision {
  const counts = marksActivity(entry);
  const lastProgressUpdateAt = counts ? now.at : goal.lastProgressUpdateAt;
  const after = { ...goal, measurable: to, lastProgressUpdateAt };
  const badges = newBadges({ before: goal, after, activeDays, counts }, now);
  return {
    goal: after,
    entryId: id,
    write: (db, write) => writeProgress(db, write, { id, to, entry, counts, badges }),
  };
}

function decidedMove(
  subject: GoalSubject,
  change: ProgressChange,
  id: string,
  now: Now,
): Ruled<Decision> {
  const { goal } = subject;
  const to = progressed(goal, change, now);
  if (isRefused(to)) return to;
  const entry = recorded(goal, to, change, now);
  if (isRefused(entry)) return entry;
  if (entry === null) return { goal, entryId: null, write: writeNothing };
  return moved(subject, { id, to, entry }, now);
}

export const progressSlice: Slice<typeof recordProgress, GoalSubject> = {
  endpoint: recordProgress,
  admit: admitToGoal,
  act: (call, actor, subject) =>
    changeGoal(call, actor, subject, (seen, now) =>
      decidedMove(seen, call.input, call.deps.newId(), now),
    ),
};

/** What was asked for in the last of the seconds may arrive that much later. */
const GRACE_MS = 3_000;

function decidedUndo(subject: GoalSubject, id: string, now: Now): Ruled<Decision> {
  const { goal, entry: taken, newestId } = subject;
  if (taken === null || newestId === null) return refuse("not-found");
  const asked = { ...now, at: now.at - GRACE_MS };
  const before = undone(goal, taken, newestId, asked);
  if (isRefused(before)) return before;
  return moved(subject, { id, to: before.measurable, entry: before.entry }, now);
}

export const undoSlice: Slice<typeof undoProgress, GoalSubject> = {
  endpoint: undoProgress,
  admit: admitToGoal,
  act: (call, actor, subject) =>
    changeGoal(call, actor, subject, (seen, now) => decidedUndo(seen, call.deps.newId(), now)),
};

export const completeSlice: Slice<typeof completeGoal, GoalSubject> = {
  endpoint: completeGoal,
  admit: admitToGoal,
  act: async (call, actor, subject) => {
    const done = await changeGoal(call, actor, subject, ({ goal }, now) => {
      const completion = completed(goal, now);
      if (isRefused(completion)) return completion;
      const cleared = { ...goal, ...completion, coachName: null };
      return { goal: cleared, entryId: null, write: writeCompletion };
    });
    return isRefused(done) ? done : { goal: done.goal };
  },
};
