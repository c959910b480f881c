import type { Audience } from "#domain/check-in.ts";
import type { Goal } from "#domain/goal.ts";
import { coachOf } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { words } from "./check-ins.words.ts";

export interface Coach {
  readonly id: string;
  readonly name: string;
}

export function coachNow(
  goal: Pick<Goal, "coachStatus" | "coachName">,
  id: string | null,
): Coach | null {
  const name = coachOf(goal);
  return name === null || id === null ? null : { id, name };
}

/** Stored with the draft; `coach` is the one the form named. */
export interface NamedAudience {
  readonly circle: Audience;
  readonly coach: Coach | null;
}

export function audienceFor(circle: Audience, coach: Coach | null): NamedAudience {
  return { circle, coach: circle === "coach" ? coach : null };
}

/** Private unless written for today's coach. An earlier release stored no audience. */
export function circleNow(kept: NamedAudience | undefined, coach: Coach | null): Audience {
  return kept?.circle === "coach" && kept.coach?.id === coach?.id ? "coach" : "private";
}

export function changedReader(kept: NamedAudience | undefined, coach: Coach | null): string | null {
  if (kept?.circle !== "coach" || circleNow(kept, coach) === "coach") return null;
  return coach === null ? words.noCoachNow : words.anotherCoach(bidiIsolated(coach.name));
}

/** Names the coach, so the server refuses words meant for an earlier one. */
export function sentAudience(circle: Audience, coach: Coach | null) {
  return circle === "coach" ? { circle, coachId: coach?.id ?? null } : { circle };
}
