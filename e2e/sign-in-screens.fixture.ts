import { expect, type Page } from "@playwright/test";
import { login } from "#contract/account.ts";
import type { Shown } from "./screens.fixture.ts";
import { callbackAddress, chooseAtNetwork, people, skipQuote } from "./sign-in.fixture.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Signs in over the screens, as a visitor does, and has seen the quote. */
export async function arrive(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await chooseAtNetwork(page, name);
  await skipQuote(page);
}

/** The way in: each screen between a visitor and the dashboard. */
export const signInScreens: readonly Shown[] = [
  {
    name: "login",
    async show(page) {
      await page.goto("/login");
      await expect(page.getByRole("button", { name: "Sign in with LinkedIn" })).toBeVisible();
    },
  },
  {
    name: "stand-in",
    async show(page) {
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
      await expect(heading(page, "Who signs in?")).toBeVisible();
    },
  },
  {
    name: "stand-in-ended",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 4/);
      await page.goto("/stand-in/people/unknown");
      await expect(heading(page, "This sign-in has ended")).toBeVisible();
    },
  },
  {
    name: "callback-processing",
    async show(page) {
      await page.route(`**${login.path}`, () => new Promise(() => undefined));
      await page.goto((await callbackAddress(page.request, people.complete)).href);
      await expect(page.getByText("Signing you in with LinkedIn...")).toBeVisible();
    },
  },
  {
    name: "callback-failed",
    async show(page, guard) {
      guard.expects("No authorization code received");
      await page.goto("/linkedin");
      await expect(heading(page, "LinkedIn Authentication Failed")).toBeVisible();
    },
  },
  {
    name: "splash",
    async show(page) {
      // The splash's own clock stands, so that it does not leave while it is looked at.
      await page.addInitScript(() => {
        const start = performance.now();
        performance.now = () => start;
      });
      await page.goto((await callbackAddress(page.request, people.complete)).href);
      await expect(page.getByText("Preparing your dashboard...")).toBeVisible();
      await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "profile-setup",
    fresh: true,
    async show(page) {
      await arrive(page, people.withoutEmail);
      await page.getByLabel("Email").fill("noor");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    },
  },
];
