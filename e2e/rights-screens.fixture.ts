import { expect } from "@playwright/test";
import { listSessions } from "#contract/account.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import type { Shown } from "./screens.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

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
  {
    name: "admin-login-unknown",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 4/);
      await page.goto("/admin/login");
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByLabel("Password").fill("x");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("alert")).toHaveText("No user found with this email address.");
    },
  },
  {
    name: "admin-users",
    fresh: true,
    async show(page, _, server) {
      await signInUnseen(page);
      await signInAsAdmin(page, await newAdmin(server));
      await page.goto("/admin/users");
      await expect(page.getByRole("row", { name: people.complete })).toBeVisible();
    },
  },
  {
    name: "admin-users-delete",
    fresh: true,
    async show(page, _, server) {
      await signInUnseen(page);
      await signInAsAdmin(page, await newAdmin(server));
      await page.goto("/admin/users");
      await page.getByRole("button", { name: `Delete ${people.complete}` }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
];
