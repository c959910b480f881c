import * as limits from "#domain/limits.ts";

export const words = {
  requestRate: "Too many requests. Please try again later.",
  sessionMissing: "Error: Not logged in",
  sessionGoalNotSaved: "You must be logged in to save a goal.",
  notFound: "Not found.",
  notAllowed: "You are not allowed to do this.",
  serverUnavailable:
    "Unable to connect to the server. Please check your internet connection and try again.",
  serverFailed: "Something went wrong. Please try again.",
  goalAlreadyCompleted: "This goal is already complete.",
  goalNotFarEnough: `A goal can be marked complete from ${limits.markComplete} percent.`,
  progressAlreadyDone: "Already done",
  progressNoActionForDate: "No action for Date type",
  progressDateInFuture: "The day cannot be in the future.",
  progressDayTooEarly: `Progress can be logged up to ${limits.backDatedDays} days back, and not before the goal was created.`,
  progressUndoTooLate: "This change can no longer be undone.",
  progressUndoOvertaken: "Something was logged after this change, so it cannot be undone.",
  progressStale: "Error updating",
  announcementNobody:
    "Nobody would get this: nobody with a verified address wants this kind of mail.",
};
