import { describe, expect, test } from "vitest";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import { importTable } from "./import-table.ts";

async function tableOf(csv: string, fileGoal?: string) {
  const table = await importTable({ csv, fileGoal });
  if (isRefused(table)) throw new Error(`${table.refused} ${table.field}`);
  return table;
}

const linesOf = async (csv: string, fileGoal?: string) => (await tableOf(csv, fileGoal)).lines;

/** Longer than one parsed piece, wherever that ends. */
const long = (note: string, end: string, lead: number) => {
  const line = `2026-01-01,1,${note}`;
  return `day,value,note,${"x".repeat(lead)}${end}${`${line}${end}`.repeat(3_000)}`;
};

test.each([0, 1])("a letter of two parts is whole wherever the parser rests, %i", async (lead) => {
  const lines = await linesOf(long("\u{1f6b6}\u{1f3fd}", "\n", lead));
  expect(lines).toHaveLength(3_000);
  expect(new Set(lines.map(({ note }) => note))).toEqual(new Set(["\u{1f6b6}\u{1f3fd}"]));
});

test("others have their turn after each 16 KB that are read (threats T84)", async () => {
  const text = long("Walk", "\n", 0);
  let turns = 0;
  const turn = () => {
    turns += 1;
    turning = setImmediate(turn);
  };
  let turning = setImmediate(turn);
  await tableOf(text);
  clearImmediate(turning);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 16_384));
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

describe("what spreadsheets leave at the end of a file is no line of it (product 27.9)", () => {
  test.each([
    "",
    "\n",
    "\n,,\n,,\n",
    '\n"","",""\n',
    "\n\u00a0,\u00a0\n",
    "\n\ufeff\n",
    "\n\u200b,\u200e\n",
    "\n\u001a",
    "\n,,\n\u001a\u001a\n",
  ])("%j", async (end) => {
    for (const mark of [",", ";"]) {
      const rows = [
        ["day", "value"],
        ["2026-01-01", "1"],
      ].map((row) => row.join(mark));
      const file = rows.join("\n") + end.replaceAll(",", mark);
      expect(await linesOf(file)).toEqual([{ line: 2, day: "2026-01-01", value: "1", note: "" }]);
    }
  });

  test("nor above its heading or between its lines, which keep their numbers", async () => {
    const lines = await linesOf(
      ";;\n\nday;value;note\n;;\n2026-01-01;1;\n\n; ;\n2026-01-02;2;x,y\n",
    );
    expect(lines.map(({ line, value }) => [line, value])).toEqual([
      [5, "1"],
      [8, "2"],
    ]);
  });

  test.each([",5", "2026-01-01,", ",,x"])("a line with anything in it is one: %j", async (row) => {
    expect(await linesOf(`day,value,note\n${row}\n`)).toHaveLength(1);
  });

  test("they do not count as lines", async () => {
    const rows = "2026-01-01,1\n,\n".repeat(limits.importLines);
    expect(await linesOf(`day,value\n${rows}`)).toHaveLength(limits.importLines);
    expect(await importTable({ csv: `day,value\n${rows},2` })).toEqual({
      refused: "import.too-many",
    });
  });
});

describe("a file of several goals (product 27.9)", () => {
  const file = (heading: string, ...rows: readonly string[]) => [heading, ...rows].join("\n");

  test.each([
    [
      "by their ids, also where their names are alike",
      "goal id,goal,day,to",
      "a,Read",
      "b,Read",
      [
        ["a", "Read"],
        ["b", "Read"],
      ],
    ],
    [
      "by their names where there are no ids",
      "goal,x,day,to",
      "Read,1",
      "Run,1",
      [
        ["Read", "Read"],
        ["Run", "Run"],
      ],
    ],
    [
      "as habits",
      "Habit,x,day,value",
      "Read,1",
      "Run,1",
      [
        ["Read", "Read"],
        ["Run", "Run"],
      ],
    ],
    [
      "by ids alone",
      "goal id,x,day,to",
      "'-a,1",
      "b,1",
      [
        ["-a", "-a"],
        ["b", "b"],
      ],
    ],
    [
      "and of none",
      "goal,x,day,to",
      "Read,1",
      ",1",
      [
        ["Read", "Read"],
        ["", ""],
      ],
    ],
  ] as const)("is refused, and they are named %s", async (_, heading, one, other, goals) => {
    const csv = file(
      heading,
      `${one},2026-01-01,1`,
      `${other},2026-01-01,2`,
      `${one},2026-01-02,3`,
    );
    const [first, second] = goals.map(([key, name], at) => ({ key, name, lines: 2 - at }));
    const several = {
      refused: "import.several-goals",
      field: "fileGoal",
      fileGoals: [first, second],
    };
    expect(await importTable({ csv })).toEqual(several);
    expect(await importTable({ csv, fileGoal: "another" })).toEqual(several);
    expect((await linesOf(csv, goals[0][0])).map(({ line, value }) => [line, value])).toEqual([
      [2, "1"],
      [4, "3"],
    ]);
    expect((await linesOf(csv, goals[1][0])).map(({ line, value }) => [line, value])).toEqual([
      [3, "2"],
    ]);
  });

  test("is taken whole where all its lines are of one", async () => {
    const csv = file("goal id,goal,day,to", "a,Read,2026-01-01,1", " a ,Read more,2026-01-02,2");
    expect(await linesOf(csv)).toHaveLength(2);
    expect(await linesOf(csv, "a")).toHaveLength(2);
  });

  test("names so many goals and no more, none at greater length than a goal has", async () => {
    const rows = Array.from(
      { length: limits.goalsPerUser + 1 },
      (_, at) => `${at}${"x".repeat(600)},2026-01-01,1`,
    );
    const refused = await importTable({ csv: file("goal,day,value", ...rows) });
    if (!("fileGoals" in refused)) throw new Error("It was not refused.");
    expect(refused.fileGoals).toHaveLength(limits.goalsPerUser);
    expect(refused.fileGoals[0]?.key).toHaveLength(limits.description);
  });
});

test.each([
  ["goal id,goal,day,from,to,note,how,written at", "."],
  ["goal id;goal;day;from;to;note;how;written at", ","],
  ["goal id,day,to", null],
  ["day;value", null],
] as const)("a table of our own says what stands before decimals: %s", async (heading, ownMark) => {
  expect(await tableOf(`${heading}\n`)).toEqual({ lines: [], ownMark });
});
