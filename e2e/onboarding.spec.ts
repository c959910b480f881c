import { readGoal } from "#contract/goals.ts";
import { expect, test } from "./cairn.fixture.ts";
import { called } from "./calls.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { inviteTo } from "./sharing.fixture.ts";
import { enter, people, skipQuote } from "./sign-in.fixture.ts";

test("a visitor signs in, comes back to the invitation, accepts it and sees the goal, by keyboard; a reload and Back find each state again", async ({
  page,
  openBrowser,
}) => {
  const hands = keyboard(page);
  const { request: owner } = await openBrowser();
  await enter(owner, people.complete);
  const goal = await addGoal(owner, { description: "Learn <i>HTML</i>" });
  const { link } = await inviteTo(owner, goal);
  const coach = async () => (await called(owner, readGoal, {}, { goalId: goal.id })).goal.coachName;
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const welcome = heading(`${people.complete} invites you to coach a goal`);
  const signIn = page.getByRole("button", { name: "Sign in with LinkedIn" });
  const already = page
    .getByRole("status")
    .filter({ hasText: `You are already coaching ${people.complete} for the goal` });
  // Names are of the record: what the address says of the inviter is never shown (threats T31).
  const forged = new URL(link);
  forged.searchParams.set("inviterName", "Your bank <img src=x onerror=alert(1)>");
  await page.goto(forged.href);
  await expect(welcome).toBeFocused();
  await expect(page.getByText(goal.description)).toBeVisible();
  await expect(page.getByText("Your bank")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  await expect(page).toHaveURL("/coach-onboarding");

  await page.reload();
  await hands.press(signIn);
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
  await page.goBack();
  await hands.press(signIn);
  await hands.press(page.getByRole("button", { name: people.another }));
  await skipQuote(page, hands.press);
  await expect(page).toHaveURL("/coach-onboarding");
  await expect(page).toHaveTitle("Coach Invitation · Cairn");
  await expect(welcome).toBeFocused();
  await expect(page.getByText(`You're signed in as ${people.another}.`)).toBeVisible();
  expect(await coach()).toBeNull();

  await hands.press(page.getByRole("button", { name: "Accept Invitation" }));
  await expect(heading(`You are now coaching ${people.complete}`)).toBeFocused();
  await expect(page.getByText("What happens next")).toBeVisible();
  expect(await coach()).toBe(people.another);
  await page.reload();
  await expect(already).toBeVisible();
  await hands.press(page.getByRole("link", { name: "View Coaching Goals" }));
  await expect(page).toHaveURL(`/coaching?highlight=${goal.id}`);
  await expect(page.getByRole("link", { name: "Coaching", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goBack();
  await expect(page).toHaveURL("/coach-onboarding");
  await expect(already).toBeVisible();
});
