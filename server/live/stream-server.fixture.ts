import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Open } from "../db/engines.fixture.ts";
import { drain, listen } from "../listen.ts";
import { newId } from "../random.ts";
import { openTestApp, type TestApp } from "../test-app.fixture.ts";
import { readStream, type Reader } from "./event-stream.fixture.ts";
import { openLive } from "./hub.ts";
import type { Rhythm } from "./rhythm.ts";
import { CHECK_MS } from "./streams.ts";

export const STREAM: string = endpoints.liveStream.path;

/** A server with a real hub, on a socket. Streams that a test opens are left at its end. */
export interface StreamServer {
  readonly test: TestApp;
  readonly server: Server;
  readonly port: number;
  /** Looks now whose session is over. Nothing else does. */
  readonly check: () => void;
  readonly readers: Reader[];
  stream(
    person: { cookie: string },
    path?: string,
    headers?: Record<string, string>,
  ): Promise<Reader>;
}

/** A stream is told to come back only where its life is tested: a slow test may last longer than a stream does. */
const silent: Rhythm = { pause: 86_400_000, look: 86_400_000 };

async function opened(open: Open): Promise<StreamServer> {
  const db = await open();
  const intervals = vi.spyOn(globalThis, "setInterval");
  const test = await openTestApp(db, { live: await openLive(db, newId()) }, silent);
  const at = intervals.mock.calls.findIndex(([, every]) => every === CHECK_MS);
  const check = intervals.mock.calls[at];
  // What is found by the next look is found by none that a test did not ask for, however slow the machine.
  clearInterval(intervals.mock.results[at]?.value as NodeJS.Timeout);
  intervals.mockRestore();
  const server = await listen(test.app, "127.0.0.1", 0);
  const { port } = server.address() as AddressInfo;
  const readers: Reader[] = [];
  const stream: StreamServer["stream"] = async ({ cookie }, path = STREAM, headers = {}) => {
    const reader = await readStream(port, path, { cookie, ...headers });
    readers.push(reader);
    return reader;
  };
  return { test, server, port, check: () => check?.[0](), readers, stream };
}

/** One such server for a suite. */
export function streamServer(open: Open): () => StreamServer {
  let one: StreamServer;
  beforeAll(async () => {
    one = await opened(open);
  });
  afterEach(async () => {
    const { readers } = one;
    for (const reader of readers) reader.leave();
    await Promise.all(readers.splice(0).map(({ closed }) => closed));
  });
  afterAll(async () => {
    one.test.closeStreams();
    await drain(one.server);
  });
  return () => one;
}
