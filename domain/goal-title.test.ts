import { expect, test } from "vitest";
import { goalTitle } from "./goal-title.ts";

test.each([
  ["Walk before work", "Walk before work"],
  [" Two\n lines\t", "Two lines"],
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), `${"x".repeat(59)}…`],
  [`${"x".repeat(58)}🌱🌱`, `${"x".repeat(58)}…`],
  // What would turn the browser's own words around.
  ["\u202eabc", "abc"],
  ["\u200b", "Goal"],
])("%j is titled %j", (description, title) => expect(goalTitle(description)).toBe(title));
