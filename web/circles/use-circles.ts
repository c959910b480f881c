import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { listCircles, readCircle } from "#contract/circles.ts";
import { parseDay, type Day } from "#domain/day.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useDistrustOnLeave, useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { makeStore, oneForEachCache } from "#web/client/store.ts";

/** The query parameter with a day of the week. */
const OF = "of";

export function circlePath(circleId: string, of?: Day): string {
  const path = `/circles/${circleId}`;
  return of === undefined ? path : `${path}?${OF}=${of}`;
}

/** What /circles says of the circle that was just left or ended. */
export const partingOf = oneForEachCache(() => makeStore<string | null>(null));

const listKey = keyOf("listCircles");

/** Own check-ins change one's row. */
function useChanges(again: () => void): void {
  useLiveChanges("circle", again);
  useLiveChanges("check-in", again);
  useLiveChanges("goal", again);
}

export function useCircles() {
  const client = useQueryClient();
  useChanges(() => void readAgain(client, listKey));
  useDistrustOnLeave(listKey);
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(listCircles, { signal }) });
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not-found") return null;
    throw error;
  }
}

/** Null if the reader is no member. */
export function useCircle(circleId: string) {
  const client = useQueryClient();
  const of = parseDay(new URLSearchParams(useAddressSearch()).get(OF) ?? "");
  const query = useMemo(() => (of === null ? {} : { [OF]: of }), [of]);
  const queryKey = useMemo(() => keyOf("readCircle", { circleId, ...query }), [circleId, query]);
  useChanges(() => void readAgain(client, queryKey));
  useDistrustOnLeave(queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => orNull(call(readCircle, { params: { circleId }, query, signal })),
    // The pressed link stays until the other week is there.
    placeholderData: (before) => before,
  });
}

/** After a write. */
export function useReadCircleAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => readAgain(client, keyOf("readCircle"));
}
