import { dayOf, nowIn } from "#domain/day.ts";
import { digestOf } from "#domain/digest.ts";
import type { DueDigest } from "#domain/mail-schedule.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { MailFacts } from "./outbox/mail-facts.ts";
import { digestsBefore, goalsSince, wordsSince } from "./planned-facts.ts";

/** A digest of somebody, and the zone of their days. */
export type ZonedDigest = DueDigest & { readonly zone: string };

/**
 * What the digests of several people say at an instant, by person; nobody is in it without goals to tell of. What one before
 * has told already, because the check-in day was changed or it left late, is not told again.
 */
export async function readDigests(
  db: Queryable,
  due: ReadonlyMap<string, ZonedDigest>,
  at: number,
): Promise<Map<string, MailFacts["weekly_update"]>> {
  if (due.size === 0) return new Map();
  const before = await digestsBefore(db, new Map([...due].map(([uid, { day }]) => [uid, day])));
  const since = new Map(
    [...due].map(([uid, digest]) => [
      uid,
      Math.max(digest.since, Math.min(before.get(uid) ?? 0, at)),
    ]),
  );
  const goals = await goalsSince(db, since);
  const words = await wordsSince(db, since);
  const told = [...due].flatMap(([uid, { zone, day, since: planned }]) => {
    const from = since.get(uid) ?? planned;
    const digest = digestOf(goals.get(uid) ?? [], from, nowIn(at, zone));
    if (digest === null) return [];
    const facts = { ...digest, day, since: from, from: dayOf(from, zone) };
    return [[uid, { ...facts, words: words.get(uid) ?? [] }] as const];
  });
  return new Map(told);
}
