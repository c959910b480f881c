import { coachingWeek } from "#domain/coaching-week.ts";
import { dayOf, nowIn } from "#domain/day.ts";
import { digestOf } from "#domain/digest.ts";
import type { DueDigest } from "#domain/mail-schedule.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { MailFacts } from "./outbox/mail-facts.ts";
import { coachedSince, goalsSince, toldSince, wordsSince, type ToldTime } from "./planned-facts.ts";

/** A digest of somebody, and the zone of their days. */
export type ZonedDigest = DueDigest & { readonly zone: string };

/** What the digests of several people say at an instant, by person; nobody is in it without goals to tell of. */
export async function readDigests(
  db: Queryable,
  due: ReadonlyMap<string, ZonedDigest>,
  at: number,
): Promise<Map<string, MailFacts["weekly_update"]>> {
  if (due.size === 0) return new Map();
  const since = await toldSince(db, "weekly_update", due, at);
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

/** What the mail of several coaches' weeks says at an instant, by coach; nobody is in it without anything to be told (product 16.17). */
export async function readWeeks(
  db: Queryable,
  due: ReadonlyMap<string, ToldTime>,
  at: number,
): Promise<Map<string, MailFacts["coaching_week"]>> {
  if (due.size === 0) return new Map();
  const since = await toldSince(db, "coaching_week", due, at);
  const goals = await coachedSince(db, since, at);
  const told = [...due].flatMap(([uid, { day, since: planned }]) => {
    const from = since.get(uid) ?? planned;
    const people = coachingWeek(goals.get(uid) ?? [], from);
    return people.length === 0 ? [] : [[uid, { day, since: from, people }] as const];
  });
  return new Map(told);
}
