import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
// Load before getRequestListener replaces the global Response, else answers are written twice.
// oxlint-disable-next-line import/no-unassigned-import
import "@hono/node-server/utils/response";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { securityHeaders } from "./headers.ts";
import { HeldConnections } from "./held-connections.ts";
import { Readiness } from "./readiness.ts";
import { tooManyCookies } from "./too-many-cookies.ts";

/** Milliseconds (threats T42). */
export interface Timeouts {
  /** For all headers; for the first request from the connection's start. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Without any byte sent or read; live streams send heartbeats more often. */
  readonly unmovedTimeout: number;
  /** `unmovedTimeout` during shutdown, also for half-sent requests. */
  readonly leavingTimeout: number;
}

// Node's defaults let a slow client hold a connection for minutes, a stalled reader forever.
export const timeouts: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  unmovedTimeout: 40_000,
  leavingTimeout: 1_000,
};
const CHECK_MS = 1_000;
const DRAIN_MS = 10_000;
const DRAIN_CHECK_MS = 50;
/** In turns of the event loop: on a busy machine one may take a second. */
const MOST_TURNS = 100;
const LOOK_MS = 1;
/** Grace for a proxy's next request on a keep-alive connection. */
const KEPT_MS = 500;
/** Keep reading after a refusal: a reset would discard it at the client. */
const LINGER_MS = 500;

type Headers = Readonly<Record<string, string>>;

interface Unreadable {
  readonly status: string;
  readonly page?: string;
}

const unreadable: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", page: tooManyCookies },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout" },
};
const badRequest: Unreadable = { status: "400 Bad Request" };

function refuseUnreadable(
  headers: Headers,
  held: HeldConnections,
): (error: Error, socket: Socket) => void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const refused = new WeakSet<Socket>();
  return (error, socket) => {
    if (refused.has(socket)) return;
    const code = "code" in error && typeof error.code === "string" ? error.code : "";
    if (!socket.writable || code === "ECONNRESET" || held.isAnswering(socket))
      return void socket.destroy();
    refused.add(socket);
    const { status, page = "" } = unreadable[code] ?? badRequest;
    const type = page === "" ? "" : "content-type: text/html; charset=utf-8\r\n";
    socket.end(
      `HTTP/1.1 ${status}\r\n${lines.join("")}${type}content-length: ${Buffer.byteLength(page)}\r\nconnection: close\r\n\r\n${page}`,
    );
    setTimeout(() => socket.destroy(), LINGER_MS);
  };
}

/** Probes: they arrive even when no requests are routed here. */
const WATCHING = /^\/(?:readyz|healthz|metrics)\b/;

interface ListenOptions {
  readonly headers?: Headers;
  readonly rotation?: Readiness;
  readonly patience?: Timeouts;
}

interface Opened {
  readonly held: HeldConnections;
  readonly patience: Timeouts;
}

const openedBy = new WeakMap<Server, Opened>();

function opened(server: Server): Opened {
  const found = openedBy.get(server);
  if (found === undefined) throw new TypeError("Only a server of `listen` is drained.");
  return found;
}

export function listen(
  app: Hono,
  host: string,
  port: number,
  options: ListenOptions = {},
): Promise<Server> {
  const { headers = securityHeaders(false, null), rotation = new Readiness() } = options;
  const base = { ...headers, "cache-control": "no-store" };
  // Only an invalid URL or host ends here: the app answers its own errors.
  const errorHandler = () => new Response(null, { status: 400, headers: base });
  const answer = getRequestListener(app.fetch, { errorHandler });
  const { server, held } = openServer(options.patience ?? timeouts);
  server.on("request", (request, response) => {
    if (!WATCHING.test(request.url ?? "")) rotation.noteRequest();
    // Otherwise the connection would close under a proxy's next request.
    if (rotation.leaving) response.setHeader("connection", "close");
    void answer(request, response);
  });
  server.on("clientError", refuseUnreadable(base, held));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

function openServer(own: Timeouts): Opened & { readonly server: Server } {
  const { headersTimeout, requestTimeout, unmovedTimeout } = own;
  const server = createServer({
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: Math.min(CHECK_MS, headersTimeout),
    requireHostHeader: false,
  });
  // `close` calls it and would cut answers being sent; `closeIdle` does it instead.
  server.closeIdleConnections = () => {};
  const held = new HeldConnections(server);
  server.setTimeout(unmovedTimeout, (socket) => {
    if (!held.waitsForUs(socket)) socket.destroy();
  });
  openedBy.set(server, { held, patience: own });
  return { server, held, patience: own };
}

/**
 * Stops accepting, lets requests finish within DRAIN_MS, then cuts the rest.
 * Stalled clients are cut earlier.
 */
export async function drain(server: Server): Promise<void> {
  await acceptPending(server);
  // Close at once: a connection made after the last check would be reset.
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of opened(server).held.sockets) socket.resume();
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const stopHurrying = closeIdle(server);
  await closed;
  clearTimeout(cut);
  stopHurrying();
}

/**
 * Accepts the backlog, which closing the listener would reset: proxies do not retry writes.
 * Each turn accepts one, unread: a busy process would never have a short turn.
 */
async function acceptPending(server: Server): Promise<void> {
  let hasTaken = false;
  const take = (socket: Socket) => {
    hasTaken = true;
    // The HTTP server starts reading later in this turn.
    process.nextTick(() => socket.pause());
  };
  server.on("connection", take);
  // A signal's turn may not poll the listener any more.
  await turn();
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    hasTaken = false;
    if ((await isLoopIdle()) && !hasTaken) break;
  }
  server.off("connection", take);
}

/** A long turn may have missed what arrived during it. */
async function isLoopIdle(): Promise<boolean> {
  const began = performance.now();
  await turn();
  return performance.now() - began < LOOK_MS;
}

function closeIdle(server: Server): () => void {
  const { held, patience: own } = opened(server);
  for (const socket of held.sockets) socket.setTimeout(own.leavingTimeout);
  const began = performance.now();
  const hangUp = async (): Promise<void> => {
    const waited = performance.now() - began;
    if (waited < Math.min(KEPT_MS, own.leavingTimeout) || !(await isLoopIdle())) return;
    for (const socket of held.sockets) {
      const isDone = waited >= KEPT_MS && held.isIdle(socket);
      const isStuck = waited >= own.leavingTimeout && held.isHalfSent(socket);
      if (isDone || isStuck) socket.destroy();
    }
  };
  const looking = setInterval(() => void hangUp(), DRAIN_CHECK_MS);
  return () => clearInterval(looking);
}
