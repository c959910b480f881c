import { expect, test } from "vitest";
import { nowIn } from "./day.ts";
import { sentLater, type KeptStep } from "./kept-step.ts";
import type { ProgressChange } from "./progress.ts";
import { refuse } from "./refusal.ts";

const zone = "Europe/Berlin";
const made = nowIn(Date.UTC(2025, 2, 20, 21, 30), zone);
const hours = (count: number) => nowIn(made.at + count * 3_600_000, zone);
const kept = (change: ProgressChange): KeptStep => ({ change, at: made.at, day: made.today });
const step = { kind: "step" } as const;

test.each([
  [0, step],
  [1, step],
  // Midnight in Berlin, where it is still the day before in Greenwich.
  [2, { ...step, day: "2025-03-20" }],
  [7 * 24 - 1, { ...step, day: "2025-03-20" }],
])("a step that is sent %i hours after it was made is sent as %j", (count, sent) => {
  expect(sentLater(kept(step), hours(count))).toEqual(sent);
});

test("what was said to belong to another day stays there", () => {
  const change = { kind: "change", by: 2, note: "late", day: "2025-03-18" } as const;
  expect(sentLater(kept(change), hours(30))).toEqual(change);
});

test("a step of a day that is still to come by the server's clock carries none", () => {
  expect(sentLater(kept(step), hours(-30))).toEqual(step);
});

test.each([0, 1])("7 days after it was made, and %i hours, it is sent no more", (more) => {
  expect(sentLater(kept(step), hours(7 * 24 + more))).toEqual(
    refuse("progress.day-too-early", "day"),
  );
});
