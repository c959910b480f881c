import { expect, test } from "vitest";
import type { RefusalCode } from "#domain/refusal.ts";
import { onboardingAfter, type Onboarding, type OnboardingEvent } from "./onboarding.ts";

const invitation = { inviterName: "Ann", goalDescription: "Read ten books" };
const fresh = { inviterName: "Ann B.", goalDescription: "Read twelve books" };

const states: Readonly<Record<Onboarding["kind"], Onboarding>> = {
  loading: { kind: "loading" },
  "invalid-link": { kind: "invalid-link" },
  welcome: { kind: "welcome", invitation },
  verifying: { kind: "verifying", invitation },
  success: { kind: "success", invitation },
  "already-coaching": { kind: "already-coaching", invitation },
  refused: { kind: "refused", code: "invitation.taken" },
  "not-read": { kind: "not-read" },
  "not-accepted": { kind: "not-accepted", invitation },
};

const readFailed = (code: RefusalCode): OnboardingEvent => ({ kind: "read-failed", code });
const acceptFailed = (code: RefusalCode): OnboardingEvent => ({ kind: "accept-failed", code });

const steps: readonly (readonly [Onboarding["kind"], OnboardingEvent, Onboarding])[] = [
  ["loading", { kind: "no-link" }, { kind: "invalid-link" }],
  ["loading", { kind: "read", invitation, coaching: false }, states.welcome],
  ["loading", { kind: "read", invitation, coaching: true }, states["already-coaching"]],
  ["loading", readFailed("request.invalid"), { kind: "invalid-link" }],
  ...(
    ["invitation.invalid", "invitation.own", "invitation.goal-gone", "invitation.taken"] as const
  ).flatMap((code) => [
    ["loading", readFailed(code), { kind: "refused", code }] as const,
    ["verifying", acceptFailed(code), { kind: "refused", code }] as const,
  ]),
  ...(["server.unavailable", "server.failed", "request.rate", "not-found"] as const).flatMap(
    (code) => [
      ["loading", readFailed(code), { kind: "not-read" }] as const,
      ["verifying", acceptFailed(code), states["not-accepted"]] as const,
    ],
  ),
  ["not-read", { kind: "read-again" }, { kind: "loading" }],
  ["welcome", { kind: "accept" }, states.verifying],
  ["not-accepted", { kind: "accept" }, states.verifying],
  [
    "verifying",
    { kind: "accepted", invitation: fresh, already: false },
    { kind: "success", invitation: fresh },
  ],
  [
    "verifying",
    { kind: "accepted", invitation: fresh, already: true },
    { kind: "already-coaching", invitation: fresh },
  ],
  // Signing in again is offered by the welcome.
  ["verifying", acceptFailed("session.missing"), states.welcome],
];

test.each(steps)("%s, then %j: %j", (from, event, to) => {
  expect(onboardingAfter(states[from], event)).toEqual(to);
});

const events = new Map(steps.map(([, event]) => [event.kind, event]));
const unheard = Object.values(states).flatMap((state) =>
  [...events.values()]
    .filter(
      (event) => !steps.some(([from, { kind }]) => from === state.kind && kind === event.kind),
    )
    .map((event) => [state.kind, event.kind, state, event] as const),
);

test("each kind of event is in the table above", () => expect(events.size).toBe(7));

test.each(unheard)("%s does not hear %s", (_, __, state, event) => {
  expect(onboardingAfter(state, event)).toBe(state);
});
