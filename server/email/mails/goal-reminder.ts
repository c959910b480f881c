import type { MailKind } from "./mail-kind.ts";
import { currentReminders, reminderTemplate, type ReminderFacts } from "./reminder-mail.ts";

const goal = { goalId: "sample", dueDate: "2026-06-30" };
const inAWeek = { goalId: "sample", dueDate: "2026-07-06", still: 2 };
const dueTomorrow = { ...goal, reason: "due-tomorrow", left: 1, still: 1 } as const;
const stalled = { ...goal, percentage: 19, reason: "stalled", left: 106 } as const;
const thisWeek = { from: "2026-03-16", lastDay: "2026-03-22" };

/** product 16.5 */
export const goalReminder: MailKind<ReminderFacts> = {
  template: reminderTemplate,
  current: currentReminders,
  sample: {
    reminders: [
      { ...dueTomorrow, description: "Read twelve books", percentage: 58 },
      {
        ...inAWeek,
        description: "Meet ten people",
        percentage: 80,
        reason: "due-in-a-week",
        left: 7,
      },
      { ...stalled, description: "Sketch each morning", still: 8 },
    ],
    checkIns: [
      { goalId: "sample", description: "Sketch each morning", percentage: 19, ...thisWeek },
      { goalId: "sample", description: "Publish the case study", percentage: 62, ...thisWeek },
    ],
  },
  variants: {
    "due-in-a-week": {
      reminders: [
        {
          ...inAWeek,
          description: "Meet ten people",
          percentage: 0,
          reason: "due-in-a-week",
          left: 7,
        },
      ],
    },
    "due-in-days": {
      reminders: [
        {
          ...inAWeek,
          description: "Meet ten people",
          percentage: 80,
          reason: "due-in-days",
          left: 5,
        },
      ],
    },
    "due-tomorrow": {
      reminders: [{ ...dueTomorrow, description: "Read twelve books", percentage: 58 }],
    },
    stalled: {
      reminders: [
        {
          ...stalled,
          description:
            "Sketch for a quarter of an hour each morning before anybody else is up, and keep every sheet",
          still: 9,
        },
      ],
    },
  },
};
