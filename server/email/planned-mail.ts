import { nowIn, type Day, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { mayReceive, type MailType } from "#domain/mail.ts";
import {
  coachingWish,
  dueDigest,
  furthestAhead,
  hasMorningCome,
  morningOf,
  nextDigestAt,
  type DigestWish,
} from "#domain/mail-schedule.ts";
import { nextReminderDay, remindersOf } from "#domain/reminder.ts";
import { cardColumns, cardOf, type CardRow } from "#server/goals/goal-row.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { readWeeks } from "./mails/coaching-week.ts";
import type { TypedFacts } from "./mails/mails.ts";
import { byOwner, lastReminders, type PersonRow } from "./mails/last-digest.ts";
import { readDigests, type ZonedDue } from "./mails/weekly-facts.ts";
import { queueMails, type NewMail } from "./outbox/outbox-store.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import { BATCH, duePeople, keepDue, type DuePerson } from "./due-people.ts";

type PlanDeps = Pick<Deps, "config" | "newId">;

/** Unique by person and day, also after a restart or with a second server. */
function mailOfDay(deps: PlanDeps, uid: string, day: Day, mail: TypedFacts, at: number): NewMail {
  const { hostname: host } = deps.config.publicUrl;
  return { ...mail, id: deps.newId(), uid, period: day, host, at };
}

function wishOf({ zone, weekday, frequencySince: since, reader }: DuePerson): DigestWish {
  return { zone, weekday, since, frequency: reader.preferences.frequency };
}

/** Computed once for equal wishes: time zones are slow. */
function byWish<T>(
  people: readonly DuePerson[],
  wishFor: (person: DuePerson) => DigestWish,
  factOf: (wish: DigestWish, dueAt: number) => T,
): Map<string, T> {
  const known = new Map<string, T>();
  return new Map(
    people.map((person) => {
      const { uid, dueAt } = person;
      const wish = wishFor(person);
      const alike = `${wish.zone} ${wish.frequency} ${wish.weekday} ${wish.since} ${dueAt}`;
      const fact = known.get(alike) ?? factOf(wish, dueAt);
      known.set(alike, fact);
      return [uid, fact];
    }),
  );
}

function isAwaited({ dueAt, reader }: DuePerson, type: MailType): boolean {
  return dueAt > 0 && mayReceive(reader, type, reader.email ?? "");
}

/** A recomputed due time does not bring back a morning that is over. */
function hasFallenDue({ anew, dueAt, zone }: DuePerson, day: Day): boolean {
  return !anew || morningOf(day, zone) > dueAt;
}

function dueTimes(
  people: readonly DuePerson[],
  { type, wishFor }: TellingMail,
  at: number,
): Map<string, ZonedDue> {
  const readers = people.filter((person) => isAwaited(person, type));
  const times = byWish(readers, wishFor, (wish, dueAt) => {
    const due = dueDigest(wish, dueAt, at);
    return due && { ...due, zone: wish.zone };
  });
  return new Map(
    readers.flatMap((person) => {
      const due = times.get(person.uid);
      return due && hasFallenDue(person, due.day) ? [[person.uid, due]] : [];
    }),
  );
}

interface TellingMail {
  readonly planned: "digest" | "coaching";
  readonly type: "weekly_update" | "coaching_week";
  readonly wishFor: (person: DuePerson) => DigestWish;
  /** Without facts: they are read as the mail leaves (product 16.4). */
  readonly read: (
    tx: Transaction,
    due: ReadonlyMap<string, ZonedDue>,
    at: number,
  ) => Promise<readonly (readonly [uid: string, day: Day, mail: TypedFacts])[]>;
}

const digests: TellingMail = {
  planned: "digest",
  type: "weekly_update",
  wishFor: wishOf,
  read: async (tx, due, at) =>
    [...(await readDigests(tx, due, at))].map(([uid, facts]) => [
      uid,
      facts.day,
      { type: "weekly_update", facts: { ...facts, goals: [], words: [], nextStep: "" } },
    ]),
};

/** If no mail left lately, nothing has been told. */
function sinceReach(due: ReadonlyMap<string, ZonedDue>, at: number): Map<string, ZonedDue> {
  const since = at - furthestAhead.digest;
  return new Map([...due].map(([uid, one]) => [uid, { ...one, since }]));
}

const coachingWeeks: TellingMail = {
  planned: "coaching",
  type: "coaching_week",
  wishFor: ({ zone, weekday }) => coachingWish(zone, weekday),
  read: async (tx, due, at) =>
    [...(await readWeeks(tx, sinceReach(due, at), at))].map(([uid, facts]) => [
      uid,
      facts.day,
      { type: "coaching_week", facts: { ...facts, people: [] } },
    ]),
};

async function planTelling(
  telling: TellingMail,
  tx: Transaction,
  deps: PlanDeps,
  at: number,
): Promise<number> {
  const people = await duePeople(tx, telling.planned, at);
  const told = await telling.read(tx, dueTimes(people, telling, at), at);
  await queueMails(
    tx,
    told.map(([uid, day, mail]) => mailOfDay(deps, uid, day, mail, at)),
  );
  const next = byWish(people, telling.wishFor, (wish) => nextDigestAt(wish, at));
  await keepDue(tx, telling.planned, next);
  return people.length;
}

const readingActive: Statement = {
  name: "mail_active_goals",
  sql: `select g.owner_id as uid, ${cardColumns} from goals g where g.owner_id = any($1)
    and g.status = 'active' and g.deleted_at is null
    order by g.due_date, g.id`,
};

async function activeGoals(
  db: Queryable,
  uids: readonly string[],
): Promise<Map<string, GoalCard[]>> {
  return byOwner(await db.run<PersonRow & CardRow>(readingActive, [uids]), cardOf);
}

/** Also what fell due while no server ran, but nothing of past days (product 16.5). */
function reminderMail(
  deps: PlanDeps,
  person: DuePerson,
  goals: readonly GoalCard[],
  last: Day | null,
  now: Now,
): NewMail | null {
  if (!isAwaited(person, "goal_reminder") || !hasMorningCome(now)) return null;
  if (!hasFallenDue(person, now.today)) return null;
  const { uid, reader } = person;
  const getsDigest = mayReceive(reader, "weekly_update", reader.email ?? "");
  const facts = remindersOf(goals, { digest: getsDigest ? wishOf(person) : null, last }, now);
  if (facts === null) return null;
  const type = facts.reminders.length > 0 ? "goal_reminder" : "check_in_reminder";
  return mailOfDay(deps, uid, now.today, { type, facts }, now.at);
}

function nextReminder(goals: readonly GoalCard[], last: Day | null, now: Now): number {
  // Before this morning's hour, it may still be this morning.
  return morningOf(hasMorningCome(now) ? nextReminderDay(goals, last, now) : now.today, now.zone);
}

async function planReminders(tx: Transaction, deps: PlanDeps, at: number): Promise<number> {
  const people = await duePeople(tx, "reminder", at);
  if (people.length === 0) return 0;
  const nows = new Map(people.map(({ uid, zone }) => [uid, nowIn(at, zone)]));
  const goals = await activeGoals(tx, [...nows.keys()]);
  const before = await lastReminders(tx, nows);
  const planned = people.map((person) => {
    const { uid, zone } = person;
    const [own, now] = [goals.get(uid) ?? [], nows.get(uid) ?? nowIn(at, zone)];
    const last = before.get(uid) ?? null;
    const mail = reminderMail(deps, person, own, last, now);
    return { uid, mail, nextAt: nextReminder(own, mail === null ? last : now.today, now) };
  });
  await queueMails(
    tx,
    planned.flatMap(({ mail }) => mail ?? []),
  );
  await keepDue(tx, "reminder", new Map(planned.map(({ uid, nextAt }) => [uid, nextAt])));
  return people.length;
}

export async function planMail(deps: Deps): Promise<void> {
  const at = deps.clock();
  const batches = [
    planTelling.bind(null, digests),
    planReminders,
    planTelling.bind(null, coachingWeeks),
  ];
  for (const batch of batches)
    await runThrottled(async () => {
      const looked = await deps.db.transaction((tx) => batch(tx, deps, at));
      return looked === BATCH;
    });
  deps.outboxSignal.notify();
}
