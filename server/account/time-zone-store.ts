import { sql } from "kysely";
import { shortDaysAfter } from "#domain/cadence.ts";
import { dayOf, type Day } from "#domain/day.ts";
import { isZone } from "#domain/zone-offset.ts";
import * as limits from "#domain/limits.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { plannedInZone } from "#server/platform/mail/mail-columns.ts";

const HOUR = 3_600_000;
/** `time_zone_changed_at` of a zone taken from the browser: chosen by nobody, so free to be changed once. */
const BY_BROWSER = 0;

interface StoredZone {
  readonly timeZone: string;
  /** Null until the first exchange of a token has named the browser's zone. */
  readonly changedAt: number | null;
  readonly disabled: boolean;
  readonly shortDays: readonly Day[];
}

/** A person's time zone, with the row held for the rest of the transaction. */
export function findZone(tx: Transaction, uid: string): Promise<StoredZone | undefined> {
  return tx.kysely
    .selectFrom("users")
    .select([
      "time_zone as timeZone",
      "time_zone_changed_at as changedAt",
      "disabled",
      "short_days as shortDays",
    ])
    .where("id", "=", uid)
    .forUpdate()
    .executeTakeFirst();
}

type Zoned = Pick<StoredZone, "timeZone" | "changedAt" | "shortDays">;

/** The columns of a person who is in another zone from now on. */
function zoneColumns({ timeZone, shortDays }: Zoned, zone: string, changedAt: number, at: number) {
  return {
    time_zone: zone,
    short_days: JSON.stringify(shortDaysAfter(shortDays, dayOf(at, timeZone), dayOf(at, zone))),
    // Planned mail leaves in the mornings of the zone.
    digest_due_at: plannedInZone("digest_due_at", at),
    reminder_due_at: plannedInZone("reminder_due_at", at),
    coaching_due_at: plannedInZone("coaching_due_at", at),
    time_zone_changed_at: changedAt,
    updated_at: at,
    rev: sql<number>`rev + 1`,
  };
}

/** The zone of a person who signs in: that of the browser of their first sign-in, which is kept (product 14.7). */
export async function zoneAtSignIn(
  tx: Transaction,
  uid: string,
  person: Zoned,
  browser: string,
  at: number,
): Promise<string> {
  if (person.changedAt !== null || !isZone(browser)) return person.timeZone;
  await tx.kysely
    .updateTable("users")
    .set(zoneColumns(person, browser, BY_BROWSER, at))
    .where("id", "=", uid)
    .execute();
  return browser;
}

/** Moves a person to another zone and answers their new rev; null where they moved too recently. */
export async function changeZone(
  tx: Transaction,
  uid: string,
  zone: string,
  at: number,
): Promise<number | null> {
  const person = await findZone(tx, uid);
  const free = at - limits.zoneChangeHours * HOUR;
  if (person === undefined || (person.changedAt !== null && person.changedAt > free)) return null;
  const { rev } = await tx.kysely
    .updateTable("users")
    .set(zoneColumns(person, zone, at, at))
    .where("id", "=", uid)
    .returning("rev")
    .executeTakeFirstOrThrow();
  return rev;
}
