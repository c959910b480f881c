import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Hono } from "hono";
import { liveStream } from "#contract/live.ts";
import { can, tokenMay } from "#domain/policy.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import { credentialsOf, type Credentials } from "../sessions/credentials.ts";
import type { Deps } from "../deps.ts";
import { failureAnswer, refusalAnswer } from "../http/answer.ts";
import { outgoingOf } from "../http/peer.ts";
import { isPageOfAnother, queryOf } from "../http/request.ts";
import type { Actor } from "../sessions/actor.ts";
import { readActor, readEnded } from "../sessions/session-store.ts";
import { ActorReads } from "./actor-reads.ts";
import { OpenStream, STREAM_TIMING, type StreamTiming } from "./open-stream.ts";

export const CHECK_MS = 20_000;
/** Reconnect delay of browsers, in milliseconds. */
const RETURN_MS = 1_000;
export const STREAMS_PER_PERSON = 20;

class Streams {
  readonly #deps: Deps;
  readonly #byPerson = new Map<string, Set<OpenStream>>();
  readonly #cookies: ActorReads;
  readonly #timing: StreamTiming;
  readonly #timers: readonly NodeJS.Timeout[];
  #closed = false;

  constructor(deps: Deps, timing: StreamTiming = STREAM_TIMING) {
    this.#deps = deps;
    this.#cookies = new ActorReads(deps);
    this.#timing = timing;
    this.#timers = [
      setInterval(() => this.#keepAlive(), timing.look).unref(),
      setInterval(() => this.#checkSessions(), CHECK_MS).unref(),
    ];
  }

  get closed(): boolean {
    return this.#closed;
  }

  get count(): number {
    return this.#all().length;
  }

  hasRoom(uid: string): boolean {
    return (this.#byPerson.get(uid)?.size ?? 0) < STREAMS_PER_PERSON;
  }

  /** Does not touch the session: tabs reconnect by themselves. */
  actorOf(credentials: Credentials | null): Promise<Actor | null> {
    if (credentials?.kind === "cookie") return this.#cookies.read(credentials.hash);
    return readActor(this.#deps.db, credentials, this.#deps.clock());
  }

  begin(actor: Actor, since: string | null, response: ServerResponse | undefined): void {
    // `close` was already emitted, so the stream would never be removed.
    if (response === undefined || response.destroyed) return;
    response.writeHead(200, {
      ...this.#deps.assets.headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    response.write(`retry: ${RETURN_MS}\n\n`);
    const stream = new OpenStream(actor, response, this.#timing);
    const mine = this.#byPerson.get(actor.uid) ?? new Set();
    this.#byPerson.set(actor.uid, mine.add(stream));
    const leave = this.#deps.live.join(stream, since);
    response.on("error", () => response.destroy());
    response.on("close", () => {
      leave();
      mine.delete(stream);
      if (mine.size === 0 && this.#byPerson.get(actor.uid) === mine)
        this.#byPerson.delete(actor.uid);
    });
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of this.#all()) {
      // Jitter, so that not all reconnect to one process at once.
      stream.write(`retry: ${RETURN_MS + Math.round(Math.random() * RETURN_MS)}\n\n`);
      stream.end();
    }
  }

  #all(): OpenStream[] {
    return [...this.#byPerson.values()].flatMap((mine) => [...mine]);
  }

  /** One timer for all: one per stream would cost more than the streams. */
  #keepAlive(): void {
    const now = performance.now();
    const position = this.#deps.live.position();
    for (const mine of this.#byPerson.values())
      for (const stream of mine) stream.keepAlive(now, position);
  }

  #checkSessions(): void {
    this.#endOver().catch((error: unknown) => {
      this.#deps.log.error("stream.check-failed", error);
    });
  }

  /** Sessions also expire silently, and messages can be lost. */
  async #endOver(): Promise<void> {
    const { db, clock, live } = this.#deps;
    const open = new Set(this.#all().map(({ sessionId }) => sessionId));
    const ended = new Set(await readEnded(db, [...open], clock()));
    if (ended.size === 0) return;
    for (const stream of this.#all())
      if (ended.has(stream.sessionId)) stream.send("ended", {}, live.position());
  }
}

const UNKNOWN_POSITION = "unknown.0";
const POSITION = /^[A-Za-z0-9_-]{1,40}\.\d{1,15}$/;

/** The browser's last event, else its document's position. */
function positionOf(request: Request): Ruled<{ since: string | null }> {
  const query = liveStream.query.safeParse(queryOf(request.url));
  if (!query.success) return refuse("request.invalid");
  const position = request.headers.get("last-event-id") || query.data.since || null;
  return { since: position === null || POSITION.test(position) ? position : UNKNOWN_POSITION };
}

async function begin(deps: Deps, streams: Streams, context: Context): Promise<Refusal | null> {
  const request = context.req.raw;
  const position = positionOf(request);
  if (isRefused(position)) return position;
  const actor = await streams.actorOf(credentialsOf(request.headers, deps.config.https));
  if (actor === null || !can(liveStream.right, ["self"])) return refuse("session.missing");
  if (isPageOfAnother(request, actor.uid)) return refuse("session.missing");
  if (actor.scope !== null && !tokenMay(actor.scope, liveStream.right))
    return refuse("token.not-allowed");
  const outgoing = outgoingOf(context);
  if (streams.closed) return cutOff(outgoing);
  if (!streams.hasRoom(actor.uid)) return refuse("request.rate");
  streams.begin(actor, position.since, outgoing);
  return null;
}

/** After a 503 EventSource gives up for good; after a cut it reconnects. */
function cutOff(outgoing: ServerResponse | undefined): null {
  outgoing?.destroy();
  return null;
}

/** Raw writes: everything else used more memory. */
export function mountLive(
  app: Hono,
  deps: Deps,
  timing?: StreamTiming,
): { readonly count: number; close(): void } {
  const streams = new Streams(deps, timing);
  app.on(liveStream.method, liveStream.path, async (context, next) => {
    // Hono routes HEAD to GET; the stream would stay open, unread.
    if (context.req.raw.method === "HEAD") return next();
    try {
      const refusal = await begin(deps, streams, context);
      return refusal === null ? RESPONSE_ALREADY_SENT : refusalAnswer(deps, refusal);
    } catch (error) {
      return failureAnswer(deps, error, liveStream.path);
    }
  });
  return streams;
}
