import { dayOf, nowIn } from "#domain/day.ts";
import { digestOf, type LookedBack } from "#domain/digest.ts";
import type { GoalCard } from "#domain/goal.ts";
import { limits } from "#domain/limits.ts";
import { mayReceive } from "#domain/mail.ts";
import { digestBefore, morningOf, nextDigestAt, type DigestWish } from "#domain/mail-schedule.ts";
import { nextReminderDay, remindersOf } from "#domain/reminder.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { QuotedWords, TypedFacts } from "./outbox/mail-facts.ts";
import { queueMails, type NewMail } from "./outbox/outbox-store.ts";
import { runPaced } from "#server/platform/paced.ts";
import { BATCH, duePeople, keepDue, type DuePerson } from "./due-people.ts";
import { activeGoals, goalsSince, wordsSince } from "./planned-facts.ts";

const HOUR = 3_600_000;

type PlanDeps = Pick<Deps, "config" | "newId">;

/** One mail of a person and a day: a second server, a restart or a clock moved backward finds it there. */
function mailOfDay(
  deps: PlanDeps,
  { uid, zone, dueAt }: DuePerson,
  mail: TypedFacts,
  at: number,
): NewMail {
  const { hostname: host } = deps.config.publicUrl;
  return { ...mail, id: deps.newId(), uid, period: dayOf(dueAt, zone), host, at };
}

/** What a digest is made of. */
interface Week {
  /** When the one before it was due. */
  readonly since: number;
  readonly looked: readonly LookedBack[];
  readonly words: readonly QuotedWords[];
}

function digestMail(deps: PlanDeps, person: DuePerson, week: Week, at: number): NewMail[] {
  const { since, looked, words } = week;
  const digest = digestOf(looked, since, nowIn(at, person.zone));
  if (digest === null) return [];
  const facts = { ...digest, monday: dayOf(person.dueAt, person.zone), words };
  return [mailOfDay(deps, person, { type: "weekly_update", facts }, at)];
}

/** An instant for each person, by their wish and due time. Computed once for all who are alike: zones take time. */
function instantsOf(
  people: readonly DuePerson[],
  instantOf: (wish: DigestWish, dueAt: number) => number,
): Map<string, number> {
  const known = new Map<string, number>();
  return new Map(
    people.map(({ uid, zone, dueAt, frequencySince: since, reader }) => {
      const { frequency } = reader.preferences;
      const alike = `${zone} ${frequency} ${since} ${dueAt}`;
      const instant = known.get(alike) ?? instantOf({ zone, frequency, since }, dueAt);
      known.set(alike, instant);
      return [uid, instant];
    }),
  );
}

/** True where a digest is due and its Monday is not too long ago. */
function isDigestTime({ dueAt, reader }: DuePerson, at: number): boolean {
  const inTime = dueAt > 0 && at - dueAt <= limits.lateDigestHours * HOUR;
  return inTime && mayReceive(reader, "weekly_update", reader.email ?? "");
}

/** Writes the digests that are due, for some people; how many people it looked at. */
async function planDigests(tx: Transaction, deps: PlanDeps, at: number): Promise<number> {
  const people = await duePeople(tx, "digest", at);
  const readers = people.filter((person) => isDigestTime(person, at));
  const since = instantsOf(readers, digestBefore);
  if (since.size > 0) {
    const goals = await goalsSince(tx, since);
    const words = await wordsSince(tx, since);
    const weekOf = ({ uid }: DuePerson) => ({
      since: since.get(uid) ?? at,
      looked: goals.get(uid) ?? [],
      words: words.get(uid) ?? [],
    });
    await queueMails(
      tx,
      readers.flatMap((person) => digestMail(deps, person, weekOf(person), at)),
    );
  }
  const next = instantsOf(people, (wish) => nextDigestAt(wish, at));
  await keepDue(tx, "digest", next);
  return people.length;
}

function reminderMail(
  deps: PlanDeps,
  person: DuePerson,
  goals: readonly GoalCard[],
  at: number,
): NewMail[] {
  const { zone, dueAt, reader } = person;
  const now = nowIn(at, zone);
  // Only on the day itself: what was due tomorrow yesterday is no news any more.
  const today = dueAt > 0 && dayOf(dueAt, zone) === now.today;
  const reminders = today ? remindersOf(goals, now) : [];
  if (reminders.length === 0 || !mayReceive(reader, "goal_reminder", reader.email ?? "")) return [];
  return [mailOfDay(deps, person, { type: "goal_reminder", facts: { reminders } }, at)];
}

function nextReminder({ zone }: DuePerson, goals: readonly GoalCard[], at: number): number {
  const now = nowIn(at, zone);
  const morning = morningOf(now.today, zone);
  // Reckoned anew before this morning's hour, it may still be this morning.
  return morning > at ? morning : morningOf(nextReminderDay(goals, now), zone);
}

/** Writes the reminders that are due, for some people; how many people it looked at. */
async function planReminders(tx: Transaction, deps: PlanDeps, at: number): Promise<number> {
  const people = await duePeople(tx, "reminder", at);
  const uids = people.map(({ uid }) => uid);
  const goals = uids.length === 0 ? new Map<string, GoalCard[]>() : await activeGoals(tx, uids);
  const of = ({ uid }: DuePerson) => goals.get(uid) ?? [];
  await queueMails(
    tx,
    people.flatMap((person) => reminderMail(deps, person, of(person), at)),
  );
  const next = people.map((one) => [one.uid, nextReminder(one, of(one), at)] as const);
  await keepDue(tx, "reminder", new Map(next));
  return people.length;
}

/** Writes all digests and reminders that are due by now. */
export async function planMail(deps: Deps): Promise<void> {
  const at = deps.clock();
  for (const batch of [planDigests, planReminders])
    await runPaced(async () => {
      const looked = await deps.db.transaction((tx) => batch(tx, deps, at));
      return looked === BATCH;
    });
  deps.outboxSignal.notify();
}
