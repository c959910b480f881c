import {
  cadenceOf,
  periodsBetween,
  type CheckInDay,
  type Rhythm,
} from "#domain/check-in-period.ts";
import { daysBetween, type Now } from "#domain/day.ts";
import type { Goal } from "#domain/goal.ts";
import { changedRhythms, earliestPeriod, firstRhythms } from "#domain/check-in-rhythm.ts";
import { checkedIn, type CheckedIn } from "#domain/weekly-check-in.ts";
import type { Ruled } from "#domain/refusal.ts";
import type { Calendar } from "./calendar.ts";
import type { StoryGoal, StoryPerson, StoryReport } from "./story.ts";

const REPORTED = 19;
const MONDAY: CheckInDay = 1;

export function playedRhythms(
  story: StoryGoal,
  { checkInDay }: Pick<StoryPerson, "checkInDay">,
  { day }: Pick<Calendar, "day">,
): readonly Rhythm[] {
  const made = day(story.madeAgo);
  const changed = (rhythms: readonly Rhythm[], weekday: CheckInDay, ago: number) => {
    const weeks = story.cadence ?? cadenceOf(rhythms);
    const choice = { weeks, weekday };
    return changedRhythms({ rhythms, checkedIn: null }, choice, earliestPeriod(made), day(ago));
  };
  const first = changed(firstRhythms(made, MONDAY), MONDAY, story.madeAgo);
  const isMoved = checkInDay !== undefined && checkInDay.movedAgo < story.madeAgo;
  return isMoved ? changed(first, checkInDay.day, checkInDay.movedAgo) : first;
}

export interface ToldReport {
  readonly now: Now;
  readonly report: StoryReport;
}

export function toldReports(
  story: StoryGoal,
  rhythms: readonly Rhythm[],
  { now: { today }, day, moment }: Calendar,
): ToldReport[] {
  const periods = periodsBetween(rhythms, day(story.madeAgo), today);
  return (story.reports ?? []).map((report) => {
    const period = periods.at(-1 - report.back);
    if (period === undefined)
      throw new TypeError(`“${story.description}”: no period was ${report.back} ago`);
    return { report, now: moment(daysBetween(period.from, today), REPORTED) };
  });
}

export function reportedOn(goal: Goal, { report, now }: ToldReport): Ruled<CheckedIn> {
  const { health, kept = null, obstacle = "", help = "", promise = "", by, forAll = true } = report;
  return checkedIn(
    goal,
    {
      period: now.today,
      health,
      kept,
      obstacle,
      help,
      promise,
      circle: forAll ? "coach" : "private",
      progress: by === undefined ? null : { kind: "change", by },
    },
    now,
  );
}
