import { expect, test } from "vitest";
import { textsOf } from "./words.mjs";

const source = `export const words = {
  title: "Today",
  welcome: (name: string | null) => (name === null ? "Welcome." : \`Welcome, \${name}.\`),
  goals: (count: number) => counted(count, "goal"),
  noteOn: (coach: ReactNode, goal: ReactNode) => parts(coach, " on ", goal, \`, \${when}\`),
};`;

test("an object that is `as const` is read too", () => {
  expect(textsOf("ui.words.ts", 'export const words = { retry: "Retry" } as const;')).toEqual([
    { path: "ui.words.ts", key: "retry", text: "Retry" },
  ]);
});

test("the page has each text of a words file, with its values in braces", () => {
  expect(textsOf("today.words.ts", source).map(({ key, text }) => `${key}: ${text}`)).toEqual([
    "title: Today",
    "welcome 1: Welcome.",
    "welcome 2: Welcome, {name}.",
    'goals: {counted(count, "goal")}',
    "noteOn: {coach} on {goal}, {when}",
  ]);
});
