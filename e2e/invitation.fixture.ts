import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { readGoal } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { addGoal, ownName } from "./goal.fixture.ts";
import { inviteTo } from "./sharing.fixture.ts";
import { enter, people } from "./sign-in.fixture.ts";

/** Ada in a browser of her own. */
export async function adaIn(
  openBrowser: () => Promise<BrowserContext>,
): Promise<APIRequestContext> {
  const { request } = await openBrowser();
  await enter(request, people.complete);
  return request;
}

interface Invited {
  readonly goal: GoalCard;
  readonly link: string;
}

/** A goal of the person signed in, and the link that invites to coach it. */
export async function goalToCoach(
  request: APIRequestContext,
  description: string = ownName("Speak at a meetup"),
): Promise<Invited> {
  const goal = await addGoal(request, { description });
  const { link } = await inviteTo(request, goal);
  return { goal, link };
}

/** The parameters of a link. */
export function partsOf(link: string): Record<string, string> {
  return Object.fromEntries(new URL(link).searchParams);
}

/** The address of the screen with parameters of a link. */
export function onboardingAt(parts: Record<string, string>): string {
  return `/coach-onboarding?${new URLSearchParams(parts).toString()}`;
}

/** Whom the owner of a goal sees as its coach. */
export async function coachOf(owner: APIRequestContext, { id }: GoalCard): Promise<string | null> {
  const answer = await owner.get(readGoal.path.replace(":goalId", id));
  const { goal } = (await answer.json()) as { goal: GoalCard };
  return goal.coachName;
}

/** What stands on the screen of an invitation by Ada. */
export function onboarding(page: Page) {
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const already = `You are already coaching ${people.complete} for the goal`;
  return {
    welcome: heading(`${people.complete} invites you to coach a goal`),
    success: heading(`You are now coaching ${people.complete}`),
    signIn: page.getByRole("button", { name: "Sign in with LinkedIn" }),
    accept: page.getByRole("button", { name: "Accept Invitation" }),
    tryAgain: page.getByRole("button", { name: "Try Again" }),
    coachingGoals: page.getByRole("link", { name: "View Coaching Goals" }),
    dashboard: page.getByRole("link", { name: "Go to My Dashboard" }),
    alreadyCoaching: ({ description }: GoalCard) =>
      page.getByRole("status").filter({ hasText: `${already} "${description}".` }),
  };
}
