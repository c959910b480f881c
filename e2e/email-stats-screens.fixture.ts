import { expect } from "@playwright/test";
import { getEmailStats } from "#contract/email-stats.ts";
import { callableStatuses } from "#contract/callable-statuses.ts";
import { errors } from "#contract/errors.ts";
import { addDays } from "#domain/day.ts";
import { mailDays, mailStats } from "#domain/mail-health.ts";
import type { MailType } from "#domain/mail.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import type { Walk } from "./screens.fixture.ts";

const TODAY = "2026-03-10";

const perDay: Readonly<Record<MailType, (place: number) => number>> = {
  verification: (place) => (place * 7) % 11,
  // Counted from the last day: most digests leave on Mondays.
  weekly_update: (place) => (place % 7 === 1 ? 140 : place % 5),
  goal_reminder: (place) => 20 + ((place * 13) % 17),
  check_in_reminder: (place) => (place % 7 === 6 ? 70 : 0),
  coaching_note: (place) => 12 + ((place * 5) % 14),
  coaching_help: (place) => (place % 4 === 2 ? 3 : 0),
  coaching_week: (place) => (place % 7 === 1 ? 24 : 0),
  coach_accepted: (place) => place % 3,
  coach_left: (place) => (place % 5 === 3 ? 1 : 0),
  colleague_invited: (place) => (place % 6 === 1 ? 5 : 0),
  announcement: (place) => (place % 31 === 4 ? 160 : 0),
  marketing: (place) => (place % 31 === 12 ? 90 : 0),
};

/** A believable month or year of mail, of which some failed and some still waits. */
function someStats(days: number) {
  const figures = Array.from({ length: days }, (_, place) =>
    Object.entries(perDay).map(([type, count]) => ({
      day: addDays(TODAY, -place),
      type: type as MailType,
      sent: count(place),
      failed: place % 9 === 2 ? Math.floor(count(place) / 4) : 0,
      pending: place === 0 ? 3 : 0,
    })),
  ).flat();
  const byDay = mailDays(figures, addDays(TODAY, -days), TODAY);
  return { ...mailStats(figures), byDay };
}

/** The admin's dashboard with mail, without any, and without an answer. */
export const emailStatsWalk: Walk = {
  name: "admin-email-analytics",
  async walk({ page, guard, server, look }) {
    const read = `**${getEmailStats.path}`;
    async function answered(answer: object, status = 200): Promise<void> {
      await page.unroute(read);
      await page.route(read, (route) => route.fulfill({ status, json: answer }));
    }
    const range = (days: number) => page.getByRole("radio", { name: `${days} days` });

    await answered({ result: { success: true, stats: someStats(30) } });
    await signInAsAdmin(page, await newAdmin(server));
    await expect(page.getByRole("img", { name: /^Emails by / })).toBeVisible();
    await look("admin-email-analytics");

    await answered({ result: { success: true, stats: someStats(0) } });
    await range(7).check();
    await expect(page.getByText("No Email Data Available")).toBeVisible();
    await look("admin-email-analytics-empty");

    await answered({ result: { success: true, stats: someStats(365) } });
    await range(365).check();
    await page.getByText(/as a table$/).click();
    await expect(page.getByRole("row", { name: /^Mar 4.+10, 2026/ })).toBeVisible();
    await look("admin-email-analytics-year");

    guard.tolerates(/^Failed to load resource: the server responded with a status of 5/);
    const { status, text } = errors["server.failed"];
    await answered({ error: { status: callableStatuses[status], message: text } }, status);
    await range(90).check();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await look("admin-email-analytics-failed");
  },
};
