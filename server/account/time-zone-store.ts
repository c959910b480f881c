import { sql } from "kysely";
import { isZone } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { plannedInZone } from "#server/platform/mail/mail-columns.ts";

const HOUR = 3_600_000;
/** `time_zone_changed_at` of a zone taken from the browser: chosen by nobody, so free to be changed once. */
const BY_BROWSER = 0;

interface StoredZone {
  readonly timeZone: string;
  /** Null until the first exchange of a token has named the browser's zone. */
  readonly changedAt: number | null;
  readonly disabled: boolean;
}

/** A person's time zone, with the row held for the rest of the transaction. */
export function findZone(tx: Transaction, uid: string): Promise<StoredZone | undefined> {
  return tx.kysely
    .selectFrom("users")
    .select(["time_zone as timeZone", "time_zone_changed_at as changedAt", "disabled"])
    .where("id", "=", uid)
    .forUpdate()
    .executeTakeFirst();
}

/** The columns of a person who is in another zone from now on. */
function zoneColumns(zone: string, changedAt: number, at: number) {
  return {
    time_zone: zone,
    // Digests and reminders leave in the mornings of the zone.
    digest_due_at: plannedInZone("digest_due_at", at),
    reminder_due_at: plannedInZone("reminder_due_at", at),
    time_zone_changed_at: changedAt,
    updated_at: at,
    rev: sql<number>`rev + 1`,
  };
}

/** The zone of a person who signs in: that of the browser of their first sign-in, which is kept (product 14.7). */
export async function zoneAtSignIn(
  tx: Transaction,
  uid: string,
  person: Pick<StoredZone, "timeZone" | "changedAt">,
  browser: string,
  at: number,
): Promise<string> {
  if (person.changedAt !== null || !isZone(browser)) return person.timeZone;
  await tx.kysely
    .updateTable("users")
    .set(zoneColumns(browser, BY_BROWSER, at))
    .where("id", "=", uid)
    .execute();
  return browser;
}

/** Moves a person to another zone and answers their new rev; null where they moved too recently. */
export async function changeZone(
  db: Queryable,
  uid: string,
  zone: string,
  at: number,
): Promise<number | null> {
  const row = await db.kysely
    .updateTable("users")
    .set(zoneColumns(zone, at, at))
    .where("id", "=", uid)
    .where((eb) =>
      eb.or([
        eb("time_zone_changed_at", "is", null),
        eb("time_zone_changed_at", "<=", at - limits.zoneChangeHours * HOUR),
      ]),
    )
    .returning("rev")
    .executeTakeFirst();
  return row?.rev ?? null;
}
