import { describe, expect, test } from "vitest";
import { nowIn } from "./day.ts";
import { sentLater, triedBy, type KeptStep } from "./kept-step.ts";
import type { ProgressChange } from "./progress.ts";
import { refuse } from "./refusal.ts";

const zone = "Europe/Berlin";
const made = nowIn(Date.UTC(2025, 2, 20, 21, 30), zone);
const hours = (count: number) => nowIn(made.at + count * 3_600_000, zone);
const WEEK = 7 * 24;
const step = { kind: "step" } as const;
const kept = (more: Partial<KeptStep> = {}): KeptStep => ({
  change: step,
  at: made.at,
  day: made.today,
  tried: false,
  ...more,
});

test.each([
  [0, step],
  [1, step],
  // Midnight in Berlin, where it is still the day before in Greenwich.
  [2, { ...step, day: "2025-03-20" }],
  [WEEK - 1, { ...step, day: "2025-03-20" }],
])("a step that is sent %i hours after it was made is sent as %j", (count, sent) => {
  expect(sentLater(kept(), hours(count))).toEqual(sent);
  expect(sentLater(kept({ tried: true }), hours(count))).toEqual(sent);
});

test("what was said to belong to another day stays there", () => {
  const change: ProgressChange = { kind: "change", by: 2, note: "late", day: "2025-03-18" };
  expect(sentLater(kept({ change }), hours(30))).toEqual(change);
});

test("a step of a day that is still to come by the server's clock carries none", () => {
  expect(sentLater(kept(), hours(-30))).toEqual(step);
});

const tooOld = refuse("progress.day-too-early", "day");

describe("7 days after a step was made", () => {
  test.each([0, 1, WEEK])("and %i hours, one that cannot have left is up to the server", (more) => {
    expect(sentLater(kept(), hours(WEEK + more))).toEqual({ ...step, day: "2025-03-20" });
  });

  test.each([0, 1])("and %i hours, one that may have left is sent no more", (more) => {
    expect(sentLater(kept({ tried: true }), hours(WEEK + more))).toEqual(tooOld);
  });

  test("one that may have left is sent for 7 days after that", () => {
    const left = kept({ tried: true, triedAt: hours(WEEK).at });
    expect(sentLater(left, hours(2 * WEEK - 1))).toEqual({ ...step, day: "2025-03-20" });
    expect(sentLater(left, hours(2 * WEEK))).toEqual(tooOld);
  });
});

describe("what is tried", () => {
  test("may have left since the first time", () => {
    const first = triedBy(kept(), hours(3));
    expect(first).toEqual(kept({ tried: true, triedAt: hours(3).at }));
    expect(triedBy(first, hours(9))).toBe(first);
  });

  test("may have left earlier than anybody knows, where it was tried elsewhere", () => {
    const left = kept({ tried: true });
    expect(triedBy(left, hours(9))).toBe(left);
  });

  test.each([
    [0, {}],
    [-1 / 3_600_000, { at: made.at - 1 }],
    [-30, { at: hours(-30).at, day: "2025-03-19" }],
  ])("%d hours after it was made, by a clock that was ahead, was made as %j", (count, as) => {
    const now = hours(count);
    expect(triedBy(kept(), now)).toEqual(kept({ tried: true, triedAt: now.at, ...as }));
  });

  test("by a clock that was ahead may have left until now", () => {
    const now = hours(3);
    const left = kept({ tried: true, triedAt: now.at });
    expect(triedBy(left, now)).toBe(left);
    expect(triedBy(kept({ tried: true, triedAt: now.at + 1 }), now)).toEqual(left);
    const ahead = { at: now.at, day: now.today, tried: true, triedAt: now.at };
    expect(triedBy(kept({ ...ahead, at: now.at + 1 }), now)).toEqual(kept(ahead));
    expect(triedBy(kept({ at: now.at + 1, tried: true }), now)).toEqual(kept(ahead));
  });
});
