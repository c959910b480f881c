import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
// Loaded before a listener puts its own in the place of the global Response: of that one it would write an answer twice.
// oxlint-disable-next-line import/no-unassigned-import
import "@hono/node-server/utils/response";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { securityHeaders } from "./headers.ts";
import { HeldConnections } from "./held-connections.ts";
import { Readiness } from "./readiness.ts";
import { tooManyCookies } from "./too-many-cookies.ts";

/** How long a connection may be held by who does not go on, in milliseconds (threats T42). */
export interface Timeouts {
  /** For all headers of a request, the first of a connection from its beginning. */
  readonly headersTimeout: number;
  /** For a whole request. */
  readonly requestTimeout: number;
  /** For the next byte that is sent, or read of an answer. Live streams are never silent for so long. */
  readonly unmovedTimeout: number;
  /** The same once the server leaves; also for the rest of a request that is half sent. */
  readonly leavingTimeout: number;
}

// Node's own let a slow client hold a connection for minutes, one that reads nothing for ever.
export const timeouts: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  unmovedTimeout: 40_000,
  leavingTimeout: 1_000,
};
const CHECK_MS = 1_000;
const DRAIN_MS = 10_000;
const DRAIN_CHECK_MS = 50;
/** Turns of the event loop, since on a busy machine one may take a second. */
const MOST_TURNS = 100;
/** A turn of the event loop that took no longer did nothing but look. */
const LOOK_MS = 1;
/** A proxy may have sent its next request on a connection that it keeps: so long it is still answered, and told to close. */
const KEPT_MS = 500;
/** What a client still sends is read for so long after its refusal: a reset would take that away from it. */
const LINGER_MS = 500;

type Headers = Readonly<Record<string, string>>;

interface Unreadable {
  readonly status: string;
  /** What people read; those who have sent no whole request are no people. */
  readonly page?: string;
}

/** How requests are answered that cannot be read, by the code of the parser's error. */
const unreadable: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", page: tooManyCookies },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout" },
};
const badRequest: Unreadable = { status: "400 Bad Request" };

/** Refuses what cannot be read, and hangs up whether the other side does or not. */
function refuseUnreadable(
  headers: Headers,
  held: HeldConnections,
): (error: Error, socket: Socket) => void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const refused = new WeakSet<Socket>();
  return (error, socket) => {
    // The rest of what was refused is an error each time that some of it comes.
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

/** Asked by whoever watches the server: they come also where nobody sends requests. */
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

/** Listens on a host and port; rejects with the system's error where that is not possible. */
export function listen(
  app: Hono,
  host: string,
  port: number,
  options: ListenOptions = {},
): Promise<Server> {
  const { headers = securityHeaders(false, null), rotation = new Readiness() } = options;
  const base = { ...headers, "cache-control": "no-store" };
  // Only an address or a host that is none ends here: what the app throws, it answers itself.
  const errorHandler = () => new Response(null, { status: 400, headers: base });
  const answer = getRequestListener(app.fetch, { errorHandler });
  const { server, held } = openServer(options.patience ?? timeouts);
  server.on("request", (request, response) => {
    if (!WATCHING.test(request.url ?? "")) rotation.noteRequest();
    // A connection that a proxy keeps would be closed under its next request.
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
    // Without a host a request is refused by us, with our headers.
    requireHostHeader: false,
  });
  // `close` calls it, and it cuts answers that are leaving: `hurry` hangs up on the idle.
  server.closeIdleConnections = () => {};
  const held = new HeldConnections(server);
  server.setTimeout(unmovedTimeout, (socket) => {
    if (!held.waitsForUs(socket)) socket.destroy();
  });
  openedBy.set(server, { held, patience: own });
  return { server, held, patience: own };
}

/**
 * Takes no new connection and lets requests end within ten seconds, then cuts what is left. Whoever sends no whole request
 * or reads nothing of an answer is cut before.
 */
export async function drain(server: Server): Promise<void> {
  await acceptPending(server);
  // At once: who connects after the last look is reset.
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of opened(server).held.sockets) socket.resume();
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const stopHurrying = closeIdle(server);
  await closed;
  clearTimeout(cut);
  stopHurrying();
}

/**
 * Ends when nobody waits to be taken: the system has connected them, and would reset them with the listener. A proxy sends
 * no write twice. Each turn takes one of them, and does not read it yet: a busy process would never have a short one.
 */
async function acceptPending(server: Server): Promise<void> {
  let hasTaken = false;
  const take = (socket: Socket) => {
    hasTaken = true;
    // Later in this turn the HTTP server begins to read.
    process.nextTick(() => socket.pause());
  };
  server.on("connection", take);
  // The turn of a signal may have no look at the listener left.
  await turn();
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    hasTaken = false;
    if ((await isLoopIdle()) && !hasTaken) break;
  }
  server.off("connection", take);
}

/** Lets a turn go by, and says whether all that came has been seen: what comes during a long one waits for the next. */
async function isLoopIdle(): Promise<boolean> {
  const began = performance.now();
  await turn();
  return performance.now() - began < LOOK_MS;
}

/** Hangs up after a moment on whoever waits for nothing, and after another on whoever does not go on. */
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
