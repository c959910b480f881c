import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { asDeployed, ended, freePort, startBuilt } from "./fixtures/built-server.fixture.ts";
import { raw, statusOf } from "./fixtures/raw-socket.fixture.ts";

const clients: Socket[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

const HOST = "HTTP/1.1\r\nhost: localhost\r\n";
const health = `GET /healthz ${HOST}\r\n`;

/** Incomplete requests; the client neither reads nor closes. */
const held = [
  "",
  `GET / ${HOST}`,
  `POST /api/sign-in ${HOST}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
  health,
  `GET /api/openapi.json ${HOST}\r\n`.repeat(200),
];

async function open(port: number, bytes: string): Promise<void> {
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  clients.push(client);
  client.on("error", () => {});
  await once(client, "connect");
  client.write(bytes);
}

it("a server that ends does not wait for clients who do not go on", async () => {
  const port = await freePort();
  const child = await startBuilt("memory://", { ...asDeployed, PORT: String(port) });
  for (const bytes of held) for (let one = 0; one < 3; one += 1) await open(port, bytes);
  // The server has read them by now.
  const last = await raw(port, health.replace(HOST, `${HOST}connection: close\r\n`));
  expect(statusOf(last)).toBe(200);
  const began = performance.now();
  expect(await ended(child, "SIGTERM")).toBe(0);
  // Open requests would get ten seconds.
  expect(performance.now() - began).toBeLessThan(9_000);
});
