import { counted } from "#domain/count-words.ts";
import type { Day } from "#domain/day.ts";
import type { MailToggle } from "#domain/email-preferences.ts";
import { isolated } from "#domain/isolated.ts";
import * as limits from "#domain/limits.ts";
import { isOptionalMail, toggleOf, type MailType } from "#domain/mail.ts";
import type { Reminder } from "#domain/reminder.ts";
import type { MailFacts, QuotedWords, TypedFacts } from "../outbox/mail-facts.ts";
import { helpTemplate, weekTemplate } from "./coach-templates.ts";
import { digestTemplate, type MailContext } from "./digest-template.ts";
import type { MailBody, MailPart } from "./mail-body.ts";
import { dashboard, dayInMail, goalParts, toCheckIn, wayTo } from "./mail-parts.ts";

/** The button to the goal that a mail is about; to the dashboard where that is not known. */
function goalButton(goal: { readonly goalId?: string }): MailPart {
  const path = wayTo(goal);
  return path === null ? dashboard : { kind: "button", label: "Open your goal", path };
}

function quotes(words: readonly QuotedWords[]): MailPart[] {
  return words.map(({ by, text }) => ({ kind: "quote", by, text }));
}

const reminderLines: Record<Reminder["reason"], (reminder: Reminder, today: Day) => string> = {
  "due-in-a-week": ({ dueDate }, today) => `Due in a week, on ${dayInMail(dueDate, today)}.`,
  "due-tomorrow": ({ dueDate }, today) => `Due tomorrow, ${dayInMail(dueDate, today)}.`,
  stalled: ({ still }) =>
    `Nothing was logged for ${counted(still, "day")}. One small step is enough to begin again.`,
};

const reminderSubjects: Record<Reminder["reason"], string> = {
  "due-in-a-week": "Due in a week",
  "due-tomorrow": "Due tomorrow",
  stalled: "Waiting for a step",
};

function reminder({ reminders }: MailFacts["goal_reminder"], today: Day): MailBody {
  const [first, ...more] = reminders;
  const alone = first !== undefined && more.length === 0;
  const subject = alone
    ? `${reminderSubjects[first.reason]}: ${first.description}`
    : `${counted(reminders.length, "goal")} to look at`;
  return {
    subject,
    heading: alone ? reminderSubjects[first.reason] : "Worth a look today",
    parts: [
      ...goalParts(reminders, (one) => ({
        kind: "goal",
        name: one.description,
        percentage: one.percentage,
        lines: [reminderLines[one.reason](one, today)],
        path: wayTo(one),
      })),
      alone ? goalButton(first) : dashboard,
    ],
  };
}

function checkInReminder({ checkIns }: MailFacts["check_in_reminder"], today: Day): MailBody {
  const lastDays = checkIns.map(({ lastDay }) => lastDay).toSorted();
  return {
    subject: `Your check-in is open until ${dayInMail(lastDays[0] ?? "", today)}`,
    heading: counted(checkIns.length, "open check-in"),
    parts: [
      ...goalParts(checkIns, (one) => ({
        kind: "goal",
        name: one.description,
        percentage: one.percentage,
        lines: [`Open until ${dayInMail(one.lastDay, today)}.`],
        path: wayTo(one),
      })),
      toCheckIn,
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
        text: `${isolated(coachName)} accepted your invitation and can now see this goal, its progress and the check-ins that you share with your coach.`,
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
        text: `${isolated(coachName)} has stepped down as your coach and no longer sees this goal. The notes stay with you, and you can invite somebody else.`,
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
      ...paragraphs.map((paragraph): MailPart => ({ kind: "words", text: paragraph.trim() })),
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

function invited({ inviter }: MailFacts["colleague_invited"]): MailBody {
  return {
    subject: `${inviter} invites you to Cairn`,
    heading: "You are invited to Cairn",
    parts: [
      {
        kind: "text",
        text: `${isolated(inviter)} invites you to Cairn: goals of your own, an honest record of how far they are, and a coach where you want one.`,
      },
      { kind: "button", label: "Sign in", path: "/login" },
      {
        kind: "small",
        text: "No account was made for you. If you do not sign in, nothing of you is kept here but that you were invited.",
      },
    ],
  };
}

/** What a mail says. */
export function fillTemplate(mail: TypedFacts, context: MailContext): MailBody {
  switch (mail.type) {
    case "verification":
      return verification(context.verification(mail.facts.verificationId));
    case "weekly_update":
      return digestTemplate(mail.facts, context);
    case "goal_reminder":
      return reminder(mail.facts, context.today);
    case "check_in_reminder":
      return checkInReminder(mail.facts, context.today);
    case "coaching_note":
      return note(mail.facts);
    case "coaching_help":
      return helpTemplate(mail.facts);
    case "coaching_week":
      return weekTemplate(mail.facts, context.today);
    case "coach_accepted":
      return accepted(mail.facts);
    case "coach_left":
      return left(mail.facts);
    case "colleague_invited":
      return invited(mail.facts);
    case "announcement":
    case "marketing":
      return announcement(mail.facts);
  }
}

const reasons: Readonly<Record<MailToggle, string>> = {
  weeklyUpdates: "weekly updates are on",
  goalReminders: "goal reminders are on",
  coachingNotes: "mail about coaching is on",
  announcements: "announcements are on",
  marketingEmails: "you asked for tips and offers",
};

/** Why somebody gets mail of a type, as it stands beneath it. */
export function mailReason(type: MailType): string {
  const why = isOptionalMail(type) ? reasons[toggleOf[type]] : "this address was entered at Cairn";
  return `You get this because ${why}.`;
}
