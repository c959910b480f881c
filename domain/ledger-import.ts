import { addDays, parseDay, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { NewEntry } from "./ledger.ts";
import { limits } from "./limits.ts";
import type { Measure, MeasureType, MeasureValue } from "./measure.ts";
import { progressed } from "./progress.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";

/** A line of a file that is brought into a ledger, as it stands there. */
export interface ImportLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly day: string;
  readonly value: string;
  readonly note: string;
}

/** What a file says of a goal. */
export interface ImportTable {
  readonly lines: readonly ImportLine[];
  /** True where decimals may stand after a comma, which parts nothing there. */
  readonly decimalComma: boolean;
}

/** What becomes of a goal by a file. */
export interface Imported {
  readonly measurable: Measure;
  /** In the order of the file; never empty. */
  readonly entries: readonly [NewEntry, ...NewEntry[]];
  /** Lines that left the value as it was. */
  readonly unchanged: number;
}

/** The field of a refusal that is about a line. */
export function lineField(line: number): string {
  return `line ${line}`;
}

const NUMBER = /^\d+(\.\d+)?(e[+-]?\d+)?$/i;
const answers: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

function numberIn(text: string, decimalComma: boolean): number | undefined {
  const plain = decimalComma && !text.includes(".") ? text.replace(",", ".") : text;
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** The value that a text stands for; undefined where it is none of the measure (product 27.11). */
function valueIn(type: MeasureType, cell: string, decimalComma: boolean): MeasureValue | undefined {
  const text = cell.trim();
  switch (type) {
    case "Numeric":
    case "DailyStreak":
      return numberIn(text, decimalComma);
    case "Boolean":
      return answers.get(text.toLowerCase());
    case "Date":
      return text === "" ? null : text;
  }
}

/** The days that a line may have. */
interface Days {
  readonly earliest: Day;
  readonly today: Day;
}

/** A line's day: not in the future, not too long ago, not before the day of what stands before it (product 27.10). */
function dayIn(
  { day: cell, line }: ImportLine,
  before: Day | null,
  { earliest, today }: Days,
): Ruled<Day> {
  const text = cell.trim();
  const day = text === before ? before : parseDay(text);
  if (day === null) return refuse("import.day-invalid", lineField(line));
  if (day > today) return refuse("progress.date-in-future", lineField(line));
  if (day < earliest) return refuse("import.day-too-early", lineField(line));
  return before !== null && day < before ? refuse("import.day-goes-back", lineField(line)) : day;
}

/** The measure after a line; or why its value is none of the goal. */
function measureAfter(
  goal: GoalCard,
  { value: cell, line }: ImportLine,
  decimalComma: boolean,
  now: Now,
): Ruled<Measure> {
  const value = valueIn(goal.measurable.type, cell, decimalComma);
  if (value === undefined) return refuse("import.value-invalid", lineField(line));
  const measure = progressed(goal, { kind: "set", value, rev: goal.rev }, now);
  if (!isRefused(measure)) return measure;
  const isFuture = measure.refused === "progress.date-in-future";
  return refuse(isFuture ? measure.refused : "import.value-invalid", lineField(line));
}

function noteIn({ note, line }: ImportLine): Ruled<{ readonly note: string | null }> {
  const text = note.trim();
  if (text.length > limits.entryNote) return refuse("import.note-too-long", lineField(line));
  return { note: text === "" ? null : text };
}

/**
 * The entries that a file adds to a goal's ledger, after what stands there, and the measure after them; or why not, with the
 * line at fault as the field (product 27.9 to 27.12). `lastDay` is the latest day of the ledger.
 */
export function imported(
  goal: GoalCard,
  { lines, decimalComma }: ImportTable,
  lastDay: Day | null,
  now: Now,
): Ruled<Imported> {
  const no = refusalIn("import", goalStateOf(goal, now));
  if (no) return no;
  const days = { earliest: addDays(now.today, -limits.importDays), today: now.today };
  const entries: NewEntry[] = [];
  let [measurable, before] = [goal.measurable, lastDay];
  for (const line of lines) {
    const day = dayIn(line, before, days);
    if (isRefused(day))
      return line === lines[0] && day.refused === "import.day-goes-back"
        ? refuse("import.day-before-ledger", lineField(line.line))
        : day;
    const next = measureAfter({ ...goal, measurable }, line, decimalComma, now);
    if (isRefused(next)) return next;
    const said = noteIn(line);
    if (isRefused(said)) return said;
    before = day;
    const [from, to] = [measurable.currentValue, next.currentValue];
    if (from === to) continue;
    const source = "import" as const;
    entries.push({ from, to, day, at: now.at, note: said.note, source, undoes: null });
    measurable = next;
  }
  const [first, ...rest] = entries;
  if (first === undefined) return refuse("import.nothing");
  return { measurable, entries: [first, ...rest], unchanged: lines.length - entries.length };
}
