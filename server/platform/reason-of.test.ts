import { expect, it } from "vitest";
import { reasonOf } from "./reason-of.ts";

it.each([
  [new Error("The door is shut."), "The door is shut."],
  [new Error("first\n    second"), "first second"],
  [new RangeError(), "RangeError"],
  [new Error(" \n"), "Error"],
  [new AggregateError([new Error("one host"), new Error("the other")]), "one host, the other"],
  ["", "no reason was given"],
  ["words", "words"],
  [undefined, "undefined"],
  // As Emscripten's file system throws.
  [{ name: "ErrnoError", errno: 44 }, "ENOENT: no such file or directory"],
  [{ name: "ErrnoError", errno: 7 }, "file system error 7"],
  [{ odd: true }, '{"odd":true}'],
])("says why %o was thrown, in one line", (thrown, said) => {
  expect(reasonOf(thrown)).toBe(said);
});
