import * as limits from "#domain/limits.ts";

export const words = {
  requestRate: "Too many requests. Please try again later.",
  sessionMissing: "Error: Not logged in",
  sessionGoalNotSaved: "You must be logged in to save a goal.",
  notFound: "Not found.",
  serverUnavailable:
    "Unable to connect to the server. Please check your internet connection and try again.",
  serverFailed: "Something went wrong. Please try again.",
  goalAlreadyCompleted: "This goal is already complete.",
  goalNotFarEnough: `You can mark a goal complete once it reaches ${limits.markComplete}%.`,
  progressAlreadyDone: "Already done",
  progressNoActionForDate: "No action for Date type",
  progressDateInFuture: "The day can't be in the future.",
  progressDayTooEarly: `You can log progress up to ${limits.backDatedDays} days back, but not before the goal was created.`,
  progressUndoTooLate: "This change can no longer be undone.",
  progressUndoOvertaken: "Other progress was logged after this change, so it can't be undone.",
  progressStale: "Error updating",
};
