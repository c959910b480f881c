import { expect, test } from "vitest";
import { isRefused } from "#domain/refusal.ts";
import { importTable } from "./import-table.ts";

async function linesOf(text: string) {
  const table = await importTable(text);
  if (isRefused(table)) throw new Error(`${table.refused} ${table.field}`);
  return table.lines;
}

/** A file whose lines together are longer than what is parsed at a time, wherever that ends. */
const long = (note: string, end: string, lead: number) => {
  const line = `2026-01-01,1,${note}`;
  return `day,value,note,${"x".repeat(lead)}${end}${`${line}${end}`.repeat(3_000)}`;
};

test.each([0, 1])("a letter of two parts is whole wherever the parser rests, %i", async (lead) => {
  const lines = await linesOf(long("\u{1f6b6}\u{1f3fd}", "\n", lead));
  expect(lines).toHaveLength(3_000);
  expect(new Set(lines.map(({ note }) => note))).toEqual(new Set(["\u{1f6b6}\u{1f3fd}"]));
});

test.each(["\r\n", "\r", "\n"])(
  "lines are counted by their ends, %j, wherever the parser rests",
  async (end) => {
    for (const lead of [0, 1, 2, 3, 4, 5]) {
      const lines = await linesOf(long("Walk", end, lead));
      expect(lines.map(({ line }) => line)).toEqual(lines.map((_, at) => at + 2));
    }
  },
);

test.each([
  ["an empty line above it", "\r\nday;value\r\n2026-01-01;1,5"],
  ["a comma in quotes", 'day;value;"note, if any"\n2026-01-01;1,5;'],
  ["a line end of old", "\ufeffday;value\r2026-01-01;1,5\r"],
  ["a first column of such a name", "sep=;day;value\nx;2026-01-01;1,5"],
  ["a first line that says so", "\ufeffsep=;\r\nday;value\r\n2026-01-01;1,5"],
])("a heading with semicolons parts the cells by them, with %s", async (_, text) => {
  expect(await linesOf(text)).toMatchObject([{ day: "2026-01-01", value: "1,5" }]);
});

test.each([
  ["commas", "sep=,\nday,value\n2026-01-01,1", 3],
  ["semicolons, in quotes, with commas in the heading", '"SEP=;"\nday;value;a,b\n2026-01-01;1;', 3],
])(
  "a first line that names what parts the cells is none of the table: %s",
  async (_, text, line) => {
    expect(await linesOf(text)).toMatchObject([{ line, day: "2026-01-01", value: "1" }]);
  },
);
