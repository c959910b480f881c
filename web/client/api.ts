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

/** A refusal of the server, or that none answered (`server.unavailable` with status 0). Its message is for the person. */
export class ApiError extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** The input at fault. */
  readonly field: string | undefined;
  /** The fresh row, where a stale one was refused. */
  readonly goal: ErrorBody["goal"];
  /** The goals of a file, where one of them has to be chosen. */
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

// A part whose members are all optional may be left out.
type Part<Name extends string, Value> = {} extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

/** What a call of `E` takes: its parameters, query and input, and for a keyed write its key. */
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
/** The status of a call that was not answered in time, by a gateway or to us. */
export const TIMED_OUT = 504;
/** Before a keyed write is tried again. */
const PAUSES_MS = [400, 1_200];

/** A new key for one write: the same through all retries of it. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Calls an endpoint and gives its answer; throws an ApiError where it refuses or cannot be reached. */
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
  // Cut off on the way: no endpoint answers nothing.
  if (body === null) throw new ApiError("server.unavailable", 0);
  return body as OutputOf<E>;
}

function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

/** What an answer that is no success says. */
export async function refusalIn(response: Response): Promise<ApiError> {
  return refusalOf(response.status, await bodyOf(response));
}

async function answerTo(endpoint: Endpoint, sent: Sent): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await send(addressOf(endpoint, sent), {
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

/** The path of a call with its parameters and query filled in. */
export function addressOf(
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

// A gateway in front of the server answers without our body.
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
