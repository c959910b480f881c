import type { RefusalCode } from "#domain/refusal.ts";
import type { ApiError } from "#web/client/api.ts";

/** What an answer that is no success means to a step: asked again with all others, asked again by itself, or never again. */
type Meaning = "later" | "left" | "refused";

// The server may have counted it, or may count it at the next try.
const passing: ReadonlySet<RefusalCode> = new Set([
  "server.unavailable",
  "session.missing",
  "request.rate",
]);

/** The rules by which a step is refused for good. */
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

/** The meaning of an answer to a step: what is said by no rule, as by a proxy on the way, refuses none that waits (product 29.2). */
export function meaningOf({ code }: ApiError, isPressed: boolean): Meaning {
  if (passing.has(code)) return "later";
  // Who has just pressed is told where they pressed, and may try again under the same key.
  return isPressed || rules.has(code) ? "refused" : "left";
}
