import { errorText } from "#contract/shown-errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";

// product 4.21
export const cardMessages = {
  updating: "Updating...",
  updated: "Progress Updated!",
  completed: "Completed!",
  undone: "Change undone.",
  failed: errorText("progress.stale"),
  missing: "Error: Missing data",
  waits: "Waiting to be sent",
  notLoggedIn: errorText("session.missing"),
  kept: "Your progress is kept on this device and will be sent after you sign in.",
} as const;

// Refusals whose own text helps; the person can do nothing about the others.
const telling: ReadonlySet<RefusalCode> = new Set([
  "session.missing",
  "request.rate",
  "goal.already-completed",
  "goal.not-far-enough",
  "progress.already-done",
  "progress.no-action-for-date",
  "progress.unknown-type",
  "progress.date-in-future",
  "progress.day-too-early",
  "progress.undo-too-late",
  "progress.undo-overtaken",
]);

export function refusalInWords(code: RefusalCode): string {
  if (code === "not-found") return cardMessages.missing;
  return telling.has(code) ? errorText(code) : cardMessages.failed;
}

export class StepNotKept extends Error {}

export function failureInWords(error: unknown): string {
  if (error instanceof StepNotKept) return error.message;
  return error instanceof ApiError ? refusalInWords(error.code) : cardMessages.failed;
}
