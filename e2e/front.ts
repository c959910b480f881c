import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { freePort } from "../scripts/free-port.mjs";
import { makeServer, type Server } from "./server.fixture.ts";

/** A proxy before servers, which knows what browsers ask for. */
export interface Front {
  readonly origin: string;
  /** How often a path with its search was asked for by GET. */
  readonly timesAsked: (address: string) => number;
  /** Whether the browser has looked for a later worker after the last document. */
  readonly hasLooked: () => boolean;
  /** From now on something else answers what goes to these paths: 404, and a page. */
  readonly hide: (paths: RegExp) => void;
  readonly close: () => void;
}

async function passOn(port: number, asked: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = asked;
  // A connection that is kept may be of a server that has just ended.
  const sent = request({ host: "127.0.0.1", port, method, path: url, headers, agent: false });
  asked.pipe(sent);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  // A stream's first bytes come later than its headers.
  response.flushHeaders();
  answer.pipe(response).on("close", () => answer.destroy());
}

/** A proxy before the servers at some ports, one request after the other at the next of them; nobody where there are none. */
export async function frontOf(ports: () => readonly number[]): Promise<Front> {
  let turn = 0;
  let hidden: RegExp | null = null;
  let hasLooked = true;
  const times = new Map<string, number>();
  const server = createServer((asked, response) => {
    const { method, url = "" } = asked;
    if (method === "GET") times.set(url, (times.get(url) ?? 0) + 1);
    const wanted = asked.headers["sec-fetch-dest"];
    if (wanted === "document" || wanted === "serviceworker") hasLooked = wanted !== "document";
    const behind = ports();
    const port = behind[(turn += 1) % behind.length];
    if (port === undefined) return response.destroy();
    if (hidden?.test(url))
      return response.writeHead(404, { "content-type": "text/html" }).end("<h1>Sign in</h1>");
    passOn(port, asked, response).catch(() => response.destroy());
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${port}`,
    timesAsked: (address) => times.get(address) ?? 0,
    hasLooked: () => hasLooked,
    hide: (paths) => void (hidden = paths),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A server that is reached by its front alone, not started yet. */
export async function serverBehindFront(
  databaseUrl: string,
  flags: readonly string[] = [],
): Promise<{ readonly server: Server; readonly front: Front }> {
  const port = await freePort();
  const front = await frontOf(() => [port]);
  const server = await makeServer(databaseUrl, flags, { port, origin: front.origin });
  return { server, front };
}
