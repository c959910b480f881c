import { parseDay } from "#domain/day.ts";
import { draftedGoal } from "#domain/goal-draft.ts";
import { draftedMeasure } from "#domain/measure-draft.ts";
import { planName } from "#domain/plan.ts";
import { editedProfile } from "#domain/profile.ts";
import { storedQuoteIndex } from "#domain/quote.ts";
import { sampleDraft } from "#domain/sample-goal.ts";
import { sharedText } from "#domain/short-text.ts";
import { parseTypedDay } from "#domain/typed-day.ts";
import { isZone } from "#domain/zone-offset.ts";
import { within, type Line } from "../report.ts";

const SIZE = 65_536;

/** Each repeats, then fails to match: a backtracking pattern is quadratic here. */
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

/** The minimum: a busy machine delays some readings, but a quadratic pattern takes seconds each time. */
function quickest(read: () => unknown): number {
  let least = Infinity;
  for (let time = 0; time < 5; time += 1) {
    const began = performance.now();
    read();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

/** The longest text a request can carry (threats T19). */
export async function longTexts(): Promise<Line[]> {
  return readers.map(([name, read]) => {
    const slowest = Math.max(...texts.map((text) => quickest(() => read(text))));
    return within(100, "ms", `64 KB of text read as ${name}`, slowest);
  });
}
