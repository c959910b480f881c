import { useDraft } from "#web/client/drafts.ts";
import type { NamedAudience } from "./audience.ts";

/** An owner's note that is not saved yet, as it is kept (product 2.16). An earlier release kept its message alone. */
export interface CheckInWords {
  readonly message: string;
  readonly chosen?: NamedAudience;
}

export const noWords: CheckInWords = { message: "" };

/** The words of a check-in on a goal that is not saved yet, how to change and how to forget them. */
export function useCheckInWords(goalId: string) {
  return useDraft(`check-in/${goalId}`, noWords);
}
