import { acceptInvitation, previewInvitation } from "#contract/sharing.ts";
import { expect, test } from "./cairn.fixture.ts";
import { adaIn, coachOf, goalToCoach, onboarding } from "./invitation.fixture.ts";
import { endElsewhere, enter, people, skipQuote } from "./sign-in.fixture.ts";

test("a reload and Back find each state again", async ({ page, openBrowser }) => {
  const owner = await adaIn(openBrowser);
  const { goal, link } = await goalToCoach(owner);
  await page.goto(link);
  await expect(onboarding(page).signIn).toBeVisible();
  await page.reload();
  await expect(onboarding(page).signIn).toBeVisible();
  await enter(page.request, people.another);
  await page.reload();
  await expect(onboarding(page).accept).toBeVisible();
  await page.goto("/");
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

test("the other tab of a coach says that they coach already", async ({ page, openBrowser }) => {
  const owner = await adaIn(openBrowser);
  await enter(page.request, people.another);
  const { goal, link } = await goalToCoach(owner);
  const other = await page.context().newPage();
  await Promise.all([page.goto(link), other.goto(link)]);
  await onboarding(page).accept.click();
  await expect(onboarding(page).success).toBeVisible();
  await onboarding(other).accept.click();
  await expect(onboarding(other).alreadyCoaching(goal)).toBeVisible();
});

test("a session that ends on the invitation leads over the sign-in back to it", async ({
  page,
  openBrowser,
  guard,
}) => {
  const owner = await adaIn(openBrowser);
  await enter(page.request, people.another);
  const { link } = await goalToCoach(owner);
  await page.goto(link);
  await expect(onboarding(page).accept).toBeVisible();
  await endElsewhere(page, guard);
  await expect(
    page.getByText("Your session has ended. Please sign in again to accept."),
  ).toBeVisible();
  await onboarding(page).signIn.click();
  await page.getByRole("button", { name: people.another }).click();
  await skipQuote(page);
  await onboarding(page).accept.click();
  await expect(onboarding(page).success).toBeVisible();
});

test("who signs in in another tab can accept in this one", async ({ page, openBrowser }) => {
  const { link } = await goalToCoach(await adaIn(openBrowser));
  await page.goto(link);
  await expect(onboarding(page).signIn).toBeVisible();
  await enter(page.request, people.another);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(onboarding(page).accept).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await onboarding(page).accept.click();
  await expect(onboarding(page).success).toBeVisible();
});

test("Back from the network leads to the invitation as it was", async ({ page, openBrowser }) => {
  const { link } = await goalToCoach(await adaIn(openBrowser));
  await page.goto(link);
  await onboarding(page).signIn.click();
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
  await page.goBack();
  await expect(onboarding(page).welcome).toBeVisible();
  await onboarding(page).signIn.click();
  await page.getByRole("button", { name: people.third }).click();
  await skipQuote(page);
  await expect(onboarding(page).accept).toBeVisible();
});

test.describe("without an answer", () => {
  test.beforeEach(({ guard }) => guard.tolerates(/^Failed to load resource/));

  test("reading can be tried again", async ({ page, openBrowser }) => {
    const owner = await adaIn(openBrowser);
    const { link } = await goalToCoach(owner);
    const read = `**${previewInvitation.path}?*`;
    await page.route(read, (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole("alert")).toHaveText("Could not retrieve goal details.");
    await expect(onboarding(page).coachingGoals).toBeVisible();
    await page.unroute(read);
    await onboarding(page).tryAgain.click();
    await expect(onboarding(page).welcome).toBeFocused();
  });

  test("accepting can be tried again, and counts once", async ({ page, openBrowser }) => {
    const owner = await adaIn(openBrowser);
    await enter(page.request, people.another);
    const { goal, link } = await goalToCoach(owner);
    await page.goto(link);
    await expect(onboarding(page).accept).toBeVisible();
    // The server accepts; its answer is lost on the way.
    await page.route(`**${acceptInvitation.path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await onboarding(page).accept.click();
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to accept the invitation. Please try again.",
    );
    expect(await coachOf(owner, goal)).toBe(people.another);
    await page.unroute(`**${acceptInvitation.path}`);
    await onboarding(page).tryAgain.click();
    await expect(onboarding(page).alreadyCoaching(goal)).toBeVisible();
  });
});
