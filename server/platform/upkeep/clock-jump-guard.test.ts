import { expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { clockJumpGuard } from "./clock-jump-guard.ts";

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

function opened() {
  const time = { wall: Date.UTC(2026, 2, 10, 12), passed: 5_000 };
  const told: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void told.push(said) } as unknown as Deps["log"];
  const steady = clockJumpGuard({ clock: () => time.wall, log }, () => time.passed);
  /** Lets minutes pass while the clock is set by so many ms, and asks. */
  const after = (minutes: number, set = 0): boolean => {
    time.passed += minutes * MINUTE;
    time.wall += minutes * MINUTE + set;
    return steady();
  };
  return { after, told };
}

it("is steady while it goes on as time does, and is corrected by a little", () => {
  const { after, told } = opened();
  expect([after(0), after(10), after(10, 4 * MINUTE), after(10, -4 * MINUTE)]).toEqual(
    Array(4).fill(true),
  );
  expect(told).toEqual([]);
});

it.each([YEAR, -YEAR, 6 * MINUTE])("is not for an hour after it was set by %i ms", (set) => {
  const { after, told } = opened();
  expect([after(10), after(10, set), after(10), after(49)]).toEqual([true, false, false, false]);
  expect([after(1), after(10)]).toEqual([true, true]);
  expect(told).toEqual([["clock.set", { seconds: set / 1_000 }]]);
});

it("is not for an hour after it was set right again", () => {
  const { after } = opened();
  expect([after(10, YEAR), after(30, -YEAR), after(31), after(29)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
