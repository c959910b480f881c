import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../scripts/free-port.mjs";
import { expect, test as base } from "./cairn.fixture.ts";
import type { Fresh } from "./database.fixture.ts";
import { frontOf } from "./front.ts";
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
    looked: () => expect.poll(front.hasLooked).toBe(true),
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
