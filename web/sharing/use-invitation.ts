import { useMutation, useQueryClient } from "@tanstack/react-query";
import { openInvitation, withdrawInvitation, type Invitation } from "#contract/sharing.ts";
import { call } from "#web/client/api.ts";
import { sharingKey, type Sharing } from "./use-sharing.ts";

/** Opens and withdraws the invitation of a goal. */
export function useInvitation(goalId: string) {
  const client = useQueryClient();
  const queryKey = sharingKey(goalId);
  const params = { goalId };

  // A read under way may have left the server before this write.
  async function put(invitation: Invitation | null): Promise<void> {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Sharing>(queryKey, (known) => known && { ...known, invitation });
  }

  // What was refused was asked of a goal that has changed.
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
