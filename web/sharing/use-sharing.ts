import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/endpoint.ts";
import type { LiveChange } from "#contract/live.ts";
import { readSharing, type Invitation } from "#contract/sharing.ts";
import type { Now } from "#domain/day.ts";
import { isOpen } from "#domain/invitation.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf } from "#web/client/query.ts";

export type Sharing = OutputOf<typeof readSharing>;

export function sharingKey(goalId: string) {
  return keyOf("readSharing", { goalId });
}

export function useSharing(goalId: string) {
  const client = useQueryClient();
  const queryKey = sharingKey(goalId);
  const again = ({ id }: LiveChange) => {
    if (id === goalId) void client.invalidateQueries({ queryKey });
  };
  useLiveChanges("goal", again);
  // Their live changes carry the goal's id.
  useLiveChanges("invitation", again);
  useLiveChanges("milestone", again);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readSharing, { params: { goalId }, signal }),
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
}

/** Null once expired. */
export function openNow(invitation: Invitation | null, { at }: Now): Invitation | null {
  if (invitation === null) return null;
  return isOpen({ ended: null, expiresAt: invitation.expiresAt }, at) ? invitation : null;
}
