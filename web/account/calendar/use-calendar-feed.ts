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

/** The person's calendar address. No event tells of it: it is read when it is opened, and come back to. */
export function useCalendarFeed() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readCalendarFeed, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** What is done with the address: `replace` is false for the first one. */
type FeedChange = "make" | "replace" | "remove";

async function changed(change: FeedChange): Promise<CalendarFeed | null> {
  if (change === "remove") {
    await call(removeCalendarFeed);
    return null;
  }
  return (await call(makeCalendarFeed, { input: { replace: change === "replace" } })).feed;
}

/** Makes, replaces or takes away the address, and shows at once what has become of it. */
export function useFeedChange(onDone: (change: FeedChange) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changed,
    onSuccess: async (feed, change) => {
      // A read under way may be of before.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, { feed });
      onDone(change);
    },
  });
}
