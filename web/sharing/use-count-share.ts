import { useMutation } from "@tanstack/react-query";
import type { InputOf } from "#contract/endpoint.ts";
import { countShare } from "#contract/sharing.ts";
import { ApiError, call, newKey } from "#web/client/api.ts";

type By = InputOf<typeof countShare>["by"];

interface Press {
  readonly by: By;
  // threats T40: one per press, however often it is sent.
  readonly key: string;
}

const MOST_RETRIES = 5;
const FIRST_PAUSE_MS = 2_000;

function mayRetry(failures: number, error: Error): boolean {
  const unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return unanswered && failures < MOST_RETRIES;
}

/** Retried in the background, also after the screen has closed. */
export function useCountShare(goalId: string | null): (by: By) => void {
  const { mutate } = useMutation({
    mutationFn: ({ by, key }: Press) => call(countShare, { input: { goalId, by }, key }),
    retry: mayRetry,
    retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
  });
  return (by) => mutate({ by, key: newKey() });
}
