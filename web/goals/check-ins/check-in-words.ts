import { useKeptWords } from "#web/client/kept-words.ts";

/** Of a check-in that is not saved yet only its words are kept, not who may read them (product 2.16). */
export interface CheckInWords {
  readonly message: string;
}

export const noWords: CheckInWords = { message: "" };

/** The words of a check-in on a goal that is not saved yet, how to change and how to forget them. */
export function useCheckInWords(goalId: string) {
  return useKeptWords(`check-in/${goalId}`, noWords);
}
