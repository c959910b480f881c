import { mailTypes, type MailType } from "#domain/mail.ts";
import type { DigestGoal } from "#domain/digest.ts";
import type { Reminder } from "#domain/reminder.ts";
import type { MailFacts, TypedFacts } from "#server/email/outbox/mail-facts.ts";

const goal = { goalId: "sample", dueDate: "2026-06-30" };
const told = { ...goal, due: null, step: null, pace: null, promises: [] };
const goals: readonly DigestGoal[] = [
  {
    ...told,
    description: "Read twelve books",
    percentage: 58,
    change: "+1 books",
    pace: "Ahead by 1 of 12 books",
    state: "open",
    due: "2026-03-16",
    step: "One step",
    promises: [
      { text: "Half an hour before breakfast", kept: "partly" },
      { text: "Finish the third chapter", kept: null },
    ],
  },
  {
    ...told,
    description: "Pass the certification",
    percentage: 100,
    change: "Done",
    state: "completed",
  },
  {
    ...told,
    description: "Sketch each morning",
    percentage: 19,
    change: "No change",
    pace: "Behind by 6 of 21 days",
    state: "open",
    due: "2026-03-16",
    step: "One step",
  },
  {
    ...told,
    dueDate: "2026-03-10",
    description: "Publish the case study",
    percentage: 62,
    change: "No change",
    state: "overdue",
    due: "2026-03-16",
  },
];
const words = [
  {
    by: "Grace Okafor",
    text: "The second chapter reads well.\nCould the third begin with the question itself?",
  },
];

const thisWeek = { from: "2026-03-16", lastDay: "2026-03-22" };

/** Facts of one mail of each type, for the previews. */
const samples: MailFacts = {
  verification: { verificationId: "sample" },
  weekly_update: {
    day: "2026-03-16",
    since: Date.UTC(2026, 2, 9, 8),
    from: "2026-03-09",
    moved: 2,
    allOnPace: false,
    checkInDue: true,
    goals,
    words: words.map((one) => ({ ...one, goalId: "sample", on: "Read twelve books" })),
    nextStep: "one small step on “Publish the case study” still counts.",
  },
  goal_reminder: {
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
  check_in_reminder: {
    checkIns: [
      { goalId: "sample", description: "Read twelve books", percentage: 58, ...thisWeek },
      { goalId: "sample", description: "Sketch each morning", percentage: 19, ...thisWeek },
    ],
  },
  coaching_note: { goalId: "sample", description: "Read twelve books", words, toCoach: false },
  coaching_help: {
    goalId: "sample",
    description: "Read twelve books",
    checkInId: "sample",
    health: "off-track",
    words: { by: "Ada Moreau", text: "An hour with you on which chapters matter." },
  },
  coaching_week: {
    day: "2026-03-16",
    since: Date.UTC(2026, 2, 9, 8),
    people: [
      {
        uid: "sample",
        name: "Ada Moreau",
        goals: [
          {
            goalId: "sample",
            description: "Read twelve books",
            percentage: 58,
            checkIns: [{ health: "off-track", help: "An hour with you on which chapters matter." }],
            missed: 0,
            dueDate: "2026-03-20",
          },
          {
            goalId: "sample",
            description: "Sketch each morning",
            percentage: 19,
            checkIns: [],
            missed: 2,
            dueDate: null,
          },
        ],
      },
      {
        uid: "sample-2",
        name: "Ben Ito",
        goals: [
          {
            goalId: "sample",
            description: "Meet ten people",
            percentage: 80,
            checkIns: [{ health: null, help: "" }],
            missed: 0,
            dueDate: null,
          },
        ],
      },
    ],
  },
  coach_accepted: {
    goalId: "sample",
    description: "Read twelve books",
    coachName: "Grace Okafor",
  },
  coach_left: { goalId: "sample", description: "Read twelve books", coachName: "Grace Okafor" },
  colleague_invited: {
    inviter: "Admin User (admin@example.org)",
    addressHash: "a".repeat(43),
  },
  announcement: {
    subject: "Goals can now be coached",
    text: "From today you can invite a coach to a goal.\n\nOpen a goal, choose Share, and send the link to somebody you trust.",
  },
  marketing: {
    subject: "Four ways to write a goal that holds",
    text: "A goal that can be measured is easier to keep.\n\nThis month we look at four that did.",
  },
};

/** The type with the facts of its preview. */
export function sampleOf(type: MailType): TypedFacts {
  return { type, facts: samples[type] } as TypedFacts;
}

const reminding = (reminder: Reminder): TypedFacts => ({
  type: "goal_reminder",
  facts: { reminders: [reminder] },
});

// The same types where they look otherwise.
const others: Readonly<Record<string, TypedFacts>> = {
  "weekly_update-on-pace": {
    type: "weekly_update",
    facts: {
      ...samples.weekly_update,
      moved: 1,
      allOnPace: true,
      checkInDue: false,
      goals: goals.slice(0, 1).map((one) => ({ ...one, due: null, promises: [] })),
      words: [],
      nextStep: "a step on “Read twelve books”, which is due first.",
    },
  },
  "goal_reminder-due-in-a-week": reminding({
    ...goal,
    description: "Meet ten people",
    percentage: 0,
    reason: "due-in-a-week",
    still: 2,
  }),
  "goal_reminder-due-tomorrow": reminding({
    ...goal,
    description: "Read twelve books",
    percentage: 58,
    reason: "due-tomorrow",
    still: 1,
  }),
  "goal_reminder-stalled": reminding({
    ...goal,
    description:
      "Sketch for a quarter of an hour each morning before anybody else is up, and keep every sheet",
    percentage: 19,
    reason: "stalled",
    still: 9,
  }),
  "coaching_note-to-coach": {
    type: "coaching_note",
    facts: {
      ...samples.coaching_note,
      words: [{ by: "Ada Moreau", text: "I tried it with the question first. Thank you!" }],
      toCoach: true,
    },
  },
};

/** Facts of a mail for each preview, by its name: each type, and the ways in which some of them differ. */
export const previews: ReadonlyMap<string, TypedFacts> = new Map([
  ...mailTypes.map((type) => [type, sampleOf(type)] as const),
  ...Object.entries(others),
]);
