import type { CustomFetch } from "openid-client";

/** Milliseconds: cache lifetime, and the least time between renewals. */
const KNOWN_FOR = 5 * 60_000;
const FETCHED_AGAIN_AFTER = 60_000;

export interface ProviderKeys {
  readonly fetch: CustomFetch;
  /** Increments with each renewal. */
  readonly edition: () => number;
  /** False within a minute of the last renewal. */
  readonly renew: (edition: number) => boolean;
}

interface Fetched {
  readonly edition: number;
  readonly at: number;
  readonly answer: Promise<{ readonly init: ResponseInit; readonly body: string }>;
}

/** Don't cache the page of a captive portal or proxy. */
function isKeySet(body: string): boolean {
  try {
    return Array.isArray((JSON.parse(body) as { keys?: unknown } | null)?.keys);
  } catch {
    return false;
  }
}

const since = (at: number): number => Math.abs(Date.now() - at);

/** Concurrent sign-ins share one fetch. */
export function providerKeys(address: string, fetch: CustomFetch): ProviderKeys {
  let fetched: Fetched | null = null;
  let edition = 0;
  let renewedAt = -Infinity;
  const fetchAnew = (options: Parameters<CustomFetch>[1]): Fetched => {
    const answer = fetch(address, options).then(async (response) => {
      const { ok, status, headers } = response;
      const body = await response.text();
      if (!ok || !isKeySet(body)) forget();
      return { init: { status, headers }, body };
    });
    const now: Fetched = { edition, at: Date.now(), answer };
    const forget = () => {
      if (fetched === now) fetched = null;
    };
    answer.catch(forget);
    return now;
  };
  return {
    async fetch(url, options) {
      if (url !== address) return fetch(url, options);
      if (fetched === null || fetched.edition !== edition || since(fetched.at) >= KNOWN_FOR)
        fetched = fetchAnew(options);
      const { init, body } = await fetched.answer;
      return new Response(body, init);
    },
    edition: () => edition,
    renew(of) {
      if (of !== edition) return true;
      if (since(renewedAt) < FETCHED_AGAIN_AFTER) return false;
      renewedAt = Date.now();
      edition += 1;
      return true;
    },
  };
}
