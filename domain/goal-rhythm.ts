import { cadenceOf, nextOn, type Cadence, type CheckInDay } from "./check-in-period.ts";
import { dayOf, type Now } from "./day.ts";
import type { KeptGoal, LifeChange } from "./goal-life.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import { isRefused, type Ruled } from "./refusal.ts";
import { changedRhythms, earliestPeriod } from "./check-in-rhythm.ts";

function withRhythm(goal: KeptGoal, weeks: Cadence, weekday: CheckInDay, now: Now): KeptGoal {
  const earliest = earliestPeriod(dayOf(goal.createdAt, now.zone));
  const rhythms = changedRhythms(goal, { weeks, weekday }, earliest, now.today);
  return { ...goal, rhythms };
}

/** The goal with another cadence from today; refused by product 25.5. */
export function recadenced(goal: KeptGoal, weeks: Cadence, now: Now): Ruled<LifeChange> {
  const no = refusalIn("cadence", goalStateOf(goal, now));
  if (no) return no;
  if (cadenceOf(goal.rhythms) === weeks) return { goal, change: null };
  const change = { what: "cadence-changed", weeks } as const;
  return { goal: withRhythm(goal, weeks, goal.checkInDay, now), change };
}

function isOffDay({ rhythms, checkInDay }: KeptGoal): boolean {
  const last = rhythms.at(-1);
  return last !== undefined && last.weeks > 0 && nextOn(checkInDay, last.from) !== last.from;
}

/** The goal moved to its owner's check-in day; unchanged if already on it (product 25.5). */
export function onCheckInDay(goal: KeptGoal, now: Now): KeptGoal {
  return isOffDay(goal) ? withRhythm(goal, cadenceOf(goal.rhythms), goal.checkInDay, now) : goal;
}

/** A goal that comes back, on the owner's present check-in day (product 25.6). */
export function broughtBack(back: Ruled<LifeChange>, now: Now): Ruled<LifeChange> {
  return isRefused(back) ? back : { ...back, goal: onCheckInDay(back.goal, now) };
}
