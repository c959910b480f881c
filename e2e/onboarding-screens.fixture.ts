import { expect, type Page } from "@playwright/test";
import { editProfile } from "#contract/account.ts";
import { acceptInvitation, previewInvitation } from "#contract/sharing.ts";
import { limits } from "#domain/limits.ts";
import { goalToCoach } from "./invitation.fixture.ts";
import type { Shown } from "./screens.fixture.ts";
import { acceptLink } from "./sharing.fixture.ts";
import { endElsewhere, enter, people } from "./sign-in.fixture.ts";

const reading = `**${previewInvitation.path}?*`;
const accepting = `**${acceptInvitation.path}`;
const LONG =
  "Publish six case studies of my work, each with what went wrong and what I would do today, before the conference in June where I am going to speak about them";

/** A link by Ada, with nobody signed in any more. */
async function invited(page: Page): Promise<string> {
  await enter(page.request, people.complete);
  const { link } = await goalToCoach(page.request, LONG);
  await page.context().clearCookies();
  return link;
}

async function opened(page: Page): Promise<string> {
  const link = await invited(page);
  await enter(page.request, people.another);
  await page.goto(link);
  await expect(accept(page)).toBeVisible();
  return link;
}

const accept = (page: Page) => page.getByRole("button", { name: "Accept Invitation" });
const failed = /^Failed to load resource: the server responded with a status of [45]/;
const never = () => new Promise(() => undefined);

/** Every state of an invitation that looks different. */
export const onboardingScreens: readonly Shown[] = [
  {
    name: "onboarding-loading",
    async show(page) {
      await page.route(reading, never);
      await page.goto(await invited(page));
      await expect(page.getByText("Loading the invitation...")).toBeVisible();
    },
  },
  {
    name: "onboarding-invalid-link",
    async show(page) {
      await page.goto("/coach-onboarding?inviterName=Ann");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "onboarding-welcome-visitor",
    async show(page) {
      await page.goto(await invited(page));
      await expect(page.getByRole("button", { name: "Sign in with LinkedIn" })).toBeVisible();
    },
  },
  { name: "onboarding-welcome", show: async (page) => void (await opened(page)) },
  {
    // A name and a goal that are one word without an end.
    name: "onboarding-long-words",
    fresh: true,
    async show(page) {
      const { request } = page;
      await enter(request, people.withoutEmail);
      const displayName = "W".repeat(limits.displayName);
      await request.put(editProfile.path, { data: { displayName, email: "noor@example.org" } });
      const { link } = await goalToCoach(request, "x".repeat(limits.description));
      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByRole("heading", { name: displayName })).toBeVisible();
    },
  },
  {
    name: "onboarding-session-ended",
    async show(page, guard) {
      await opened(page);
      await endElsewhere(page, guard);
      await expect(page.getByText(/^Your session has ended/)).toBeVisible();
    },
  },
  {
    name: "onboarding-verifying",
    async show(page) {
      await opened(page);
      await page.route(accepting, never);
      await accept(page).click();
      await expect(page.getByText("Verifying...")).toBeVisible();
    },
  },
  {
    name: "onboarding-success",
    async show(page) {
      await opened(page);
      await accept(page).click();
      await expect(page.getByText("What happens next")).toBeVisible();
    },
  },
  {
    name: "onboarding-already",
    async show(page) {
      await acceptLink(page.request, await opened(page));
      await page.reload();
      await expect(page.getByText(/^You are already coaching/)).toBeVisible();
    },
  },
  {
    name: "onboarding-own",
    async show(page, guard) {
      guard.tolerates(failed);
      await enter(page.request, people.complete);
      await page.goto((await goalToCoach(page.request)).link);
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "onboarding-not-open",
    async show(page, guard) {
      guard.tolerates(failed);
      await page.goto("/coach-onboarding?inviterId=a&goalId=b&invite=c");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "onboarding-not-read",
    async show(page, guard) {
      guard.tolerates(failed);
      await page.route(reading, (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.goto(await invited(page));
      await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    },
  },
  {
    name: "onboarding-not-accepted",
    async show(page, guard) {
      guard.tolerates(failed);
      await opened(page);
      await page.route(accepting, (route) => route.fulfill({ status: 500, body: "{}" }));
      await accept(page).click();
      await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    },
  },
  {
    name: "onboarding-demo",
    async show(page) {
      await page.goto("/coach-onboarding-demo");
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(14);
    },
  },
];
