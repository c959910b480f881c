import { errors, callableStatuses, type ErrorBody } from "#contract/errors.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Refusal } from "#domain/refusal.ts";

/** A refusal with the fresh row that it was measured against. */
export interface StaleRefusal extends Refusal {
  readonly goal: GoalCard;
}

/** How an endpoint speaks of refusals: the API's own shape, the login function's, or the callable protocol's. */
export type Dialect = "api" | "login" | "callable";

function errorBody(refusal: Refusal | StaleRefusal, requestId: string): ErrorBody {
  const { status, text } = errors[refusal.refused];
  const named = {
    code: refusal.refused,
    message: text,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    // Only where somebody will want to look it up: other refusals must be alike to the byte.
    ...(status >= 500 ? { requestId } : {}),
  };
  return "goal" in refusal ? { error: named, goal: refusal.goal } : { error: named };
}

/** The body of a refusal in a dialect. */
export function refusalBody(refusal: Refusal, requestId: string, dialect: Dialect): object {
  const { status, text } = errors[refusal.refused];
  switch (dialect) {
    case "api":
      return errorBody(refusal, requestId);
    case "login":
      return { success: false, error: text };
    case "callable":
      return { error: { status: callableStatuses[status] ?? "UNKNOWN", message: text } };
  }
}

/** A JSON answer that no cache keeps. */
export function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}
