import type { Endpoint } from "#contract/endpoint.ts";
import { callableStatuses } from "#contract/callable-statuses.ts";
import { errors, type ErrorBody } from "#contract/errors.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { FileGoal } from "#domain/ledger-import.ts";
import { unreadByTokens } from "#domain/policy.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { DatabaseUnavailable } from "../db/failure.ts";
import type { Deps } from "../deps.ts";

export interface StaleRefusal extends Refusal {
  readonly goal: GoalCard;
}

export interface SeveralGoals extends Refusal {
  readonly fileGoals: readonly FileGoal[];
}

export type Dialect = "api" | "login" | "callable";

function errorBody(refusal: Refusal | StaleRefusal | SeveralGoals, requestId: string): ErrorBody {
  const { status, text } = errors[refusal.refused];
  const named = {
    code: refusal.refused,
    message: text(),
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    // Only for server errors: other refusals must be identical to the byte.
    ...(status >= 500 ? { requestId } : {}),
  };
  return {
    error: named,
    ...("goal" in refusal && { goal: refusal.goal }),
    ...("fileGoals" in refusal && { fileGoals: [...refusal.fileGoals] }),
  };
}

function refusalBody(refusal: Refusal, requestId: string, dialect: Dialect): object {
  const { status, text } = errors[refusal.refused];
  switch (dialect) {
    case "api":
      return errorBody(refusal, requestId);
    case "login":
      return { success: false, error: text() };
    case "callable":
      return { error: { status: callableStatuses[status] ?? "UNKNOWN", message: text() } };
  }
}

export function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return textAnswer(status, JSON.stringify(body), headers);
}

export function textAnswer(
  status: number,
  text: string | ReadableStream<Uint8Array> | null,
  headers: Record<string, string>,
  media: Endpoint["media"] = "application/json",
): Response {
  return new Response(text, {
    status,
    headers: {
      ...headers,
      "content-type": `${media}; charset=utf-8`,
      "cache-control": "no-store",
    },
  });
}

export function readByToken<T>(answered: T): T {
  const read = (name: string, value: unknown) => (unreadByTokens.includes(name) ? null : value);
  return JSON.parse(JSON.stringify(answered, read)) as T;
}

/** The id is random: a counter would reveal traffic to strangers. */
export function refusalAnswer(
  deps: Deps,
  refusal: Refusal,
  dialect: Dialect = "api",
  requestId: string = deps.newId(),
): Response {
  return json(errors[refusal.refused].status, refusalBody(refusal, requestId, dialect), {
    ...deps.assets.headers,
    "x-request-id": requestId,
  });
}

export function failureAnswer(
  deps: Deps,
  error: unknown,
  endpoint: string,
  dialect: Dialect = "api",
  requestId: string = deps.newId(),
): Response {
  deps.log.error("request.failed", error, { requestId, endpoint });
  const code = error instanceof DatabaseUnavailable ? "server.unavailable" : "server.failed";
  return refusalAnswer(deps, refuse(code), dialect, requestId);
}
