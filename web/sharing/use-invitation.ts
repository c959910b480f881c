import { useMutation, useQueryClient } from "@tanstack/react-query";
import { openInvitation, withdrawInvitation, type Invitation } from "#contract/sharing.ts";
import { call } from "#web/client/api.ts";
import { sharingKey, type Sharing } from "./use-sharing.ts";

export function useInvitation(goalId: string) {
  const client = useQueryClient();
  const queryKey = sharingKey(goalId);
  const params = { goalId };

  // Cancel a read in flight: it may be older than this write.
  async function put(invitation: Invitation | null): Promise<void> {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Sharing>(queryKey, (known) => known && { ...known, invitation });
  }

  // A refusal means the goal has changed.
  const onError = () => void client.invalidateQueries({ queryKey });
  const opening = useMutation({
    mutationFn: () => call(openInvitation, { params }),
    onSuccess: ({ invitation }) => put(invitation),
    onError,
  });
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawInvitation, { params }),
    onSuccess: () => put(null),
    onError,
  });
  return { opening, withdrawing };
}
