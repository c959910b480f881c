import { SAY, TOKEN } from "#contract/check-in-by-mail.ts";
import { goalPath } from "#contract/routes.ts";
import { mailAnswers, type MailAnswer } from "#domain/check-in-by-mail.ts";
import { counted } from "#domain/count-words.ts";
import { dayNumber, type Day } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import type { MailType } from "#domain/mail.ts";
import type { DigestGoal, ToldPromise } from "#domain/digest.ts";
import type { Reminder } from "#domain/reminder.ts";
import { healthWords, keptWords } from "#domain/weekly-check-in.ts";
import type { MailFacts, QuotedWords, TypedFacts } from "../outbox/mail-facts.ts";
import type { MailBody, MailPart } from "./mail-body.ts";

const MS_PER_DAY = 86_400_000;

// A day is no instant: it is written in the zone in which it is counted here.
const dayFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** A calendar day as a mail names it: "Monday, March 16". */
function dayInMail(day: Day): string {
  return dayFormat.format(dayNumber(day) * MS_PER_DAY);
}

const dashboard: MailPart = { kind: "button", label: "Open your dashboard", path: "/" };

/** The way to a goal's page; null where facts of an older release do not name the goal. */
function wayTo({ goalId }: { readonly goalId?: string }): string | null {
  return goalId === undefined ? null : goalPath(goalId);
}

/** The button to the goal that a mail is about; to the dashboard where that is not known. */
function goalButton(goal: { readonly goalId?: string }): MailPart {
  const path = wayTo(goal);
  return path === null ? dashboard : { kind: "button", label: "Open your goal", path };
}

function quotes(words: readonly QuotedWords[]): MailPart[] {
  return words.map(({ by, text }) => ({ kind: "quote", by, text }));
}

const checkIn: MailPart = { kind: "button", label: "Check in", path: "/check-in" };

const digestStates: Record<DigestGoal["state"], (goal: DigestGoal) => string> = {
  completed: () => "Completed.",
  paused: () => "Paused.",
  open: ({ dueDate }) => `Due ${dayInMail(dueDate)}.`,
  overdue: ({ dueDate }) => `Was due ${dayInMail(dueDate)}.`,
};

function promiseLine({ text, kept }: ToldPromise): string {
  return kept === null
    ? `You promised: “${text}”`
    : `You had promised: “${text}” ${keptWords[kept]}.`;
}

function digestLines(goal: DigestGoal): string[] {
  const { change, pace, state, promises } = goal;
  const paceSentence = pace === null ? [] : [`${pace}.`];
  const stands = [`${change}.`, ...paceSentence, digestStates[state](goal)].join(" ");
  return [stands, ...promises.map(promiseLine)];
}

/** The tokens of links in a mail. */
export interface MailTokens {
  readonly verification: (verificationId: string) => string;
  readonly checkIn: (goalId: string, period: Day) => string;
}

const answerWords: Readonly<Record<Exclude<MailAnswer, "step">, string>> = {
  "nothing-changed": "Nothing changed",
  ...healthWords,
};

/** The buttons of a goal whose check-in is due; none of another. */
function answersTo({ goalId, due, step }: DigestGoal, { checkIn: tokenOf }: MailTokens) {
  if (due === null) return [];
  const token = tokenOf(goalId, due);
  return mailAnswers.flatMap((answer) => {
    const label = answer === "step" ? step : answerWords[answer];
    const path = `/check-in/by-mail?${TOKEN}=${token}&${SAY}=${answer}`;
    return label === null ? [] : [{ label, path }];
  });
}

function digest(facts: MailFacts["weekly_update"], tokens: MailTokens): MailBody {
  const { goals, words, nextStep, from, moved, allOnPace, checkInDue } = facts;
  const count = `${moved} of ${counted(goals.length, "goal")} moved`;
  return {
    subject: count,
    heading: `Since ${dayInMail(from)}`,
    parts: [
      { kind: "text", text: allOnPace ? `${count}. All on pace.` : `${count}.` },
      ...goals.map((goal): MailPart => ({
        kind: "goal",
        name: goal.description,
        percentage: goal.percentage,
        lines: digestLines(goal),
        path: wayTo(goal),
        answers: answersTo(goal, tokens),
      })),
      ...words.map(({ by, text, on }): MailPart => ({
        kind: "quote",
        by: `${by}, on “${on}”`,
        text,
      })),
      { kind: "text", text: `Next: ${nextStep}` },
      checkInDue ? checkIn : dashboard,
    ],
  };
}

const reminderLines: Record<Reminder["reason"], (reminder: Reminder) => string> = {
  "due-in-a-week": ({ dueDate }) => `Due in a week, on ${dayInMail(dueDate)}.`,
  "due-tomorrow": ({ dueDate }) => `Due tomorrow, ${dayInMail(dueDate)}.`,
  stalled: () =>
    `Nothing was logged for ${counted(limits.stalledAfterDays, "day")}. One small step is enough to begin again.`,
};

const reminderSubjects: Record<Reminder["reason"], string> = {
  "due-in-a-week": "Due in a week",
  "due-tomorrow": "Due tomorrow",
  stalled: "Waiting for a step",
};

function reminder({ reminders }: MailFacts["goal_reminder"]): MailBody {
  const [first, ...more] = reminders;
  const alone = first !== undefined && more.length === 0;
  const subject = alone
    ? `${reminderSubjects[first.reason]}: ${first.description}`
    : `${counted(reminders.length, "goal")} to look at`;
  return {
    subject,
    heading: alone ? reminderSubjects[first.reason] : "Worth a look today",
    parts: [
      ...reminders.map((one): MailPart => ({
        kind: "goal",
        name: one.description,
        percentage: one.percentage,
        lines: [reminderLines[one.reason](one)],
        path: wayTo(one),
      })),
      alone ? goalButton(first) : dashboard,
    ],
  };
}

function note(facts: MailFacts["coaching_note"]): MailBody {
  const { description, words, toCoach } = facts;
  const by = words[0]?.by ?? "Your coach";
  return {
    subject: `${by} wrote about ${description}`,
    heading: description,
    parts: [
      ...quotes(words),
      {
        kind: "button",
        label: toCoach ? "Answer" : "Read and answer",
        path: wayTo(facts) ?? (toCoach ? "/coaching" : "/"),
      },
    ],
  };
}

function accepted(facts: MailFacts["coach_accepted"]): MailBody {
  const { description, coachName } = facts;
  return {
    subject: `${coachName} is now coaching ${description}`,
    heading: "You have a coach",
    parts: [
      {
        kind: "text",
        text: `${coachName} accepted your invitation and can now see this goal, its progress and the check-ins that you share with your coach.`,
      },
      { kind: "quote", text: description, by: "Your goal" },
      goalButton(facts),
    ],
  };
}

function left(facts: MailFacts["coach_left"]): MailBody {
  const { description, coachName } = facts;
  return {
    subject: `${coachName} no longer coaches ${description}`,
    heading: "Your coach has stepped down",
    parts: [
      {
        kind: "text",
        text: `${coachName} has stepped down as your coach and no longer sees this goal. The notes stay with you, and you can invite somebody else.`,
      },
      { kind: "quote", text: description, by: "Your goal" },
      goalButton(facts),
    ],
  };
}

function announcement({ subject, text }: MailFacts["announcement"]): MailBody {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return {
    subject,
    heading: subject,
    parts: [
      ...paragraphs.map((paragraph): MailPart => ({ kind: "text", text: paragraph.trim() })),
      dashboard,
    ],
  };
}

function verification(token: string): MailBody {
  return {
    subject: "Verify your email for Cairn",
    heading: "Verify your email",
    parts: [
      {
        kind: "text",
        text: "Somebody, most likely you, asked Cairn to write to this address. Confirm that it is yours, and reminders and your coach's notes can reach you here.",
      },
      { kind: "button", label: "Verify this address", path: `/verify-email?token=${token}` },
      {
        kind: "small",
        text: `The link is good for ${limits.verificationHours} hours. If you did not ask for it, do nothing: no other mail will come.`,
      },
    ],
  };
}

/** What a mail says. */
export function fillTemplate(mail: TypedFacts, tokens: MailTokens): MailBody {
  switch (mail.type) {
    case "verification":
      return verification(tokens.verification(mail.facts.verificationId));
    case "weekly_update":
      return digest(mail.facts, tokens);
    case "goal_reminder":
      return reminder(mail.facts);
    case "coaching_note":
      return note(mail.facts);
    case "coach_accepted":
      return accepted(mail.facts);
    case "coach_left":
      return left(mail.facts);
    case "announcement":
    case "marketing":
      return announcement(mail.facts);
  }
}

/** Why somebody gets mail of a type, as it stands beneath it. */
export const mailReasons: Readonly<Record<MailType, string>> = {
  verification: "You get this because this address was entered at Cairn.",
  weekly_update: "You get this because weekly updates are on.",
  goal_reminder: "You get this because goal reminders are on.",
  coaching_note: "You get this because mail about coaching is on.",
  coach_left: "You get this because mail about coaching is on.",
  coach_accepted: "You get this because mail about coaching is on.",
  announcement: "You get this because announcements are on.",
  marketing: "You get this because you asked for tips and offers.",
};
