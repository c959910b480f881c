import {
  cadenceOf,
  nextOn,
  nextPeriod,
  periodAt,
  type Cadence,
  type CheckInDay,
  type Rhythm,
} from "./check-in-period.ts";
import { addDays, daysBetween, type Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";

/** The first day on which a new goal may have a period (product 25.1). */
export function earliestPeriod(made: Day): Day {
  return addDays(made, limits.firstCheckInDays);
}

/** A new goal's rhythm: weekly, from a check-in day some days ahead (product 25.1). */
export function firstRhythms(made: Day, weekday: CheckInDay): readonly Rhythm[] {
  return [{ from: nextOn(weekday, earliestPeriod(made)), weeks: 1 }];
}

function kept(rhythms: readonly Rhythm[]): readonly Rhythm[] {
  return rhythms.slice(-limits.rhythmsPerGoal);
}

/** After a move west, the period done may begin tomorrow. */
function settledDay({ checkedIn }: Pick<GoalCard, "checkedIn">, day: Day): Day {
  return checkedIn !== null && checkedIn > day ? checkedIn : day;
}

/** Keeps the period of `day` if its check-in is done. */
function stoppedRhythms(
  goal: Pick<GoalCard, "rhythms" | "checkedIn">,
  since: Day,
): readonly Rhythm[] {
  const { rhythms, checkedIn } = goal;
  const day = settledDay(goal, since);
  const present = periodAt(rhythms, day);
  const done = present !== null && present.from <= (checkedIn ?? "");
  const from = present === null ? day : done ? present.until : present.from;
  const before = rhythms.filter((rhythm) => rhythm.from < from);
  const goesOn = (before.at(-1)?.weeks ?? 0) > 0;
  return goesOn ? kept([...before, { from, weeks: 0 }]) : before;
}

export interface RhythmChoice {
  readonly weeks: Cadence;
  readonly weekday: CheckInDay;
}

/** Rhythms changed from today; today's period is never cut or split (product 25.5). */
export function changedRhythms(
  goal: Pick<GoalCard, "rhythms" | "checkedIn">,
  { weeks, weekday }: RhythmChoice,
  earliest: Day,
  today: Day,
): readonly Rhythm[] {
  if (weeks === 0) return stoppedRhythms(goal, today);
  const day = settledDay(goal, today);
  const begun = goal.rhythms.filter(({ from }) => from <= day);
  const present = periodAt(goal.rhythms, day);
  const last = begun.at(-1);
  if (present === null || last === undefined || last.weeks === 0) {
    const tomorrow = addDays(day, 1);
    return kept([
      ...begun,
      { from: nextOn(weekday, earliest > tomorrow ? earliest : tomorrow), weeks },
    ]);
  }
  const full = addDays(present.from, last.weeks * 7);
  // A period already lengthened by an earlier change keeps its end.
  const isLonger = full <= day;
  const from = nextOn(weekday, isLonger ? present.until : full);
  if (isLonger && from > present.until)
    return kept([...begun, { from: present.until, weeks: 0 }, { from, weeks }]);
  const goesOn = last.weeks === weeks && daysBetween(last.from, from) % (weeks * 7) === 0;
  return goesOn && !isLonger ? begun : kept([...begun, { from, weeks }]);
}

/** Rhythms after a return; the time away asks for nothing (product 25.6). */
export function restartedRhythms(
  goal: Pick<GoalCard, "rhythms" | "checkedIn">,
  ended: Day,
  today: Day,
): readonly Rhythm[] {
  const weeks = cadenceOf(goal.rhythms);
  const next = nextPeriod(goal.rhythms, settledDay(goal, today));
  const first = goal.rhythms[0];
  if (weeks === 0 || next === null || first === undefined || first.from > today)
    return goal.rhythms;
  const before = stoppedRhythms(goal, ended).filter(({ from }) => from < next);
  return kept([...before, { from: next, weeks }]);
}
