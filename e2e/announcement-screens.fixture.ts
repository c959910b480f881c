import { expect, type Page } from "@playwright/test";
import { countRecipients, readAnnouncements, type Announcement } from "#contract/announcements.ts";
import { DAY_MS } from "#domain/day.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import type { Walk } from "./screens.fixture.ts";

const AT = Date.UTC(2026, 2, 10, 12);

function announcement(number: number, change: Partial<Announcement>): Announcement {
  return {
    id: `announcement-${String(number).padStart(9, "0")}`,
    number,
    type: "announcement",
    subject: "Goals can now be coached",
    text: "From today you can invite a coach to a goal.\n\nOpen a goal, choose Share, and send the link.",
    createdAt: AT - (9 - number) * 3 * DAY_MS,
    authorName: "admin@example.org",
    state: "settled",
    recipients: 18_402,
    queued: 18_390,
    sent: 18_371,
    failed: 14,
    pending: 0,
    withdrawn: 5,
    stoppedAt: null,
    ...change,
  };
}

const announcements = [
  announcement(9, { state: "queueing", queued: 7_000, sent: 0, failed: 0, withdrawn: 0 }),
  announcement(7, { authorName: null }),
  announcement(6, { stoppedAt: AT - 8 * DAY_MS, sent: 4_207, failed: 0, withdrawn: 14_183 }),
];

async function written(page: Page): Promise<void> {
  await page.getByLabel("Subject").fill("Goals can now be coached");
  await page
    .getByLabel("Message")
    .fill("From today you can invite a coach to a goal.\n\nOpen a goal, choose Share.");
}

/** Where admins write to everybody, in each state that looks different. */
export const announcementsWalk: Walk = {
  name: "announcements",
  async walk({ page, guard, server, look }) {
    let sent: readonly Announcement[] = [];
    const answer = (path: string, json: () => object) =>
      page.route(
        (url) => url.pathname === path,
        (route) =>
          route.request().method() === "GET" ? route.fulfill({ json: json() }) : route.continue(),
      );
    await answer(readAnnouncements.path, () => ({ announcements: sent, next: null }));
    await answer(countRecipients.path, () => {
      const recipients = { announcement: 18_402, marketing: 2_113 };
      return { ...recipients, people: 21_040, disabled: 12, unverified: 301 };
    });
    await signInAsAdmin(page, await newAdmin(server));
    await page.goto("/admin/announcements");
    await expect(page.getByText("This email goes to 18,402 of 21,040 people;")).toBeVisible();

    const send = page.getByRole("button", { name: "Send", exact: true });
    await send.click();
    await expect(page.getByText("Please enter a subject.")).toBeVisible();
    await look("announcements-refused");

    await written(page);
    await send.click();
    // The frame of the HTML form allows no script, and a scanner's look into it is one.
    guard.tolerates(/^Blocked script execution in 'about:srcdoc'/);
    await page.getByRole("alertdialog").getByRole("tab", { name: "Text" }).click();
    await look("announcements-question");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();

    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("tab", { name: "Text" }).click();
    await expect(page.getByRole("dialog")).toContainText("Unsubscribe: ");
    await look("announcements-preview");

    sent = announcements;
    await page.reload();
    await page.getByText("Read the message").last().click();
    await look("announcements");

    await page
      .getByRole("button", { name: /^Stop / })
      .last()
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await look("announcements-stop");
  },
};
