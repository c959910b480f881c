import { periodsBetween, periodState, type Excuse, type Period } from "./check-in-period.ts";
import { addDays, dayOf, mondayOf, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { weeksTaken } from "./goal-life.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { keptOf, type Kept } from "./weekly-check-in.ts";
import { words } from "./year.words.ts";

function firstOf(year: number): Day {
  return `${String(year).padStart(4, "0")}-01-01`;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** January 1 to the next one, exclusive. */
export function yearSpan(year: number): Period {
  return { from: firstOf(year), until: firstOf(year + 1) };
}

export interface YearGoal extends GoalCard {
  readonly learned: string;
}

interface DoneCheckIn {
  readonly goalId: string;
  /** First day of its period. */
  readonly period: Day;
  readonly kept: Kept | null;
}

/** Of a person, without deleted goals. */
export interface YearFacts {
  readonly goals: readonly YearGoal[];
  /** With a standing entry in the ledger, each once. */
  readonly days: readonly Day[];
  readonly checkIns: readonly DoneCheckIn[];
  readonly excuse: Excuse;
  /** Of the first goal or entry; null for none. */
  readonly began: Day | null;
}

export interface PastYear {
  readonly year: number;
  /** Years beside it with something to show; null for none. */
  readonly previous: number | null;
  readonly next: number | null;
  readonly completed: readonly {
    readonly goalId: string;
    readonly description: string;
    readonly day: Day;
    readonly weeks: number;
  }[];
  readonly learned: readonly {
    readonly goalId: string;
    readonly description: string;
    readonly text: string;
  }[];
  readonly days: readonly Day[];
  readonly checkIns: { readonly done: number; readonly due: number };
  readonly promises: { readonly kept: number; readonly answered: number };
  readonly weeks: { readonly kept: number; readonly due: number; readonly longestRun: number };
}

const isIn = ({ from, until }: Period, day: Day) => day >= from && day < until;

/** First days of the periods that began in the year and were missed. */
function missedOf(
  goal: YearGoal,
  done: ReadonlySet<Day>,
  span: Period,
  facts: YearFacts,
  now: Now,
) {
  const endedAt = goal.completedAt ?? goal.closedAt;
  const ended = endedAt === null ? null : dayOf(endedAt, now.zone);
  return periodsBetween(goal.rhythms, addDays(span.from, -1), addDays(span.until, -1))
    .filter(({ from }) => isIn(span, from))
    .filter((period) => ended === null || ended >= period.until)
    .filter(
      (period) =>
        periodState(goal, period, done.has(period.from), facts.excuse, now.today) === "missed",
    )
    .map(({ from }) => from);
}

/** A week is kept if each of its check-ins was done; weeks without any neither add nor break. */
function weeksOf(done: readonly Day[], missed: readonly Day[]): PastYear["weeks"] {
  const broken = new Set(missed.map(mondayOf));
  const weeks = [...new Set([...done, ...missed].map(mondayOf))].toSorted();
  let [kept, run, longestRun] = [0, 0, 0];
  for (const week of weeks) {
    run = broken.has(week) ? 0 : run + 1;
    kept += broken.has(week) ? 0 : 1;
    longestRun = Math.max(longestRun, run);
  }
  return { kept, due: weeks.length, longestRun };
}

/** What the records say of a year, in the person's days (product 37.2). */
export function pastYear(year: number, facts: YearFacts, now: Now): Ruled<PastYear> {
  if (year > yearOf(now.today)) return refuse("not-found");
  const span = yearSpan(year);
  const endedIn = (at: number | null): at is number =>
    at !== null && isIn(span, dayOf(at, now.zone));
  const completed = facts.goals
    .filter(({ completedAt }) => endedIn(completedAt))
    .toSorted((one, other) => (one.completedAt ?? 0) - (other.completedAt ?? 0));
  const closed = facts.goals.filter((goal) => endedIn(goal.closedAt) && goal.learned !== "");
  const checkIns = facts.checkIns.filter(({ period }) => isIn(span, period));
  const doneOf = Map.groupBy(checkIns, ({ goalId }) => goalId);
  const done = checkIns.map(({ period }) => period);
  const missed = facts.goals.flatMap((goal) => {
    const own = new Set(doneOf.get(goal.id)?.map(({ period }) => period));
    return missedOf(goal, own, span, facts, now);
  });
  const days = facts.days.filter((day) => isIn(span, day));
  return {
    year,
    previous: facts.began !== null && yearOf(facts.began) < year ? year - 1 : null,
    next: year < yearOf(now.today) ? year + 1 : null,
    completed: completed.map((goal) => ({
      goalId: goal.id,
      description: goal.description,
      day: dayOf(goal.completedAt ?? goal.createdAt, now.zone),
      weeks: weeksTaken(goal),
    })),
    learned: closed.map(({ id, description, learned }) => ({
      goalId: id,
      description,
      text: learned,
    })),
    days,
    checkIns: { done: done.length, due: done.length + missed.length },
    promises: keptOf(checkIns.map(({ kept }) => kept)),
    weeks: weeksOf(done, missed),
  };
}

/** Its figures in words, without those that are 0 (product 37.4). */
export function yearLines({ completed, days, weeks }: PastYear): readonly string[] {
  return [
    ...(completed.length > 0 ? [words.goals(completed.length)] : []),
    ...(days.length > 0 ? [words.days(days.length)] : []),
    ...(weeks.due > 0 ? [words.weeks(weeks.kept, weeks.due)] : []),
    ...(weeks.longestRun > 0 ? [words.run(weeks.longestRun)] : []),
  ];
}
