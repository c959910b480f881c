import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  makeCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  type CalendarFeed,
} from "#contract/calendar.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";

const key = keyOf("readCalendarFeed");

/** No live event: refetch on mount and focus. */
export function useCalendarFeed() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readCalendarFeed, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

type FeedChange = "make" | "replace" | "remove";

async function changed(change: FeedChange): Promise<CalendarFeed | null> {
  if (change === "remove") {
    await call(removeCalendarFeed);
    return null;
  }
  return (await call(makeCalendarFeed, { input: { replace: change === "replace" } })).feed;
}

export function useFeedChange(onDone: (change: FeedChange) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changed,
    onSuccess: async (feed, change) => {
      // A running read may be stale.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, { feed });
      onDone(change);
    },
  });
}
