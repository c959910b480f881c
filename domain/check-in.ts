import * as limits from "./limits.ts";
import { refuse, type Refusal, type Ruled } from "./refusal.ts";

/** Who can read a check-in besides the one who wrote it: nobody, or the goal's coach (product 9.4). */
export const audiences = ["private", "coach"] as const;
export type Audience = (typeof audiences)[number];

/** Shown where check-ins cannot be read (product 9.3). */
export const CHECK_INS_FAILED = "Failed to load check-ins.";

/** A check-in as it was typed. */
export interface CheckInDraft {
  readonly message: string;
  readonly circle: string;
}

/** What a check-in says, and to whom. */
export interface DraftedCheckIn {
  readonly message: string;
  readonly circle: Audience;
}

/** Who words are for. `coachId` is the coach whom their form named, null for none; a client that leaves it out means any coach. */
interface Addressed {
  readonly circle: string;
  readonly coachId?: string | null | undefined;
}

/** Refuses words that would reach another coach than the one they were written for (product 9.6). */
export function refusalOfReader(
  { circle, coachId: meant }: Addressed,
  coachId: string | null,
): Refusal | null {
  if (circle !== "coach" || meant === undefined || meant === coachId) return null;
  return refuse(coachId === null ? "coaching.none" : "coaching.another");
}

/** A check-in from its draft: some text within its limit after trimming, for a known circle; or why not (product 9.1). */
export function draftedCheckIn(draft: CheckInDraft): Ruled<DraftedCheckIn> {
  const message = draft.message.trim();
  if (message === "") return refuse("check-in.message-missing", "message");
  if (message.length > limits.checkIn) return refuse("check-in.message-too-long", "message");
  const circle = audiences.find((known) => known === draft.circle);
  return circle === undefined ? refuse("request.invalid", "circle") : { message, circle };
}
