import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { getEmailStats, type EmailStats } from "#contract/email-stats.ts";
import { DAY_MS } from "#domain/day.ts";
import { mailTypes } from "#domain/mail.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addMail, type MailFate } from "./fixtures/mail-row.fixture.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";

const mails: readonly MailFate[] = [
  // A millisecond before the range of 30 days, and in its partial first day.
  [START - 30 * DAY_MS - 1, "verification", "sent"],
  [START - 30 * DAY_MS, "verification", "failed"],
  [START - 10 * DAY_MS, "weekly_update", "sent"],
  [START - 10 * DAY_MS, "marketing", "withdrawn"],
  [START - 10 * DAY_MS, "coaching_note", "sent"],
  [START - 7 * DAY_MS, "weekly_update", "sent"],
  [START, "goal_reminder", "pending"],
];

describeWithDatabase("getEmailStats", (open) => {
  async function openStats() {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    for (const mail of mails) await addMail(test.deps, admin.uid, mail);
    const stats = async (days: number): Promise<EmailStats> => {
      const { body } = await admin.send("POST", getEmailStats.path, { data: { days } });
      return body.result.stats;
    };
    return { test, stats };
  }

  it("names every day of the range once, and no mail is in none of them", async () => {
    const { test, stats } = await openStats();
    for (const days of [7, 30, 90, 365]) {
      const { byDay, byType } = await stats(days);
      expect(byDay).toHaveLength(days + 1);
      expect(byDay.at(-1)?.day).toBe("2026-03-10");
      for (const type of mailTypes) {
        const sum = byDay.reduce((total, day) => total + (day.byType[type]?.total ?? 0), 0);
        expect(sum, type).toBe(byType[type]?.total ?? 0);
      }
    }
    const [first] = (await stats(30)).byDay;
    const failed = { total: 1, sent: 0, failed: 1, pending: 0 };
    expect(first).toEqual({ day: "2026-02-08", byType: { verification: failed } });
    test.at = Date.UTC(2026, 2, 11);
    expect((await stats(7)).byDay).toHaveLength(8);
  });
});
