import { addDays, dayOf, parseDay, type Day, type Now } from "./day.ts";
import { endedRefusal, type GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import type { ProgressChange, Remark } from "./progress.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";

/** How an entry came about. A back-dated one is shown as 'logged later', an imported one as 'imported'. */
export type EntrySource = ProgressChange["kind"] | "check-in" | "undo" | "back-dated" | "import";

/** A line of a goal's ledger: one change of `currentValue`, in the order in which they were written. */
export interface LedgerEntry {
  readonly id: string;
  readonly from: MeasureValue;
  readonly to: MeasureValue;
  /** The day that the change belongs to, in the owner's zone. */
  readonly day: Day;
  /** Milliseconds; when it was written. */
  readonly at: number;
  readonly note: string | null;
  readonly source: EntrySource;
  /** The entry that this one takes back. */
  readonly undoes: string | null;
}

/** An entry that has no id yet. */
export type NewEntry = Omit<LedgerEntry, "id">;

/** The earliest day that a change may belong to: `backDatedDays` back, but not before the goal's creation (product 4.17). */
export function earliestDay(goal: Pick<GoalCard, "createdAt">, now: Now): Day {
  const created = dayOf(goal.createdAt, now.zone);
  const back = addDays(now.today, -limits.backDatedDays);
  return created > back ? created : back;
}

// Today is always one of them, also where a change of zone has put it before the creation day.
function loggedDay(goal: GoalCard, day: Day | undefined, now: Now): Ruled<Day> {
  if (day === undefined || day === now.today) return now.today;
  if (parseDay(day) === null) return refuse("request.invalid", "day");
  if (day > now.today) return refuse("progress.date-in-future", "day");
  return day < earliestDay(goal, now) ? refuse("progress.day-too-early", "day") : day;
}

/**
 * The entry that a change of a goal's value writes, `to` being what `progressed` made of it. Null where the value
 * stays as it is; or why its note or its day cannot be.
 */
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

/** True where an entry counts as being active today: it sets lastProgressUpdateAt and the day's activity. */
export function marksActivity({ source }: Pick<LedgerEntry, "source">): boolean {
  return source !== "back-dated" && source !== "import" && source !== "undo";
}

/**
 * True while Undo is offered for an entry: for `undoSeconds`, never for an undo or a line of an import (product 27.12). `at` is
 * now in milliseconds.
 */
export function mayUndo(
  { at: written, source }: Pick<LedgerEntry, "at" | "source">,
  at: number,
): boolean {
  return source !== "undo" && source !== "import" && at - written <= limits.undoSeconds * 1000;
}

/** A goal's measure before a change, and the entry that says so. */
export interface Undone {
  readonly measurable: Measure;
  readonly entry: NewEntry;
  /** True where the change that is taken back had marked its day as active (product 4.18). */
  readonly unmarks: boolean;
}

/**
 * Takes a goal's newest change back while that is offered (product 4.19). The reversing entry belongs to the same day,
 * so that the day reads as if nothing had been done. `newestId` is the id of the goal's last entry.
 */
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
