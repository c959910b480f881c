import { useInfiniteQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/endpoint.ts";
import { listPastGoals, type PastGoal } from "#contract/goal-life.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

export interface Older {
  readonly read: () => void;
  readonly reading: boolean;
  readonly failed: boolean;
}

export type PastGoals =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | {
      readonly kind: "ready";
      readonly goals: readonly PastGoal[];
      readonly older: Older | null;
    };

const key = keyOf("listPastGoals");

function documentPage(client: QueryClient) {
  const page = client.getQueryData<OutputOf<typeof listPastGoals>>(key);
  return page && { pages: [page], pageParams: [undefined] };
}

export function usePastGoals(): PastGoals {
  const client = useQueryClient();
  const read = useInfiniteQuery({
    queryKey: [...key, "pages"],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { after: pageParam };
      return call(listPastGoals, { query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    initialData: () => documentPage(client),
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
  useLiveChanges("goal", () => void readAgain(client, key));
  if (read.data === undefined)
    return read.isError
      ? { kind: "failed", retry: () => void read.refetch() }
      : { kind: "loading" };
  const older = read.hasNextPage
    ? {
        read: () => void read.fetchNextPage(),
        reading: read.isFetchingNextPage,
        failed: read.isFetchNextPageError,
      }
    : null;
  return { kind: "ready", goals: read.data.pages.flatMap(({ goals }) => goals), older };
}
