import { expect, type Page } from "@playwright/test";
import { mailTypes } from "#domain/mail.ts";
import { holdTimers } from "./clock.fixture.ts";
import { callFunctionPath } from "./email.fixture.ts";
import type { Shown } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function verifying(page: Page): Promise<void> {
  await page.goto("/verify-email?token=unknown");
}

/** Every type of mail, and the ways in which some of them differ. */
const previews = [
  ...mailTypes,
  "weekly_update-quiet",
  "goal_reminder-due-in-a-week",
  "goal_reminder-due-tomorrow",
  "goal_reminder-stalled",
  "coaching_note-to-coach",
];

/** The screens about mail, in each state that looks different. */
export const emailScreens: readonly Shown[] = [
  {
    name: "email-preferences",
    async show(page) {
      await signInUnseen(page);
      await page.goto("/email-preferences");
      await page.getByRole("switch", { name: "Announcements" }).click();
      await expect(page.getByRole("button", { name: "Save Preferences" })).toBeEnabled();
    },
  },
  {
    name: "email-preferences-none",
    // Nobody else's tests find a person who wants no mail.
    fresh: true,
    async show(page) {
      await signInUnseen(page);
      await page.goto("/email-preferences");
      await page.getByRole("switch", { name: "Unsubscribe from all" }).click();
      await page.getByRole("button", { name: "Save Preferences" }).click();
      await expect(page.getByText("✅ Email preferences saved successfully!")).toBeVisible();
    },
  },
  {
    name: "verify-email",
    async show(page) {
      await page.route(`**${callFunctionPath}`, () => new Promise(() => undefined));
      await verifying(page);
      await expect(page.getByText("Verifying your email...")).toBeVisible();
    },
  },
  {
    name: "verify-email-failed",
    async show(page, guard) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 400/);
      await holdTimers(page);
      await verifying(page);
      await expect(page.getByText("Verification failed. Please try again.")).toBeVisible();
    },
  },
  {
    name: "email-verified",
    async show(page) {
      await holdTimers(page);
      await page.goto("/email-verified?success=true");
      await expect(heading(page, "Email verified")).toBeVisible();
    },
  },
  {
    name: "email-not-verified",
    async show(page) {
      await page.goto("/email-verified");
      await expect(heading(page, "Email not verified")).toBeVisible();
    },
  },
  {
    name: "email-verified-news",
    async show(page) {
      await page.goto("/?emailVerified=true");
      await expect(page.getByText("Your email address is verified.")).toBeVisible();
    },
  },
  {
    name: "unsubscribe",
    async show(page) {
      await page.goto("/unsubscribe?token=somebody.goal_reminder.unknown");
      await expect(page.getByRole("button", { name: "Stop goal reminders" })).toBeVisible();
    },
  },
  {
    name: "mailbox",
    async show(page) {
      await page.goto("/mailbox");
      await expect(heading(page, "Local mailbox")).toBeVisible();
    },
  },
  // The mail itself: into the mailbox's frame no scanner can look.
  ...previews.map((preview) => ({
    name: `mail-${preview.replaceAll("_", "-")}`,
    async show(page: Page) {
      await page.goto(`/mailbox/preview-${preview}/html`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  })),
];
