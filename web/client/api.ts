import {
  KEY_HEADER,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type ParamsOf,
  type QueryOf,
} from "#contract/endpoint.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { send } from "./send.ts";

/** Status 0 with `server.unavailable`: no answer. The message is for the person. */
export class ApiError extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly field: string | undefined;
  /** The current row, after a conflict. */
  readonly goal: ErrorBody["goal"];
  /** Present if one goal of a file has to be chosen. */
  readonly fileGoals: ErrorBody["fileGoals"];

  constructor(code: RefusalCode, status: number, body?: ErrorBody) {
    super(body?.error.message ?? errorText(code));
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.field = body?.error.field;
    this.goal = body?.goal;
    this.fileGoals = body?.fileGoals;
  }
}

// Optional if all its members are.
type Part<Name extends string, Value> = {} extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

export type CallOf<E extends Endpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryOf<E>> &
  (E["input"] extends null ? { input?: never } : Part<"input", InputOf<E>>) &
  (E["keyed"] extends true ? { key: string } : { key?: never }) & {
    signal?: AbortSignal | undefined;
  };

interface Sent {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly input?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 30_000;
/** No answer in time, from a gateway or to us. */
export const TIMED_OUT = 504;
/** Before each retry of a keyed write. */
const PAUSES_MS = [400, 1_200];

/** One per write, the same through its retries. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[sent]: {} extends CallOf<E> ? [sent?: CallOf<E>] : [sent: CallOf<E>]
): Promise<OutputOf<E>> {
  const parts: Sent = sent ?? {};
  for (const pause of endpoint.keyed ? PAUSES_MS : []) {
    try {
      return await request<E>(endpoint, parts);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "server.unavailable") throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return request<E>(endpoint, parts);
}

async function request<E extends Endpoint>(endpoint: E, sent: Sent): Promise<OutputOf<E>> {
  const response = await answerTo(endpoint, sent);
  if (!response.ok) throw await refusalIn(response);
  const body = await bodyOf(response);
  // Truncated: no endpoint answers null.
  if (body === null) throw new ApiError("server.unavailable", 0);
  return body as OutputOf<E>;
}

function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

export async function refusalIn(response: Response): Promise<ApiError> {
  return refusalOf(response.status, await bodyOf(response));
}

async function answerTo(endpoint: Endpoint, sent: Sent): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await send(endpointPath(endpoint, sent), {
      method: endpoint.method,
      headers: headersOf(endpoint, sent),
      body: endpoint.input ? JSON.stringify(sent.input ?? {}) : null,
      signal: sent.signal ? AbortSignal.any([sent.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (sent.signal?.aborted) throw error;
    throw new ApiError("server.unavailable", timeout.aborted ? TIMED_OUT : 0);
  }
}

function headersOf(endpoint: Endpoint, { key }: Sent): Record<string, string> {
  return {
    accept: "application/json",
    ...(endpoint.input ? { "content-type": "application/json" } : {}),
    ...(key === undefined ? {} : { [KEY_HEADER]: key }),
  };
}

export function endpointPath(
  endpoint: Endpoint,
  { params, query }: Pick<Sent, "params" | "query">,
): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    asked.map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === "" ? path : `${path}?${search}`;
}

// A gateway answers without our body.
function refusalOf(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) return new ApiError(body.error.code as RefusalCode, status, body);
  const unreachable = status === 502 || status === 503 || status === 504;
  return new ApiError(unreachable ? "server.unavailable" : "server.failed", status);
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  const { error } = body;
  return typeof error === "object" && error !== null && "code" in error && "message" in error;
}
