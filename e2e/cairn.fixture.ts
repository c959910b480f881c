import { test as base, type BrowserContext, type BrowserContextOptions } from "@playwright/test";
import { freshDatabase, type Engine, type Fresh } from "./database.fixture.ts";
import { makeGuard, type Guard } from "./guard.fixture.ts";
import { makeServer, type Server } from "./server.fixture.ts";

interface Options {
  readonly engine: Engine;
}

interface Shared {
  /** The server of a worker: its people and their goals are those of earlier tests too. */
  readonly sharedServer: Server;
  /** A database that a server has started on and left, for copies: a first start takes three times as long as a later one. */
  readonly startedOnce: () => Promise<Fresh>;
}

interface Fixtures {
  /** True where a test stops its server, or needs people whom no other test has touched. */
  readonly alone: boolean;
  readonly server: Server;
  readonly guard: Guard;
  /** Opens one more browser, which shares no cookies with the first. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** For a server that lives as long as one test: the embedded engine's code is compiled once, not better and better. */
const shortLived = ["--liftoff-only"];

type Provide = (server: Server) => Promise<void>;

async function serving(database: Fresh, provide: Provide, flags?: string[]): Promise<void> {
  const server = await makeServer(database.url, flags);
  try {
    await server.start();
    await provide(server);
  } finally {
    await server.stop();
    await database.drop();
  }
}

async function started(engine: Engine): Promise<Fresh> {
  const database = await freshDatabase(engine);
  const server = await makeServer(database.url, shortLived);
  await server.start();
  await server.stop();
  return database;
}

export const test = base.extend<Fixtures, Options & Shared>({
  engine: ["embedded", { scope: "worker", option: true }],
  sharedServer: [
    async ({ engine }, provide) => serving(await freshDatabase(engine), provide),
    { scope: "worker" },
  ],
  startedOnce: [
    async ({ engine }, provide) => {
      let database: Promise<Fresh> | undefined;
      await provide(() => (database ??= started(engine)));
      await (await database)?.drop();
    },
    { scope: "worker" },
  ],
  alone: [false, { option: true }],
  server: async ({ alone, sharedServer, startedOnce }, provide) => {
    if (alone) await serving(await (await startedOnce()).copy(), provide, shortLived);
    else await provide(sharedServer);
  },
  baseURL: ({ server }, provide) => provide(server.origin),
  guard: [
    async ({ context, server }, provide) => {
      const guard = makeGuard(server);
      guard.watch(context);
      await provide(guard);
      guard.verify();
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, guard, baseURL }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
      guard.watch(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from "@playwright/test";
