import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { EndpointName } from "#contract/endpoints.ts";
import type { View } from "#contract/view.ts";
import { ApiError, TIMED_OUT } from "./api.ts";

const RETRIES = 3;

/** The cache key of a read, with its parameters and query where it has any. */
export function keyOf(
  endpoint: EndpointName,
  args: Readonly<Record<string, unknown>> = {},
): readonly unknown[] {
  return Object.keys(args).length === 0 ? [endpoint] : [endpoint, args];
}

/**
 * Reads again what has changed, where it is on screen; elsewhere when it next is. A read under way is given up: its
 * answer may have left the server before the change, and a first one would otherwise be waited for and believed.
 */
export async function readAgain(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** How endpoints, and with the last word functions, refuse for want of a session. */
const lost: ReadonlySet<unknown> = new Set([
  "session.missing",
  "session.goal-not-saved",
  "unauthenticated",
]);

/** True where a call was refused for want of a session: the words above the screen say so. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && lost.has(error.code);
}

function mayRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "server.unavailable") return false;
  // Somebody has waited long enough: they are asked.
  return failures < RETRIES && error.status !== TIMED_OUT;
}

/** What the cache begins with, and what it calls where a call was refused for want of a session. */
interface Start extends Pick<View, "data" | "at">, Partial<Pick<View, "params">> {
  readonly onSessionLost: () => void;
}

/** The cache of reads. Live events, not time, make a read stale. */
export function makeQueryClient({ data, params = {}, at, onSessionLost }: Start): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionLost(error)) onSessionLost();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
        retry: mayRetry,
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { networkMode: "always" },
    },
  });
  for (const [endpoint, answer] of Object.entries(data))
    client.setQueryData(keyOf(endpoint as EndpointName, params), answer, { updatedAt: at });
  return client;
}
