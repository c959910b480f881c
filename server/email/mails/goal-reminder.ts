import { counted } from "#domain/count-words.ts";
import type { Day } from "#domain/day.ts";
import { presentReminder, type Reminder } from "#domain/reminder.ts";
import {
  dashboardButton,
  dayInMail,
  goalButton,
  goalParts,
  wayTo,
} from "../rendering/mail-parts.ts";
import { currentGoals } from "./current-goals.ts";
import type { MailKind } from "./mail-kind.ts";

export interface GoalReminderFacts {
  readonly reminders: readonly Reminder[];
}

const lines: Record<Reminder["reason"], (reminder: Reminder, today: Day) => string> = {
  "due-in-a-week": ({ dueDate }, today) => `Due in a week, on ${dayInMail(dueDate, today)}.`,
  "due-tomorrow": ({ dueDate }, today) => `Due tomorrow, ${dayInMail(dueDate, today)}.`,
  stalled: ({ still }) =>
    `Nothing was logged for ${counted(still, "day")}. One small step is enough to begin again.`,
};

const subjects: Record<Reminder["reason"], string> = {
  "due-in-a-week": "Due in a week",
  "due-tomorrow": "Due tomorrow",
  stalled: "Waiting for a step",
};

const goal = { goalId: "sample", dueDate: "2026-06-30" };

/** product 16.5 */
export const goalReminder: MailKind<GoalReminderFacts> = {
  template({ reminders }, { today }) {
    const [first, ...more] = reminders;
    const alone = first !== undefined && more.length === 0;
    return {
      subject: alone
        ? `${subjects[first.reason]}: ${first.description}`
        : `${counted(reminders.length, "goal")} to look at`,
      heading: alone ? subjects[first.reason] : "Worth a look today",
      parts: [
        ...goalParts(reminders, (one) => ({
          kind: "goal",
          name: one.description,
          percentage: one.percentage,
          lines: [lines[one.reason](one, today)],
          path: wayTo(one),
        })),
        alone ? goalButton(first) : dashboardButton,
      ],
    };
  },
  async current(db, facts, { uid }, at) {
    const reminders = await currentGoals(db, uid, facts.reminders, presentReminder, at);
    return reminders && { reminders };
  },
  sample: {
    reminders: [
      {
        ...goal,
        description: "Read twelve books",
        percentage: 58,
        reason: "due-tomorrow",
        still: 1,
      },
      {
        ...goal,
        dueDate: "2026-07-06",
        description: "Meet ten people",
        percentage: 80,
        reason: "due-in-a-week",
        still: 2,
      },
      { ...goal, description: "Sketch each morning", percentage: 19, reason: "stalled", still: 8 },
    ],
  },
  variants: {
    "due-in-a-week": {
      reminders: [
        {
          ...goal,
          description: "Meet ten people",
          percentage: 0,
          reason: "due-in-a-week",
          still: 2,
        },
      ],
    },
    "due-tomorrow": {
      reminders: [
        {
          ...goal,
          description: "Read twelve books",
          percentage: 58,
          reason: "due-tomorrow",
          still: 1,
        },
      ],
    },
    stalled: {
      reminders: [
        {
          ...goal,
          description:
            "Sketch for a quarter of an hour each morning before anybody else is up, and keep every sheet",
          percentage: 19,
          reason: "stalled",
          still: 9,
        },
      ],
    },
  },
};
