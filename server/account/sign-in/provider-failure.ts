import * as openid from "openid-client";
import { CodeRefused, NetworkFailure } from "#server/platform/sign-in-network.ts";

export function failureOf(error: unknown): NetworkFailure | CodeRefused {
  if (error instanceof NetworkFailure || error instanceof CodeRefused) return error;
  const Failure = isRefusedCode(error) ? CodeRefused : NetworkFailure;
  return new Failure(failureReason(error), { cause: error });
}

// RFC 6749, 5.2: other errors are faults of our settings or the provider.
function isRefusedCode(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError && error.error === "invalid_grant";
}

// Log only words of the protocol: a message may quote what was sent.
const WORD = /^[A-Za-z0-9_-]{1,60}$/;
// How oauth4webapi's messages name a field or a claim.
const FIELD = /(?:body|JWT|ID Token) "(\w+)"|`(\w+)` value|JWT (signature)/;

export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code, error: word, cause }: Error & { code?: unknown; error?: unknown } = error;
  const field = cause instanceof Error ? FIELD.exec(cause.message) : null;
  const system = cause instanceof Error && "code" in cause && cause.code !== code ? cause.code : "";
  const status = cause instanceof Response ? String(cause.status) : "";
  return [name, code, word, ...(field?.slice(1) ?? []), status, system]
    .filter((part) => typeof part === "string" && WORD.test(part))
    .join(" ");
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** The provider may have rotated its keys. */
export function isWrongSignature(error: unknown): boolean {
  if (codeOf(error) === "OAUTH_KEY_SELECTION_FAILED") return true;
  return error instanceof openid.ClientError && /JWT signature/.test(String(error.cause));
}

const unanswered: ReadonlySet<unknown> = new Set([
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
  "OAUTH_WWW_AUTHENTICATE_CHALLENGE",
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  // The library has no code for a failed connection or an oversized answer.
  undefined,
]);

export function isUnanswered(error: unknown): boolean {
  return unanswered.has(codeOf(error));
}
