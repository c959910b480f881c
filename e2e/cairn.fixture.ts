import { test as base, type BrowserContext, type BrowserContextOptions } from "@playwright/test";
import { freshDatabase, type Engine } from "./database.fixture.ts";
import { makeGuard, type Guard } from "./guard.fixture.ts";
import { makeServer, type Server } from "./server.fixture.ts";

interface Options {
  readonly engine: Engine;
}

interface Shared {
  /** The server of a worker: its people and their goals are those of earlier tests too. */
  readonly sharedServer: Server;
}

interface Fixtures {
  /** True where a test stops its server, or needs people whom no other test has touched. */
  readonly alone: boolean;
  readonly server: Server;
  readonly guard: Guard;
  /** Opens one more browser, which shares no cookies with the first. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

async function serving(engine: Engine, provide: (server: Server) => Promise<void>): Promise<void> {
  const database = await freshDatabase(engine);
  const server = await makeServer(database.url);
  try {
    await server.start();
    await provide(server);
  } finally {
    await server.stop();
    await database.drop();
  }
}

export const test = base.extend<Fixtures, Options & Shared>({
  engine: ["embedded", { scope: "worker", option: true }],
  sharedServer: [({ engine }, provide) => serving(engine, provide), { scope: "worker" }],
  alone: [false, { option: true }],
  server: async ({ alone, engine, sharedServer }, provide) => {
    if (alone) await serving(engine, provide);
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
