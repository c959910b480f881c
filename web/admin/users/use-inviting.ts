import { useMutation } from "@tanstack/react-query";
import { inviteColleagues } from "#contract/colleagues.ts";
import type { InputOf } from "#contract/endpoint.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import type { ActionResult } from "./user-actions.ts";

/** The same object until it changes: the retry key depends on it. */
export type InviteDraft = InputOf<typeof inviteColleagues>;

// product 33.5
export function invitedWords(invited: number, leftOut: number): string {
  const sent =
    invited === 1 ? "1 invitation is on its way." : `${invited} invitations are on their way.`;
  if (leftOut === 0) return sent;
  const [who, they, were] =
    leftOut === 1
      ? ["1 address was", "it is", "was"]
      : [`${leftOut} addresses were`, "they are", "were"];
  const want = leftOut === 1 ? "wants" : "want";
  return `${sent} ${who} left out: ${they} here already, ${were} invited in the last ${limits.colleagueInvitedDays} days, or ${want} no invitations.`;
}

export function useInviting() {
  return useMutation({
    mutationFn: async (input: InviteDraft): Promise<ActionResult> => {
      const { invited, leftOut } = await call(inviteColleagues, { input, key: attemptKey(input) });
      return { tone: "green", text: invitedWords(invited, leftOut) };
    },
  });
}
