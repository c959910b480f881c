import { useMutation } from "@tanstack/react-query";
import {
  exportUsers,
  manageUser,
  type ListedUser,
  type ManageResult,
  type UserAction,
  syncUsers,
  type SyncResult,
} from "#contract/admin.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { endpointPath } from "#web/client/api.ts";
import { download, save } from "#web/client/files/download.ts";
import { callFunction } from "#web/client/functions-client.ts";
import { words } from "./users.words.ts";

export interface Managed {
  readonly user: ListedUser;
  readonly action: UserAction;
}

// product 17.8
export interface ActionResult {
  readonly tone: "green" | "red";
  readonly text: string;
}

const nameOf = (path: string) => path.slice("/functions/".length);

function failure(error: unknown, text: (reason: string) => string): ActionResult {
  // Session errors already begin with 'Error:'.
  const reason = String(error instanceof Error ? error.message : error).replace(/^Error: /, "");
  return { tone: "red", text: text(reason) };
}

/** `after` refetches the row and must not reject. */
export function useManageUser(after: (uid: string) => Promise<void>) {
  return useMutation({
    mutationFn: async ({ user, action }: Managed): Promise<ActionResult> => {
      try {
        const data = { uid: user.uid, action };
        const { message } = (await callFunction(nameOf(manageUser.path), data)) as ManageResult;
        await after(user.uid);
        return { tone: "green", text: message };
      } catch (error) {
        return failure(error, (reason) => words.manageFailed(action, reason));
      }
    },
  });
}

// product 17.9
export function useSyncUsers(after: () => Promise<unknown>) {
  return useMutation({
    mutationFn: async (): Promise<ActionResult> => {
      try {
        const { message, stats } = (await callFunction(nameOf(syncUsers.path), null)) as SyncResult;
        await after();
        return { tone: "green", text: `${message} ${words.synced(stats)}` };
      } catch (error) {
        return failure(error, words.syncFailed);
      }
    },
  });
}

// product 33.4
export function useExportUsers() {
  return useMutation({
    mutationFn: async (asked: InputOf<typeof exportUsers>): Promise<ActionResult> => {
      const headers = { "content-type": "application/json" };
      try {
        const { method } = exportUsers;
        save(
          await download(endpointPath(exportUsers, {}), {
            method,
            headers,
            body: JSON.stringify(asked),
          }),
          "cairn-users.csv",
        );
        return { tone: "green", text: words.downloadReady };
      } catch (error) {
        return failure(error, words.downloadFailed);
      }
    },
  });
}
