import { useInfiniteQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readTimeline, type TimelineEntry, type TimelinePage } from "#contract/timeline.ts";
import type { TimelineKind } from "#domain/timeline.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

export type Filter = TimelineKind | "all";

export interface ReadTimeline {
  readonly entries: readonly TimelineEntry[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly more: boolean;
  readonly readMore: () => void;
  readonly readingMore: boolean;
}

function documentPage(client: QueryClient, goalId: string, filter: Filter) {
  if (filter !== "all") return undefined;
  const page = client.getQueryData<TimelinePage>(keyOf("readTimeline", { goalId }));
  return page && { pages: [page], pageParams: [undefined] };
}

/** Without live changes, which `useTimelineChanges` brings. */
export function useTimeline(goalId: string, filter: Filter): ReadTimeline {
  const client = useQueryClient();
  const queryKey = [...keyOf("readTimeline", { goalId }), filter];
  const kind = filter === "all" ? {} : { kind: filter };
  const { data, isError, refetch, ...read } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...kind, ...(pageParam === undefined ? {} : { after: pageParam }) };
      return call(readTimeline, { params: { goalId }, query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    initialData: () => documentPage(client, goalId, filter),
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
  return {
    entries: data?.pages.flatMap(({ entries }) => entries) ?? null,
    failed: isError,
    retry: () => void refetch(),
    more: read.hasNextPage,
    readMore: () => void read.fetchNextPage(),
    readingMore: read.isFetchingNextPage,
  };
}

export function useTimelineChanges(goalId: string, rev: number): void {
  const client = useQueryClient();
  const again = () => void readAgain(client, keyOf("readTimeline", { goalId }));
  useLiveChanges("note", again);
  useLiveChanges("check-in", again);
  useLiveChanges("badge", again);
  useLiveChanges("plan", again);
  const known = useRef(rev);
  useEffect(() => {
    if (known.current === rev) return;
    known.current = rev;
    void readAgain(client, keyOf("readTimeline", { goalId }));
  }, [client, goalId, rev]);
}
