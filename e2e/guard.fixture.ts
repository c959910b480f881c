import { expect, type BrowserContext } from "@playwright/test";
import { MARKED, unmarked, watchedTexts } from "./marked-texts.ts";
import type { Server } from "./server.fixture.ts";

type Pattern = string | RegExp;

/** Watches for what must not happen on any screen: errors on the console or in the server's log, requests to other hosts. */
export interface Guard {
  /** A further browser of the same test. */
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** An error that this test is about: it must come, word for word or by pattern. */
  readonly expects: (error: Pattern) => void;
  /** An error that comes with what this test does to its browser or server, or not. */
  readonly tolerates: (error: RegExp) => void;
  /** Another host, by its origin, that this test leads to: it must be asked for. What is asked of it is the test's to stop. */
  readonly leadsTo: (host: string) => void;
  /** What came that was not meant to, or did not that was; what is expected is waited for. */
  readonly troubles: () => Promise<readonly string[]>;
  /** Fails the test where there is any. */
  readonly verify: () => Promise<void>;
}

/** What is expected may still be on its way: a page's console and a server's log are heard through pipes. */
const ARRIVES_WITHIN_MS = 5_000;

// Background jobs log this while the database is busy. A request would get 503 and fail its test.
const BUSY =
  /^\{"error":"DatabaseUnavailable","message":"(The database took too long|Nothing was free within \d+ ms)\.".*"event":"(sweep\.|totals\.|mail\.worker-|stream\.check-|(session|access-token)\.touch-)failed"/;

/** What a browser says whose tests have no worker (playwright.config.ts). */
const NO_WORKER = /^Service Worker registration blocked by Playwright$/;

/** A mail in its frame runs nothing, also not what looks at texts. */
const NO_SCRIPT = /^Blocked script execution in .* frame is sandboxed/;

/** In a build whose texts are marked, also for texts that no words file has. */
export function makeGuard({ origin, failures }: Server, language?: string): Guard {
  const logged = failures().length;
  const errors: string[] = [];
  const strangers: URL[] = [];
  const bareTexts: (() => Promise<string[]>)[] = [];
  const meantHosts: string[] = [];
  const expected: Pattern[] = [];
  const tolerated: RegExp[] = [BUSY, NO_WORKER];
  if (language === MARKED) tolerated.push(NO_SCRIPT);

  async function watch(context: BrowserContext): Promise<void> {
    // A breach of the content policy and a failed hydration are errors on the console too.
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        errors.push(unmarked(message.text()));
    });
    context.on("weberror", (error) => errors.push(unmarked(String(error.error()))));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol !== "data:") strangers.push(url);
    });
    if (language === MARKED) bareTexts.push(await watchedTexts(context));
  }

  const all = () => [...errors, ...failures().slice(logged)];
  const missing = () =>
    expected.filter((pattern) => !all().some((error) => matches(error, pattern)));

  async function troubles(): Promise<readonly string[]> {
    await expect
      .poll(missing, { timeout: ARRIVES_WITHIN_MS })
      .toEqual([])
      .catch(() => undefined);
    const meant = [...expected, ...tolerated];
    const unmeant = all().filter((error) => !meant.some((pattern) => matches(error, pattern)));
    const unmeantHosts = strangers.filter((url) => !meantHosts.includes(url.origin));
    const unasked = meantHosts.filter((host) => !strangers.some((url) => url.origin === host));
    const bare = await Promise.all(bareTexts.map((texts) => texts()));
    return [
      ...missing().map((error) => `never came: ${String(error)}`),
      ...unmeant.map((error) => `on the console or in the server's log: ${error}`),
      ...unmeantHosts.map((url) => `request to another host: ${url.href}`),
      ...unasked.map((host) => `never asked: ${host}`),
      ...bare.flat().map((text) => `of no words file: ${text}`),
    ];
  }

  return {
    watch,
    expects: (error) => void expected.push(error),
    tolerates: (error) => void tolerated.push(error),
    leadsTo: (host) => void meantHosts.push(host),
    troubles,
    verify: async () => expect.soft(await troubles(), "what the guard saw").toEqual([]),
  };
}

function matches(error: string, pattern: Pattern): boolean {
  return typeof pattern === "string" ? error === pattern : pattern.test(error);
}
