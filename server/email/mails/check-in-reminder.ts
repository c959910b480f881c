import type { MailKind } from "./mail-kind.ts";
import { currentReminders, reminderTemplate, type ReminderFacts } from "./reminder-mail.ts";

const thisWeek = { from: "2026-03-16", lastDay: "2026-03-22" };

/** product 16.16 */
export const checkInReminder: MailKind<ReminderFacts> = {
  template: reminderTemplate,
  current: currentReminders,
  sample: {
    reminders: [],
    checkIns: [
      { goalId: "sample", description: "Read twelve books", percentage: 58, ...thisWeek },
      { goalId: "sample", description: "Sketch each morning", percentage: 19, ...thisWeek },
    ],
  },
};
