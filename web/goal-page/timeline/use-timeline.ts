import { useInfiniteQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readTimeline, type TimelineEntry, type TimelinePage } from "#contract/timeline.ts";
import type { TimelineKind } from "#domain/timeline.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

/** What of a timeline is shown. */
export type Filter = TimelineKind | "all";

/** A goal's timeline as far as it has been read. */
export interface ReadTimeline {
  /** Null while it is being read for the first time. */
  readonly entries: readonly TimelineEntry[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
  /** True where there are older entries. */
  readonly more: boolean;
  readonly readMore: () => void;
  readonly readingMore: boolean;
}

// The document's own page, which the first read begins with.
function documentPage(client: QueryClient, goalId: string, filter: Filter) {
  if (filter !== "all") return undefined;
  const page = client.getQueryData<TimelinePage>(keyOf("readTimeline", { goalId }));
  return page && { pages: [page], pageParams: [undefined] };
}

/** The timeline of a goal, newest first, by pages; read again with each change of the goal while it is on screen. */
export function useTimeline(goalId: string, rev: number, filter: Filter): ReadTimeline {
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
    // Live changes are not followed while it is not on screen.
    refetchOnMount: "always",
  });
  useReadAgain(goalId, rev);
  return {
    entries: data?.pages.flatMap(({ entries }) => entries) ?? null,
    failed: isError,
    retry: () => void refetch(),
    more: read.hasNextPage,
    readMore: () => void read.fetchNextPage(),
    readingMore: read.isFetchingNextPage,
  };
}

/** With each change of the goal, of this browser or another, and with what is said on it. */
function useReadAgain(goalId: string, rev: number): void {
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
