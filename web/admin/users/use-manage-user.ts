import { useMutation } from "@tanstack/react-query";
import {
  manageUser,
  type ListedUser,
  type ManageResult,
  type UserAction,
} from "#contract/admin.ts";
import { callFunction } from "#web/client/functions-client.ts";

export interface Managed {
  readonly user: ListedUser;
  readonly action: UserAction;
}

/** What came of an action, in the words of spec 8. */
export interface Outcome {
  readonly tone: "green" | "red";
  readonly text: string;
}

const NAME = manageUser.path.slice("/functions/".length);

/** Disables, enables or deletes a user; `after` reads the row again, and fails at nothing. */
export function useManageUser(after: (uid: string) => Promise<void>) {
  return useMutation({
    mutationFn: async ({ user, action }: Managed): Promise<Outcome> => {
      try {
        const data = { uid: user.uid, action };
        const { message } = (await callFunction(NAME, data)) as ManageResult;
        await after(user.uid);
        return { tone: "green", text: message };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { tone: "red", text: `Failed to ${action} user: ${reason}` };
      }
    },
  });
}
