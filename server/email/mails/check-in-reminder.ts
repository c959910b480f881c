import { presentCheckIn, type OpenCheckIn } from "#domain/reminder.ts";
import { dayInMail, goalParts, checkInButton, wayTo } from "../rendering/mail-parts.ts";
import { currentGoals } from "./current-goals.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export interface CheckInReminderFacts {
  readonly checkIns: readonly OpenCheckIn[];
}

const thisWeek = { from: "2026-03-16", lastDay: "2026-03-22" };

/** product 16.16 */
export const checkInReminder: MailKind<CheckInReminderFacts> = {
  template({ checkIns }, { today }) {
    const lastDays = checkIns.map(({ lastDay }) => lastDay).toSorted();
    return {
      subject: words.checkInReminder.subject(dayInMail(lastDays[0] ?? "", today)),
      heading: words.checkInReminder.heading(checkIns.length),
      parts: [
        ...goalParts(checkIns, (one) => ({
          kind: "goal",
          name: one.description,
          percentage: one.percentage,
          lines: [words.checkInReminder.openUntil(dayInMail(one.lastDay, today))],
          path: wayTo(one),
        })),
        checkInButton(),
      ],
    };
  },
  async current(db, facts, { uid }, at) {
    const checkIns = await currentGoals(db, uid, facts.checkIns, presentCheckIn, at);
    return checkIns && { checkIns };
  },
  sample: {
    checkIns: [
      { goalId: "sample", description: "Read twelve books", percentage: 58, ...thisWeek },
      { goalId: "sample", description: "Sketch each morning", percentage: 19, ...thisWeek },
    ],
  },
};
