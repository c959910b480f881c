import { sql, type RawBuilder } from "kysely";
import { mailToggles, type EmailPreferences, type MailToggle } from "#domain/email-preferences.ts";
import { mailThatTells, type MailTrait } from "#domain/mail.ts";

// What rooms on several floors know of the tables of mail.

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

/** The types of mail that tell of something, as a list in SQL. */
export function mailThatTellsSql(trait: MailTrait): string {
  return mailThatTells(trait)
    .map((type) => `'${type}'`)
    .join(", ");
}

/** The facts of a mail `m`: an announcement's stand once, for all who get it. */
export const factsColumn = `coalesce((select jsonb_build_object('subject', a.subject, 'text', a.body)
  from announcements a where a.id = m.period and a.type = m.type), m.facts) as facts`;

type DueColumn = "digest_due_at" | "reminder_due_at" | "coaching_due_at";

/** Milliseconds by which a morning comes earlier in another zone at most: from UTC-12 to UTC+14. */
const ZONES_APART = 26 * 3_600_000;

/**
 * A due time of planned mail that is to be computed anew, unless it has come and nobody has looked at it yet. Below 0 it says
 * since when: what falls due between that moment and the next look is due.
 */
export function plannedAnew(due: DueColumn, at: number): RawBuilder<number> {
  const column = sql.ref(due);
  return sql`case when ${column} <= ${at}::bigint then ${column} else ${-at}::bigint end`;
}

/** The same in another zone, where the morning at which it is due may have been: then it is due now. */
export function plannedInZone(due: DueColumn, at: number): RawBuilder<number> {
  const column = sql.ref(due);
  return sql`case when ${column} < ${at + ZONES_APART}::bigint then least(${column}, ${at}::bigint) else 0 end`;
}

/** When planned mail is due for somebody with another check-in day. */
export function plannedOnAnotherDay(at: number): Record<DueColumn, RawBuilder<number>> {
  return {
    digest_due_at: plannedAnew("digest_due_at", at),
    reminder_due_at: plannedAnew("reminder_due_at", at),
    coaching_due_at: plannedAnew("coaching_due_at", at),
  };
}
