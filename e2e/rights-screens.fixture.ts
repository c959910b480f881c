import { expect } from "@playwright/test";
import { listSessions } from "#contract/account.ts";
import type { Shown } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

/** The person's own account, and the way into the admin area. */
export const rightsScreens: readonly Shown[] = [
  {
    name: "account",
    async show(page) {
      await signInUnseen(page);
      await page.goto("/account");
      await expect(page.getByText("This browser", { exact: true })).toBeVisible();
    },
  },
  {
    name: "account-sessions",
    fresh: true,
    async show(page) {
      for (let browsers = 0; browsers < 3; browsers += 1) {
        await page.context().clearCookies();
        await signInUnseen(page);
      }
      await page.goto("/account");
      const section = page.getByRole("region", { name: "Where you are signed in" });
      const rows = section.getByRole("listitem");
      await expect(rows).toHaveCount(3);
      await rows.nth(2).getByRole("button").click();
      await expect(section.getByRole("status")).toHaveText("That browser is signed out.");
    },
  },
  {
    name: "account-sessions-failed",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
      await page.route(`**${listSessions.path}`, (route) =>
        route.fulfill({ status: 500, body: "{}" }),
      );
      await signInUnseen(page);
      await page.goto("/account");
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    },
  },
  {
    name: "account-delete",
    async show(page) {
      await signInUnseen(page);
      await page.goto("/account");
      await page.getByRole("button", { name: "Delete account" }).click();
      await page.getByRole("button", { name: "Delete for good" }).click();
      await expect(page.getByText("Please type DELETE in capital letters.")).toBeVisible();
    },
  },
  {
    name: "admin-login",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 400/);
      await page.goto("/admin/login");
      await page.getByLabel("Email").fill("ada");
      await page.getByLabel("Password").fill("not the password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByText("Invalid email address.")).toBeVisible();
    },
  },
];
