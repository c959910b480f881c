import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import {
  KEY_HEADER,
  KEY_PATTERN,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type ParamsOf,
  type QueryOf,
} from "#contract/endpoint.ts";
import * as limits from "#domain/limits.ts";
import {
  byToken,
  can,
  isForAdmins,
  needsSession,
  tokenMay,
  type Relation,
  type Right,
  type VisitorsRight,
} from "#domain/policy.ts";
import { isRefused, refuse, type Refusal, type RefusalCode, type Ruled } from "#domain/refusal.ts";
import type { CappedWrite } from "#domain/write-cap.ts";
import { relationsOf, type Actor } from "../sessions/actor.ts";
import { credentialsOf, type Credentials } from "../sessions/credentials.ts";
import { readActor, touch, type ActorRow } from "../sessions/session-store.ts";
import type { Deps } from "../deps.ts";
import { logWith } from "../log.ts";
import {
  failureAnswer,
  json,
  readByToken,
  refusalAnswer,
  textAnswer,
  type Dialect,
} from "./answer.ts";
import { Bodies } from "./body.ts";
import { bodyOf, StreamedAnswer, ReaderTooSlow } from "./streamed-answer.ts";
import { clientAddress, outgoingOf } from "./peer.ts";
import { rateCap } from "./rate-cap.ts";
import { isPageOfAnother, jsonValue, queryOf } from "./request.ts";

export interface WriteKey {
  readonly key: string;
  readonly bodyHash: string;
}

type KeyOf<Keyed extends boolean> = Keyed extends true ? WriteKey : null;

export interface Call<E extends Endpoint> {
  readonly deps: Deps;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly input: InputOf<E>;
  readonly credentials: Credentials | null;
  readonly key: KeyOf<E["keyed"]>;
  readonly counted: E["counted"];
  /** Milliseconds, by the server's clock. */
  readonly at: number;
  readonly address: string;
  readonly request: Request;
  readonly reply: Headers;
}

export type KeyedCall = Call<Endpoint & { readonly keyed: true; readonly counted: CappedWrite }>;

interface Asker {
  readonly actor: ActorRow | null;
  readonly relations: readonly Relation[];
}

type Allowed = Pick<Asker, "relations">;

export type Admitted<S> = Asker | (Asker & { readonly subject: S });

type ActorOf<E extends Endpoint> = E["right"] extends VisitorsRight ? Actor | null : Actor;

interface Answering<E extends Endpoint> {
  readonly endpoint: E;
  readonly dialect?: Dialect;
  readonly signedOut?: RefusalCode;
}

interface OwnSlice<E extends Endpoint> extends Answering<E> {
  readonly admit?: never;
  readonly act: (call: Call<E>, actor: ActorOf<E>) => Promise<Ruled<OutputOf<E> | StreamedAnswer>>;
}

interface SubjectSlice<E extends Endpoint, S> extends Answering<E> {
  readonly admit: (call: Call<E>) => Promise<Admitted<S>>;
  readonly act: (call: Call<E>, actor: ActorOf<E>, subject: S) => Promise<Ruled<OutputOf<E>>>;
}

/** The policy is checked between `admit` and `act`, so `act` only gets a permitted subject. */
export type Slice<E extends Endpoint, S = never> = [S] extends [never]
  ? OwnSlice<E>
  : SubjectSlice<E, S>;

function writeKey(endpoint: Endpoint, request: Request, body: string): Ruled<WriteKey | null> {
  if (!endpoint.keyed) return null;
  const key = request.headers.get(KEY_HEADER) ?? "";
  if (!KEY_PATTERN.test(key)) return refuse("request.invalid", KEY_HEADER);
  const path = new URL(request.url).pathname;
  return { key, bodyHash: createHash("sha256").update(`${path}\n${body}`).digest("base64url") };
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
  bodies: Bodies,
  context: Context,
): Promise<Ruled<Call<E>>> {
  const request = context.req.raw;
  const body = await bodies.textOf(deps, request);
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
    key: key as KeyOf<E["keyed"]>,
    counted: endpoint.counted,
    at: deps.clock(),
    address: clientAddress(context, deps.config.trustedProxies),
    request,
    reply: new Headers(),
  };
}

/** For all endpoints together, by token id (product 28.5). */
const mayAsk = rateCap(limits.accessTokenRequestsPerMinute);

function allowedTo({ actor, relations }: Asker, right: Right, at: number): Ruled<Allowed> {
  if (actor === null || actor.scope === null) return { relations };
  if (!mayAsk(actor.sessionId, at)) return refuse("request.rate");
  return tokenMay(actor.scope, right)
    ? { relations: byToken(relations) }
    : refuse("token.not-allowed");
}

function refusalOf<E extends Endpoint>(
  { endpoint: { right }, signedOut = "session.missing" }: Answering<E>,
  asker: Asker,
  { credentials, at }: Call<E>,
): Refusal | null {
  if (asker.actor === null && needsSession(right))
    return refuse(credentials?.kind === "token" ? "token.not-valid" : signedOut);
  const allowed = allowedTo(asker, right, at);
  if (isRefused(allowed)) return allowed;
  if (can(right, allowed.relations)) return null;
  // Hide that the subject exists; the admin area is no secret.
  return refuse(isForAdmins(right) ? "not-allowed" : "not-found");
}

async function admitted<E extends Endpoint, S>(
  slice: OwnSlice<E> | SubjectSlice<E, S>,
  call: Call<E>,
): Promise<Admitted<S>> {
  if (slice.admit !== undefined) return slice.admit(call);
  const actor = await readActor(call.deps.db, call.credentials, call.at);
  return { actor, relations: relationsOf(actor) };
}

/** If the page was rendered for another person, the request counts as a visitor's. */
async function askerOf<E extends Endpoint, S>(
  slice: OwnSlice<E> | SubjectSlice<E, S>,
  call: Call<E>,
): Promise<Admitted<S>> {
  const asker = await admitted(slice, call);
  const { actor } = asker;
  if (actor === null) return asker;
  if (isPageOfAnother(call.request, actor.uid))
    return admitted(slice, { ...call, credentials: null });
  touch(call.deps, actor, call.at);
  return asker;
}

async function answer<E extends Endpoint, S>(
  slice: OwnSlice<E> | SubjectSlice<E, S>,
  call: Call<E>,
): Promise<Ruled<OutputOf<E> | StreamedAnswer>> {
  const asker = await askerOf(slice, call);
  const refusal = refusalOf(slice, asker, call);
  if (refusal !== null) return refusal;
  const answered = await acted(slice, call, asker);
  const isByToken = asker.actor !== null && asker.actor.scope !== null;
  return isByToken && !(answered instanceof StreamedAnswer) ? readByToken(answered) : answered;
}

async function acted<E extends Endpoint, S>(
  slice: OwnSlice<E> | SubjectSlice<E, S>,
  call: Call<E>,
  asker: Admitted<S>,
): Promise<Ruled<OutputOf<E> | StreamedAnswer>> {
  const actor = asker.actor as ActorOf<E>;
  if (slice.admit === undefined) return slice.act(call, actor);
  return "subject" in asker ? slice.act(call, actor, asker.subject) : refuse("not-found");
}

/** If the stream fails, the connection is cut, so that the answer cannot pass as whole. */
async function piecewise(
  deps: Deps,
  { path, media }: Endpoint,
  answered: StreamedAnswer,
  context: Context,
): Promise<Response> {
  // A proxy that reads ahead would look like a stalled reader.
  const headers = { ...deps.assets.headers, "x-accel-buffering": "no" };
  if (context.req.raw.method === "HEAD") {
    await answered.end();
    return textAnswer(200, null, headers, media);
  }
  const outgoing = outgoingOf(context);
  const body = bodyOf(answered, (error, controller) => {
    if (error instanceof ReaderTooSlow) deps.log.warn("answer.not-read", { endpoint: path });
    else deps.log.error("request.failed", error, { endpoint: path });
    // controller.error would append its message to the answer.
    if (outgoing === undefined) controller.error(error);
    else outgoing.destroy();
  });
  return textAnswer(200, body, headers, media);
}

function withReply(response: Response, reply: Headers): Response {
  for (const [name, value] of reply) response.headers.append(name, value);
  return response;
}

async function respond<E extends Endpoint, S>(
  slice: OwnSlice<E> | SubjectSlice<E, S>,
  deps: Deps,
  bodies: Bodies,
  context: Context,
  requestId: string,
): Promise<Response> {
  const call = await readCall(deps, slice.endpoint, bodies, context);
  if (isRefused(call)) return refusalAnswer(deps, call, slice.dialect, requestId);
  const result = await answer(slice, call);
  if (isRefused(result))
    return withReply(refusalAnswer(deps, result, slice.dialect, requestId), call.reply);
  const response =
    result instanceof StreamedAnswer
      ? await piecewise(deps, slice.endpoint, result, context)
      : json(200, result, deps.assets.headers);
  return withReply(response, call.reply);
}

export function handle<E extends Endpoint, S>(
  app: Hono,
  deps: Deps,
  slice: OwnSlice<E> | SubjectSlice<E, S>,
): void {
  const { endpoint } = slice;
  const bodies = new Bodies(endpoint);
  app.on(endpoint.method, endpoint.path, async (context) => {
    const requestId = deps.newId();
    const own = { ...deps, log: logWith(deps.log, { requestId }) };
    try {
      return await respond(slice, own, bodies, context, requestId);
    } catch (error) {
      return failureAnswer(own, error, endpoint.path, slice.dialect, requestId);
    }
  });
}
