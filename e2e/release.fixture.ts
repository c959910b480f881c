import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../scripts/free-port.mjs";
import { expect, test as base } from "./cairn.fixture.ts";
import type { Fresh } from "./database.fixture.ts";
import { makeServer, type Server } from "./server.fixture.ts";

const script = fileURLToPath(new URL("later-build.ts", import.meta.url));

type Build = "present" | "later";

/** One address, behind which servers of two builds take turns. */
export interface Release extends Server {
  /** From now on the server of this build answers. */
  readonly run: (build: Build) => Promise<void>;
  /** From now on servers of both builds answer, each request another one. What is written then is read by one of them. */
  readonly runBoth: () => Promise<void>;
  /**
   * Waits until the browser has looked for a later worker after the last document. A look while the next one loads may find
   * a worker that Chromium (156) lets wait for minutes: the one before is ended for it, and started again by a file of that document.
   */
  readonly looked: () => Promise<void>;
  /** From now on something else answers what goes to these paths: 404, and a page. */
  readonly hide: (paths: RegExp) => void;
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
async function frontOf(ports: () => readonly number[]) {
  let turn = 0;
  let hidden: RegExp | null = null;
  let hasLooked = true;
  const server = createServer((asked, response) => {
    const wanted = asked.headers["sec-fetch-dest"];
    if (wanted === "document" || wanted === "serviceworker") hasLooked = wanted !== "document";
    const behind = ports();
    const port = behind[(turn += 1) % behind.length];
    if (port === undefined) return response.destroy();
    if (hidden?.test(asked.url ?? ""))
      return response.writeHead(404, { "content-type": "text/html" }).end("<h1>Sign in</h1>");
    passOn(port, asked, response).catch(() => response.destroy());
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const hide = (paths: RegExp) => void (hidden = paths);
  const looked = () => expect.poll(() => hasLooked).toBe(true);
  return { origin: `http://127.0.0.1:${port}`, looked, hide, close };
}

async function makeRelease(database: Fresh, later: string, flags: readonly string[]) {
  const ports: Record<Build, number> = { present: await freePort(), later: await freePort() };
  let behind: readonly Build[] = [];
  const front = await frontOf(() => behind.map((build) => ports[build]));
  const copies: Fresh[] = [];
  const made = (build: Build, { url }: Fresh) =>
    makeServer(url, flags, {
      port: ports[build],
      origin: front.origin,
      ...(build === "later" && { build: later }),
    });
  let servers = {
    present: await made("present", database),
    later: await made("later", database),
  };
  const all = Object.values(servers);

  async function stop(): Promise<void> {
    const running = behind;
    behind = [];
    for (const build of running) await servers[build].stop();
  }
  async function run(build: Build): Promise<void> {
    await stop();
    await servers[build].start();
    behind = [build];
  }
  const release: Release = {
    ...servers.present,
    origin: front.origin,
    failures: () => all.flatMap((server) => server.failures()),
    start: () => run("present"),
    stop,
    run,
    looked: front.looked,
    hide: front.hide,
    async runBoth() {
      await stop();
      // An embedded database is one process's.
      const copy = await database.copy();
      copies.push(copy);
      servers = { ...servers, later: await made("later", copy) };
      all.push(servers.later);
      await Promise.all([servers.present.start(), servers.later.start()]);
      behind = ["present", "later"];
    },
  };
  const close = async () => {
    await stop();
    front.close();
    for (const copy of copies) await copy.drop();
  };
  return { release, close };
}

/** Journeys across a release: from the checkout's build to a later one (e2e/later-build.ts), which has other files. */
export const test = base.extend<{ release: Release }, { laterBuild: string }>({
  laterBuild: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "cairn-later-"));
      await promisify(execFile)(process.execPath, [script, folder]);
      await provide(join(folder, "dist"));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  release: async ({ startedOnce, laterBuild }, provide) => {
    const database = await (await startedOnce()).copy();
    const { release, close } = await makeRelease(database, laterBuild, ["--liftoff-only"]);
    await release.start();
    await provide(release);
    await close();
    await database.drop();
  },
  server: ({ release }, provide) => provide(release),
});
