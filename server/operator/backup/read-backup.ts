import { createHash } from "node:crypto";
import { linesIn, notOurs, notWhole } from "./backup-file.ts";
import { isRow, parseLine, type BackupLine, type Heading } from "./backup-lines.ts";

export type BackupPart =
  | { readonly kind: "heading"; readonly heading: Heading }
  | { readonly kind: "table"; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: "rows"; readonly rows: readonly string[] };

export interface Checked {
  readonly heading: Heading;
  readonly tables: number;
  readonly rows: number;
}

export async function* partsOf(path: string): AsyncGenerator<BackupPart> {
  const reader = new Reader(path);
  for await (const lines of linesIn(path)) yield* reader.read(lines);
  reader.finish();
}

export async function checkBackup(path: string): Promise<Checked> {
  const count = { tables: 0, rows: 0 };
  let heading: Heading | undefined;
  for await (const part of partsOf(path)) {
    if (part.kind === "heading") heading = part.heading;
    if (part.kind === "table") count.tables += 1;
    if (part.kind === "rows") count.rows += part.rows.length;
  }
  if (heading === undefined) throw notWhole(path);
  return { heading, ...count };
}

class Reader {
  readonly #path: string;
  readonly #sum = createHash("sha256");
  #place: "start" | "between" | "table" | "end" = "start";
  #tables = 0;
  #rows = 0;
  #rowsBefore = 0;

  constructor(path: string) {
    this.#path = path;
  }

  *read(lines: readonly string[]): Generator<BackupPart> {
    let rows: string[] = [];
    for (const line of lines) {
      if (this.#place === "table" && isRow(line)) {
        this.#sum.update(`${line}\n`);
        rows.push(line);
        continue;
      }
      yield* this.#countRows(rows);
      rows = [];
      yield* this.#readLine(line);
    }
    yield* this.#countRows(rows);
  }

  finish(): void {
    if (this.#place !== "end") throw notWhole(this.#path);
  }

  *#countRows(rows: string[]): Generator<BackupPart> {
    this.#rows += rows.length;
    if (rows.length > 0) yield { kind: "rows", rows };
  }

  *#readLine(line: string): Generator<BackupPart> {
    const words = parseLine(line);
    if (this.#place === "start" && words?.[0] !== "cairn-backup") throw notOurs(this.#path);
    if (words === null) throw notWhole(this.#path);
    yield* this.#advance(words);
    if (this.#place !== "end") this.#sum.update(`${line}\n`);
  }

  *#advance(words: BackupLine): Generator<BackupPart> {
    if (words[0] === "cairn-backup" && this.#place === "start") {
      this.#place = "between";
      yield { kind: "heading", heading: words[1] };
    } else if (words[0] === "table" && this.#place === "between") {
      this.#place = "table";
      this.#rowsBefore = this.#rows;
      this.#tables += 1;
      yield { kind: "table", name: words[1], columns: words[2] };
    } else if (words[0] === "rows" && this.#place === "table") {
      if (words[1] !== this.#rows - this.#rowsBefore) throw notWhole(this.#path);
      this.#place = "between";
    } else if (words[0] === "end" && this.#place === "between") {
      const { tables, rows, sha256 } = words[1];
      const same = sha256 === this.#sum.digest("hex");
      if (!same || tables !== this.#tables || rows !== this.#rows) throw notWhole(this.#path);
      this.#place = "end";
    } else throw notWhole(this.#path);
  }
}
