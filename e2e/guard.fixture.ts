import { expect, type BrowserContext } from "@playwright/test";
import type { Server } from "./server.fixture.ts";

type Pattern = string | RegExp;

const softly = expect.configure({ soft: true });

/** Watches for what must not happen on any screen: errors on the console or in the server's log, requests to other hosts. */
export interface Guard {
  /** A further browser of the same test. */
  readonly watch: (context: BrowserContext) => void;
  /** An error that this test is about: it must come, word for word or by pattern. */
  readonly expects: (error: Pattern) => void;
  /** An error that comes with what this test does to its browser or server, or not. */
  readonly tolerates: (error: RegExp) => void;
  /** Another host, by its origin, that this test leads to: it must be asked for. What is asked of it is the test's to stop. */
  readonly leadsTo: (host: string) => void;
  /** Fails the test where something came that was not meant to, or did not that was. */
  readonly verify: () => Promise<void>;
}

/** What is expected may still be on its way: a page's console and a server's log are heard through pipes. */
const ARRIVES_WITHIN_MS = 5_000;

/**
 * What jobs in the background say while they wait in vain for a database that is busy, with seeding or as the whole
 * machine is with other work. A request that does so is answered with 503, and fails its test by that.
 */
const BUSY =
  /^\{"error":"DatabaseUnavailable","message":"(The database took too long|Nothing was free within \d+ ms)\.".*"event":"(sweep\.|totals\.|mail\.worker-|stream\.check-|(session|access-token)\.touch-)failed"/;

/** What a browser says whose tests have no worker (playwright.config.ts). */
const NO_WORKER = /^Service Worker registration blocked by Playwright$/;

export function makeGuard({ origin, failures }: Server): Guard {
  const logged = failures().length;
  const errors: string[] = [];
  const strangers: URL[] = [];
  const meantHosts: string[] = [];
  const expected: Pattern[] = [];
  const tolerated: RegExp[] = [BUSY, NO_WORKER];

  function watch(context: BrowserContext): void {
    // A breach of the content policy and a failed hydration are errors on the console too.
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol !== "data:") strangers.push(url);
    });
  }

  const all = () => [...errors, ...failures().slice(logged)];
  const missing = () =>
    expected.filter((pattern) => !all().some((error) => matches(error, pattern)));

  async function verify(): Promise<void> {
    await softly
      .poll(missing, {
        message: "errors that should have been there",
        timeout: ARRIVES_WITHIN_MS,
      })
      .toEqual([]);
    const meant = [...expected, ...tolerated];
    const unmeant = all().filter((error) => !meant.some((pattern) => matches(error, pattern)));
    expect.soft(unmeant, "errors on the console or in the server's log").toEqual([]);
    const unmeantHosts = strangers.filter((url) => !meantHosts.includes(url.origin));
    const unasked = meantHosts.filter((host) => !strangers.some((url) => url.origin === host));
    expect.soft(unmeantHosts.map(String), "requests to other hosts").toEqual([]);
    expect.soft(unasked, "hosts that should have been asked").toEqual([]);
  }

  return {
    watch,
    expects: (error) => void expected.push(error),
    tolerates: (error) => void tolerated.push(error),
    leadsTo: (host) => void meantHosts.push(host),
    verify,
  };
}

function matches(error: string, pattern: Pattern): boolean {
  return typeof pattern === "string" ? error === pattern : pattern.test(error);
}
