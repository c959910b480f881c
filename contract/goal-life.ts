import { z } from "zod/mini";
import { cadences } from "#domain/check-in-period.ts";
import { editFields } from "#domain/goal-change.ts";
import { recordOf } from "#domain/goal-fields.ts";
import * as limits from "#domain/limits.ts";
import { sessionUser } from "./session.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, text } from "./fields.ts";
import { goal, goalCard, goalDraft } from "./goals.ts";

const oneGoal = z.strictObject({ goalId: id });
const oneAnswer = z.strictObject({ goal });
// Twice the limit: it applies after trimming.
const reason = z.optional(text(limits.reason * 2));

const changed = z.strictObject(
  recordOf(editFields, (field) => {
    const { measurable, ...texts } = goalDraft.shape;
    const isOfMeasure = field === "targetValue" || field === "unit";
    return z.optional(isOfMeasure ? measurable.shape[field] : texts[field]);
  }),
);

export const editGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/edit",
  right: "goal.edit",
  counted: "goal-change",
  summary:
    "Change fields of a goal that is under way: what is in `change`, against what stood in `shown`",
  params: oneGoal,
  input: z.strictObject({ change: changed, shown: changed, why: reason }),
  output: oneAnswer,
  keyed: true,
});

/** `until`: the day it goes on, null if open; not `day`, so that bad text gets its own refusal. */
const pause = z.strictObject({ until: z.nullable(text(limits.unit)), why: reason });
const resuming = z.strictObject({ moveDueDate: z.boolean() });

export const pauseGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/pause",
  right: "goal.edit",
  counted: "goal-change",
  summary: "Let a goal rest, or longer or shorter than it was to",
  params: oneGoal,
  input: pause,
  output: oneAnswer,
  keyed: true,
});

export const resumeGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/resume",
  right: "goal.edit",
  counted: "goal-change",
  summary: "Go on with a goal, and say once whether its due date moves by the days that it rested",
  params: oneGoal,
  input: resuming,
  output: oneAnswer,
  keyed: true,
});

export const chooseCadence = endpoint({
  method: "PUT",
  path: "/api/goals/:goalId/cadence",
  right: "goal.edit",
  counted: "goal-change",
  summary: "Choose how many weeks lie between the check-ins on a goal: 1, 2, or 0 for none",
  params: oneGoal,
  input: z.strictObject({ weeks: z.literal(cadences) }),
  output: oneAnswer,
  keyed: true,
});

const ownGoals = z.array(id).check(z.maxLength(limits.goalsPerUser));
const changedGoals = z.strictObject({ goalIds: z.array(id), user: sessionUser });

export const pauseAll = endpoint({
  method: "POST",
  path: "/api/away",
  right: "goal.pause-all",
  counted: "goal-change",
  summary:
    "Set the person away: pause all goals that are under way and not paused; again with another day moves the day",
  input: pause,
  output: changedGoals,
  keyed: true,
});

export const resumeAll = endpoint({
  method: "POST",
  path: "/api/back",
  right: "goal.pause-all",
  counted: "goal-change",
  summary:
    "End the person's absence, or answer one that is over: resume its goals, without one all that are paused, and move the due dates of those named; ids of other goals are ignored",
  input: z.strictObject({ moveDueDates: ownGoals }),
  output: changedGoals,
  keyed: true,
});

export const closeGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/close",
  right: "goal.end",
  counted: "goal-change",
  summary: "Close a goal without finishing it, with what was learned",
  params: oneGoal,
  input: z.strictObject({ learned: z.optional(text(limits.learned * 2)) }),
  output: oneAnswer,
  keyed: true,
});

export const chooseCoachConfirms = endpoint({
  method: "PUT",
  path: "/api/goals/:goalId/coach-confirms",
  right: "goal.complete",
  counted: "goal-change",
  summary: "Choose whether the goal's coach confirms that it is done, while no request waits",
  params: oneGoal,
  input: z.strictObject({ coachConfirms: z.boolean() }),
  output: oneAnswer,
  keyed: true,
});

export const takeBackCompletionRequest = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/completion-request/take-back",
  right: "goal.complete",
  counted: "goal-change",
  summary: "Take back the request to confirm that a goal is done: it is under way as before",
  params: oneGoal,
  input: z.strictObject({ askedAt: instant }),
  output: oneAnswer,
  keyed: true,
});

export const markCelebrated = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/completion-request/celebrated",
  right: "goal.complete",
  counted: "goal-change",
  summary:
    "Claim the ceremony of a goal that was completed by its coach's word or without an answer: one call is accepted",
  params: oneGoal,
  input: nothing,
  output: oneAnswer,
  keyed: true,
});

export const undoCompletion = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/complete/undo",
  right: "goal.end",
  counted: "goal-change",
  summary: "Take Mark Complete back, within seconds: the coach is there again",
  params: oneGoal,
  input: nothing,
  output: oneAnswer,
  keyed: true,
});

export const reopenGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/reopen",
  right: "goal.end",
  counted: "goal-change",
  summary: "Take a goal up again that ended within 30 days",
  params: oneGoal,
  input: nothing,
  output: oneAnswer,
  keyed: true,
});

export const deleteGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/delete",
  right: "goal.delete",
  counted: "goal-change",
  summary: "Delete a goal, for everybody at once; for 30 days its owner can restore it",
  params: oneGoal,
  input: nothing,
  output: nothing,
  keyed: true,
});

export const restoreGoal = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/restore",
  right: "goal.delete",
  counted: "goal-change",
  summary: "Restore a goal that was deleted within 30 days",
  params: oneGoal,
  input: nothing,
  output: oneAnswer,
  keyed: true,
});

export const listDeletedGoals = endpoint({
  method: "GET",
  path: "/api/deleted-goals",
  right: "goal.list",
  summary: "The person's goals that can be restored, the last deleted first, up to 100",
  output: z.strictObject({
    goals: z.array(
      z.strictObject({ id, description: goalDraft.shape.description, deletedAt: instant }),
    ),
  }),
});

const pastGoal = z.strictObject({ goal: goalCard, learned: goal.shape.learned });
export type PastGoal = z.output<typeof pastGoal>;

export const listPastGoals = endpoint({
  method: "GET",
  path: "/api/past-goals",
  right: "goal.list",
  summary: "The person's goals that were completed or closed, the last that ended first, 30 a page",
  query: z.strictObject({ after: z.optional(text(200)) }),
  output: z.strictObject({ goals: z.array(pastGoal), next: z.nullable(z.string()) }),
});
