import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { coachingNote } from "./coaching.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, text } from "./fields.ts";
import { goal } from "./goals.ts";

const oneGoal = z.strictObject({ goalId: id });
/** A request is named by its instant. */
const oneRequest = z.strictObject({ askedAt: instant });

export const chooseCoachConfirms = endpoint({
  method: "PUT",
  path: "/api/goals/:goalId/coach-confirms",
  right: "goal.complete",
  counted: "goal-change",
  summary: "Choose whether the goal's coach confirms that it is done, while no request waits",
  params: oneGoal,
  input: z.strictObject({ coachConfirms: z.boolean() }),
  output: z.strictObject({ goal }),
  keyed: true,
});

export const takeBackCompletionRequest = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/completion-request/take-back",
  right: "goal.complete",
  counted: "goal-change",
  summary: "Take back the request to confirm that a goal is done: it is under way as before",
  params: oneGoal,
  input: oneRequest,
  output: z.strictObject({ goal }),
  keyed: true,
});

export const confirmCompletion = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/completion-request/confirm",
  right: "goal.confirm",
  counted: "coaching-end",
  summary: "Confirm as its coach that a goal is done: it is complete, and the coaching ends",
  params: oneGoal,
  input: oneRequest,
  output: nothing,
  keyed: true,
});

export const declineCompletion = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/completion-request/not-yet",
  right: "goal.confirm",
  counted: "note",
  summary: "Say as its coach, with a note, that a goal is not done yet: the request ends",
  params: oneGoal,
  input: z.strictObject({ askedAt: instant, note: text(limits.note * 2) }),
  output: z.strictObject({ note: coachingNote }),
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
  output: z.strictObject({ goal }),
  keyed: true,
});
