import { expect, test } from "./cairn.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import {
  adaIn,
  coachOf,
  goalToCoach,
  onboarding,
  onboardingAt,
  partsOf,
} from "./invitation.fixture.ts";
import { people, skipQuote } from "./sign-in.fixture.ts";

test("a visitor signs in, comes back to the invitation, accepts it and sees the goal, by keyboard; a reload and Back find each state again", async ({
  page,
  openBrowser,
}) => {
  const hands = keyboard(page);
  const owner = await adaIn(openBrowser);
  const { goal, link } = await goalToCoach(owner, "Learn <i>HTML</i>");
  // Names are of the record: what the address says of the inviter is never shown (threats T31).
  const forged = { ...partsOf(link), inviterName: "Your bank <img src=x onerror=alert(1)>" };
  await page.goto(onboardingAt(forged));
  await expect(onboarding(page).welcome).toBeFocused();
  await expect(page.getByText(goal.description)).toBeVisible();
  await expect(page.getByText("Your bank")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  await expect(page).toHaveURL("/coach-onboarding");

  await page.reload();
  await hands.press(onboarding(page).signIn);
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
  await page.goBack();
  await hands.press(onboarding(page).signIn);
  await hands.press(page.getByRole("button", { name: people.another }));
  await skipQuote(page, hands.press);
  await expect(page).toHaveURL("/coach-onboarding");
  await expect(page).toHaveTitle("Coach Invitation · Cairn");
  await expect(onboarding(page).welcome).toBeFocused();
  await expect(page.getByText(`You are signed in as ${people.another}.`)).toBeVisible();
  expect(await coachOf(owner, goal)).toBeNull();

  await hands.press(onboarding(page).accept);
  await expect(onboarding(page).success).toBeFocused();
  await expect(page.getByText("What happens next")).toBeVisible();
  expect(await coachOf(owner, goal)).toBe(people.another);
  await page.reload();
  await expect(onboarding(page).alreadyCoaching(goal)).toBeVisible();
  await hands.press(onboarding(page).coachingGoals);
  await expect(page).toHaveURL(`/coaching?highlight=${goal.id}`);
  await expect(page.getByRole("link", { name: "Coaching", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goBack();
  await expect(page).toHaveURL("/coach-onboarding");
  await expect(onboarding(page).alreadyCoaching(goal)).toBeVisible();
});
