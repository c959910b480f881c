import type { APIRequestContext, Page } from "@playwright/test";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { errors } from "#contract/errors.ts";
import { completeGoal } from "#contract/goals.ts";
import { withdrawInvitation } from "#contract/sharing.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { expect, test } from "./cairn.fixture.ts";
import { moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard, mouse } from "./hands.fixture.ts";
import {
  adaIn,
  coachOf,
  goalToCoach,
  onboarding,
  onboardingAt,
  partsOf,
} from "./invitation.fixture.ts";
import { acceptLink } from "./sharing.fixture.ts";
import { enter, people, posted, skipQuote } from "./sign-in.fixture.ts";

const refusedHttp = /^Failed to load resource: the server responded with a status of 4(01|04|09)/;

/** What stands where a refusal is shown. */
async function seesRefusal(page: Page, code: RefusalCode): Promise<void> {
  await expect(page.getByRole("alert")).toHaveText(errors[code].text);
  await expect(onboarding(page).coachingGoals).toBeVisible();
  await expect(onboarding(page).dashboard).toBeVisible();
}

for (const [by, handsOf] of [
  ["mouse", mouse],
  ["keyboard", keyboard],
] as const)
  test.describe(`by ${by}`, () => {
    test("a visitor signs in, comes back to the invitation, accepts it and sees the goal", async ({
      page,
      openBrowser,
    }) => {
      const hands = handsOf(page);
      const owner = await adaIn(openBrowser);
      const { goal, link } = await goalToCoach(owner);
      await page.goto(link);
      await expect(onboarding(page).welcome).toBeFocused();
      await expect(page.getByText(goal.description)).toBeVisible();
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
      await expect(onboarding(page).coachingGoals).toHaveAttribute(
        "href",
        `/coaching?highlight=${goal.id}`,
      );
      await hands.press(onboarding(page).coachingGoals);
      await expect(page).toHaveURL(/\/coaching/);
      await expect(page.getByRole("link", { name: "Coaching", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    });
  });

test("a signed-in person accepts by keyboard, and goes to their dashboard", async ({
  page,
  openBrowser,
}) => {
  const hands = keyboard(page);
  const owner = await adaIn(openBrowser);
  const { goal, link } = await goalToCoach(owner);
  await enter(page.request, people.third);
  await page.goto(link);
  await hands.press(onboarding(page).accept);
  await expect(onboarding(page).success).toBeFocused();
  expect(await coachOf(owner, goal)).toBe(people.third);
  await hands.press(onboarding(page).dashboard);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
});

test.describe("an invitation that cannot be accepted", () => {
  test.beforeEach(({ guard }) => guard.tolerates(refusedHttp));

  test("because it is one's own", async ({ page }) => {
    await enter(page.request, people.complete);
    const { link } = await goalToCoach(page.request);
    await page.goto(link);
    await seesRefusal(page, "invitation.own");
  });

  test("because it is one's own, which a visitor learns after the sign-in", async ({
    page,
    openBrowser,
  }) => {
    const owner = await adaIn(openBrowser);
    await page.goto((await goalToCoach(owner)).link);
    await onboarding(page).signIn.click();
    await page.getByRole("button", { name: people.complete }).click();
    await skipQuote(page);
    await seesRefusal(page, "invitation.own");
  });

  test("because somebody else has", async ({ page, openBrowser }) => {
    const owner = await adaIn(openBrowser);
    const first = (await openBrowser()).request;
    await enter(first, people.third);
    await enter(page.request, people.another);
    const { goal, link } = await goalToCoach(owner);
    await page.goto(link);
    await expect(onboarding(page).accept).toBeVisible();
    await acceptLink(first, link);
    await onboarding(page).accept.click();
    await seesRefusal(page, "invitation.taken");
    await page.reload();
    await seesRefusal(page, "invitation.taken");
    expect(await coachOf(owner, goal)).toBe(people.third);
  });

  test("because it was withdrawn", async ({ page, openBrowser }) => {
    const owner = await adaIn(openBrowser);
    await enter(page.request, people.another);
    const { goal, link } = await goalToCoach(owner);
    await page.goto(link);
    await expect(onboarding(page).accept).toBeVisible();
    await posted(owner, withdrawInvitation.path.replace(":goalId", goal.id));
    await onboarding(page).accept.click();
    await seesRefusal(page, "invitation.invalid");
    await page.reload();
    await seesRefusal(page, "invitation.invalid");
    expect(await coachOf(owner, goal)).toBeNull();
  });

  test("because the goal was completed", async ({ page, openBrowser }) => {
    const owner = await adaIn(openBrowser);
    await enter(page.request, people.another);
    const { goal, link } = await goalToCoach(owner);
    await page.goto(link);
    await expect(onboarding(page).accept).toBeVisible();
    const done = await moveGoal(owner, goal, { kind: "change", by: 10 });
    await completed(owner, done);
    await onboarding(page).accept.click();
    await seesRefusal(page, "invitation.goal-gone");
  });

  test("because its link is not whole", async ({ page }) => {
    for (const search of ["", "?inviterId=a&inviterName=Ann", "?goalId=b&invite=c"]) {
      await page.goto(`/coach-onboarding${search}`);
      await expect(page.getByRole("alert")).toHaveText(
        "Invalid or incomplete invitation link. Please ensure you have the correct link from the inviter.",
      );
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    }
  });

  test("because its parts are of two links", async ({ page, openBrowser }) => {
    const owner = await adaIn(openBrowser);
    const [one, other] = [await goalToCoach(owner), await goalToCoach(owner)];
    const forged = { ...partsOf(one.link), invite: partsOf(other.link)["invite"] ?? "" };
    await page.goto(onboardingAt(forged));
    await seesRefusal(page, "invitation.invalid");
    await expect(page.getByText(one.goal.description)).toHaveCount(0);
  });
});

async function completed(owner: APIRequestContext, { id }: GoalCard): Promise<void> {
  const path = completeGoal.path.replace(":goalId", id);
  const answer = await owner.post(path, {
    data: {},
    headers: { [KEY_HEADER]: id },
  });
  expect(answer.status()).toBe(200);
}

test("the name in the address is never shown", async ({ page, openBrowser }) => {
  const owner = await adaIn(openBrowser);
  const { link } = await goalToCoach(owner, ownName("Learn <i>HTML</i>"));
  const forged = { ...partsOf(link), inviterName: "Your bank <img src=x onerror=alert(1)>" };
  await page.goto(onboardingAt(forged));
  await expect(onboarding(page).welcome).toBeVisible();
  await expect(page.getByText("Learn <i>HTML</i>")).toBeVisible();
  await expect(page.getByText("Your bank")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
});

test("the preview shows every state and asks nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/coach-onboarding-demo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coach Invitation Preview");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(14);
  await expect(page.getByText("This is a preview")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/api"))).toEqual([]);
});
