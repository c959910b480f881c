import { nothingSaid } from "#domain/needs-you.ts";
import { coachingWeek, type CoachedGoal } from "#domain/coaching-week.ts";
import { DAY_MS, dayOf, nowIn } from "#domain/day.ts";
import { coachingWish, nextDigestAt } from "#domain/mail-schedule.ts";
import type { TypedFacts } from "#server/email/mails/mails.ts";
import type { Calendar } from "./calendar.ts";
import type { Actor, PlayedGoal, PlayedLife } from "./play-person.ts";
import type { WorldRows } from "./world-rows.ts";
import { plainNotation } from "#domain/notation.ts";

const WEEK = 7 * DAY_MS;

export type SeedMail = TypedFacts & {
  readonly to: Actor;
  readonly period: string;
  readonly at: number;
};

export function weeklyWish({ person }: Actor, zone: string) {
  const weekday = person.checkInDay?.day ?? 1;
  return { zone, weekday, since: null, frequency: "weekly" } as const;
}

/** To the coach at that time. */
export function asksForHelp(rows: WorldRows, { actor, goals }: PlayedLife): SeedMail[] {
  return goals.flatMap(({ goal: { id: goalId, description }, coach, coachedAt }) =>
    rows.weekly_check_ins
      .filter((one) => one.goal_id === goalId && one.circle === "coach" && one.help !== "")
      .flatMap(({ id: checkInId, at, health, help }): SeedMail[] => {
        if (coach === null || (coachedAt ?? Infinity) > at) return [];
        const asks = [{ goalId, description, health, help }];
        const facts = { ownerId: actor.uid, checkInIds: [checkInId], by: actor.name, asks };
        return [{ type: "coaching_help", facts, to: coach, period: checkInId, at }];
      }),
  );
}

export function asksToConfirm({ actor, goals }: PlayedLife): SeedMail[] {
  return goals.flatMap(({ goal, coach }): SeedMail[] => {
    const { id: goalId, description, completionAskedAt: askedAt } = goal;
    if (coach === null || askedAt === null) return [];
    const facts = { goalId, description, askedAt, by: actor.name };
    const period = `${goalId}.${askedAt}`;
    return [{ type: "completion_asked", facts, to: coach, period, at: askedAt }];
  });
}

function coachedThen(
  { goal, coach, coachedAt, reports }: PlayedGoal,
  owner: Actor,
  at: number,
  zone: string,
): (CoachedGoal & { readonly coach: Actor }) | null {
  if (coach === null || coachedAt === null || goal.status !== "active" || coachedAt >= at)
    return null;
  const checkIns = reports
    .filter((report) => report.at < at && report.words.circle === "coach")
    .map((report) => {
      const { health, help, period } = report.words;
      const seen = report.isSeen && report.at + DAY_MS <= at;
      const said = { health, help: seen ? "" : help, kept: null, said: nothingSaid };
      return { id: goal.id, rev: 1, period, at: report.at, seen, ...said };
    });
  const [ownerId, ownerName] = [owner.uid, owner.name];
  const excuse = { shortDays: [] };
  const told = { ownerId, ownerName, coachedAt, checkIns, nudgedAt: null, excuse };
  return { goal, coach, ...told, now: nowIn(at, zone) };
}

export function coachingWeeks(
  lives: readonly PlayedLife[],
  { actor }: PlayedLife,
  { now }: Calendar,
): SeedMail[] {
  const { weekday } = weeklyWish(actor, now.zone);
  const at = nextDigestAt(coachingWish(now.zone, weekday), now.at - WEEK);
  const since = at - WEEK;
  const coached = lives.flatMap((life) =>
    life.goals.flatMap((goal) => coachedThen(goal, life.actor, at, now.zone) ?? []),
  );
  const own = coached.filter(({ coach }) => coach.uid === actor.uid);
  const people = coachingWeek(own, since, plainNotation);
  const day = dayOf(at, now.zone);
  if (people.length === 0 || at >= now.at) return [];
  return [{ type: "coaching_week", facts: { day, since, people }, to: actor, period: day, at }];
}
