import { sql } from "kysely";
import { shortDaysAfter } from "#domain/check-in-period.ts";
import { dayOf, type Day } from "#domain/day.ts";
import { isZone } from "#domain/zone-offset.ts";
import * as limits from "#domain/limits.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { plannedInZone } from "#server/platform/mail/mail-columns.ts";

const HOUR = 3_600_000;
/** `time_zone_changed_at` of a zone from the browser: nobody chose it, so it may be changed at once. */
const BY_BROWSER = 0;

interface StoredZone {
  readonly timeZone: string;
  /** Null until the first token exchange. */
  readonly changedAt: number | null;
  readonly disabled: boolean;
  readonly shortDays: readonly Day[];
}

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

function zoneColumns({ timeZone, shortDays }: Zoned, zone: string, changedAt: number, at: number) {
  return {
    time_zone: zone,
    short_days: JSON.stringify(shortDaysAfter(shortDays, dayOf(at, timeZone), dayOf(at, zone))),
    // Planned mail is sent in the mornings of the zone.
    digest_due_at: plannedInZone("digest_due_at", at),
    reminder_due_at: plannedInZone("reminder_due_at", at),
    coaching_due_at: plannedInZone("coaching_due_at", at),
    time_zone_changed_at: changedAt,
    updated_at: at,
    rev: sql<number>`rev + 1`,
  };
}

/** Set by the first sign-in's browser, then kept (product 14.7). */
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

/** Null where the last change is too recent. */
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
