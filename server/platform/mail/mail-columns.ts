import { sql, type RawBuilder } from "kysely";
import { mailToggles, type EmailPreferences, type MailToggle } from "#domain/email-preferences.ts";
import { mailThatTells, type MailTrait } from "#domain/mail.ts";

export const toggleColumns = {
  weeklyUpdates: "mail_weekly_updates",
  announcements: "mail_announcements",
  goalReminders: "mail_goal_reminders",
  circleAsks: "mail_circle_asks",
  coachingNotes: "mail_coaching_notes",
  marketingEmails: "mail_marketing",
} as const satisfies Record<MailToggle, string>;

/** An older release that turns off all mail doesn't know `mail_circle_asks`. */
function toggleSql(users: string, toggle: MailToggle): string {
  const column = `${users}.${toggleColumns[toggle]}`;
  return toggle === "circleAsks" ? `(${column} and not ${users}.mail_unsubscribe_all)` : column;
}

type Aliased = `${string} as ${string}`;

export function preferenceList(users: string): readonly Aliased[] {
  return [
    ...mailToggles.map((toggle): Aliased => `${toggleSql(users, toggle)} as "${toggle}"`),
    `${users}.mail_frequency as frequency`,
    `${users}.mail_unsubscribe_all as "unsubscribeAll"`,
  ];
}

export const preferenceColumns = preferenceList("u").join(", ");

export function preferencesOf(row: EmailPreferences): EmailPreferences {
  const { weeklyUpdates, announcements, goalReminders, circleAsks } = row;
  const { coachingNotes, marketingEmails, frequency, unsubscribeAll } = row;
  return {
    weeklyUpdates,
    announcements,
    goalReminders,
    circleAsks,
    coachingNotes,
    marketingEmails,
    frequency,
    unsubscribeAll,
  };
}

export function mailThatTellsSql(trait: MailTrait): string {
  return mailThatTells(trait)
    .map((type) => `'${type}'`)
    .join(", ");
}

export function factsSql(mail: string): Aliased {
  return `coalesce((select jsonb_build_object('subject', a.subject, 'text', a.body)
    from announcements a where a.id = ${mail}.period and a.type = ${mail}.type), ${mail}.facts) as facts`;
}

export const factsColumn = factsSql("m");

type DueColumn = "digest_due_at" | "reminder_due_at" | "coaching_due_at";

/** Milliseconds between mornings in UTC+14 and UTC-12. */
const ZONES_APART = 26 * 3_600_000;

/** Negative: replan, and include what fell due since that moment. */
export function plannedAnew(due: DueColumn, at: number): RawBuilder<number> {
  const column = sql.ref(due);
  return sql`case when ${column} <= ${at}::bigint then ${column} else ${-at}::bigint end`;
}

/** In the new zone the morning may have passed: then due now. */
export function plannedInZone(due: DueColumn, at: number): RawBuilder<number> {
  const column = sql.ref(due);
  return sql`case when ${column} < ${at + ZONES_APART}::bigint then least(${column}, ${at}::bigint) else 0 end`;
}

export function plannedOnAnotherDay(at: number): Record<DueColumn, RawBuilder<number>> {
  return {
    digest_due_at: plannedAnew("digest_due_at", at),
    reminder_due_at: plannedAnew("reminder_due_at", at),
    coaching_due_at: plannedAnew("coaching_due_at", at),
  };
}
