import { expect, type Page } from "@playwright/test";
import { login } from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { readJoinLink } from "#contract/join-links.ts";
import { hangs } from "./answers.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { callbackAddress, chooseAtNetwork, people, skipQuote } from "./sign-in.fixture.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The way in: each screen between a visitor and the dashboard. */
export const signInWalks: readonly Walk[] = [
  {
    name: "sign-in",
    async walk({ page, look }) {
      await page.goto("/login");
      const signIn = page.getByRole("button", { name: "Sign in with LinkedIn" });
      await expect(signIn).toBeVisible();
      await look("login");

      await signIn.click();
      await expect(heading(page, "Who signs in?")).toBeVisible();
      await look("stand-in");

      await page.getByRole("button", { name: people.withoutEmail }).click();
      await skipQuote(page);
      await page.getByLabel("Email").fill("noor");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
      await look("profile-setup");

      await page.context().clearCookies();
      await page.goto("/?plan=Pro");
      await expect(page).toHaveURL("/login");
      await chooseAtNetwork(page, people.complete);
      await skipQuote(page);
      await expect(page.getByText("Welcome! You're on the Pro plan.")).toBeVisible();
      await look("dashboard-welcome");
    },
  },
  {
    name: "sign-in-callback",
    async walk({ page, guard, look }) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 4/);
      await page.goto("/stand-in/people/unknown");
      await expect(heading(page, "This sign-in has ended")).toBeVisible();
      await look("stand-in-ended");

      await page.goto("/join?token=unknown");
      await expect(page.getByRole("alert")).toContainText("no longer valid");
      await look("join-invalid");
      // Where these walks run no passkey is possible, so there are no links.
      const invited: OutputOf<typeof readJoinLink> = { inviter: people.third };
      await page.route(`**${readJoinLink.path}`, (route) => route.fulfill({ json: invited }));
      await page.goto("/join?token=known");
      await expect(page.getByLabel("Your name")).toBeVisible();
      await page.getByRole("button", { name: "Create a passkey" }).click();
      await expect(page.getByText("Please enter your name.")).toBeVisible();
      await look("join");

      await hangs(page, login.path);
      await page.goto((await callbackAddress(page.request, people.complete)).href);
      await expect(page.getByText("Signing you in with LinkedIn...")).toBeVisible();
      await look("callback-processing");

      guard.expects("No authorization code received");
      await page.goto("/linkedin");
      // Not before: what hung would go on, and sign in.
      await page.unroute(`**${login.path}`);
      await expect(heading(page, "LinkedIn Authentication Failed")).toBeVisible();
      await look("callback-failed");

      // The splash's own clock stands, so that it does not leave while it is looked at.
      await page.addInitScript(() => {
        const start = performance.now();
        performance.now = () => start;
      });
      await page.goto((await callbackAddress(page.request, people.complete)).href);
      await expect(page.getByText("Preparing your dashboard...")).toBeVisible();
      await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
      await look("splash");
    },
  },
];
