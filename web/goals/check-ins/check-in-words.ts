import { useDraft } from "#web/client/drafts.ts";
import type { NamedAudience } from "./audience.ts";

// product 2.16; an earlier release kept only the message.
export interface CheckInWords {
  readonly message: string;
  readonly chosen?: NamedAudience;
}

export const noWords: CheckInWords = { message: "" };

export function useCheckInWords(goalId: string) {
  return useDraft(`check-in/${goalId}`, noWords);
}
