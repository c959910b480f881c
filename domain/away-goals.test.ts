import { describe, expect, test } from "vitest";
import { absenceUntil, isPausedBy, returningGoals } from "./away-goals.ts";
import type { Absence } from "./away.ts";
import type { GoalCard } from "./goal.ts";
import type { Pause } from "./pause.ts";
import { isUnderWay } from "./progress.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

const today = "2026-12-24";
const now = noonOf(today);
const absence: Absence = { since: "2026-12-20", until: "2027-01-04" };
const openEnded: Absence = { ...absence, until: null };
const over: Absence = { since: "2026-12-10", until: today };

const goal = (more: Partial<GoalCard> = {}): GoalCard => ({ ...sampleGoal, ...more });
const resting = (from: string, until: string | null, more: Partial<Pause> = {}) =>
  goal({ pauses: [{ from, until, answered: false, ...more }] });
const reached = {
  measurable: { type: "Boolean", targetValue: null, currentValue: true, unit: "" },
} as const;
const closed = { status: "closed", closedAt: now.at } as const;

const withAll = resting("2026-12-20", "2027-01-04");
const later = resting("2026-12-23", "2027-01-04");
const alone = resting("2026-12-19", "2027-01-04");
const aloneMeanwhile = resting("2026-12-21", "2027-02-01");
const takenUpAgain = resting("2026-12-20", "2026-12-22", { answered: true });
const created = goal();

test("under way is an active goal below 100 percent", () => {
  expect(isUnderWay(goal(), now)).toBe(true);
  expect(isUnderWay(withAll, now)).toBe(true);
  expect(isUnderWay(goal(reached), now)).toBe(false);
  expect(isUnderWay(goal(closed), now)).toBe(false);
});

test.each([
  ["begins today", null, "2027-01-04", { since: today, until: "2027-01-04" }],
  [
    "gets another day, and keeps its first",
    absence,
    "2027-01-09",
    { ...absence, until: "2027-01-09" },
  ],
  ["gets no day", absence, null, openEnded],
  ["begins anew once its day has come", over, null, { since: today, until: null }],
  [
    "begins today where it began tomorrow, after a move west",
    { since: "2026-12-25", until: null },
    null,
    { since: today, until: null },
  ],
])("an absence %s", (_, before, until, after) => {
  expect(absenceUntil(before, until, today)).toEqual(after);
});

describe("'Set time away'", () => {
  test.each([
    ["pauses what goes on", created, null, true],
    ["leaves what is paused alone", alone, null, false],
    ["leaves what is at 100 percent", goal(reached), null, false],
    ["leaves what has ended", goal(closed), null, false],
  ])("%s", (_, one, before, yes) => {
    expect(isPausedBy(one, before, "2027-01-09", now)).toBe(yes);
  });

  test.each([
    ["moves the day of goals of the absence", withAll, true],
    ["also where one has reached 100 percent", { ...withAll, ...reached }, true],
    ["pauses what was created meanwhile", created, true],
    ["pauses what was taken up again alone", takenUpAgain, true],
    ["leaves what was paused before, until the same day", alone, false],
    ["leaves what was paused alone meanwhile, until another day", aloneMeanwhile, false],
  ])("again, with another day, %s", (_, one, yes) => {
    expect(isPausedBy(one, absence, "2027-01-09", now)).toBe(yes);
  });

  test("again, with the same day, changes no goal of it", () => {
    expect(isPausedBy(withAll, absence, absence.until, now)).toBe(false);
  });

  test("after an absence whose day has come pauses its goals anew", () => {
    expect(isPausedBy(resting("2026-12-10", today), over, "2027-01-09", now)).toBe(true);
  });
});

describe("a return resumes or asks about", () => {
  const all = [withAll, later, alone, aloneMeanwhile, takenUpAgain, created];
  const unasked = resting("2026-12-10", today);
  const asked = resting("2026-12-10", today, { answered: true });
  test.each([
    ["goals paused with the absence", all, absence, [withAll, later]],
    ["no others, even without any", [alone, created], absence, []],
    [
      "those without an end too",
      [resting("2026-12-20", null), alone],
      openEnded,
      [resting("2026-12-20", null)],
    ],
    ["those whose day has come, once", [unasked, asked, alone], over, [unasked]],
    ["without an absence, all that are paused", [alone, withAll, created], null, [alone, withAll]],
    ["after one that was answered, all that are paused", [asked, alone], over, [alone]],
    ["none that has ended", [{ ...withAll, ...closed }], absence, []],
  ])("%s", (_, goals, before, back) => {
    expect(returningGoals(goals, before, now)).toEqual(back);
  });
});
