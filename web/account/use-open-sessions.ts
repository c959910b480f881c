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

/** Where the person is signed in. No event tells of sign-ins: it is read when it is opened, and come back to. */
export function useOpenSessions() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSessions, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Leaves those sessions in the list that are left; a read under way may be of before. */
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
  /** What was pressed. */
  readonly button: HTMLButtonElement;
}

/** Signs one browser out; one that has gone by itself is as good. `onEnded` is called while its row is still there. */
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

/** Signs all other browsers out. */
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
