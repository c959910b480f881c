import { counted } from "#domain/count-words.ts";
import { words as list } from "#domain/list.words.ts";
import type { DigestGoal } from "#domain/digest.ts";
import type { MailToggle } from "#domain/email-preferences.ts";
import * as limits from "#domain/limits.ts";
import type { Reminder } from "#domain/reminder.ts";

/** In the order of `domain/mail.ts`, after what several mails say. */
export const words = {
  yourGoal: "Your goal",
  answer: "Reply",
  footer: {
    reason: (why: string) => `You're getting this email because ${why}.`,
    reasons: {
      weeklyUpdates: "weekly summaries are on",
      goalReminders: "goal reminders are on",
      circleAsks: "asks from circles are on",
      coachingNotes: "coaching emails are on",
      announcements: "announcements are on",
      marketingEmails: "you asked for tips and offers",
    } satisfies Record<MailToggle, string>,
    addressEntered: "this address was entered in Cairn",
    noInvitations: "Stop invitations",
    settings: "Email settings",
    unsubscribe: "Unsubscribe",
  },

  verification: {
    subject: "Verify your email for Cairn",
    heading: "Verify your email",
    text: "Someone, most likely you, entered this address in Cairn. To get reminders and your coach's notes by email, confirm that it's yours.",
    verify: "Verify email",
    goodFor: `The link works for ${limits.verificationHours} hours. If you didn't ask for this, ignore this email. You won't get any more emails.`,
  },

  weeklyUpdate: {
    subject: (goals: number, dueSoon: number) =>
      dueSoon === 0
        ? `Your week: ${counted(goals, "goal")}`
        : `Your week: ${counted(goals, "goal")}, ${dueSoon} due soon`,
    moved: (moved: number, goals: number) => `Progress on ${moved} of ${counted(goals, "goal")}`,
    heading: (day: string) => `Since ${day}`,
    text: (moved: string, allOnPace: boolean) =>
      allOnPace ? `${moved}. All on pace.` : `${moved}.`,
    cameBackOnce: "You came back once.",
    cameBack: (times: number) => `You came back ${times} times.`,
    goal: (change: string, pace: string | null, state: string) =>
      pace === null ? `${change}. ${state}` : `${change}. ${pace}. ${state}`,
    states: {
      completed: () => "Goal completed.",
      paused: () => "Paused.",
      open: (day) => `Due ${day}.`,
      overdue: (day) => `Was due ${day}.`,
    } satisfies Record<DigestGoal["state"], (dueDate: string) => string>,
    promised: (promise: string) => `Your promise: “${promise}”`,
    hadPromised: (promise: string, kept: string) => `Last promise: “${promise}” (${kept})`,
    nothingChanged: "No change",
    coachOnGoal: (coach: string, goal: string) => `${coach}, on “${goal}”`,
    next: (step: string) => `Next: ${step}`,
    circleWeek: (checkedIn: number, of: number) => `${checkedIn} of ${of} checked in.`,
    circleAsks: (people: readonly string[]) =>
      people.length === 1 ? `${people[0]} asks for help.` : `${list.and(people)} ask for help.`,
  },

  goalReminder: {
    reasons: {
      "due-in-a-week": () => "Due in a week",
      "due-in-days": (left) => `Due in ${counted(left, "day")}`,
      "due-tomorrow": () => "Due tomorrow",
      stalled: () => "No update lately",
    } satisfies Record<Reminder["reason"], (left: number) => string>,
    subject: (reason: string, goal: string) => `${reason}: ${goal}`,
    subjectOfSeveral: (goals: number) => `${goals} goals need attention`,
    headingOfSeveral: "These goals need attention",
    lines: {
      "due-in-a-week": (day) => `Due in a week, on ${day}.`,
      "due-in-days": (day, left) => `Due in ${counted(left, "day")}, on ${day}.`,
      "due-tomorrow": (day) => `Due tomorrow, ${day}.`,
      stalled: (_day, _left, still) =>
        `No update for ${counted(still, "day")}. One small step gets it going again.`,
    } satisfies Record<
      Reminder["reason"],
      (dueDate: string, left: number, still: number) => string
    >,
  },

  checkInReminder: {
    subject: (day: string) => `Check in by ${day}`,
    heading: (checkIns: number) => counted(checkIns, "open check-in"),
    openUntil: (day: string) => `Open until ${day}.`,
    checkInOpenUntil: (day: string) => `Check-in open until ${day}.`,
  },

  circleAsk: {
    circle: (name: string) => `“${name}”`,
    circles: "your circles",
    subject: (member: string, circles: string) => `${member} asks ${circles} for help`,
    subjectOfSeveral: (people: number, circles: string) =>
      `${people} people ask ${circles} for help`,
    headingOfSeveral: "Requests for help",
    answer: "Answer",
  },

  coachingNote: {
    subject: (writer: string, goal: string) => `${writer} wrote about “${goal}”`,
    yourCoach: "Your coach",
    readAndAnswer: "Read and reply",
  },

  coachingHelp: {
    subject: (owner: string, goal: string) => `${owner} asks for help with “${goal}”`,
    subjectOfSeveral: (owner: string, goals: number) =>
      `${owner} asks for help with ${goals} goals`,
    headingOfSeveral: "Requests for help",
    text: (health: string) => `Checked in: ${health}. What would help:`,
  },

  completionAsked: {
    subject: (owner: string, goal: string) => `${owner} says “${goal}” is done`,
    text: "You can confirm it, or say “Not yet” with a note. Without an answer, the goal completes by itself after 7 days.",
    answer: "Give your answer",
  },

  coachingWeek: {
    title: "Your people this week",
    checkedIn: (health: string) => `Checked in: ${health}.`,
    withPace: (fact: string, pace: string) => `${fact} ${pace}.`,
    asksForHelp: (help: string) => `Asks for help: “${help}”`,
    saysDone: "Says it's done.",
    missed: (checkIns: number) =>
      checkIns === 1 ? "Missed a check-in." : `Missed ${checkIns} check-ins in a row.`,
    due: (day: string) => `Due ${day}.`,
    openCoaching: "Go to your coaching page",
  },

  coachAccepted: {
    subject: (coach: string, goal: string) => `${coach} is now coaching “${goal}”`,
    heading: "You have a coach",
    text: (coach: string) =>
      `${coach} accepted your invitation. They can now see this goal, its progress and the check-ins you share with them.`,
  },

  coachLeft: {
    subject: (coach: string, goal: string) => `${coach} no longer coaches “${goal}”`,
    heading: "Your coach has stepped down",
    text: (coach: string) =>
      `${coach} has stepped down as your coach and can no longer see this goal. You keep their notes. You can invite someone else.`,
    requestEnded:
      "They can no longer confirm that the goal is done. To complete it, mark it complete again.",
  },

  colleagueInvited: {
    subject: (inviter: string) => `${inviter} invited you to join Cairn`,
    heading: "You're invited to join Cairn",
    text: (inviter: string) =>
      `${inviter} invited you to join Cairn. There you can set goals, keep an honest record of your progress and invite a coach for each goal.`,
    signIn: "Sign in",
    noAccount:
      "Your account is created when you first sign in. Until then, Cairn only stores that you were invited.",
  },
};
