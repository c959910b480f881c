import { addDays, dayOf, parseDay, type Day, type Now } from "./day.ts";
import { endedRefusal, type GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import type { ProgressChange, Remark } from "./progress.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";

export type EntrySource = ProgressChange["kind"] | "check-in" | "undo" | "back-dated" | "import";

export interface LedgerEntry {
  readonly id: string;
  readonly from: MeasureValue;
  readonly to: MeasureValue;
  /** In the owner's zone. */
  readonly day: Day;
  /** When written, ms. */
  readonly at: number;
  readonly note: string | null;
  readonly source: EntrySource;
  /** Id of the entry it reverses. */
  readonly undoes: string | null;
}

export type NewEntry = Omit<LedgerEntry, "id">;

/** The earliest loggable day: `backDatedDays` back, not before creation (product 4.17). */
export function earliestDay(goal: Pick<GoalCard, "createdAt">, now: Now): Day {
  const created = dayOf(goal.createdAt, now.zone);
  const back = addDays(now.today, -limits.backDatedDays);
  return created > back ? created : back;
}

// Today always counts, even if a zone change puts it before the creation day.
function loggedDay(goal: GoalCard, day: Day | undefined, now: Now): Ruled<Day> {
  if (day === undefined || day === now.today) return now.today;
  if (parseDay(day) === null) return refuse("request.invalid", "day");
  if (day > now.today) return refuse("progress.date-in-future", "day");
  return day < earliestDay(goal, now) ? refuse("progress.day-too-early", "day") : day;
}

/** The entry for a changed value, null if unchanged; `to` comes from `progressed`; may be refused. */
export function recorded(
  goal: GoalCard,
  to: Measure,
  change: ProgressChange,
  now: Now,
): Ruled<NewEntry | null> {
  const remark: Remark = change;
  const note = remark.note?.trim() ?? "";
  if (note.length > limits.entryNote) return refuse("request.invalid", "note");
  const day = loggedDay(goal, remark.day, now);
  if (isRefused(day)) return day;
  if (to.currentValue === goal.measurable.currentValue) return null;
  return {
    from: goal.measurable.currentValue,
    to: to.currentValue,
    day,
    at: now.at,
    note: note === "" ? null : note,
    source: day === now.today ? change.kind : "back-dated",
    undoes: null,
  };
}

/** True if the entry marks today as active. */
export function marksActivity({ source }: Pick<LedgerEntry, "source">): boolean {
  return source !== "back-dated" && source !== "import" && source !== "undo";
}

/** Whether Undo is offered at `at` (ms): `undoSeconds`, not for undo or import (product 27.12). */
export function mayUndo(
  { at: written, source }: Pick<LedgerEntry, "at" | "source">,
  at: number,
): boolean {
  return source !== "undo" && source !== "import" && at - written <= limits.undoSeconds * 1000;
}

export interface Undone {
  readonly measurable: Measure;
  readonly entry: NewEntry;
  /** True if the entry had marked its day as active (product 4.18). */
  readonly unmarks: boolean;
}

/** Reverses the goal's newest entry, `newestId`, on the same day; refused by product 4.19. */
export function undone(
  goal: GoalCard,
  entry: LedgerEntry,
  newestId: string,
  now: Now,
): Ruled<Undone> {
  const ended = endedRefusal(goal);
  if (ended) return ended;
  if (!mayUndo(entry, now.at)) return refuse("progress.undo-too-late");
  if (entry.id !== newestId || goal.measurable.currentValue !== entry.to)
    return refuse("progress.undo-overtaken");
  const { from: to, to: from, day } = entry;
  return {
    measurable: { ...goal.measurable, currentValue: to } as Measure,
    entry: { from, to, day, at: now.at, note: null, source: "undo", undoes: entry.id },
    unmarks: marksActivity(entry),
  };
}
