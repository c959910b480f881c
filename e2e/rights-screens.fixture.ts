import { expect } from "@playwright/test";
import type { Shown } from "./screens.fixture.ts";
import { signIn } from "./sign-in.fixture.ts";

/** The person's own account, and the way into the admin area. */
export const rightsScreens: readonly Shown[] = [
  {
    name: "account",
    async show(page) {
      await signIn(page);
      await page.goto("/account");
      await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
    },
  },
  {
    name: "account-delete",
    async show(page) {
      await signIn(page);
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
