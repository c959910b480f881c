import { expect, test } from "vitest";
import type { Pause } from "./pause.ts";
import { pauseEnds } from "./pause-end.ts";

const zone = "America/New_York";
const midnight = Date.parse("2027-01-04T05:00:00Z");
const pause = (more: Partial<Pause> = {}): Pause => ({
  from: "2026-12-21",
  until: "2027-01-04",
  answered: false,
  ...more,
});
const end = { at: midnight, from: "2026-12-21", days: 14 };

test.each([
  ["from its owner's midnight on", [pause()], midnight, [end]],
  ["not a millisecond before", [pause()], midnight - 1, []],
  ["once it was answered too", [pause({ answered: true, elapsed: true })], midnight, [end]],
  ["not where it was ended by hand", [pause({ answered: true })], midnight, []],
  ["not without an end", [pause({ until: null })], midnight, []],
])("a pause ended because its day came %s", (_, pauses, by, ends) => {
  expect(pauseEnds(pauses, { zone, by })).toEqual(ends);
});

test("the newest end comes first", () => {
  const pauses = [pause({ from: "2026-12-01", until: "2026-12-03" }), pause()];
  expect(pauseEnds(pauses, { zone, by: midnight }).map(({ days }) => days)).toEqual([14, 2]);
});
