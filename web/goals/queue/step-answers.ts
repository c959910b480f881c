import type { RefusalCode } from "#domain/refusal.ts";
import type { ApiError } from "#web/client/api.ts";

/** `later`: retry with all others; `left`: retry it alone; `refused`: never retry. */
type Meaning = "later" | "left" | "refused";

// The server may have counted it, or may on retry.
const passing: ReadonlySet<RefusalCode> = new Set([
  "server.unavailable",
  "session.missing",
  "request.rate",
]);

const rules: ReadonlySet<RefusalCode> = new Set([
  "request.invalid",
  "not-found",
  "not-allowed",
  "goal.already-completed",
  "goal.closed",
  "progress.already-done",
  "progress.no-action-for-date",
  "progress.unknown-type",
  "progress.value-invalid",
  "progress.date-in-future",
  "progress.day-too-early",
  "progress.stale",
]);

// product 29.2: an unknown code, as from a proxy, refuses no waiting step.
export function meaningOf({ code }: ApiError, isPressed: boolean): Meaning {
  if (passing.has(code)) return "later";
  // A fresh press fails where it was made, and may be retried under the same key.
  return isPressed || rules.has(code) ? "refused" : "left";
}
