import { useQuery } from "@tanstack/react-query";
import { getEmailStats, type EmailStats } from "#contract/email-stats.ts";
import type { StatsRange } from "#domain/mail-health.ts";
import { callFunction, FunctionError } from "#web/client/functions-client.ts";
import { keyOf } from "#web/client/query.ts";

const NAME = getEmailStats.path.slice("/functions/".length);
// product 17.11: where the server gave no reason
const FAILED = "Failed to fetch email statistics";

/** What the function may answer. */
interface Answer {
  readonly success?: boolean;
  readonly stats?: EmailStats;
  readonly error?: string;
}

/** Why there are no figures: what the server said, where it said anything but its code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof FunctionError)) throw error;
  const { code, message } = error;
  // The words for a lost session begin with 'Error:' themselves; the screen says what to do.
  return code === "unauthenticated" || message === code ? FAILED : message;
}

async function readStats(days: StatsRange): Promise<EmailStats> {
  const answer = (await callFunction(NAME, { days }).catch((error: unknown) => {
    throw new Error(reasonOf(error), { cause: error });
  })) as Answer;
  if (answer.success && answer.stats) return answer.stats;
  throw new Error(answer.error ?? FAILED);
}

/** The figures of a range, read anew whenever the screen is opened: mail leaves without an event. */
export function useEmailStats(days: StatsRange) {
  return useQuery({
    queryKey: keyOf("getEmailStats", { days }),
    queryFn: () => readStats(days),
    staleTime: 0,
  });
}
