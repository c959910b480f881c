import { Readable } from "node:stream";
import { setImmediate as breathe } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { unguardedText } from "#domain/csv.ts";
import {
  lineField,
  type FileGoal,
  type ImportLine,
  type ImportTable,
} from "#domain/ledger-import.ts";
import { languages } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { beginningOf } from "#domain/short-text.ts";
import { words } from "#server/account/own-tables.words.ts";
import { inLanguage } from "#server/platform/language.ts";
import type { SeveralGoals } from "#server/platform/http/answer.ts";

/** Bytes to parse before yielding. */
const PIECE = 16_384;

interface ReadRecord {
  readonly record: readonly string[];
  /** Its last line in the file. */
  readonly info: { readonly lines: number };
}

interface Columns {
  readonly day: number;
  readonly value: number;
  readonly note: number;
  /** For files with several goals. */
  readonly key: number;
  readonly name: number;
  /** Our own export (product 27.7). */
  readonly isOurs: boolean;
}

async function* piecesOf(text: string): AsyncGenerator<Buffer, void> {
  // Cut the bytes, not the text: a cut within an emoji corrupts it.
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield bytes.subarray(from, from + PIECE);
    await breathe();
  }
}

/** Excel's hint for the separator. */
const SAID = /^\ufeff?"?sep=([,;])"?(?=[\r\n])/i;

/** Semicolons are common with decimal commas. */
function delimiterOf(text: string): "," | ";" {
  const said = SAID.exec(text)?.[1];
  if (said !== undefined) return said === ";" ? ";" : ",";
  const [first = ""] = /^.*\p{L}.*$/mu.exec(text) ?? [];
  const heading = first.replaceAll(/"[^"]*"/g, "");
  return heading.includes(";") && !heading.includes(",") ? ";" : ",";
}

const headings = {
  goalId: "goal id",
  goal: "goal",
  day: "day",
  value: "value",
  from: "from",
  to: "to",
  note: "note",
  writtenAt: "written at",
} as const;
const headingKeys = Object.keys(headings) as (keyof typeof headings)[];

/** Our own export may be of another language than this page. */
function inEnglish(cell: string): string {
  const name = cell.trim().toLowerCase();
  for (const language of languages) {
    const own = inLanguage(language, () => words.headings);
    const found = headingKeys.find((key) => own[key].toLowerCase() === name);
    if (found) return headings[found];
  }
  return name;
}

function answerInEnglish(cell: string): string {
  const answer = cell.trim().toLowerCase();
  const isSaid = (which: "yes" | "no") =>
    languages.some((one) => inLanguage(one, () => words[which]).toLowerCase() === answer);
  if (isSaid("yes")) return "yes";
  return isSaid("no") ? "no" : cell;
}

/** Any order and case; a value is `value`, or `to` in our own export (product 27.9). */
function columnsOf(heading: readonly string[]): Columns | null {
  const names = heading.map(inEnglish);
  const at = (name: string) => names.indexOf(name);
  const firstOf = (...all: string[]) => all.map(at).find((place) => place !== -1) ?? -1;
  const columns = {
    day: at("day"),
    value: firstOf("value", "to"),
    note: at("note"),
    key: firstOf("goal id", "goal", "habit"),
    name: firstOf("goal", "habit", "goal id"),
    isOurs: ["goal id", "from", "to", "written at"].every((name) => names.includes(name)),
  };
  return columns.day === -1 || columns.value === -1 ? null : columns;
}

// Includes stray separators and Ctrl-Z.
const BLANK = /^[\s\p{Cc}\p{Cf},;]*$/u;

function isBlank({ record }: ReadRecord): boolean {
  return record.every((cell) => BLANK.test(cell));
}

const CTRL_Z = "\u001a";

/** Otherwise Ctrl-Z would belong to the last cell. */
function withoutEndMark(text: string): string {
  let end = text.length;
  while (end > 0 && `${CTRL_Z}\r\n `.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(end).includes(CTRL_Z) ? text.slice(0, end) : text;
}

function lineOf({ record, info }: ReadRecord, { day, value, note }: Columns): ImportLine {
  const cell = (column: number) => record[column] ?? "";
  const said = unguardedText(cell(note));
  return { line: info.lines, day: cell(day), value: answerInEnglish(cell(value)), note: said };
}

function recordsOf(text: string, delimiter: string): AsyncIterable<ReadRecord> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const pieces = Readable.from(piecesOf(text));
  // A read error also ends the parser, which then throws it.
  return pieces.pipe(parser);
}

interface GoalLines {
  readonly name: string;
  readonly lines: ImportLine[];
}

const shortCell = (cell: string | undefined) =>
  beginningOf(unguardedText(cell ?? "").trim(), limits.description);

function severalGoals(goals: ReadonlyMap<string, GoalLines>): SeveralGoals {
  const all = [...goals].slice(0, limits.goalsPerUser);
  const fileGoals = all.map(([key, { name, lines }]): FileGoal => ({
    key,
    name,
    lines: lines.length,
  }));
  return { ...refuse("import.several-goals", "fileGoal"), fileGoals };
}

function chosenLines(
  goals: ReadonlyMap<string, GoalLines>,
  key: string | undefined,
): Ruled<readonly ImportLine[]> | SeveralGoals {
  const [only, ...more] = key === undefined ? goals.values() : [goals.get(key)];
  if (more.length > 0 || (key !== undefined && only === undefined)) return severalGoals(goals);
  return only?.lines ?? [];
}

async function tableOf({ csv, fileGoal }: ImportFile): Promise<Ruled<ImportTable> | SeveralGoals> {
  const text = withoutEndMark(csv);
  const delimiter = delimiterOf(text);
  let columns: Columns | null = null;
  let count = 0;
  const goals = new Map<string, GoalLines>();
  // The hint becomes an empty line, so that line numbers stay right.
  for await (const one of recordsOf(text.replace(SAID, ""), delimiter)) {
    if (isBlank(one)) continue;
    if (columns === null) {
      columns = columnsOf(one.record);
      if (columns === null) return refuse("import.columns-missing", lineField(1));
      continue;
    }
    if (count === limits.importLines) return refuse("import.too-many");
    count += 1;
    const key = shortCell(one.record[columns.key]);
    const goal = goals.get(key) ?? { name: shortCell(one.record[columns.name]), lines: [] };
    goals.set(key, goal);
    goal.lines.push(lineOf(one, columns));
  }
  if (columns === null) return refuse("import.columns-missing", lineField(1));
  const lines = chosenLines(goals, fileGoal);
  if (isRefused(lines)) return lines;
  const ownMark = delimiter === ";" ? "," : ".";
  return { lines, ownMark: columns.isOurs ? ownMark : null };
}

interface ImportFile {
  readonly csv: string;
  readonly fileGoal?: string | undefined;
}

/** Errors name the line as the field. Yields to other requests meanwhile. */
export async function importTable(file: ImportFile): Promise<Ruled<ImportTable> | SeveralGoals> {
  try {
    return await tableOf(file);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error["lines"];
    return refuse("import.not-csv", typeof line === "number" ? lineField(line) : "csv");
  }
}
