import type { MailReader } from "#domain/mail.ts";
import { furthestAhead, NEVER_DUE } from "#domain/mail-schedule.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { toggleColumns } from "#server/platform/mail/mail-columns.ts";
import { paced } from "#server/platform/paced.ts";
import { readerColumns, readerOf, type ReaderRow } from "./mail-reader.ts";

/** So many people are looked at in one transaction: more would be in the way of those who ask the server meanwhile. */
export const BATCH = 20;

interface DueRow extends ReaderRow {
  readonly uid: string;
  readonly zone: string;
  readonly dueAt: number;
  readonly frequencySince: number | null;
}

/** Somebody for whom planned mail is due. */
export interface DuePerson {
  readonly uid: string;
  readonly zone: string;
  /** When it fell due; 0 where that is yet to be computed. */
  readonly dueAt: number;
  readonly frequencySince: number | null;
  readonly reader: MailReader;
}

export type Planned = "digest" | "reminder";

/** The columns that say who wants planned mail. In these words they stand in the indexes of due times. */
const planToggles = {
  digest: toggleColumns.weeklyUpdates,
  reminder: toggleColumns.goalReminders,
} as const;

// Somebody whom another server looks at is left to it.
function finding(planned: Planned): Statement {
  const due = `u.${planned}_due_at`;
  return {
    name: `mail_due_${planned}`,
    sql: `select u.id as uid, u.time_zone as zone, ${due} as "dueAt", u.mail_frequency_since as "frequencySince", ${readerColumns}
      from users u
      where u.${planToggles[planned]} and not u.disabled and ${due} <= $1
      order by ${due} limit ${BATCH} for update of u skip locked`,
  };
}

const findings = { digest: finding("digest"), reminder: finding("reminder") };

/** People for whom planned mail is due, with their rows held for the rest of the transaction. */
export async function duePeople(
  tx: Transaction,
  planned: Planned,
  at: number,
): Promise<DuePerson[]> {
  const rows = await tx.run<DueRow>(findings[planned], [at]);
  return rows.map((row) => {
    const { uid, zone, dueAt, frequencySince } = row;
    return { uid, zone, dueAt, frequencySince, reader: readerOf(row) };
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

const REPAIR_BATCH = 200;

// Whoever is written to by the planner at this moment has a due time of now.
function repairing(planned: Planned): Statement {
  const due = `${planned}_due_at`;
  return {
    name: `mail_repair_${planned}`,
    sql: `update users set ${due} = 0 where id = any(array(
      select id from users where ${planToggles[planned]} and not disabled and ${due} > $1 and ${due} < ${NEVER_DUE}
      order by ${due} limit ${REPAIR_BATCH} for update skip locked)) returning id`,
  };
}

const repairs = { digest: repairing("digest"), reminder: repairing("reminder") };

/**
 * Has due times computed anew that lie further ahead than any can: a clock that was a year ahead for a moment would
 * otherwise keep people without digests for that year. It is no part of planning, but done now and then, because a clock
 * may be wrong in the first minutes after a start. Nothing comes twice: a mail is written once a person and day.
 */
export async function repairDueTimes({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  for (const planned of ["digest", "reminder"] as const) {
    const furthest = clock() + furthestAhead[planned];
    await paced(async () => (await db.run(repairs[planned], [furthest])).length === REPAIR_BATCH);
  }
}
