import { expect, test } from "vitest";
import type { TimelineEntry } from "#contract/timeline.ts";
import { outOf100 } from "#domain/sample-goal.ts";
import { saidHealth } from "./said-health.tsx";

const goal = { measurable: outOf100(7) };

function moved(from: number, to: number, at = 5): TimelineEntry {
  const entry = { id: `${to}`, from, to, day: "2027-01-12", at, note: null, source: "step" };
  return { kind: "progress", id: `${to}`, at, entry: entry as never };
}

function checkIn(health: string | null, at = 3): TimelineEntry {
  return { kind: "weekly-check-in", id: `${at}`, at, checkIn: { health } as never };
}

const created = { kind: "change", id: "created", at: 1, change: { what: "created" } } as const;

test.each([
  ["nothing was logged after it", [checkIn("on-track"), moved(6, 7, 2)], null],
  ["only its own value", [moved(6, 7, 3), checkIn("on-track")], null],
  ["once", [moved(6, 7), checkIn("on-track")], { by: 1, to: 7 }],
  ["often", [moved(5, 7), moved(4, 5), checkIn("on-track"), moved(0, 4, 2)], { by: 3, to: 7 }],
  ["it was taken back", [moved(8, 7), moved(7, 8), checkIn("on-track")], null],
  ["an older one says else", [checkIn("on-track"), checkIn("off-track", 2)], null],
  ["a later one is private", [checkIn(null, 4), checkIn("on-track")], null],
])("a check-in says how its goal goes, with the change since: %s", (_, entries, since) => {
  expect(saidHealth(entries, goal)).toEqual({ health: "on-track", at: 3, since });
});

test.each([
  ["without a check-in", [moved(6, 7), created]],
  ["after one for its owner alone", [checkIn(null)]],
])("%s says nothing", (_, entries) => {
  expect(saidHealth(entries, goal)).toBeNull();
});
