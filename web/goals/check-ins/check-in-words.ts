import { useKeptWords } from "#web/client/kept-words.ts";
import type { Audience } from "./audience.ts";

/** An owner's note that is not saved yet, as it is kept (product 2.16). An earlier release kept its message alone. */
export interface CheckInWords {
  readonly message: string;
  readonly chosen?: Audience;
}

export const noWords: CheckInWords = { message: "" };

/** The words of a check-in on a goal that is not saved yet, how to change and how to forget them. */
export function useCheckInWords(goalId: string) {
  return useKeptWords(`check-in/${goalId}`, noWords);
}
