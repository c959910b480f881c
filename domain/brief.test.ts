import { expect, test } from "vitest";
import { briefSince, dayMoveInWords, promisesOf } from "./brief.ts";
import { nowIn } from "./day.ts";
import { plainNotation } from "./notation.ts";
import { noonOf } from "./sample-goal.ts";

const now = noonOf("2025-03-31");

test.each([
  [null, "2025-03-01"],
  ["2025-02-28", "2025-03-01"],
  ["2025-03-01", "2025-03-01"],
  ["2025-03-24", "2025-03-24"],
  ["2025-03-25", "2025-03-24"],
])("a brief after a note of %s begins on %s (product 26.8)", (noted, since) => {
  expect(briefSince(noted === null ? null : noonOf(noted).at, now)).toBe(since);
});

test("the day of the note is the person's", () => {
  const late = Date.parse("2025-03-10T23:30:00Z");
  expect(briefSince(late, nowIn(now.at, "Asia/Tokyo"))).toBe("2025-03-11");
});

test.each([
  [3, 12, "+3 pages"],
  [-2.5, 1, "−2.5 pages"],
  [null, true, "done"],
  [null, false, "not done"],
  [null, "2025-03-02", "Mar 2, 2025"],
  [null, null, "open"],
])("a day's change of %s to %s reads %s", (by, to, words) => {
  const move = { day: "2025-03-02", by, to };
  expect(dayMoveInWords(move, { type: "Numeric", unit: "pages" }, plainNotation)).toBe(words);
});

test("a promise is answered by the check-in after it", () => {
  expect(
    promisesOf([
      { promise: "four", kept: null },
      { promise: "three", kept: "partly" },
      { promise: "", kept: "kept" },
      { promise: "two", kept: null },
      { promise: "one", kept: "not" },
    ]),
  ).toEqual([
    { text: "four", kept: null, open: true },
    { text: "three", kept: null, open: false },
    { text: "two", kept: "kept", open: false },
    { text: "one", kept: null, open: false },
  ]);
});
