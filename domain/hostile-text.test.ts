import { describe, expect, test } from "vitest";
import { parseDay, parseTypedDay } from "./day.ts";
import { isZone } from "./zone-offset.ts";
import { draftedGoal } from "./goal-draft.ts";
import { draftedMeasure } from "./measure-draft.ts";
import { planName } from "./plan.ts";
import { editedProfile } from "./profile.ts";
import { storedQuoteIndex } from "./quote.ts";
import { isRefused } from "./refusal.ts";
import { sampleDraft } from "./sample-goal.ts";
import { sharedText } from "./short-text.ts";

const SIZE = 65_536;

/** What each reader repeats, and an end that it does not want: a pattern that tries again grows quadratic here. */
const pieces = [
  ["1", "x"],
  ["1.", "x"],
  ["1e", "!"],
  ["0", "."],
  [".", "@"],
  ["a", "@"],
  ["a.", "@"],
  ["a@", "!"],
  ["a@b.", "@"],
  ["a@a.a", "\u0000"],
  ["-", "x"],
  ["/", "\n"],
  ["1/", "x"],
  ["2025-01-01", "x"],
  ["Europe/", "!"],
  ["_+-/", " "],
  [" ", "x"],
  [" ", ""],
  ["\t\n\u00a0", "x"],
  ["\r\n", "a@b.co"],
  ["\u0000", ""],
  ["🪨", "x"],
  ["\ud800", "x"],
  ["\u0300", "x"],
] as const;

const texts = pieces.flatMap(([piece, end]) => {
  const long = piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
  return [long + end, `a@${long}${end}`, `1${long}${end}`];
});

const readers: readonly [string, (text: string) => unknown][] = [
  ["parseDay", parseDay],
  ["parseTypedDay", parseTypedDay],
  ["isZone", isZone],
  ["planName", planName],
  ["sharedText", sharedText],
  ["storedQuoteIndex", (text) => storedQuoteIndex(text, 50)],
  ["a name", (text) => editedProfile({ displayName: text, email: "a@b.co" })],
  ["an email", (text) => editedProfile({ displayName: "Ada", email: text })],
  ["a cut email", (text) => editedProfile({ displayName: "Ada", email: text.slice(0, 254) })],
  ...["Numeric", "DailyStreak", "Date", "Boolean"].map(
    (type): [string, (text: string) => unknown] => [
      `a ${type} target`,
      (text) => draftedMeasure({ type, targetValue: text, unit: text }),
    ],
  ),
  ["a type", (text) => draftedMeasure({ type: text, targetValue: "", unit: "" })],
  ["a due date", (text) => draftedGoal({ ...sampleDraft, dueDate: text })],
];

// A busy machine may hold up some readings, not all; a quadratic pattern takes seconds each time.
function isQuick(read: () => unknown): boolean {
  return Array.from({ length: 20 }).some(() => {
    const started = Date.now();
    read();
    return Date.now() - started < 100;
  });
}

describe("the longest text that a request can carry is read in less than 100 ms (threats T19)", () => {
  test.each(readers)("%s", (_, read) => {
    for (const text of texts)
      expect(
        isQuick(() => read(text)),
        JSON.stringify(text.slice(0, 20)),
      ).toBe(true);
  });
});

test("and no text of a goal that long is accepted", () => {
  const long = "a".repeat(SIZE);
  for (const field of ["description", "category", "specific", "achievable", "relevant"] as const)
    expect(isRefused(draftedGoal({ ...sampleDraft, [field]: long })), field).toBe(true);
  for (const field of ["targetValue", "unit"] as const) {
    const measurable = { ...sampleDraft.measurable, [field]: "9".repeat(SIZE) };
    expect(isRefused(draftedGoal({ ...sampleDraft, measurable })), field).toBe(true);
  }
});
