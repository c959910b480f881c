import { DAY_MS, addDays, dayOf, mondayOf, nowIn } from "#domain/day.ts";
import { digestOf, movedSince, type DigestDays, type LookedBack } from "#domain/digest.ts";
import { namelessCoach } from "#domain/invitation.ts";
import { morningOf, nextDigestAt } from "#domain/mail-schedule.ts";
import { percentage, sum } from "#domain/progress.ts";
import { remindersOf } from "#domain/reminder.ts";
import * as limits from "#domain/limits.ts";
import { moveKinds, type KnownMove } from "#domain/week.ts";
import type { Calendar } from "./calendar.ts";
import {
  asksForHelp,
  asksToConfirm,
  coachingWeeks,
  weeklyWish,
  type SeedMail,
} from "./coach-mail.ts";
import type { PlayedGoal, PlayedLife } from "./play-person.ts";
import { seedAddress } from "./person-rows.ts";
import type { WorldRows } from "./world-rows.ts";
import { plainNotation } from "#domain/notation.ts";

const WEEK = 7 * DAY_MS;
/** Milliseconds from queued to sent. */
const ON_ITS_WAY = 2_000;

function lookedBack(
  { goal, moves, reports }: PlayedGoal,
  days: DigestDays,
  at: number,
): LookedBack {
  const past = moves.filter(({ now }) => now.at < at);
  const then = past.at(-1)?.after ?? moves[0]?.before ?? goal;
  const known = past.flatMap(({ entry: { day, from, to, source } }): KnownMove[] => {
    if (source === "undo") return [];
    const by = typeof to === "number" ? sum(to, -Number(from)) : null;
    return [{ day, by, from, to, how: moveKinds[source] }];
  });
  const done = goal.completedAt !== null && goal.completedAt < at;
  const { measurable, lastProgressUpdateAt } = then;
  return {
    goal: {
      ...goal,
      measurable,
      lastProgressUpdateAt,
      completed: done,
      status: done ? "completed" : "active",
    },
    moved: movedSince(days, known),
    checkIns: reports
      .filter((report) => report.at < at)
      .slice(-2)
      .map(({ at: written, words: { promise, kept } }) => ({ at: written, promise, kept }))
      .toReversed(),
  };
}

function digests({ actor, goals }: PlayedLife, { now }: Calendar): SeedMail[] {
  const at = nextDigestAt(weeklyWish(actor, now.zone), now.at - WEEK);
  const since = at - WEEK;
  const there = goals.filter(({ goal }) => goal.createdAt < at);
  const [day, from] = [dayOf(at, now.zone), dayOf(since, now.zone)];
  const digest = digestOf(
    there.map((one) => lookedBack(one, { day, from }, at)),
    since,
    nowIn(at, now.zone),
    plainNotation,
  );
  if (digest === null || at >= now.at) return [];
  const words = there.flatMap(({ story, coach, goal: { id: goalId, description: on } }) =>
    (story.coach?.notes ?? [])
      .filter(({ ago }) => ago > 0 && ago <= 14)
      .map(({ text }) => ({ by: coach?.name ?? "", text, goalId, on })),
  );
  const facts = { ...digest, day, since, from, words: words.slice(0, limits.digestWords) };
  return [{ type: "weekly_update", facts, to: actor, period: day, at }];
}

function reminders({ actor, goals }: PlayedLife, { now, day }: Calendar): SeedMail[] {
  const still = goals.filter(({ goal }) => !goal.completed).map(({ goal }) => goal);
  for (let ago = 1; ago <= 14; ago += 1) {
    const at = morningOf(day(ago), now.zone);
    const facts = remindersOf(
      still.filter((goal) => (goal.lastProgressUpdateAt ?? goal.createdAt) < at),
      { digest: null, last: null },
      nowIn(at, now.zone),
    );
    if (facts !== null && facts.reminders.length > 0)
      return [{ type: "goal_reminder", facts, to: actor, period: day(ago), at }];
  }
  return [];
}

function checkInReminders({ actor, goals }: PlayedLife, { now }: Calendar): SeedMail[] {
  const from = addDays(mondayOf(now.today), -7);
  const period = addDays(from, limits.checkInReminderDays);
  const at = morningOf(period, now.zone);
  const one = goals.find(({ goal }) => !goal.completed && goal.createdAt < at)?.goal;
  if (one === undefined) return [];
  const stands = { description: one.description, percentage: percentage(one, now) };
  const checkIns = [{ goalId: one.id, ...stands, from, lastDay: addDays(from, 6) }];
  return [{ type: "check_in_reminder", facts: { reminders: [], checkIns }, to: actor, period, at }];
}

interface Words {
  readonly id: string;
  readonly by: string;
  readonly text: string;
  readonly at: number;
  readonly toCoach: boolean;
}

function wordsOn(rows: WorldRows, goalId: string): Words[] {
  const notes = rows.coaching_notes.filter((note) => note.goal_id === goalId);
  const ids = new Set(notes.map(({ id }) => id));
  const answers = rows.note_replies.filter((reply) => ids.has(reply.note_id));
  return [
    ...notes.map(({ id, coach_name: by, note: text, created_at: at }) => {
      return { id, by, text, at, toCoach: false };
    }),
    ...answers.map(({ id, name, text, created_at: at, by }) => {
      return { id, by: name, text, at, toCoach: by === "owner" };
    }),
  ];
}

function wordsOf(rows: WorldRows, { actor, goals }: PlayedLife): SeedMail[] {
  return goals.flatMap(({ goal: { id: goalId, description }, coach }) =>
    wordsOn(rows, goalId).map(({ id, by, text, at, toCoach }): SeedMail => {
      const to = toCoach && coach !== null ? coach : actor;
      const facts = { goalId, description, words: [{ by, text }], toCoach };
      return { type: "coaching_note", facts, to, period: `${goalId}.${id}`, at };
    }),
  );
}

function acceptances(rows: WorldRows, { actor, goals }: PlayedLife): SeedMail[] {
  return goals.flatMap(({ goal, coach, coachedAt }) => {
    const used = rows.invitations.find((one) => one.goal_id === goal.id && one.ended === "used");
    if (used === undefined || coach === null || coachedAt === null) return [];
    const facts = { goalId: goal.id, description: goal.description, coachName: coach.name };
    return [{ type: "coach_accepted", facts, to: actor, period: used.id, at: coachedAt }];
  });
}

function leavings(rows: WorldRows, { actor, goals }: PlayedLife): SeedMail[] {
  return goals.flatMap(({ goal: { id: goalId, description }, coach }) =>
    rows.goal_changes
      .filter((one) => one.goal_id === goalId && one.what === "coach-stepped-down")
      .map(({ id: period, at }): SeedMail => {
        const facts = { goalId, description, coachName: coach?.name ?? namelessCoach };
        return { type: "coach_left", facts, to: actor, period, at };
      }),
  );
}

const announcement = {
  subject: "Coaches can now be answered",
  text: "From today there is a thread under every note of a coach.\n\nOpen a goal, read what your coach has written, and answer beneath it.",
};
const tips = {
  subject: "Three questions before a new goal",
  text: "What will be different when it is done? What could it be counted by? Who would notice?\n\nA goal that answers all three is half begun.",
};

function letters({ actor }: PlayedLife, { moment }: Calendar, newId: () => string): SeedMail[] {
  const { person } = actor;
  const [sent, offered] = [moment(11, 10).at, moment(6, 10).at];
  const mail: SeedMail[] = [];
  const verificationId = newId();
  if (person.verified)
    mail.push({
      type: "verification",
      facts: { verificationId },
      to: actor,
      period: verificationId,
      at: moment(person.joinedAgo, 6).at + 60_000,
    });
  if (person.verified && person.joinedAgo > 11)
    mail.push({ type: "announcement", facts: announcement, to: actor, period: newId(), at: sent });
  if (person.marketing)
    mail.push({ type: "marketing", facts: tips, to: actor, period: newId(), at: offered });
  return mail;
}

function row(mail: SeedMail, id: string, host: string): WorldRows["email_messages"][number] {
  const { type, facts, to, period, at } = mail;
  return {
    id,
    message_id: `<${id}@${host}>`,
    user_id: to.uid,
    recipient: seedAddress(to),
    type,
    period,
    facts,
    status: "sent",
    attempts: 1,
    due_at: at,
    created_at: at,
    sent_at: at + ON_ITS_WAY,
    error: null,
  };
}

/** All of it looks sent: nothing is ever delivered. */
export function addMail(
  rows: WorldRows,
  lives: readonly PlayedLife[],
  calendar: Calendar,
  host: string,
  newId: () => string,
): void {
  const mails = lives
    .filter(({ actor }) => actor.person.disabled !== true)
    .flatMap((life) => [
      ...letters(life, calendar, newId),
      ...acceptances(rows, life),
      ...leavings(rows, life),
      ...wordsOf(rows, life),
      ...asksForHelp(rows, life),
      ...asksToConfirm(life),
      ...(life.actor.person.verified
        ? [
            ...digests(life, calendar),
            ...reminders(life, calendar),
            ...checkInReminders(life, calendar),
            ...coachingWeeks(lives, life, calendar),
          ]
        : []),
    ]);
  const sent = mails.filter(({ at }) => at + ON_ITS_WAY <= calendar.now.at);
  for (const mail of sent.toSorted((a, b) => a.at - b.at))
    rows.email_messages.push(row(mail, newId(), host));
}
