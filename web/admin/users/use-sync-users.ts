import { useMutation } from "@tanstack/react-query";
import { syncUsers, type SyncResult } from "#contract/admin.ts";
import { callFunction } from "#web/client/functions-client.ts";
import type { Outcome } from "./use-manage-user.ts";

const NAME = syncUsers.path.slice("/functions/".length);

/** Syncs the users and says what it did (spec 8: the message, then the counts). */
export function useSyncUsers(after: () => Promise<unknown>) {
  return useMutation({
    mutationFn: async (): Promise<Outcome> => {
      try {
        const { message, stats } = (await callFunction(NAME, null)) as SyncResult;
        await after();
        const counts = `Processed: ${stats.processedCount}, Created: ${stats.createdCount}, Updated: ${stats.updatedCount}`;
        return { tone: "green", text: `${message} ${counts}` };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { tone: "red", text: `Failed to sync users: ${reason}` };
      }
    },
  });
}
