import { counted } from "#domain/count-words.ts";
import type { DigestGoal } from "#domain/digest.ts";
import type { MailToggle } from "#domain/email-preferences.ts";
import * as limits from "#domain/limits.ts";
import type { Reminder } from "#domain/reminder.ts";

/** In the order of `domain/mail.ts`, after what several mails say. */
export const words = {
  yourGoal: "Your goal",
  answer: "Answer",
  footer: {
    reason: (why: string) => `You get this because ${why}.`,
    reasons: {
      weeklyUpdates: "weekly updates are on",
      goalReminders: "goal reminders are on",
      coachingNotes: "mail about coaching is on",
      announcements: "announcements are on",
      marketingEmails: "you asked for tips and offers",
    } satisfies Record<MailToggle, string>,
    addressEntered: "this address was entered at Cairn",
    noInvitations: "No more invitations",
    settings: "Email settings",
    unsubscribe: "Unsubscribe",
  },

  verification: {
    subject: "Verify your email for Cairn",
    heading: "Verify your email",
    text: "Somebody, most likely you, asked Cairn to write to this address. Confirm that it is yours, and reminders and your coach's notes can reach you here.",
    verify: "Verify this address",
    goodFor: `The link is good for ${limits.verificationHours} hours. If you did not ask for it, do nothing: no other mail will come.`,
  },

  weeklyUpdate: {
    subject: (moved: number, goals: number) => `${moved} of ${counted(goals, "goal")} moved`,
    heading: (day: string) => `Since ${day}`,
    text: (moved: string, allOnPace: boolean) =>
      allOnPace ? `${moved}. All on pace.` : `${moved}.`,
    goal: (change: string, pace: string | null, state: string) =>
      pace === null ? `${change}. ${state}` : `${change}. ${pace}. ${state}`,
    states: {
      completed: () => "Completed.",
      paused: () => "Paused.",
      open: (day) => `Due ${day}.`,
      overdue: (day) => `Was due ${day}.`,
    } satisfies Record<DigestGoal["state"], (dueDate: string) => string>,
    promised: (promise: string) => `You promised: “${promise}”`,
    hadPromised: (promise: string, kept: string) => `You had promised: “${promise}” ${kept}.`,
    nothingChanged: "Nothing changed",
    coachOnGoal: (coach: string, goal: string) => `${coach}, on “${goal}”`,
    next: (step: string) => `Next: ${step}`,
  },

  goalReminder: {
    reasons: {
      "due-in-a-week": "Due in a week",
      "due-tomorrow": "Due tomorrow",
      stalled: "Waiting for a step",
    } satisfies Record<Reminder["reason"], string>,
    subject: (reason: string, goal: string) => `${reason}: ${goal}`,
    subjectOfSeveral: (goals: number) => `${counted(goals, "goal")} to look at`,
    headingOfSeveral: "Worth a look today",
    lines: {
      "due-in-a-week": (day) => `Due in a week, on ${day}.`,
      "due-tomorrow": (day) => `Due tomorrow, ${day}.`,
      stalled: (_, still) =>
        `Nothing was logged for ${counted(still, "day")}. One small step is enough to begin again.`,
    } satisfies Record<Reminder["reason"], (dueDate: string, still: number) => string>,
  },

  checkInReminder: {
    subject: (day: string) => `Your check-in is open until ${day}`,
    heading: (checkIns: number) => counted(checkIns, "open check-in"),
    openUntil: (day: string) => `Open until ${day}.`,
  },

  coachingNote: {
    subject: (writer: string, goal: string) => `${writer} wrote about ${goal}`,
    yourCoach: "Your coach",
    readAndAnswer: "Read and answer",
  },

  coachingHelp: {
    subject: (owner: string, goal: string) => `${owner} asks for help: ${goal}`,
    text: (health: string) => `Checked in: ${health}. This would help:`,
  },

  coachingWeek: {
    title: "Your people this week",
    checkedIn: (health: string | null) =>
      health === null ? "Checked in." : `Checked in: ${health}.`,
    asksForHelp: (help: string) => `Asks for help: “${help}”`,
    missed: (checkIns: number) =>
      checkIns === 1 ? "Missed a check-in." : `Missed ${checkIns} check-ins in a row.`,
    due: (day: string) => `Due ${day}.`,
    openCoaching: "Open coaching",
  },

  coachAccepted: {
    subject: (coach: string, goal: string) => `${coach} is now coaching ${goal}`,
    heading: "You have a coach",
    text: (coach: string) =>
      `${coach} accepted your invitation and can now see this goal, its progress and the check-ins that you share with your coach.`,
  },

  coachLeft: {
    subject: (coach: string, goal: string) => `${coach} no longer coaches ${goal}`,
    heading: "Your coach has stepped down",
    text: (coach: string) =>
      `${coach} has stepped down as your coach and no longer sees this goal. The notes stay with you, and you can invite somebody else.`,
  },

  colleagueInvited: {
    subject: (inviter: string) => `${inviter} invites you to Cairn`,
    heading: "You are invited to Cairn",
    text: (inviter: string) =>
      `${inviter} invites you to Cairn: goals of your own, an honest record of how far they are, and a coach where you want one.`,
    signIn: "Sign in",
    noAccount:
      "No account was made for you. If you do not sign in, nothing of you is kept here but that you were invited.",
  },
};
