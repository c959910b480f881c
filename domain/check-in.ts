import * as limits from "./limits.ts";
import { refuse, type Refusal, type Ruled } from "./refusal.ts";

/** product 9.4 */
export const audiences = ["private", "coach"] as const;
export type Audience = (typeof audiences)[number];

export interface CheckInDraft {
  readonly message: string;
  readonly circle: string;
}

export interface DraftedCheckIn {
  readonly message: string;
  readonly circle: Audience;
}

/** `coachId`: the coach shown by the form, null for none; absent means any. */
interface Addressed {
  readonly circle: string;
  readonly coachId?: string | null | undefined;
}

/** Refuses words meant for another coach (product 9.6). */
export function refusalOfReader(
  { circle, coachId: meant }: Addressed,
  coachId: string | null,
): Refusal | null {
  if (circle !== "coach" || meant === undefined || meant === coachId) return null;
  return refuse(coachId === null ? "coaching.none" : "coaching.another");
}

/** The trimmed check-in; refused if empty or too long (product 9.1). */
export function draftedCheckIn(draft: CheckInDraft): Ruled<DraftedCheckIn> {
  const message = draft.message.trim();
  if (message === "") return refuse("check-in.message-missing", "message");
  if (message.length > limits.checkIn) return refuse("check-in.message-too-long", "message");
  const circle = audiences.find((known) => known === draft.circle);
  return circle === undefined ? refuse("request.invalid", "circle") : { message, circle };
}
