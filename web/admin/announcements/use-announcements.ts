import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { readAnnouncements, stopAnnouncement, type Announcement } from "#contract/announcements.ts";
import type { AnnouncementState } from "#domain/announcement.ts";
import { call } from "#web/client/api.ts";
import { keyOf, readAgain } from "#web/client/query.ts";

export const announcementsKey = keyOf("readAnnouncements");

/** Milliseconds between polls. */
const polls: Readonly<Record<AnnouncementState, number | false>> = {
  queueing: 1_000,
  queued: 5_000,
  settled: false,
};

function pollOf(announcements: readonly Announcement[]): number | false {
  const states = new Set(announcements.map(({ state }) => state));
  if (states.has("queueing")) return polls.queueing;
  return states.has("queued") ? polls.queued : polls.settled;
}

export function useAnnouncements() {
  return useInfiniteQuery({
    queryKey: announcementsKey,
    queryFn: ({ pageParam, signal }) =>
      call(readAnnouncements, { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Other admins write too.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      pollOf(state.data?.pages.flatMap(({ announcements }) => announcements) ?? []),
  });
}

export function useStopping() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(stopAnnouncement, { input: { id } }),
    // After a refusal too: it may be done meanwhile.
    onSettled: () => readAgain(client, announcementsKey),
  });
}
