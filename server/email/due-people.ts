import type { MailReader } from "#domain/mail.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import {
  preferenceColumns,
  preferencesOf,
  type PreferenceRow,
} from "#server/platform/mail/preference-row.ts";

/** So many people are looked at in one transaction: more would be in the way of those who ask the server meanwhile. */
export const BATCH = 20;

interface DueRow extends PreferenceRow {
  readonly uid: string;
  readonly zone: string;
  readonly dueAt: number;
  readonly frequencySince: number | null;
  readonly disabled: boolean;
  readonly email: string | null;
  readonly verified: boolean;
}

/** Somebody for whom planned mail is due. */
export interface DuePerson {
  readonly uid: string;
  readonly zone: string;
  /** When it fell due; 0 where that is yet to be reckoned. */
  readonly dueAt: number;
  readonly frequencySince: number | null;
  readonly reader: MailReader;
}

export type Planned = "digest" | "reminder";

/** The columns that say who wants planned mail. In these words they stand in the indexes of due times. */
export const planToggles = {
  digest: "mail_weekly_updates",
  reminder: "mail_goal_reminders",
} as const;

// Somebody whom another server looks at is left to it.
function finding(planned: Planned): Statement {
  const due = `u.${planned}_due_at`;
  return {
    name: `mail_due_${planned}`,
    sql: `select u.id as uid, u.time_zone as zone, ${due} as "dueAt", u.mail_frequency_since as "frequencySince",
      u.disabled, u.email, (u.email_verified or u.custom_email_verified_at is not null) as verified,
      ${preferenceColumns} from users u
      where u.${planToggles[planned]} and not u.disabled and ${due} <= $1
      order by ${due} limit ${BATCH} for update of u skip locked`,
  };
}

const statements = { digest: finding("digest"), reminder: finding("reminder") };

/** People for whom planned mail is due, with their rows held for the rest of the transaction. */
export async function duePeople(
  tx: Transaction,
  planned: Planned,
  at: number,
): Promise<DuePerson[]> {
  const rows = await tx.run<DueRow>(statements[planned], [at]);
  return rows.map((row) => {
    const { uid, zone, dueAt, frequencySince, disabled, email, verified } = row;
    const reader = { disabled, email, verified, preferences: preferencesOf(row) };
    return { uid, zone, dueAt, frequencySince, reader };
  });
}

const writing: Record<Planned, Statement> = {
  digest: {
    name: "mail_next_digest",
    sql: `update users u set digest_due_at = next.at from unnest($1::text[], $2::bigint[]) as next(id, at) where u.id = next.id`,
  },
  reminder: {
    name: "mail_next_reminder",
    sql: `update users u set reminder_due_at = next.at from unnest($1::text[], $2::bigint[]) as next(id, at) where u.id = next.id`,
  },
};

/** Keeps when each person's next planned mail is due. */
export async function keepDue(
  db: Queryable,
  planned: Planned,
  next: ReadonlyMap<string, number>,
): Promise<void> {
  if (next.size === 0) return;
  await db.run(writing[planned], [[...next.keys()], [...next.values()]]);
}
