import { sql } from "kysely";
import type { StoredPreferences } from "#contract/email.ts";
import type { EmailPreferences, MailToggle } from "#domain/email-preferences.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import {
  plannedAnew,
  preferenceColumns,
  preferencesOf,
  toggleColumns,
} from "#server/platform/mail/mail-columns.ts";

interface StoredRow extends EmailPreferences {
  readonly email: string | null;
  readonly customEmailVerified: boolean;
}

const reading: Statement = {
  name: "mail_preferences",
  sql: `select ${preferenceColumns}, u.email,
    u.custom_email_verified_at is not null as "customEmailVerified" from users u where u.id = $1`,
};

const holding: Statement = {
  name: "mail_preferences_held",
  sql: `select ${preferenceColumns} from users u where u.id = $1 for update`,
};

export async function readPreferences(
  db: Queryable,
  uid: string,
): Promise<StoredPreferences | null> {
  const [row] = await db.run<StoredRow>(reading, [uid]);
  if (!row) return null;
  const { email, customEmailVerified } = row;
  return { emailPreferences: preferencesOf(row), email, customEmailVerified };
}

export async function holdPreferences(
  tx: Transaction,
  uid: string,
): Promise<EmailPreferences | null> {
  const [row] = await tx.run<EmailPreferences>(holding, [uid]);
  return row ?? null;
}

/** Biweekly digests count from when they were chosen (product 16.4); due times are recomputed. */
export async function writePreferences(
  db: Queryable,
  uid: string,
  wish: EmailPreferences,
  at: number,
): Promise<number | null> {
  const { weeklyUpdates, announcements, goalReminders, coachingNotes, marketingEmails } = wish;
  const row = await db.kysely
    .updateTable("users")
    .set((eb) => ({
      mail_weekly_updates: weeklyUpdates,
      mail_announcements: announcements,
      mail_goal_reminders: goalReminders,
      mail_circle_asks: wish.circleAsks,
      mail_coaching_notes: coachingNotes,
      mail_marketing: marketingEmails,
      mail_frequency: wish.frequency,
      mail_unsubscribe_all: wish.unsubscribeAll,
      mail_frequency_since: sql<number | null>`case
        when mail_frequency <> ${wish.frequency} or (not mail_weekly_updates and ${weeklyUpdates}) then ${at}::bigint
        else mail_frequency_since end`,
      // Newly enabled mail is not due yet.
      digest_due_at: sql<number>`case when mail_weekly_updates then ${plannedAnew("digest_due_at", at)} else 0 end`,
      reminder_due_at: sql<number>`case when mail_goal_reminders then ${plannedAnew("reminder_due_at", at)} else 0 end`,
      coaching_due_at: sql<number>`case when mail_coaching_notes then ${plannedAnew("coaching_due_at", at)} else 0 end`,
      updated_at: at,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", uid)
    .returning("rev")
    .executeTakeFirst();
  return row?.rev ?? null;
}

export async function turnOff(
  db: Queryable,
  uid: string,
  toggle: MailToggle | "all",
  at: number,
): Promise<number | null> {
  const off = toggle === "all" ? Object.values(toggleColumns) : [toggleColumns[toggle]];
  const change = Object.fromEntries(off.map((column) => [column, false]));
  const row = await db.kysely
    .updateTable("users")
    .set((eb) => ({
      ...change,
      ...(toggle === "all" ? { mail_unsubscribe_all: true } : {}),
      updated_at: at,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", uid)
    .where((eb) =>
      toggle === "all"
        ? eb("mail_unsubscribe_all", "=", false)
        : eb(toggleColumns[toggle], "=", true),
    )
    .returning("rev")
    .executeTakeFirst();
  return row?.rev ?? null;
}
