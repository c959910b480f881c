import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { EndpointName } from "#contract/endpoints.ts";
import type { View } from "#contract/view.ts";
import { ApiError, TIMED_OUT } from "./api.ts";

const RETRIES = 3;

export function keyOf(
  endpoint: EndpointName,
  args: Readonly<Record<string, unknown>> = {},
): readonly unknown[] {
  return Object.keys(args).length === 0 ? [endpoint] : [endpoint, args];
}

/** Cancels running reads: their answers may predate the change. */
export async function readAgain(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** How endpoints and functions refuse without a session. */
const lost: ReadonlySet<unknown> = new Set([
  "session.missing",
  "session.goal-not-saved",
  "unauthenticated",
]);

export function isSessionLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && lost.has(error.code);
}

function mayRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "server.unavailable") return false;
  // After a timeout ask the person instead.
  return failures < RETRIES && error.status !== TIMED_OUT;
}

interface Start extends Pick<View, "data" | "at">, Partial<Pick<View, "params">> {
  readonly onSessionLost: () => void;
}

/** Live events, not time, make a read stale. */
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
