import { expect, test } from "vitest";
import { textsOf } from "./words.mjs";

const source = (end: string) => `const few = ["no", "a"];
export const words = {
  title: "Today",
  welcome: (name: string | null) => (name === null ? "Welcome." : \`Welcome, \${name}.\`),
  goals: (count: number) => counted(count, "goal"),
  noteOn: (coach: ReactNode, goal: ReactNode) => parts(coach, " on ", goal, \`, \${when}\`),
  state: { open: "Open", "paused.now": (day: string) => \`Paused until \${day}\` } satisfies Texts,
}${end};`;

test.each(["", " as const"])(
  "the page has each text of a words file%s, with its values in braces",
  (end) => {
    expect(
      textsOf("today.words.ts", source(end)).map(({ key, text }) => `${key}: ${text}`),
    ).toEqual([
      "few.0: no",
      "few.1: a",
      "title: Today",
      "welcome 1: Welcome.",
      "welcome 2: Welcome, {name}.",
      'goals: {counted(count, "goal")}',
      "noteOn: {coach} on {goal}, {when}",
      "state.open: Open",
      "state.paused.now: Paused until {day}",
    ]);
  },
);
