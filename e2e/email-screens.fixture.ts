import { expect, type Page } from "@playwright/test";
import type { MailedCheckIn } from "#contract/check-in-by-mail.ts";
import { mailTypes } from "#domain/mail.ts";
import { holdTimers } from "./clock.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Every type of mail, and the ways in which some of them differ. */
const previews = [
  ...mailTypes,
  "weekly_update-on-pace",
  "goal_reminder-due-in-a-week",
  "goal_reminder-due-in-days",
  "goal_reminder-due-tomorrow",
  "goal_reminder-stalled",
  "coaching_note-to-coach",
  "coaching_help-several",
  "circle_ask-several",
];

/** What the link of a digest would write. */
const linked: MailedCheckIn = {
  ownerName: "Ada Moreau",
  description: "Read twelve books",
  measurable: { type: "Numeric", targetValue: 12, currentValue: 3, unit: "books" },
  coachName: "Grace Okafor",
  coachId: "AAAAAAAAAAAAAAAAAAAAAA",
  lastDay: "2026-03-15",
  today: "2026-03-10",
  next: "2026-03-16",
  lastPromise: "read at noon",
  written: null,
};

/** The screens about mail, in each state that looks different. */
export const emailWalks: readonly Walk[] = [
  {
    name: "email-preferences",
    // Nobody else's tests find a person who wants no mail.
    async walk({ page, look }) {
      await signInUnseen(page);
      await page.goto("/email-preferences");
      await page.getByRole("switch", { name: "Announcements" }).click();
      const save = page.getByRole("button", { name: "Save Preferences" });
      await expect(save).toBeEnabled();
      await look("email-preferences");

      await page.getByRole("switch", { name: "Goal reminders" }).click();
      await expect(page.getByText("Turn on goal reminders to get these.").first()).toBeVisible();
      await look("email-preferences-without-reminders");

      await page.getByRole("switch", { name: "Unsubscribe from all" }).click();
      await save.click();
      await expect(page.getByText("✅ Email preferences saved successfully!")).toBeVisible();
      await look("email-preferences-none");
    },
  },
  {
    name: "email-visitor",
    async walk({ page, guard, look }) {
      await page.goto("/unsubscribe?token=somebody.goal_reminder.unknown");
      await expect(page.getByRole("button", { name: "Stop goal reminders" })).toBeVisible();
      await look("unsubscribe");

      guard.tolerates(/^Failed to load resource: the server responded with a status of 400/);
      await page.goto("/check-in/by-mail?token=unknown");
      await expect(page.getByText("This link isn't valid.")).toBeVisible();
      await look("check-in-by-mail-wrong");

      await page.route("**/api/check-in-by-mail?*", (route) => route.fulfill({ json: linked }));
      await page.goto("/check-in/by-mail?token=unknown&say=at-risk");
      await expect(page.getByRole("radio", { name: "At risk" })).toBeChecked();
      await look("check-in-by-mail");
      await page.goto("/check-in/by-mail?token=unknown&say=step");
      await page.getByRole("button", { name: "Save check-in" }).click();
      await expect(page.getByText("Please choose how it's going.")).toBeVisible();
      await look("check-in-by-mail-refused");
      await page.unroute("**/api/check-in-by-mail?*");

      await page.goto("/email-verified");
      await expect(heading(page, "Email not verified")).toBeVisible();
      await look("email-not-verified");

      await page.goto("/?emailVerified=true");
      await expect(page.getByText("Your email address is verified.")).toBeVisible();
      await look("email-verified-news");

      await holdTimers(page);
      await page.goto("/email-verified?success=true");
      await expect(heading(page, "Email verified")).toBeVisible();
      await look("email-verified");

      await page.goto("/verify-email?token=unknown");
      await expect(page.getByText("Verification failed. Please try again.")).toBeVisible();
      await look("verify-email-failed");
    },
  },
  {
    name: "mail",
    async walk({ page, look }) {
      await page.goto("/mailbox");
      await expect(heading(page, "Local mailbox")).toBeVisible();
      await look("mailbox");

      await page.goto("/mailbox/preview-weekly_update");
      const frame = page.locator("iframe");
      await expect(frame).toHaveAttribute("title", "The email as HTML");
      // No scanner can look into it: the mails come by themselves.
      await frame.evaluate((element) => element.remove());
      await look("mailbox-mail");

      for (const preview of previews) {
        await page.goto(`/mailbox/preview-${preview}/html`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await look(`mail-${preview.replaceAll("_", "-")}`);
      }
    },
  },
];
