import type { CheckInDay } from "#domain/check-in-period.ts";
import type { MailReader } from "#domain/mail.ts";
import { furthestAhead, NEVER_DUE } from "#domain/mail-schedule.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { toggleColumns } from "#server/platform/mail/mail-columns.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import { readerColumns, readerOf, type ReaderRow } from "./mail-reader.ts";

/** Small, since a transaction blocks other requests. */
export const BATCH = 20;
const REPAIR_BATCH = 200;

const planned = ["digest", "reminder", "coaching"] as const;
type Planned = (typeof planned)[number];

/** Must match the indexes of due times word for word. */
const planToggles: Record<Planned, string> = {
  digest: toggleColumns.weeklyUpdates,
  reminder: toggleColumns.goalReminders,
  coaching: toggleColumns.coachingNotes,
};

function statements(
  name: string,
  sql: (due: string, toggle: string) => string,
): Record<Planned, Statement> {
  const of = (kind: Planned): Statement => {
    return { name: `${name}_${kind}`, sql: sql(`${kind}_due_at`, planToggles[kind]) };
  };
  return { digest: of("digest"), reminder: of("reminder"), coaching: of("coaching") };
}

export interface DuePerson {
  readonly uid: string;
  readonly zone: string;
  /** Or since when it must be recomputed (`anew`); 0: never computed. */
  readonly dueAt: number;
  readonly anew: boolean;
  readonly frequencySince: number | null;
  readonly weekday: CheckInDay;
  readonly reader: MailReader;
}

type DueRow = Omit<DuePerson, "reader" | "anew"> & ReaderRow;

const finding = statements(
  "mail_due",
  (due, toggle) => `select u.id as uid, u.time_zone as zone, u.${due} as "dueAt",
      u.mail_frequency_since as "frequencySince", u.check_in_day as weekday, ${readerColumns} from users u
    where u.${toggle} and not u.disabled and u.${due} <= $1
    order by u.${due} limit ${BATCH} for update of u skip locked`,
);

export async function duePeople(tx: Transaction, kind: Planned, at: number): Promise<DuePerson[]> {
  const rows = await tx.run<DueRow>(finding[kind], [at]);
  return rows.map((row) => {
    const { uid, zone, frequencySince, weekday } = row;
    const [dueAt, anew] = [Math.abs(row.dueAt), row.dueAt < 0];
    return { uid, zone, dueAt, anew, frequencySince, weekday, reader: readerOf(row, zone, at) };
  });
}

const writing = statements(
  "mail_next",
  (due) => `update users u set ${due} = next.at
    from unnest($1::text[], $2::bigint[]) as next(id, at) where u.id = next.id`,
);

export async function keepDue(
  db: Queryable,
  kind: Planned,
  next: ReadonlyMap<string, number>,
): Promise<void> {
  if (next.size === 0) return;
  await db.run(writing[kind], [[...next.keys()], [...next.values()]]);
}

// Rows locked by the planner need no repair: it sets their due time.
const repairing = statements(
  "mail_repair",
  (due, toggle) => `update users set ${due} = 0 where id = any(array(
    select id from users where ${toggle} and not disabled and ${due} > $1 and ${due} < ${NEVER_DUE}
    order by ${due} limit ${REPAIR_BATCH} for update skip locked)) returning id`,
);

/**
 * A clock a year ahead for a moment would stop digests for that year.
 * Periodic, since a clock may be wrong just after a start.
 */
export async function repairDueTimes({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  for (const kind of planned) {
    const furthest = clock() + furthestAhead[kind];
    await runThrottled(
      async () => (await db.run(repairing[kind], [furthest])).length === REPAIR_BATCH,
    );
  }
}
