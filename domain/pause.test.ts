import { describe, expect, test } from "vitest";
import { addDays, nowIn } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { cardBadge } from "./goal-card.ts";
import { resumed } from "./goal-life.ts";
import { hasUpcomingDeadline, isOverdue, isStalled } from "./insight.ts";
import { cardLead, paceOf } from "./pace.ts";
import { dayAfterActive, isPaused, pausedDays, type Pause } from "./pause.ts";
import { daysWithoutProgress, isPastDue, percentage } from "./progress.ts";
import { nextReminderDay, remindersOf } from "./reminder.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";
import { keptGoal } from "./standing.fixture.ts";
import { todayGoals } from "./today.ts";
import { coachLabel, needsCoachAttention } from "./coach-view.ts";
import { byDay } from "./measures.fixture.ts";

// Made on 2025-03-01, due on 2025-05-01: 61 days.
const resting = (from: string, until: string | null): Pause => ({ from, until, answered: false });
const goalWith = (...pauses: Pause[]) => ({ ...sampleGoal, measurable: outOf100(20), pauses });

describe("a goal is paused", () => {
  test.each([
    ["until a day, the day before", "2025-03-19", true],
    ["until a day, on that day no more", "2025-03-20", false],
    ["on its first day", "2025-03-10", true],
    ["for somebody who has moved west, before its first day", "2025-03-09", true],
  ])("%s", (_, today, yes) => {
    expect(isPaused(goalWith(resting("2025-03-10", "2025-03-20")), noonOf(today))).toBe(yes);
  });

  test("until it is resumed, however long", () => {
    expect(isPaused(goalWith(resting("2025-03-10", null)), noonOf("2026-03-10"))).toBe(true);
  });

  test("never once it has ended", () => {
    const ended = { ...goalWith(resting("2025-03-10", null)), status: "completed" } as const;
    expect(isPaused(ended, noonOf("2025-03-12"))).toBe(false);
  });
});

describe("while it rests", () => {
  const goal = goalWith(resting("2025-03-10", null));
  const late = noonOf("2025-06-01");

  test("it is neither overdue nor stalled nor due soon, asks nobody for anything and is in no list of what is to be done", () => {
    expect(isOverdue(goal, late)).toBe(false);
    expect(isStalled(goal, late)).toBe(false);
    expect(hasUpcomingDeadline(goal, noonOf("2025-04-28"))).toBe(false);
    expect(cardBadge(goal, late)).toBe("paused");
    expect(coachLabel(goal, late)).toBe("paused");
    expect(needsCoachAttention(goal, late)).toBe(false);
    expect(todayGoals([goal], new Map(), late)).toEqual([]);
    expect(remindersOf([goal], { digest: null, last: null }, noonOf("2025-04-30"))).toBeNull();
  });

  test("one at 100 percent is completed nonetheless", () => {
    expect(cardBadge({ ...goal, measurable: outOf100(100) }, late)).toBe("completed");
  });

  test("the share of a Date goal stands still, and goes on afterwards", () => {
    const day = byDay("2025-05-01");
    const dated = { ...goal, measurable: day };
    const before = percentage(dated, noonOf("2025-03-10"));
    expect(percentage(dated, late)).toBe(before);
    const over = { ...dated, pauses: [resting("2025-03-10", "2025-03-20")] };
    expect(percentage(over, noonOf("2025-03-19"))).toBe(before);
    expect(percentage(over, noonOf("2025-05-02"))).toBe(100);
  });
});

// Each figure of a goal that counts days: before a pause of ten days, in it, and after it.
describe("a pause of ten days moves no figure that counts days", () => {
  const until = "2025-03-31";
  const pause = (over: Partial<Pause> = {}): Pause => ({
    ...resting("2025-03-21", until),
    ...over,
  });
  const before = { ...sampleGoal, dueDate: "2025-04-10", measurable: byDay("2025-04-10") };
  const present = { ...before, pauses: [pause()] };
  const without = { ...before, pauses: [pause({ answered: true })] };
  const moved = { ...without, dueDate: "2025-04-20", measurable: byDay("2025-04-20") };
  const twice = {
    ...moved,
    pauses: [
      { from: "2025-03-06", until: "2025-03-11", answered: true },
      pause({ answered: true }),
    ],
    measurable: byDay("2025-04-25"),
  };
  test.each([
    ["on its day, not yet begun", before, "2025-03-21", 50],
    ["on its first day", present, "2025-03-21", 50],
    ["over, not asked about yet", present, until, 50],
    ["resumed, the target moved", moved, until, 50],
    ["and on the target day", moved, "2025-04-20", 99],
    ["and once it has passed", moved, "2025-04-21", 100],
    ["resumed, the target as it was: 20 days of 30 are gone", without, until, 66],
    ["and once that has passed", without, "2025-04-11", 100],
    ["of two pauses, after both", twice, until, 37],
    ["closed on the day of its end", { ...moved, closedAt: noonOf(until).at }, "2025-04-15", 50],
    ["from the creation day on", { ...moved, pauses: [pause({ from: "2025-03-01" })] }, until, 0],
  ])("the share of a Date goal, %s", (_, goal, today, percent) => {
    expect(percentage(goal, noonOf(today))).toBe(percent);
  });

  test.each([
    ["the evening before", before, "2025-03-20", 19],
    ["in it", present, "2025-03-25", 19],
    ["on the first day after it", present, until, 20],
    ["resumed, the due date moved", moved, until, 20],
  ])("days without progress, %s", (_, goal, today, days) => {
    expect(daysWithoutProgress(goal, noonOf(today))).toBe(days);
  });

  test.each([
    [
      "in it, past the due date",
      { ...before, pauses: [pause({ until: null })] },
      "2025-04-15",
      false,
    ],
    ["resumed, the due date moved", moved, "2025-04-20", false],
    ["resumed, the due date moved, the day after it", moved, "2025-04-21", true],
    ["resumed, the due date as it was, the day after it", without, "2025-04-11", true],
  ])("past due, %s", (_, goal, today, yes) => {
    expect(isPastDue(goal, noonOf(today))).toBe(yes);
  });
});

test("a reminder of a stall waits for the days that were paused", () => {
  const goal = goalWith(resting("2025-03-04", "2025-03-14"));
  const before = { digest: null, last: null };
  expect(remindersOf([goal], before, noonOf("2025-03-18"))).toBeNull();
  const told = remindersOf([goal], before, noonOf("2025-03-19"));
  expect(told?.reminders).toMatchObject([{ reason: "stalled" }]);
  expect(nextReminderDay([goal], null, noonOf("2025-03-15"))).toBe("2025-03-19");
});

test("paused days are counted within a time, both ends of it", () => {
  const pauses = [resting("2025-03-05", "2025-03-08"), resting("2025-03-20", null)];
  expect(pausedDays(pauses, "2025-03-01", "2025-03-31")).toBe(3 + 12);
  expect(pausedDays(pauses, "2025-03-05", "2025-03-20")).toBe(2 + 1);
  expect(pausedDays(pauses, "2025-03-08", "2025-03-19")).toBe(0);
});

test("so many days that are not paused have passed by a day, or never where a pause has no end", () => {
  const pauses = [resting("2025-03-05", "2025-03-08"), resting("2025-03-10", "2025-03-11")];
  expect(dayAfterActive(pauses, "2025-03-01", 3)).toBe("2025-03-04");
  expect(dayAfterActive(pauses, "2025-03-01", 4)).toBe("2025-03-08");
  expect(dayAfterActive(pauses, "2025-03-01", 6)).toBe("2025-03-11");
  expect(dayAfterActive([resting("2025-03-05", null)], "2025-03-01", 4)).toBeNull();
});

describe("the straight pace", () => {
  const pause = resting("2025-03-11", "2025-03-31");
  const behindOf = (goal: GoalCard, today: string) => {
    const lead = cardLead(goal, noonOf(today));
    return lead?.kind === "behind" ? lead.by : -(lead?.by ?? 0);
  };
  const behind = (today: string, ...pauses: Pause[]) => behindOf(goalWith(...pauses), today);
  const resumedOn = (today: string, moveDueDate: boolean, ...pauses: Pause[]) => {
    const ruled = resumed({ ...keptGoal, ...goalWith(...pauses) }, moveDueDate, noonOf(today));
    if ("refused" in ruled) throw new Error("The goal was not resumed.");
    return ruled.goal;
  };

  test("stands still in a pause, where it stood the evening before", () => {
    const before = behind("2025-03-10");
    expect(behind("2025-03-11", pause)).toBe(before);
    expect(behind("2025-03-30", pause)).toBe(before);
  });

  test("goes on from there straight to the target on the due date", () => {
    expect(behind("2025-03-31", pause)).toBeGreaterThan(behind("2025-03-30", pause));
    expect(behind("2025-05-01", pause)).toBe(80);
  });

  test.each([
    ["moves the due date: it goes on from where it stood", true],
    ["leaves the due date: it goes on from where it stood, steeper", false],
  ])("where the answer %s", (_, moveDueDate) => {
    const goal = resumedOn("2025-03-31", moveDueDate, pause);
    const before = behind("2025-03-10");
    expect(behindOf(goal, "2025-03-10")).toBe(before);
    expect(behindOf(goal, "2025-03-30")).toBe(before);
    expect(behindOf(goal, "2025-03-31")).toBeGreaterThan(before);
    expect(behindOf(goal, goal.dueDate)).toBe(80);
    const bends = paceOf(goal, [], noonOf("2025-04-10"))?.straight.map(({ value }) => value);
    expect(bends?.[1]).toBe(bends?.[2]);
  });

  test("keeps to the due dates that earlier answers gave", () => {
    const pauses = [resting("2025-03-11", "2025-03-21"), resting("2025-04-10", "2025-04-20")];
    const goal = resumedOn("2025-04-20", true, ...pauses);
    expect(goal.dueDate).toBe("2025-05-21");
    for (const today of ["2025-03-15", "2025-04-05", "2025-04-19"])
      expect(behindOf(goal, today), today).toBe(behind(today, ...pauses));
  });

  test("of a pause without an end goes on from today", () => {
    const pace = paceOf(goalWith(resting("2025-03-11", null)), [], noonOf("2025-04-10"));
    expect(pace?.straight.map(({ day }) => day)).toEqual([
      "2025-03-01",
      "2025-03-10",
      "2025-04-10",
      "2025-05-01",
    ]);
  });
});

test.each(["Pacific/Kiritimati", "Pacific/Honolulu", "Asia/Kathmandu", "America/St_Johns"])(
  "in %s a pause ends with the person's own midnight",
  (zone) => {
    const today = nowIn(Date.parse("2025-03-09T10:30:00Z"), zone).today;
    const goal = goalWith(resting(today, addDays(today, 1)));
    const midnight = [...Array(96).keys()]
      .map((quarter) => Date.parse("2025-03-09T10:30:00Z") + quarter * 900_000)
      .find((at) => nowIn(at, zone).today !== today);
    expect(isPaused(goal, nowIn((midnight ?? 0) - 1, zone))).toBe(true);
    expect(isPaused(goal, nowIn(midnight ?? 0, zone))).toBe(false);
  },
);
