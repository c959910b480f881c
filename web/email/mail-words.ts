import type { MailType } from "#domain/mail.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";

/** The kinds of mail as an admin reads them. */
export const mailTypeNames: Readonly<Record<MailType, string>> = {
  verification: "Verification",
  weekly_update: "Weekly updates",
  goal_reminder: "Goal reminders",
  check_in_reminder: "Check-in reminders",
  coaching_note: "Coaching notes",
  coaching_help: "Asks for help",
  coaching_week: "Coaches' weeks",
  coach_accepted: "Coach accepted",
  coach_left: "Coach left",
  colleague_invited: "Invitations",
  announcement: "Announcements",
  marketing: "Marketing",
};

/** A number of mails: "1 email", "1,204 emails". */
export function emailCount(count: number, notation: Notation): string {
  return `${numberInWords(count, notation)} ${count === 1 ? "email" : "emails"}`;
}
