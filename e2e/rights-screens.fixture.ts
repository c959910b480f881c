import { expect } from "@playwright/test";
import type { UserDetails } from "#contract/admin.ts";
import { newAdmin } from "./admin.fixture.ts";
import { addGoal, lived } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { enter, people, signInUnseen } from "./sign-in.fixture.ts";

/** The person's own account, and the way into the admin area. */
export const rightsWalks: readonly Walk[] = [
  {
    name: "account",
    async walk({ page, look }) {
      for (let browsers = 0; browsers < 3; browsers += 1) {
        await page.context().clearCookies();
        await signInUnseen(page);
      }
      const { request } = page;
      await lived(request, await addGoal(request, { description: "Sing in a choir" }), "delete");
      await lived(request, await addGoal(request), "pause", { until: null });
      await addGoal(request, { description: "Interview ten customers" });
      await page.goto("/account");
      await expect(page.getByText("1 of 2 goals is paused now.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Restore Sing in a choir" })).toBeVisible();
      await expect(page.getByText("This browser", { exact: true })).toBeVisible();
      const makeAddress = page.getByRole("button", { name: "Create calendar link" });
      await expect(makeAddress).toBeVisible();
      await expect(page.getByText("Create a token")).toBeVisible();
      await expect(
        page.getByRole("switch", { name: "Keep my goals on this device" }),
      ).toBeVisible();
      await look("account");

      const dialog = page.getByRole("dialog");
      await page.getByRole("button", { name: "Set time away" }).click();
      await expect(dialog).toBeVisible();
      await look("account-away");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Resume all goals" }).click();
      await expect(dialog.getByText("Your goals go on today.")).toBeVisible();
      await look("account-back");
      await dialog.getByRole("button", { name: "Resume all goals" }).click();
      await page.getByRole("button", { name: "Restore Sing in a choir" }).click();
      await expect(page.getByText("1 goal resumed.")).toBeVisible();
      await expect(page.getByText("“Sing in a choir” was restored.")).toBeVisible();
      await look("account-restored");

      await makeAddress.click();
      await expect(page.getByRole("textbox", { name: "Calendar link" })).toBeVisible();
      await look("account-calendar");
      await page.getByRole("button", { name: "Replace link" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await look("account-calendar-replace");
      await page.keyboard.press("Escape");

      const tokens = page.getByRole("region", { name: "Access tokens" });
      await tokens.getByText("Create a token").click();
      await tokens.getByLabel("Expires after (days)").fill("366");
      await tokens.getByLabel("Name").fill("Watch at home");
      await tokens.getByRole("button", { name: "Create token" }).click();
      await expect(tokens.getByText("A token can be valid for 1 to 365 days.")).toBeVisible();
      await look("account-tokens-refused");
      await tokens.getByLabel("Expires after (days)").fill("30");
      await tokens.getByRole("button", { name: "Create token" }).click();
      await expect(tokens.getByLabel("Your new token")).toBeFocused();
      await look("account-token-made");
      await tokens.getByRole("button", { name: "Done" }).click();
      await expect(tokens.getByRole("listitem")).toHaveCount(1);
      await look("account-tokens");

      const section = page.getByRole("region", { name: "Where you're signed in" });
      const rows = section.getByRole("listitem");
      await expect(rows).toHaveCount(3);
      await rows.nth(2).getByRole("button").click();
      await expect(section.getByRole("status")).toHaveText("That browser was signed out.");
      await look("account-sessions");

      await page.getByRole("button", { name: "Delete account" }).click();
      await page.getByLabel("Type DELETE to confirm").press("Enter");
      await expect(page.getByText("Please type DELETE in capital letters.")).toBeVisible();
      await look("account-delete");
    },
  },
  {
    name: "admin",
    async walk({ page, guard, server, openBrowser, look }) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 4/);
      await page.goto("/admin/login");
      const email = page.getByLabel("Email");
      const password = page.getByLabel("Password");
      const signIn = page.getByRole("button", { name: "Sign in" });
      await email.fill("ada");
      await password.fill("not the password");
      await signIn.click();
      await expect(page.getByText("Invalid email address.")).toBeVisible();
      await look("admin-login");

      await email.fill("nobody@example.org");
      await password.fill("x");
      await signIn.click();
      await expect(page.getByRole("alert")).toHaveText("No user found with this email address.");
      await look("admin-login-unknown");

      await enter((await openBrowser()).request, people.complete);
      const admin = await newAdmin(server);
      await email.fill(admin.email);
      await password.fill(admin.password);
      await signIn.click();
      await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
      await page.goto("/admin?act=admin.sign-in&from=2026-01-01");
      await expect(page.getByRole("link", { name: admin.email }).first()).toBeVisible();
      await look("admin-audit");
      await page.goto("/admin/users");
      await expect(page.getByRole("row", { name: people.complete })).toBeVisible();
      await look("admin-users");

      await page.getByRole("button", { name: "Invite colleagues" }).click();
      await page.getByLabel("Email addresses").fill("ada@example.org, grace@");
      await page.getByRole("button", { name: "Send invitations" }).click();
      await expect(page.getByText("“grace@” isn't an email address.")).toBeVisible();
      await look("admin-users-invite");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();

      await page.getByRole("button", { name: `More actions for ${people.complete}` }).click();
      await expect(page.getByRole("button", { name: `Delete ${people.complete}` })).toBeVisible();
      await look("admin-users-menu");
      await page.getByRole("button", { name: `Delete ${people.complete}` }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await look("admin-users-delete");
      await page.keyboard.press("Escape");

      await page.route("**/api/admin/users/*", async (route) => {
        const known = (await (await route.fetch()).json()) as UserDetails;
        await route.fulfill({
          json: {
            ...known,
            checkIns: { done: 11, missed: 3, due: 1 },
            mails: [
              { type: "check_in_reminder", sent: 4, failed: 0 },
              { type: "weekly_update", sent: 8, failed: 1 },
            ],
          } satisfies UserDetails,
        });
      });
      await page.getByRole("link", { name: people.complete }).click();
      await expect(page.getByRole("region", { name: "Emails" })).toContainText("Weekly summaries");
      await look("admin-user");
    },
  },
];
