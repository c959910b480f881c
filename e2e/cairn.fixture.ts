import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type TestInfo,
} from "@playwright/test";
import { DAY_MS } from "#domain/day.ts";
import { languages, type Language } from "#domain/language.ts";
import { emptying, type NewRequest } from "./empty.fixture.ts";
import { freshDatabase, type Engine, type Fresh } from "./database.fixture.ts";
import { makeGuard, type Guard } from "./guard.fixture.ts";
import { makeServer, type Place, type Server } from "./server.fixture.ts";

export interface Options {
  readonly engine: Engine;
  /** Everybody's; a pseudo-language has a build of its own (decision 71). */
  readonly language: string | undefined;
}

export interface Shared {
  /** The folder of that build; undefined for the checkout's. */
  readonly build: string | undefined;
  /** The server of a worker, without the people of earlier tests. */
  readonly sharedServer: () => Promise<Server>;
  /** A database that a server has started on and left, for copies: a first start takes three times as long as a later one. */
  readonly startedOnce: () => Promise<Fresh>;
}

export interface Fixtures {
  /** True where a test stops its server, changes its clock, or looks at all that is in its database. */
  readonly alone: boolean;
  readonly server: Server;
  readonly guard: Guard;
  /** Opens one more browser, which shares no cookies with the first. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface Opened {
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** True for a language of the checkout's own build. */
function isTranslated(language: string | undefined): language is Language {
  return languages.some((one) => one === language);
}

const pseudoBuild = fileURLToPath(new URL("pseudo-build.ts", import.meta.url));

/** For a server that lives as long as one test: the embedded engine's code is compiled once, not better and better. */
const shortLived = ["--liftoff-only"];

/** A server that has started on a database, which goes with it. */
export async function openedServer(
  database: Fresh,
  place: Place = {},
  flags = shortLived,
): Promise<Opened> {
  const server = await makeServer(database.url, flags, place);
  const close = async () => {
    await server.stop();
    await database.drop();
  };
  await server.start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { server, close };
}

/** One server for all tests of a worker; whoever signed up in the test before is gone. */
function sharing(database: () => Promise<Fresh>, place: Place, newRequest: NewRequest) {
  let present: Promise<Opened & { readonly empty: () => Promise<void> }> | undefined;
  const open = async () => {
    const opened = await openedServer(await database(), place, []);
    return { ...opened, empty: await emptying(opened.server, newRequest) };
  };
  return {
    async server() {
      const { server, empty } = await (present ??= open());
      await empty();
      return server;
    },
    close: async () => (await present)?.close(),
  };
}

const MINUTE_MS = 60_000;

/** What is due today would be overdue before it was looked at: no test begins shortly before midnight, by UTC. */
async function clearOfMidnight(info: TestInfo): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left > 2 * MINUTE_MS) return;
  info.setTimeout(info.timeout + left);
  await pause(left);
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
  language: [undefined, { scope: "worker", option: true }],
  build: [
    async ({ language }, provide) => {
      if (language === undefined || isTranslated(language)) return provide(undefined);
      const folder = await mkdtemp(join(tmpdir(), `cairn-${language}-`));
      await promisify(execFile)(process.execPath, [pseudoBuild, folder, language]);
      await provide(join(folder, "dist"));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  sharedServer: [
    async ({ engine, build, language, playwright }, provide) => {
      const { server, close } = sharing(
        () => freshDatabase(engine),
        { build, ...(isTranslated(language) && { env: { LANGUAGES: language } }) },
        (baseURL) => playwright.request.newContext({ baseURL }),
      );
      await provide(server);
      await close();
    },
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
  server: async ({ alone, build, sharedServer, startedOnce }, provide, info) => {
    await clearOfMidnight(info);
    if (!alone) return provide(await sharedServer());
    const { server, close } = await openedServer(await (await startedOnce()).copy(), { build });
    await provide(server);
    await close();
  },
  baseURL: ({ server }, provide) => provide(server.origin),
  guard: [
    async ({ context, server, language }, provide) => {
      const guard = makeGuard(server, language);
      await guard.watch(context);
      await provide(guard);
      await guard.verify();
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, guard, baseURL }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
      await guard.watch(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from "@playwright/test";
