import type { DraftedCheckIn } from "#domain/check-in.ts";
import { useKeptWords } from "#web/client/kept-words.ts";

const empty: DraftedCheckIn = { message: "", circle: "private" };

/** A check-in on a goal that is not saved yet, and how to change it. */
export function useCheckInDraft(goalId: string) {
  return useKeptWords(`check-in/${goalId}`, empty);
}
