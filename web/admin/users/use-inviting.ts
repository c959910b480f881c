import { useMutation } from "@tanstack/react-query";
import { inviteColleagues } from "#contract/colleagues.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import type { ActionResult } from "./user-actions.ts";
import { words } from "./users.words.ts";

/** The same object until it changes: the retry key depends on it. */
export type InviteDraft = InputOf<typeof inviteColleagues>;

// product 33.5
export function invitedWords(invited: number, leftOut: number): string {
  const sent = words.invited(invited);
  return leftOut === 0 ? sent : `${sent} ${words.leftOut(leftOut)}`;
}

export function useInviting() {
  return useMutation({
    mutationFn: async (input: InviteDraft): Promise<ActionResult> => {
      const { invited, leftOut } = await call(inviteColleagues, { input, key: attemptKey(input) });
      return { tone: "green", text: invitedWords(invited, leftOut) };
    },
  });
}
