import type { MailToggle } from "./email-preferences.ts";
import type { MailType } from "./mail.ts";

export const words = {
  types: {
    verification: "Verification",
    weekly_update: "Weekly summaries",
    goal_reminder: "Goal reminders",
    check_in_reminder: "Check-in reminders",
    circle_ask: "Asks from circles",
    coaching_note: "Coach's notes",
    coaching_help: "Requests for help",
    completion_asked: "Requests to confirm a goal",
    coaching_week: "Coaching overviews",
    coach_accepted: "Coach accepted",
    coach_left: "Coach stepped down",
    colleague_invited: "Invitations",
    announcement: "Announcements",
    marketing: "Tips and offers",
  } satisfies Record<MailType, string>,

  turnedOff: {
    weeklyUpdates: "weekly summaries",
    goalReminders: "goal reminders",
    circleAsks: "asks from circles",
    coachingNotes: "coaching emails",
    announcements: "announcements",
    marketingEmails: "tips and offers",
  } satisfies Record<MailToggle, string>,
  invitations: "invitations",
};
