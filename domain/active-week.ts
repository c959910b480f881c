import { addDays, dayOf, mondayOf, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isPaused } from "./pause.ts";
import { words } from "./active-week.words.ts";
import { words as dayWords } from "./day.words.ts";

export interface Weekday {
  readonly day: Day;
  readonly name: string;
  /** A future day is neither active nor still. */
  readonly state: "active" | "still" | "ahead";
}

/** The seven days of this week, Monday first, by activity (product 6.18). */
export function weekOf(today: Day, activeDays: ReadonlySet<Day>): readonly Weekday[] {
  const monday = mondayOf(today);
  return dayWords.shortWeekdays.map((name, index) => {
    const day = addDays(monday, index);
    const past = activeDays.has(day) ? "active" : "still";
    return { day, name, state: day > today ? "ahead" : past };
  });
}

function movedInWords(goals: readonly GoalCard[], now: Now): string | null {
  const monday = mondayOf(now.today);
  const isMoved = ({ lastProgressUpdateAt: at }: GoalCard) =>
    at !== null && dayOf(at, now.zone) >= monday;
  const moved = goals.filter(isMoved).length;
  const isOpen = (goal: GoalCard) => !goal.completed && !isPaused(goal, now);
  const of = goals.filter((goal) => isOpen(goal) || isMoved(goal)).length;
  return moved === 0 ? null : words.moved(moved, of);
}

/** This week in words: "Active on Mon, Tue and Thu. 2 of 5 goals moved." (product 6.18). */
export function weekInWords(
  week: readonly Weekday[],
  goals: readonly GoalCard[],
  now: Now,
): string {
  const names = week.filter(({ state }) => state === "active").map(({ name }) => name);
  const last = names.pop();
  if (last === undefined) return words.nothingLogged;
  const active = words.activeOn(names.length === 0 ? last : words.and(names.join(", "), last));
  return [active, movedInWords(goals, now) ?? []].flat().join(" ");
}
