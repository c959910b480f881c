import { useQuery } from "@tanstack/react-query";
import { getEmailStats, type EmailStats } from "#contract/email-stats.ts";
import type { StatsRange } from "#domain/mail-health.ts";
import { callFunction, FunctionError } from "#web/client/functions-client.ts";
import { keyOf } from "#web/client/query.ts";
import { words } from "./email-analytics.words.ts";

const NAME = getEmailStats.path.slice("/functions/".length);

interface Answer {
  readonly success?: boolean;
  readonly stats?: EmailStats;
  readonly error?: string;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof FunctionError)) throw error;
  const { code, message } = error;
  // Session errors already begin with 'Error:'.
  return code === "unauthenticated" || message === code ? words.statsFailed : message;
}

async function readStats(days: StatsRange): Promise<EmailStats> {
  const answer = (await callFunction(NAME, { days }).catch((error: unknown) => {
    throw new Error(reasonOf(error), { cause: error });
  })) as Answer;
  if (answer.success && answer.stats) return answer.stats;
  // product 17.11: without a reason from the server
  throw new Error(answer.error ?? words.statsFailed);
}

/** Mail leaves without a live event. */
export function useEmailStats(days: StatsRange) {
  return useQuery({
    queryKey: keyOf("getEmailStats", { days }),
    queryFn: () => readStats(days),
    staleTime: 0,
  });
}
