import type { RefusalCode } from "#domain/refusal.ts";

/** Both from the server's record (threats T31 and T32). */
export interface Invitation {
  readonly inviterName: string;
  readonly goalDescription: string;
  /** Only once the person coaches the goal. */
  readonly goalId?: string;
}

const finals = [
  "invitation.invalid",
  "invitation.own",
  "invitation.goal-gone",
  "invitation.taken",
] as const satisfies readonly RefusalCode[];

export type FinalRefusal = (typeof finals)[number];

// product 11.8
export type Onboarding =
  | { readonly kind: "loading" }
  | { readonly kind: "invalid-link" }
  /** Nothing is written yet (product 11.6). */
  | { readonly kind: "welcome"; readonly invitation: Invitation }
  | { readonly kind: "verifying"; readonly invitation: Invitation }
  | { readonly kind: "success"; readonly invitation: Invitation }
  | { readonly kind: "already-coaching"; readonly invitation: Invitation }
  | { readonly kind: "refused"; readonly code: FinalRefusal }
  | { readonly kind: "not-read" }
  | { readonly kind: "not-accepted"; readonly invitation: Invitation };

export type OnboardingEvent =
  | { readonly kind: "no-link" }
  | { readonly kind: "read"; readonly invitation: Invitation; readonly coaching: boolean }
  | { readonly kind: "read-failed"; readonly code: RefusalCode }
  | { readonly kind: "read-again" }
  | { readonly kind: "accept" }
  | { readonly kind: "accepted"; readonly invitation: Invitation; readonly already: boolean }
  | { readonly kind: "accept-failed"; readonly code: RefusalCode };

const heardIn: Readonly<Record<OnboardingEvent["kind"], readonly Onboarding["kind"][]>> = {
  "no-link": ["loading"],
  read: ["loading"],
  "read-failed": ["loading"],
  "read-again": ["not-read"],
  accept: ["welcome", "not-accepted"],
  accepted: ["verifying"],
  "accept-failed": ["verifying"],
};

/** Late and repeated events change nothing. */
export function onboardingAfter(state: Onboarding, event: OnboardingEvent): Onboarding {
  if (!heardIn[event.kind].includes(state.kind)) return state;
  switch (event.kind) {
    case "no-link":
      return { kind: "invalid-link" };
    case "read":
      return coachingOr("welcome", event.coaching, event.invitation);
    case "read-failed":
      return afterFailedRead(event.code);
    case "read-again":
      return { kind: "loading" };
    case "accept":
      return "invitation" in state ? { ...state, kind: "verifying" } : state;
    case "accepted":
      return coachingOr("success", event.already, event.invitation);
    case "accept-failed":
      return "invitation" in state ? afterFailedAccept(event.code, state.invitation) : state;
  }
}

function coachingOr(
  kind: "welcome" | "success",
  coaching: boolean,
  invitation: Invitation,
): Onboarding {
  return { kind: coaching ? "already-coaching" : kind, invitation };
}

function afterFailedRead(code: RefusalCode): Onboarding {
  // Refused by validation: not an id or a token.
  if (code === "request.invalid") return { kind: "invalid-link" };
  return isFinal(code) ? { kind: "refused", code } : { kind: "not-read" };
}

function afterFailedAccept(code: RefusalCode, invitation: Invitation): Onboarding {
  if (isFinal(code)) return { kind: "refused", code };
  // The welcome offers to sign in again.
  return { kind: code === "session.missing" ? "welcome" : "not-accepted", invitation };
}

function isFinal(code: RefusalCode): code is FinalRefusal {
  return finals.some((final) => final === code);
}
