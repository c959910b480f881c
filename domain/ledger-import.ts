import { addDays, parseDay, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { NewEntry } from "./ledger.ts";
import * as limits from "./limits.ts";
import { measures, type Measure, type MeasureValue } from "./measure.ts";
import { numbersIn, type DecimalMark, type ReadNumber } from "./number-column.ts";
import { progressed } from "./progress.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";

export interface ImportLine {
  /** From 1. */
  readonly line: number;
  readonly day: string;
  readonly value: string;
  readonly note: string;
}

export interface ImportTable {
  readonly lines: readonly ImportLine[];
  /** Null unless it is a table of our own. */
  readonly ownMark: DecimalMark | null;
}

export interface FileGoal {
  /** The file's name for the goal. */
  readonly key: string;
  readonly name: string;
  readonly lines: number;
}

export interface Imported {
  readonly measurable: Measure;
  readonly entries: readonly [NewEntry, ...NewEntry[]];
  /** Lines without effect on the value. */
  readonly unchanged: number;
}

/** The refusal field of a line. */
export function lineField(line: number): string {
  return `line ${line}`;
}

const answers: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

const noValue = refuse("import.value-invalid");

function ruledNumber(read: ReadNumber): Ruled<number> {
  if (read === "ambiguous") return refuse("import.value-ambiguous");
  return read ?? noValue;
}

/** product 27.11 */
function valuesIn(
  { type, unit }: Measure,
  { lines, ownMark }: ImportTable,
): readonly Ruled<MeasureValue>[] {
  const cells = lines.map(({ value }) => value.trim());
  switch (measures[type].kind) {
    case "amount":
      return numbersIn({ cells, unit, ownMark }).map(ruledNumber);
    case "answer":
      return cells.map((cell) => answers.get(cell.toLowerCase()) ?? noValue);
    case "day":
      return cells.map((cell) => (cell === "" ? null : cell));
  }
}

interface Days {
  readonly earliest: Day;
  readonly today: Day;
}

/** product 27.10 */
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

function measureAfter(
  goal: GoalCard,
  { line }: ImportLine,
  value: Ruled<MeasureValue>,
  now: Now,
): Ruled<Measure> {
  if (isRefused(value)) return refuse(value.refused, lineField(line));
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

/** New entries and the measure after them; refused with a line (product 27.9 to 27.12). */
export function imported(
  goal: GoalCard,
  table: ImportTable,
  lastDay: Day | null,
  now: Now,
): Ruled<Imported> {
  const no = refusalIn("import", goalStateOf(goal, now));
  if (no) return no;
  const { lines } = table;
  const values = valuesIn(goal.measurable, table);
  const days = { earliest: addDays(now.today, -limits.importDays), today: now.today };
  const entries: NewEntry[] = [];
  let [measurable, before] = [goal.measurable, lastDay];
  for (const [at, line] of lines.entries()) {
    const day = dayIn(line, before, days);
    if (isRefused(day))
      return at === 0 && day.refused === "import.day-goes-back"
        ? refuse("import.day-before-ledger", lineField(line.line))
        : day;
    const next = measureAfter({ ...goal, measurable }, line, values[at] ?? null, now);
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
