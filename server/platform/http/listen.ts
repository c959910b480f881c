import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { securityHeaders } from "./headers.ts";
import { Rotation } from "./rotation.ts";

// Node's own limits let a slow client hold a connection for minutes.
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  // Without a host a request is refused by us, with our headers.
  requireHostHeader: false,
};
const DRAIN_MS = 10_000;
const DRAIN_CHECK_MS = 50;

type Headers = Readonly<Record<string, string>>;

/** How requests are answered that cannot be read, by the code of the parser's error. */
const unreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function refuseUnreadable(headers: Headers): (error: Error, socket: Socket) => void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error, socket) => {
    const code = "code" in error && typeof error.code === "string" ? error.code : "";
    if (!socket.writable || code === "ECONNRESET") return void socket.destroy();
    const status = unreadable[code] ?? "400 Bad Request";
    socket.end(
      `HTTP/1.1 ${status}\r\n${lines.join("")}content-length: 0\r\nconnection: close\r\n\r\n`,
    );
  };
}

/** Asked by whoever watches the server: they come also where nobody sends requests. */
const WATCHING = /^\/(?:readyz|healthz|metrics)\b/;

/** Listens on a host and port; rejects with the system's error where that is not possible. */
export function listen(
  app: Hono,
  host: string,
  port: number,
  headers: Headers = securityHeaders(false, null),
  rotation = new Rotation(),
): Promise<Server> {
  const base = { ...headers, "cache-control": "no-store" };
  // Only an address or a host that is none ends here: what the app throws, it answers itself.
  const errorHandler = () => new Response(null, { status: 400, headers: base });
  const answer = getRequestListener(app.fetch, { errorHandler });
  const server = createServer(LIMITS, (request, response) => {
    if (!WATCHING.test(request.url ?? "")) rotation.noteRequest();
    // A connection that a proxy keeps would be closed under its next request.
    if (rotation.leaving) response.setHeader("connection", "close");
    void answer(request, response);
  });
  server.on("clientError", refuseUnreadable(base));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

/** Takes no new connection, lets requests end within ten seconds, then cuts what is left. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection is kept alive after its request: it is idle only then.
    const idle = setInterval(() => server.closeIdleConnections(), DRAIN_CHECK_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
  });
}
