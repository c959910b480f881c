import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import { errors } from "#contract/errors.ts";
import {
  KEY_HEADER,
  KEY_PATTERN,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type ParamsOf,
  type QueryOf,
} from "#contract/endpoint.ts";
import { can, isForAdmins, needsSession, type Relation } from "#domain/policy.ts";
import { isRefused, refuse, type Refusal, type RefusalCode, type Ruled } from "#domain/refusal.ts";
import { relationsOf, type Actor } from "../sessions/actor.ts";
import { credentialsOf, type Credentials } from "../sessions/credentials.ts";
import { actorOf } from "../sessions/session-store.ts";
import { DatabaseUnavailable } from "../db/failure.ts";
import type { Deps } from "../deps.ts";
import { json, refusalBody, type Dialect } from "./answer.ts";
import { peerOf } from "./peer.ts";
import { foreignOrigin, jsonText, jsonValue, queryOf } from "./request.ts";

/** A write's key, and what it was first used for. */
export interface WriteKey {
  readonly key: string;
  readonly bodyHash: string;
}

/** One validated request to an endpoint. */
export interface Call<E extends Endpoint> {
  readonly deps: Deps;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly input: InputOf<E>;
  readonly credentials: Credentials | null;
  /** Present where the endpoint is keyed. */
  readonly key: WriteKey;
  /** The server's clock, in milliseconds. */
  readonly at: number;
  /** The network address that the request came from. */
  readonly address: string;
  readonly request: Request;
  /** Headers that the answer will carry, cookies among them. */
  readonly reply: Headers;
}

/** Who asks, what they are to the thing asked for, and that thing. */
export interface Admitted<S> {
  readonly actor: Actor | null;
  readonly relations: readonly Relation[];
  readonly subject: S;
}

/**
 * How the server does what an endpoint names. `admit` loads the one who asks and the subject; the policy is
 * asked between the two, so that `act` receives only a subject that has passed it.
 */
export interface Slice<E extends Endpoint, S = undefined> {
  readonly endpoint: E;
  readonly admit?: (call: Call<E>) => Promise<Admitted<S>>;
  readonly act: (call: Call<E>, actor: Actor, subject: S) => Promise<Ruled<OutputOf<E>>>;
  readonly dialect?: Dialect;
  /** How a missing session is refused, where there is a text of its own for it. */
  readonly signedOut?: RefusalCode;
}

const nobody: Actor = { uid: "", sessionId: "", kind: "user", timeZone: "UTC" };

/** The one who asks, with no subject but themself. */
async function admitSelf(call: Call<Endpoint>): Promise<Admitted<undefined>> {
  const actor = await actorOf(call.deps, call.credentials, call.at);
  return { actor, relations: relationsOf(actor), subject: undefined };
}

function writeKey(endpoint: Endpoint, request: Request, body: string): Ruled<WriteKey> {
  if (!endpoint.keyed) return { key: "", bodyHash: "" };
  const key = request.headers.get(KEY_HEADER) ?? "";
  if (!KEY_PATTERN.test(key)) return refuse("request.invalid", KEY_HEADER);
  const path = new URL(request.url).pathname;
  return { key, bodyHash: createHash("sha256").update(`${path}\n${body}`).digest("base64url") };
}

async function inputText(
  endpoint: Endpoint,
  request: Request,
  publicOrigin: string,
): Promise<Ruled<string>> {
  if (endpoint.method === "GET") return "";
  if (foreignOrigin(request.headers, publicOrigin)) return refuse("request.foreign-origin");
  return jsonText(request);
}

function firstField(issues: readonly { path: readonly PropertyKey[] }[]): string | undefined {
  const path = issues[0]?.path.map(String).join(".");
  return path === "" ? undefined : path;
}

function parsed<T>(schema: Endpoint["params"] | null, value: unknown): Ruled<{ value: T }> {
  const result = schema?.safeParse(value);
  if (result === undefined) return { value: undefined as T };
  return result.success
    ? { value: result.data as T }
    : refuse("request.invalid", firstField(result.error.issues));
}

async function readCall<E extends Endpoint>(
  deps: Deps,
  endpoint: E,
  context: Context,
): Promise<Ruled<Call<E>>> {
  const request = context.req.raw;
  const body = await inputText(endpoint, request, deps.config.publicUrl.origin);
  if (isRefused(body)) return body;
  const sent = endpoint.input === null ? { value: undefined } : jsonValue(body);
  if (isRefused(sent)) return sent;
  const params = parsed<ParamsOf<E>>(endpoint.params, context.req.param());
  if (isRefused(params)) return refuse("not-found");
  const query = parsed<QueryOf<E>>(endpoint.query, queryOf(request.url));
  if (isRefused(query)) return query;
  const input = parsed<InputOf<E>>(endpoint.input, sent.value);
  if (isRefused(input)) return input;
  const key = writeKey(endpoint, request, body);
  if (isRefused(key)) return key;
  return {
    deps,
    params: params.value,
    query: query.value,
    input: input.value,
    credentials: credentialsOf(request.headers, deps.config.https),
    key,
    at: deps.clock(),
    address: addressOf(context, deps.config.trustedProxy),
    request,
    reply: new Headers(),
  };
}

/** The peer's address; what a proxy says of it counts only from the configured proxy. */
function addressOf(context: Context, trustedProxy: string | null): string {
  const env = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const peer = peerOf(env.incoming?.socket?.remoteAddress);
  if (trustedProxy === null || peer !== trustedProxy) return peer;
  return context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peer;
}

async function answered<E extends Endpoint, S>(
  slice: Slice<E, S>,
  call: Call<E>,
): Promise<Ruled<OutputOf<E>>> {
  const { right } = slice.endpoint;
  const admit = slice.admit ?? (admitSelf as unknown as (call: Call<E>) => Promise<Admitted<S>>);
  const { actor, relations, subject } = await admit(call);
  if (actor === null && needsSession(right)) return refuse(slice.signedOut ?? "session.missing");
  // A thing that is not theirs is as one that does not exist; that there is an admin area is no secret.
  if (!can(right, relations)) return refuse(isForAdmins(right) ? "not-allowed" : "not-found");
  return slice.act(call, actor ?? nobody, subject);
}

let requests = 0;
const started = Date.now().toString(36);

/** The id under which a request is logged and answered. */
export function nextRequestId(): string {
  requests += 1;
  return `${started}-${process.pid.toString(36)}-${requests.toString(36)}`;
}

/** The answer to a request that is refused. */
export function refused(
  deps: Deps,
  refusal: Refusal,
  dialect: Dialect = "api",
  requestId: string = nextRequestId(),
): Response {
  return json(errors[refusal.refused].status, refusalBody(refusal, requestId, dialect), {
    ...deps.assets.headers,
    "x-request-id": requestId,
  });
}

/** The answer to a request in which something was thrown: logged once, and told to nobody but the log. */
export function failed(
  deps: Deps,
  error: unknown,
  endpoint: string,
  dialect: Dialect = "api",
): Response {
  const requestId = nextRequestId();
  deps.log.error("request.failed", error, { requestId, endpoint });
  const code = error instanceof DatabaseUnavailable ? "server.unavailable" : "server.failed";
  return refused(deps, refuse(code), dialect, requestId);
}

function withReply(response: Response, reply: Headers): Response {
  for (const [name, value] of reply) response.headers.append(name, value);
  return response;
}

async function respond<E extends Endpoint, S>(
  slice: Slice<E, S>,
  deps: Deps,
  context: Context,
): Promise<Response> {
  const call = await readCall(deps, slice.endpoint, context);
  if (isRefused(call)) return refused(deps, call, slice.dialect);
  const result = await answered(slice, call);
  const response = isRefused(result)
    ? refused(deps, result, slice.dialect)
    : json(200, result, deps.assets.headers);
  return withReply(response, call.reply);
}

/** Mounts a slice: the one door through which every endpoint is reached, and the one place where errors end. */
export function handle<E extends Endpoint, S>(app: Hono, deps: Deps, slice: Slice<E, S>): void {
  const { endpoint } = slice;
  app.on(endpoint.method, endpoint.path, async (context) => {
    try {
      return await respond(slice, deps, context);
    } catch (error) {
      return failed(deps, error, endpoint.path, slice.dialect);
    }
  });
}
