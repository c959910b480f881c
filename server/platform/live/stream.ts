import type { ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Hono } from "hono";
import { liveStream } from "#contract/live.ts";
import { can } from "#domain/policy.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import { credentialsOf } from "../sessions/credentials.ts";
import { peekActor } from "../sessions/session-store.ts";
import type { Deps } from "../deps.ts";
import { failed, refused } from "../http/answer.ts";
import { queryOf } from "../http/request.ts";
import type { StreamTiming } from "./open-stream.ts";
import { Streams } from "./streams.ts";

const UNKNOWN_POSITION = "unknown.0";
const POSITION = /^[A-Za-z0-9_-]{1,40}\.\d{1,15}$/;

/** Where a stream takes over: the last event that the browser has seen, or the position of its document. */
function positionOf(request: Request): Ruled<{ since: string | null }> {
  const query = liveStream.query.safeParse(queryOf(request.url));
  if (!query.success) return refuse("request.invalid");
  const position = request.headers.get("last-event-id") || query.data.since || null;
  return { since: position === null || POSITION.test(position) ? position : UNKNOWN_POSITION };
}

function outgoingOf(context: Context): ServerResponse {
  return (context as Context<{ Bindings: HttpBindings }>).env.outgoing;
}

async function begin(deps: Deps, streams: Streams, context: Context): Promise<Refusal | null> {
  const request = context.req.raw;
  const position = positionOf(request);
  if (isRefused(position)) return position;
  // A tab comes back by itself for as long as it is open: that is no use of the session.
  const actor = await peekActor(
    deps,
    credentialsOf(request.headers, deps.config.https),
    deps.clock(),
  );
  if (actor === null || !can(liveStream.right, ["self"])) return refuse("session.missing");
  if (streams.closed) return refuse("server.unavailable");
  if (!streams.hasRoom(actor.uid)) return refuse("request.rate");
  streams.begin(actor, position.since, outgoingOf(context));
  return null;
}

/** Mounts the event stream. It is written raw: no other way was as small in memory. */
export function mountLive(
  app: Hono,
  deps: Deps,
  timing?: StreamTiming,
): { readonly count: number; close(): void } {
  const streams = new Streams(deps, timing);
  app.on(liveStream.method, liveStream.path, async (context, next) => {
    // The router answers HEAD by GET; a stream without a body would stay open unread.
    if (context.req.raw.method === "HEAD") return next();
    try {
      const refusal = await begin(deps, streams, context);
      return refusal === null ? RESPONSE_ALREADY_SENT : refused(deps, refusal);
    } catch (error) {
      return failed(deps, error, liveStream.path);
    }
  });
  return streams;
}
