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

export function useMilestone(goalId: string) {
  const client = useQueryClient();
  const queryKey = sharingKey(goalId);
  const params = { goalId };

  // Cancel a read in flight: it may be older than this write.
  async function put(page: MilestonePage | null): Promise<void> {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Sharing>(queryKey, (known) => known && { ...known, page });
  }

  // A refusal means the page has changed.
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
