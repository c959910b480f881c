import { mailToggles, type EmailPreferences, type MailToggle } from "#domain/email-preferences.ts";

// What a person's own export and the outbox both read of the tables of mail.

/** The column of `users` that keeps each toggle. */
export const toggleColumns = {
  weeklyUpdates: "mail_weekly_updates",
  announcements: "mail_announcements",
  goalReminders: "mail_goal_reminders",
  coachingNotes: "mail_coaching_notes",
  marketingEmails: "mail_marketing",
} as const satisfies Record<MailToggle, string>;

/** The preferences of a row of `users u`. */
export const preferenceColumns = [
  ...mailToggles.map((toggle) => `u.${toggleColumns[toggle]} as "${toggle}"`),
  `u.mail_frequency as frequency`,
  `u.mail_unsubscribe_all as "unsubscribeAll"`,
].join(", ");

/** The preferences of a row, without what else it carries. */
export function preferencesOf(row: EmailPreferences): EmailPreferences {
  const { weeklyUpdates, announcements, goalReminders, coachingNotes, marketingEmails } = row;
  const { frequency, unsubscribeAll } = row;
  return {
    weeklyUpdates,
    announcements,
    goalReminders,
    coachingNotes,
    marketingEmails,
    frequency,
    unsubscribeAll,
  };
}

/** The facts of a mail `m`: an announcement's stand once, for all who get it. */
export const factsColumn = `coalesce((select jsonb_build_object('subject', a.subject, 'text', a.body)
  from announcements a where a.id = m.period and a.type = m.type), m.facts) as facts`;
