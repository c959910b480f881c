import { errors } from "#contract/errors.ts";
import { expect, test } from "./cairn.fixture.ts";
import { ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import {
  adaIn,
  coachOf,
  goalToCoach,
  onboarding,
  onboardingAt,
  partsOf,
} from "./invitation.fixture.ts";
import { acceptLink } from "./sharing.fixture.ts";
import { enter, people, skipQuote } from "./sign-in.fixture.ts";

test("a visitor signs in, comes back to the invitation, accepts it and sees the goal, by keyboard", async ({
  page,
  openBrowser,
}) => {
  const hands = keyboard(page);
  const owner = await adaIn(openBrowser);
  const { goal, link } = await goalToCoach(owner, ownName("Learn <i>HTML</i>"));
  // Names are of the record: what the address says of the inviter is never shown (threats T31).
  const forged = { ...partsOf(link), inviterName: "Your bank <img src=x onerror=alert(1)>" };
  await page.goto(onboardingAt(forged));
  await expect(onboarding(page).welcome).toBeFocused();
  await expect(page.getByText(goal.description)).toBeVisible();
  await expect(page.getByText("Your bank")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  await expect(page).toHaveURL("/coach-onboarding");

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
  await hands.press(onboarding(page).coachingGoals);
  await expect(page).toHaveURL(`/coaching?highlight=${goal.id}`);
  await expect(page.getByRole("link", { name: "Coaching", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a reload, Back and a sign-in in another tab find each state again", async ({
  page,
  openBrowser,
}) => {
  const owner = await adaIn(openBrowser);
  const { goal, link } = await goalToCoach(owner);
  await page.goto(link);
  await expect(onboarding(page).signIn).toBeVisible();
  await page.reload();
  await onboarding(page).signIn.click();
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
  await page.goBack();
  await expect(onboarding(page).signIn).toBeVisible();
  // In another tab; this one asks when it is looked at again.
  await enter(page.request, people.another);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(onboarding(page).accept).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto("/login");
  await page.goBack();
  // Both presses of a double click at once: what takes the button's place must not meet the second.
  await onboarding(page).accept.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(onboarding(page).success).toBeVisible();
  await page.reload();
  await expect(onboarding(page).alreadyCoaching(goal)).toBeVisible();
  await onboarding(page).coachingGoals.click();
  await expect(page).toHaveURL(/\/coaching/);
  await page.goBack();
  await expect(page).toHaveURL("/coach-onboarding");
  await expect(onboarding(page).alreadyCoaching(goal)).toBeVisible();
});

test("an invitation that somebody else has accepted meanwhile cannot be", async ({
  page,
  openBrowser,
  guard,
}) => {
  guard.tolerates(/^Failed to load resource: the server responded with a status of 409/);
  const owner = await adaIn(openBrowser);
  const first = (await openBrowser()).request;
  await enter(first, people.third);
  await enter(page.request, people.another);
  const { goal, link } = await goalToCoach(owner);
  await page.goto(link);
  await expect(onboarding(page).accept).toBeVisible();
  await acceptLink(first, link);
  await onboarding(page).accept.click();
  await expect(page.getByRole("alert")).toHaveText(errors["invitation.taken"].text);
  await expect(onboarding(page).coachingGoals).toBeVisible();
  await expect(onboarding(page).dashboard).toBeVisible();
  expect(await coachOf(owner, goal)).toBe(people.third);
});
