import { expectTypeOf, test } from "vitest";
import type { Words } from "./language.ts";

const english = {
  title: "Today",
  fixed: "Goal" as const,
  left: (n: number) => (n === 1 ? "one left" : "some left"),
  days: ["Mon", "Tue"] as const,
  states: { over: "Over", since: (day: string) => `since ${day}` },
};

type German = Words<typeof english>;

const german = {
  title: "Heute",
  fixed: "Ziel",
  left: (n: number) => `noch ${n}`,
  days: ["Mo", "Di"],
  states: { over: "Vorbei", since: (day: string) => `seit ${day}` },
} as const;

test("a translation has the texts, calls and lists of the English one", () => {
  expectTypeOf(german).toExtend<German>();
  expectTypeOf<German["left"]>().toEqualTypeOf<(n: number) => string>();
  expectTypeOf<German["days"]>().toEqualTypeOf<readonly [string, string]>();
});

test("a text that is missing, or that nobody calls, does not compile", () => {
  const { title: _, ...rest } = german;
  expectTypeOf(rest).not.toExtend<German>();
  // @ts-expect-error -- There is no such text.
  ({ ...german, other: "Anderes" }) satisfies German;
});

test("a text that is called otherwise does not compile", () => {
  const { states } = german;
  expectTypeOf({ ...german, left: (n: string) => n }).not.toExtend<German>();
  expectTypeOf({ ...german, left: "noch einige" }).not.toExtend<German>();
  expectTypeOf({ ...german, days: ["Mo"] as const }).not.toExtend<German>();
  expectTypeOf({ ...german, states: { ...states, over: () => "Vorbei" } }).not.toExtend<German>();
});
