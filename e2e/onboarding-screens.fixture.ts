import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { editProfile } from "#contract/account.ts";
import { acceptInvitation, previewInvitation } from "#contract/sharing.ts";
import * as limits from "#domain/limits.ts";
import { fails, hangs } from "./answers.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { inviteTo } from "./sharing.fixture.ts";
import { endElsewhere, enter, people } from "./sign-in.fixture.ts";

const LONG =
  "Publish six case studies of my work, each with what went wrong and what I would do today, before the conference in June where I am going to speak about them";

const accept = (page: Page) => page.getByRole("button", { name: "Accept Invitation" });
const failed = /^Failed to load resource: the server responded with a status of [45]/;

async function linkTo(request: APIRequestContext, description: string): Promise<string> {
  return (await inviteTo(request, await addGoal(request, { description }))).link;
}

/** Every state of an invitation that looks different. */
export const onboardingWalks: readonly Walk[] = [
  {
    name: "onboarding-visitor",
    async walk({ page, guard, openBrowser, look }) {
      guard.tolerates(failed);
      const { request } = await openBrowser();
      await enter(request, people.complete);
      const link = await linkTo(request, LONG);
      await fails(page, `${previewInvitation.path}?*`);
      await page.goto(link);
      await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
      await look("onboarding-not-read");
      await page.unroute(`**${previewInvitation.path}?*`);

      await page.goto(link);
      await expect(page.getByRole("button", { name: "Sign in with LinkedIn" })).toBeVisible();
      await look("onboarding-welcome-visitor");

      await page.goto("/coach-onboarding?inviterName=Ann");
      await expect(page.getByRole("alert")).toBeVisible();
      await look("onboarding-invalid-link");

      // A name and a goal that are one word without an end.
      await enter(request, people.withoutEmail);
      const displayName = "W".repeat(limits.displayName);
      await request.put(editProfile.path, { data: { displayName, email: "noor@example.org" } });
      await page.goto(await linkTo(request, "x".repeat(limits.description)));
      await expect(page.getByRole("heading", { name: displayName })).toBeVisible();
      await look("onboarding-long-words");

      await page.goto("/coach-onboarding-demo");
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(14);
      await look("onboarding-demo");
    },
  },
  {
    name: "onboarding",
    async walk({ page, guard, look }) {
      guard.tolerates(failed);
      await enter(page.request, people.complete);
      const link = await linkTo(page.request, LONG);
      await page.goto(link);
      await expect(page.getByRole("alert")).toBeVisible();
      await look("onboarding-own");

      await enter(page.request, people.another);
      await page.goto(link);
      await expect(accept(page)).toBeVisible();
      await look("onboarding-welcome");

      await endElsewhere(page, guard);
      await expect(page.getByText(/^Your session has ended/)).toBeVisible();
      await look("onboarding-session-ended");

      await enter(page.request, people.another);
      await hangs(page, acceptInvitation.path);
      await page.goto(link);
      await accept(page).click();
      await expect(page.getByText("Verifying...")).toBeVisible();
      await look("onboarding-verifying");

      await page.goto(link);
      // Not before: what hung would go on, and accept.
      await page.unroute(`**${acceptInvitation.path}`);
      await accept(page).click();
      await expect(page.getByText("What happens next")).toBeVisible();
      await look("onboarding-success");

      await page.reload();
      await expect(page.getByText(/^You are already coaching/)).toBeVisible();
      await look("onboarding-already");
    },
  },
];
