import { errorText } from "#contract/shown-errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";
import { words } from "./card.words.ts";

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

// product 4.21
export function refusalInWords(code: RefusalCode): string {
  if (code === "not-found") return words.missing;
  return errorText(telling.has(code) ? code : "progress.stale");
}

export class StepNotKept extends Error {}

export function failureInWords(error: unknown): string {
  if (error instanceof StepNotKept) return error.message;
  return refusalInWords(error instanceof ApiError ? error.code : "progress.stale");
}
