import type { EmailPreferences, Frequency } from "#domain/email-preferences.ts";

/** Preferences as a row of `users u` carries them. */
export interface PreferenceRow {
  readonly weeklyUpdates: boolean;
  readonly announcements: boolean;
  readonly goalReminders: boolean;
  readonly coachingNotes: boolean;
  readonly marketingEmails: boolean;
  readonly frequency: Frequency;
  readonly unsubscribeAll: boolean;
}

export const preferenceColumns = `u.mail_weekly_updates as "weeklyUpdates", u.mail_announcements as announcements,
  u.mail_goal_reminders as "goalReminders", u.mail_coaching_notes as "coachingNotes",
  u.mail_marketing as "marketingEmails", u.mail_frequency as frequency, u.mail_unsubscribe_all as "unsubscribeAll"`;

/** The preferences of a row, without what else it carries. */
export function preferencesOf(row: PreferenceRow): EmailPreferences {
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
