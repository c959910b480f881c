import { describe, expect, test } from "vitest";
import { DAY_MS, addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import { weekInWords, weekOf } from "./active-week.ts";

const wednesday = "2026-11-25";
const now = noonOf(wednesday);

const week = (...active: readonly string[]) => weekOf(wednesday, new Set(active));
const states = (days: ReturnType<typeof week>) => days.map(({ state }) => state).join(" ");

describe("the days of this week", () => {
  test("begin on Monday, and those to come are neither active nor not", () => {
    expect(week().map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays("2026-11-23", index)),
    );
    expect(states(week("2026-11-23", wednesday))).toBe(
      "active still active ahead ahead ahead ahead",
    );
  });

  test("do not count a day of another week, nor one to come", () => {
    expect(states(week("2026-11-22", "2026-11-26"))).toBe(
      "still still still ahead ahead ahead ahead",
    );
  });

  test.each([
    [[], "Nothing logged yet."],
    [["2026-11-24"], "Active Tue."],
    [["2026-11-24", "2026-11-23"], "Active Mon and Tue."],
    [["2026-11-23", "2026-11-24", "2026-11-25"], "Active Mon–Wed."],
  ])("%j: %s", (active, words) => {
    expect(weekInWords(week(...active), [], now)).toBe(words);
  });

  test("are a run from three in a row on", () => {
    const sunday = "2026-11-29";
    const days = ["2026-11-23", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-29"];
    expect(weekInWords(weekOf(sunday, new Set(days)), [], noonOf(sunday))).toBe(
      "Active Mon, Wed–Fri and Sun.",
    );
  });
});

describe("the goals that were updated this week", () => {
  const moved = (days: number, over = {}) => ({
    ...sampleGoal,
    lastProgressUpdateAt: now.at - days * DAY_MS,
    ...over,
  });
  const told = (goals: readonly GoalCard[], at = now) =>
    weekInWords(week(wednesday), goals, at).replace("Active Wed.", "").trim();
  const completed = { completed: true, status: "completed" } as const;

  test.each([
    ["on Monday", [moved(2), moved(3)], "Logged or checked in on 1 of 2 goals."],
    ["on the Sunday before", [moved(3)], ""],
    ["alone", [moved(0)], "Logged or checked in on 1 of 1 goal."],
    ["and completed", [moved(0, completed), moved(9)], "Logged or checked in on 1 of 2 goals."],
    [
      "while an old completed one was not",
      [moved(0), moved(9, completed)],
      "Logged or checked in on 1 of 1 goal.",
    ],
  ])("%s", (_, goals, words) => {
    expect(told(goals)).toBe(words);
  });

  test("are not counted beside 'Nothing logged yet.': what moved them was taken back", () => {
    expect(weekInWords(week(), [moved(0)], now)).toBe("Nothing logged yet.");
  });

  test("by the day of the person's zone", () => {
    const lateOnSunday = Date.UTC(2026, 10, 22, 23, 30);
    const goals = [moved(0, { lastProgressUpdateAt: lateOnSunday })];
    expect(told(goals, { ...now, zone: "UTC" })).toBe("");
    expect(told(goals, { ...now, zone: "Europe/Berlin" })).toBe(
      "Logged or checked in on 1 of 1 goal.",
    );
  });
});
