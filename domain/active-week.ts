import { words as list } from "./list.words.ts";
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

function updatedInWords(goals: readonly GoalCard[], now: Now): string | null {
  const monday = mondayOf(now.today);
  const isUpdated = ({ lastProgressUpdateAt: at }: GoalCard) =>
    at !== null && dayOf(at, now.zone) >= monday;
  const updated = goals.filter(isUpdated).length;
  const isOpen = (goal: GoalCard) => !goal.completed && !isPaused(goal, now);
  const of = goals.filter((goal) => isOpen(goal) || isUpdated(goal)).length;
  return updated === 0 ? null : words.updated(updated, of);
}

/** The active days; three or more in a row are one run: "Mon–Thu". */
function runsOf(week: readonly Weekday[]): string[] {
  const runs: string[][] = [];
  for (const [index, { name, state }] of week.entries())
    if (state === "active" && week[index - 1]?.state === "active") runs.at(-1)?.push(name);
    else if (state === "active") runs.push([name]);
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run));
}

/** This week in words: "Active Mon–Wed and Sat. Logged or checked in on 2 of 5 goals." (product 6.18). */
export function weekInWords(
  week: readonly Weekday[],
  goals: readonly GoalCard[],
  now: Now,
): string {
  const runs = runsOf(week);
  if (runs.length === 0) return words.nothingLogged;
  return [words.activeOn(list.and(runs)), updatedInWords(goals, now) ?? []].flat().join(" ");
}
