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
import { words } from "./mails.words.ts";

export interface GoalReminderFacts {
  readonly reminders: readonly Reminder[];
}

const goal = { goalId: "sample", dueDate: "2026-06-30" };

/** product 16.5 */
export const goalReminder: MailKind<GoalReminderFacts> = {
  template({ reminders }, { today }) {
    const [first, ...more] = reminders;
    const alone = first !== undefined && more.length === 0;
    return {
      subject: alone
        ? words.goalReminder.subject(words.goalReminder.reasons[first.reason], first.description)
        : words.goalReminder.subjectOfSeveral(reminders.length),
      heading: alone
        ? words.goalReminder.reasons[first.reason]
        : words.goalReminder.headingOfSeveral,
      parts: [
        ...goalParts(reminders, (one) => ({
          kind: "goal",
          name: one.description,
          percentage: one.percentage,
          lines: [words.goalReminder.lines[one.reason](dayInMail(one.dueDate, today), one.still)],
          path: wayTo(one),
        })),
        alone ? goalButton(first) : dashboardButton(),
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
