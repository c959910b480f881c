import { Readable } from "node:stream";
import { setImmediate as breathe } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { unguardedText } from "#domain/csv.ts";
import { lineField, type ImportLine, type ImportTable } from "#domain/ledger-import.ts";
import { limits } from "#domain/limits.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";

/** Bytes that are parsed before others have their turn. */
const PIECE = 16_384;

/** What the parser makes of a record. */
interface ReadRecord {
  readonly record: readonly string[];
  /** The line of the file that it ends on. */
  readonly info: { readonly lines: number };
}

/** Where the columns stand; `note` is -1 where there is none. */
interface Columns {
  readonly day: number;
  readonly value: number;
  readonly note: number;
}

async function* piecesOf(text: string): AsyncGenerator<Buffer, void> {
  // Text that is cut between the two halves of an emoji is not what it was.
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield bytes.subarray(from, from + PIECE);
    await breathe();
  }
}

/** A first line by which some programs tell a spreadsheet what parts the cells. */
const SAID = /^\ufeff?"?sep=([,;])"?(?=[\r\n])/i;

/** Semicolons part the cells where the file says so or they part the heading, as where there is a decimal comma. */
function delimiterOf(text: string): "," | ";" {
  const said = SAID.exec(text)?.[1];
  if (said !== undefined) return said === ";" ? ";" : ",";
  const [first = ""] = /[^\r\n\ufeff]+/.exec(text) ?? [];
  const heading = first.replaceAll(/"[^"]*"/g, "");
  return heading.includes(";") && !heading.includes(",") ? ";" : ",";
}

/** The columns by the heading, in any order and case; what a change became is `value`, or `to` in a table of our own (product 27.9). */
function columnsOf(heading: readonly string[]): Columns | null {
  const names = heading.map((cell) => cell.trim().toLowerCase());
  const at = (name: string) => names.indexOf(name);
  const columns = { day: at("day"), value: Math.max(at("value"), at("to")), note: at("note") };
  const own = at("value") === -1 ? columns : { ...columns, value: at("value") };
  return own.day === -1 || own.value === -1 ? null : own;
}

function lineOf({ record, info }: ReadRecord, { day, value, note }: Columns): ImportLine {
  const cell = (column: number) => record[column] ?? "";
  const said = unguardedText(cell(note));
  return { line: info.lines, day: cell(day), value: cell(value), note: said };
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
  // What breaks off in the reading breaks off the parser too; the error is thrown there.
  return pieces.pipe(parser);
}

async function tableOf(text: string): Promise<Ruled<ImportTable>> {
  const delimiter = delimiterOf(text);
  let columns: Columns | null = null;
  const lines: ImportLine[] = [];
  // What is left of that line is an empty one: the others keep their numbers.
  for await (const one of recordsOf(text.replace(SAID, ""), delimiter)) {
    if (columns === null) {
      columns = columnsOf(one.record);
      if (columns === null) return refuse("import.columns-missing", lineField(1));
      continue;
    }
    if (lines.length === limits.importLines) return refuse("import.too-many");
    lines.push(lineOf(one, columns));
  }
  if (columns === null) return refuse("import.columns-missing", lineField(1));
  return { lines, decimalComma: delimiter === ";" };
}

/** The lines of a CSV file; or why it cannot be read, with the line at fault as the field. Others have their turn meanwhile. */
export async function importTable(text: string): Promise<Ruled<ImportTable>> {
  try {
    return await tableOf(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error["lines"];
    return refuse("import.not-csv", typeof line === "number" ? lineField(line) : "csv");
  }
}
