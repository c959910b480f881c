import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SessionUser } from "#contract/session.ts";
import { listGoals } from "#contract/goals.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { useSessionStore } from "#web/client/session.ts";

// Under the dashboard's key, so both are refetched together.
const key = [...keyOf("listGoals"), "away"];

export function useOwnGoals() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listGoals, { signal }),
    staleTime: 0,
    // A return asks about what is stored now.
    gcTime: 0,
  });
  useLiveChanges("goal", () => void readAgain(client, key));
  return { goals: data?.goals, error, retry: () => void refetch() };
}

export interface AllGoalsDialogProps {
  readonly onClose: () => void;
  readonly onDone: (count: number) => void;
}

interface Answer {
  readonly goalIds: readonly string[];
  readonly user: SessionUser;
}

export function useAllGoalsWrite<A>(
  write: (ask: A) => Promise<Answer>,
  onDone: (count: number) => void,
) {
  const client = useQueryClient();
  const session = useSessionStore();
  return useMutation({
    mutationFn: write,
    onSuccess: ({ goalIds, user }) => {
      onDone(goalIds.length);
      session.setUser(user);
      void readAgain(client, keyOf("listGoals"));
    },
  });
}
