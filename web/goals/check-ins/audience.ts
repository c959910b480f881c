import type { Audience } from "#domain/check-in.ts";
import type { Goal } from "#domain/goal.ts";
import { coachOf } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";

/** Who coaches a goal. */
export interface Coach {
  readonly id: string;
  readonly name: string;
}

/** The coach of a goal; null where it has none. */
export function coachNow(
  goal: Pick<Goal, "coachStatus" | "coachName">,
  id: string | null,
): Coach | null {
  const name = coachOf(goal);
  return name === null || id === null ? null : { id, name };
}

/** Who is to read what is typed, kept with it: `coach` is the one whom the form named. */
export interface NamedAudience {
  readonly circle: Audience;
  readonly coach: Coach | null;
}

export function audienceFor(circle: Audience, coach: Coach | null): NamedAudience {
  return { circle, coach: circle === "coach" ? coach : null };
}

/**
 * Who reads kept words now: their writer alone, unless they were written for whoever coaches the goal today. An earlier
 * release kept no audience.
 */
export function circleNow(kept: NamedAudience | undefined, coach: Coach | null): Audience {
  return kept?.circle === "coach" && kept.coach?.id === coach?.id ? "coach" : "private";
}

/** That words were written for another coach; null where they were not. */
export function changedReader(kept: NamedAudience | undefined, coach: Coach | null): string | null {
  if (kept?.circle !== "coach" || circleNow(kept, coach) === "coach") return null;
  return coach === null
    ? "The coach you wrote this for no longer coaches this goal. Only you can read it."
    : `${bidiIsolated(coach.name)} wasn't your coach when you wrote this. Only you can read it, unless you choose otherwise.`;
}

/** An audience as the API takes it. It names the coach, so that the server refuses words meant for an earlier one. */
export function sentAudience(circle: Audience, coach: Coach | null) {
  return circle === "coach" ? { circle, coachId: coach?.id ?? null } : { circle };
}
