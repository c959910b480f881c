import { expect, test } from "vitest";
import { counted } from "./count-words.ts";

test.each([
  [0, "0 days"],
  [1, "1 day"],
  [2, "2 days"],
])("%i reads %j", (count, words) => {
  expect(counted(count, "day")).toBe(words);
});
