import type { Words } from "./language.ts";
import type { words as english } from "./mail.words.ts";

export const words = {
  types: {
    verification: "Bestätigung der Adresse",
    weekly_update: "Wochenüberblicke",
    goal_reminder: "Zielerinnerungen",
    check_in_reminder: "Check-in-Erinnerungen",
    circle_ask: "Hilfeanfragen aus Kreisen",
    coaching_note: "Coach-Notizen",
    coaching_help: "Hilfeanfragen",
    completion_asked: "Anfragen zur Bestätigung",
    coaching_week: "Coaching-Überblicke",
    coach_accepted: "Coach hat angenommen",
    coach_left: "Coaching beendet",
    colleague_invited: "Einladungen",
    announcement: "Ankündigungen",
    marketing: "Tipps und Angebote",
  },

  turnedOff: {
    weeklyUpdates: "Wochenüberblicke",
    goalReminders: "Zielerinnerungen",
    circleAsks: "Hilfeanfragen aus Kreisen",
    coachingNotes: "Coaching-E-Mails",
    announcements: "Ankündigungen",
    marketingEmails: "Tipps und Angebote",
  },
  invitations: "Einladungen",
} satisfies Words<typeof english>;
