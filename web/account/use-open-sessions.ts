import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  type OwnSession,
} from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { ApiError, call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";

const key = keyOf("listSessions");

/** No live event: refetch on mount and focus. */
export function useOpenSessions() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSessions, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Cancels a running read, which may be stale. */
function useKeeping() {
  const client = useQueryClient();
  return async (isLeft: (session: OwnSession) => boolean) => {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<OutputOf<typeof listSessions>>(
      key,
      (data) => data && { sessions: data.sessions.filter(isLeft) },
    );
  };
}

interface Ending {
  readonly sessionId: string;
  readonly button: HTMLButtonElement;
}

/** A session that is already gone counts as ended. `onEnded` runs while its row exists. */
export function useEnding(onEnded: (button: HTMLButtonElement) => void) {
  const keep = useKeeping();
  return useMutation({
    mutationFn: async ({ sessionId }: Ending) => {
      try {
        await call(endOwnSession, { params: { sessionId } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "not-found") throw error;
      }
    },
    onSuccess: (_, { sessionId, button }) => {
      onEnded(button);
      return keep(({ id }) => id !== sessionId);
    },
  });
}

export function useEndingOthers(onEnded: () => void) {
  const keep = useKeeping();
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: () => {
      onEnded();
      return keep(({ present }) => present);
    },
  });
}
