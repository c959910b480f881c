import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const ASK_EVERY_MS = 100;

/** A process behind the proxy. */
interface Member {
  readonly port: number;
  readonly agent: Agent;
  ready: boolean;
}

export interface RoundRobin {
  readonly port: number;
  /** Waits until the process at a port takes part. */
  inRotation(port: number): Promise<void>;
  close(): void;
}

/** The status of an answer of /readyz; 0 where there is none. */
function readiness({ port }: Member): Promise<number> {
  return new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path: "/readyz", agent: false }, (answer) => {
      answer.resume().on("error", () => {});
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", () => resolve(0)).end();
  });
}

function send(
  { port, agent }: Member,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, agent, method, path: url, headers }, resolve);
    sent.on("error", reject).end(body);
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  const { connection: _ours, "keep-alive": _hint, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  // A stream's first bytes come later than its headers.
  response.flushHeaders();
  answer.pipe(response);
  answer.on("error", () => response.destroy());
  response.on("close", () => answer.destroy());
}

/**
 * A proxy such as stands before two processes: each request to the next that is ready, over connections that it keeps. Only
 * what was certainly not sent is tried once more, elsewhere.
 */
export async function roundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const members = ports.map((port): Member => ({
    port,
    agent: new Agent({ keepAlive: true }),
    ready: false,
  }));
  let turn = 0;
  const next = (not?: Member): Member | undefined => {
    const able = members.filter((member) => member.ready && member !== not);
    return able[(turn += 1) % able.length];
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const first = next();
    if (first === undefined) throw new Error("Nobody is ready.");
    try {
      pass(await send(first, incoming, body), response);
    } catch (error) {
      const other = next(first);
      if (!isRefused(error) || other === undefined) throw error;
      pass(await send(other, incoming, body), response);
    }
  };
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  const watch = async (member: Member): Promise<void> => {
    while (server.listening) {
      member.ready = (await readiness(member)) === 200;
      await pause(ASK_EVERY_MS);
    }
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  for (const member of members) void watch(member);
  return {
    port: (server.address() as AddressInfo).port,
    async inRotation(port) {
      while (!members.some((member) => member.port === port && member.ready)) await pause(20);
    },
    close() {
      server.close();
      server.closeAllConnections();
      for (const { agent } of members) agent.destroy();
    },
  };
}
