import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { errors } from "#contract/errors.ts";
import { OnboardingCard } from "./onboarding-card.tsx";
import { sceneOf, type Viewer, type SceneAction } from "./onboarding-scenes.tsx";
import type { Onboarding } from "./onboarding.ts";

const invitation = {
  inviterName: "Ann <img src=x onerror=alert(1)>",
  goalDescription: 'Read "ten" <b>books</b>',
};
const viewers: readonly Viewer[] = [
  { kind: "visitor" },
  { kind: "ended" },
  { kind: "signed-in", name: "Bo" },
];
const actions: Readonly<Record<SceneAction, string>> = {
  "sign-in": "[Sign in with LinkedIn]",
  accept: "[Accept Invitation]",
  "try-again": "[Try Again]",
  coaching: "[View Coaching Goals]",
  dashboard: "[Go to My Dashboard]",
};

function markupOf(state: Onboarding, viewer: Viewer): string {
  return renderToStaticMarkup(<OnboardingCard scene={sceneOf(state, viewer)} actions={actions} />);
}

/** What a card says, without its markup. */
function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function saysInRole(markup: string, role: "alert" | "status"): string {
  return wordsOf(new RegExp(`<p role="${role}".*?</p>`).exec(markup)?.[0] ?? "");
}

const failures: readonly (readonly [Onboarding, string])[] = [
  [{ kind: "refused", code: "invitation.invalid" }, errors["invitation.invalid"].text()],
  [{ kind: "refused", code: "invitation.own" }, errors["invitation.own"].text()],
  [{ kind: "refused", code: "invitation.goal-gone" }, errors["invitation.goal-gone"].text()],
  [{ kind: "refused", code: "invitation.taken" }, errors["invitation.taken"].text()],
  [{ kind: "not-read" }, "Could not retrieve goal details."],
  [{ kind: "not-accepted", invitation }, "Failed to accept the invitation. Please try again."],
];

// product 11.9: the two buttons show on success and on errors
test.each(failures)(
  "%j reads %s, with both ways on, and another try where that may help",
  (state, text) => {
    const repeatable = state.kind === "not-read" || state.kind === "not-accepted";
    for (const viewer of viewers) {
      const markup = markupOf(state, viewer);
      expect(saysInRole(markup, "alert")).toBe(text);
      expect(wordsOf(markup)).toContain(`${actions.coaching}${actions.dashboard}`);
      expect(wordsOf(markup).includes(actions["try-again"])).toBe(repeatable);
    }
  },
);

const waiting: readonly (readonly [Onboarding, string])[] = [
  [{ kind: "loading" }, "Loading the invitation..."],
  [{ kind: "verifying", invitation }, "Verifying..."],
];

test.each(waiting)("%j says %s and offers nothing", (state, text) => {
  for (const viewer of viewers) {
    const markup = markupOf(state, viewer);
    expect(saysInRole(markup, "status")).toBe(text);
    for (const action of Object.values(actions)) expect(markup).not.toContain(action);
  }
});

test("an incomplete link is told, with nothing to press", () => {
  const markup = markupOf({ kind: "invalid-link" }, { kind: "visitor" });
  expect(saysInRole(markup, "alert")).toBe(
    "Invalid or incomplete invitation link. Please ensure you have the correct link from the inviter.",
  );
  for (const action of Object.values(actions)) expect(markup).not.toContain(action);
});

test.each([
  [viewers[0]!, actions["sign-in"], "You accept on the next screen."],
  [viewers[1]!, actions["sign-in"], "Your session has ended. Please sign in again to accept."],
  [viewers[2]!, actions.accept, "You're signed in as Bo."],
  [{ kind: "signed-in", name: null } as const, actions.accept, "You're signed in."],
])("the welcome of %j offers %s alone", (viewer, offered, words) => {
  const said = wordsOf(markupOf({ kind: "welcome", invitation }, viewer));
  expect(said).toContain(`${invitation.inviterName} invites you to coach a goal`);
  expect(said).toContain(invitation.goalDescription);
  expect(said).toContain(words);
  expect(Object.values(actions).filter((action) => said.includes(action))).toEqual([offered]);
});

test("success names the person and the goal, and leads on; who coaches already reads so in its style", () => {
  const success = markupOf({ kind: "success", invitation }, viewers[2]!);
  expect(wordsOf(success)).toContain(`You are now coaching ${invitation.inviterName}`);
  expect(wordsOf(success)).toContain(invitation.goalDescription);
  expect(saysInRole(success, "status")).toContain("Invitation accepted");
  expect(wordsOf(success)).toContain(`${actions.coaching}${actions.dashboard}`);
  const markup = markupOf({ kind: "already-coaching", invitation }, viewers[2]!);
  expect(saysInRole(markup, "status")).toBe(
    `You are already coaching ${invitation.inviterName} for the goal "${invitation.goalDescription}".`,
  );
  const look = /<p role="status" class="([^"]+)"/;
  expect(look.exec(markup)?.[1]).toBe(look.exec(success)?.[1]);
  expect(wordsOf(markup)).toContain(`${actions.coaching}${actions.dashboard}`);
});

test("a name and a goal are text, never markup", () => {
  for (const kind of ["welcome", "verifying", "success", "already-coaching"] as const)
    expect(markupOf({ kind, invitation }, { kind: "visitor" })).not.toMatch(/<img|<b>/);
});
