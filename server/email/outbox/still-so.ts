import { DAY_MS, dayOf, nowIn, type Day, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { presentCheckIn, presentReminder } from "#domain/reminder.ts";
import {
  cardColumns,
  cardOf,
  coachedBySql,
  listedSql,
  type CardRow,
} from "#server/goals/goal-row.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { isStillInvited } from "../colleagues/invited-store.ts";
import { readDigests, readWeeks } from "../digest-facts.ts";
import type { QueuedMail } from "./mail-facts.ts";

const readingGoals: Statement = {
  name: "mail_goals_now",
  sql: `select ${cardColumns}, u.time_zone as zone from goals g join users u on u.id = g.owner_id
    where g.owner_id = $1 and g.id = any($2) and ${listedSql}`,
};

/** What of a mail about a person's goals is still so, without those that were closed or deleted since; `present` knows of one. */
async function stillTold<T extends { readonly goalId: string }>(
  db: Queryable,
  uid: string,
  told: readonly T[],
  present: (one: T, goal: GoalCard, now: Now) => T[],
  at: number,
): Promise<T[]> {
  const ids = told.map(({ goalId }) => goalId);
  const rows = await db.run<CardRow & { readonly zone: string }>(readingGoals, [uid, ids]);
  const goals = new Map(rows.map((row) => [row.id, row]));
  return told.flatMap((one) => {
    const row = goals.get(one.goalId);
    return row === undefined ? [] : present(one, cardOf(row), nowIn(at, row.zone));
  });
}

const readingZone: Statement = {
  name: "mail_zone",
  sql: "select time_zone as zone from users where id = $1",
};

async function readZone(db: Queryable, uid: string): Promise<string | null> {
  const [row] = await db.run<{ readonly zone: string }>(readingZone, [uid]);
  return row?.zone ?? null;
}

const coaching: Statement = {
  name: "mail_still_coaching",
  sql: "select id from goals where id = $1 and coach_id = $2",
};

type Mail<T extends QueuedMail["type"]> = Extract<QueuedMail, { readonly type: T }>;

async function presentReminders(
  db: Queryable,
  mail: Mail<"goal_reminder">,
  at: number,
): Promise<QueuedMail | null> {
  const { reminders: told } = mail.facts;
  const reminders = await stillTold(db, mail.uid, told, presentReminder, at);
  return reminders.length > 0 ? { ...mail, facts: { reminders } } : null;
}

async function presentCheckIns(
  db: Queryable,
  mail: Mail<"check_in_reminder">,
  at: number,
): Promise<QueuedMail | null> {
  const { checkIns: told } = mail.facts;
  const checkIns = await stillTold(db, mail.uid, told, presentCheckIn, at);
  return checkIns.length > 0 ? { ...mail, facts: { checkIns } } : null;
}

const WEEK = 7 * DAY_MS;

/** What an older release kept of a digest. */
interface OlderDigest {
  readonly monday?: Day;
}

/** A digest tells of the goals as they are when it leaves. */
async function presentDigest(
  db: Queryable,
  mail: Mail<"weekly_update">,
  at: number,
): Promise<QueuedMail | null> {
  const { uid, createdAt } = mail;
  const kept: Partial<typeof mail.facts> & OlderDigest = mail.facts;
  const zone = await readZone(db, uid);
  if (zone === null) return null;
  const day = kept.day ?? kept.monday ?? dayOf(createdAt, zone);
  const due = { zone, day, since: kept.since ?? createdAt - WEEK };
  const facts = (await readDigests(db, new Map([[uid, due]]), at)).get(uid);
  return facts === undefined ? null : { ...mail, facts };
}

/** A coach's week tells of the goals that they coach when it leaves. */
async function presentWeek(
  db: Queryable,
  mail: Mail<"coaching_week">,
  at: number,
): Promise<QueuedMail | null> {
  const { uid } = mail;
  const facts = (await readWeeks(db, new Map([[uid, mail.facts]]), at)).get(uid);
  return facts === undefined ? null : { ...mail, facts };
}

const helping: Statement = {
  name: "mail_still_asked",
  sql: `select c.id from weekly_check_ins c join goals g on g.id = c.goal_id
    where c.id = $1 and c.seen_at is null and ${coachedBySql("$2")} and g.deleted_at is null`,
};

const stopped: Statement = {
  name: "mail_stopped",
  sql: `select a.id from email_messages m join announcements a on a.id = m.period
    where m.message_id = $1 and a.stopped_at is not null`,
};

/**
 * A mail as it is at the moment when it leaves: a reminder of what is still so (product 16.5, 16.16), a digest and a
 * coach's week of the goals as they are now (16.4, 16.17), an owner's words for who still coaches the goal (12.1), an ask for
 * help that the coach has not seen (16.18), an announcement that nobody has stopped (33.2), an invitation of who is not here (33.5). Null where nothing is left.
 */
export async function stillSo(
  db: Queryable,
  mail: QueuedMail,
  at: number,
): Promise<QueuedMail | null> {
  switch (mail.type) {
    case "coaching_note": {
      if (!mail.facts.toCoach) return mail;
      return (await db.run(coaching, [mail.facts.goalId, mail.uid])).length > 0 ? mail : null;
    }
    case "coaching_help": {
      return (await db.run(helping, [mail.facts.checkInId, mail.uid])).length > 0 ? mail : null;
    }
    case "coaching_week":
      return presentWeek(db, mail, at);
    case "goal_reminder":
      return presentReminders(db, mail, at);
    case "check_in_reminder":
      return presentCheckIns(db, mail, at);
    case "weekly_update":
      return presentDigest(db, mail, at);
    case "verification":
    case "coach_accepted":
    case "coach_left":
      return mail;
    case "colleague_invited": {
      const isInvited = await isStillInvited(db, mail.recipient, mail.facts.addressHash);
      return isInvited ? mail : null;
    }
    case "announcement":
    case "marketing":
      return (await db.run(stopped, [mail.messageId])).length > 0 ? null : mail;
  }
}
