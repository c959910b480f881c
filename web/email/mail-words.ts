import type { MailType } from "#domain/mail.ts";

/** The kinds of mail as an admin reads them. */
export const mailTypeNames: Readonly<Record<MailType, string>> = {
  verification: "Verification",
  weekly_update: "Weekly updates",
  goal_reminder: "Goal reminders",
  coaching_note: "Coaching notes",
  coach_accepted: "Coach accepted",
  announcement: "Announcements",
  marketing: "Marketing",
};

/** A number of mails: "1 email", "1,204 emails". */
export function emailCount(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "email" : "emails"}`;
}
