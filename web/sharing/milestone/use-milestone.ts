import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "#contract/endpoint.ts";
import {
  takeDownMilestonePage,
  writeMilestonePage,
  type MilestonePage,
} from "#contract/milestones.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { sharingKey, type Sharing } from "../use-sharing.ts";

export type PageWrite = InputOf<typeof writeMilestonePage>;

/** Makes the public page of a goal, brings it up to now, and takes it down. */
export function useMilestone(goalId: string) {
  const client = useQueryClient();
  const queryKey = sharingKey(goalId);
  const params = { goalId };

  // A read under way may have left the server before this write.
  async function put(page: MilestonePage | null): Promise<void> {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Sharing>(queryKey, (known) => known && { ...known, page });
  }

  // What was refused was asked of a page that has changed.
  const onError = () => void client.invalidateQueries({ queryKey });
  const writing = useMutation({
    mutationFn: (input: PageWrite) =>
      call(writeMilestonePage, { params, input, key: attemptKey(input) }),
    onSuccess: ({ page }) => put(page),
    onError,
  });
  const takingDown = useMutation({
    mutationFn: () => call(takeDownMilestonePage, { params }),
    onSuccess: () => put(null),
    onError,
  });
  return { writing, takingDown };
}
