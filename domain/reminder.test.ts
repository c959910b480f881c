import { describe, expect, test } from "vitest";
import { DAY_MS, addDays, nowIn, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { checkInDays, type CheckInDay } from "./check-in-period.ts";
import type { DigestWish } from "./mail-schedule.ts";
import { amountOf } from "./measures.fixture.ts";
import {
  checkInsToRemindOf,
  nextReminderDay,
  presentCheckIn,
  presentReminder,
  remindersOf,
  type Reminder,
} from "./reminder.ts";
import { sampleGoal } from "./sample-goal.ts";

const now = nowIn(Date.UTC(2026, 2, 16, 8), "UTC");
const goal = (over: Partial<GoalCard>): GoalCard => ({
  ...sampleGoal,
  completed: false,
  status: "active",
  measurable: amountOf(4, 10),
  dueDate: "2026-12-31",
  createdAt: now.at - 100 * DAY_MS,
  lastProgressUpdateAt: now.at - DAY_MS,
  ...over,
});
const reasons = (over: Partial<GoalCard>, digest: DigestWish | null = null) =>
  remindersOf([goal(over)], digest, now).map((one) => one.reason);

describe("what is reminded of", () => {
  test.each([
    [8, []],
    [7, ["due-in-a-week"]],
    [6, []],
    [1, ["due-tomorrow"]],
    [0, []],
  ])("a due date %i days ahead", (days, expected) => {
    expect(reasons({ dueDate: addDays(now.today, days) })).toEqual(expected);
  });

  test.each([
    [6, []],
    [7, []],
    [8, ["stalled"]],
    [9, []],
  ])("%i days without progress", (days, expected) => {
    expect(reasons({ lastProgressUpdateAt: now.at - days * DAY_MS })).toEqual(expected);
    expect(reasons({ lastProgressUpdateAt: null, createdAt: now.at - days * DAY_MS })).toEqual(
      expected,
    );
  });

  test("nothing that is completed, by the flag or at 100 percent", () => {
    const due = { dueDate: addDays(now.today, 1) };
    const full = amountOf(4, 4);
    expect(reasons({ ...due, completed: true, status: "completed" })).toEqual([]);
    expect(reasons({ ...due, measurable: full })).toEqual([]);
  });

  test("a goal once, for what is nearer", () => {
    const both = { dueDate: addDays(now.today, 1), lastProgressUpdateAt: now.at - 8 * DAY_MS };
    expect(reasons(both)).toEqual(["due-tomorrow"]);
  });
});

describe("a stall and the digest", () => {
  // The 16th is a Monday.
  const wish = (weekday: CheckInDay): DigestWish => ({
    frequency: "weekly",
    weekday,
    since: null,
    zone: "UTC",
  });
  const still = (days: number) => ({ lastProgressUpdateAt: now.at - days * DAY_MS });

  test("is not told of on the day of a digest, but on the day after", () => {
    expect(reasons(still(8), wish(1))).toEqual([]);
    expect(reasons(still(9), wish(7))).toEqual(["stalled"]);
    expect(reasons(still(9), wish(1))).toEqual([]);
    expect(reasons(still(8), wish(7))).toEqual(["stalled"]);
  });

  test("is told of once, whichever the day of the digest", () => {
    for (const weekday of checkInDays) {
      const told = Array.from({ length: 15 }, (_, day) => {
        const then = nowIn(now.at + day * DAY_MS, "UTC");
        return remindersOf([goal({ lastProgressUpdateAt: now.at })], wish(weekday), then).length;
      });
      expect(told.reduce((sum, count) => sum + count)).toBe(1);
      expect(told.indexOf(1)).toBe(weekday === 2 ? 9 : 8);
    }
  });

  test("is told of once where the goal rested on the day of the digest after it", () => {
    const pauses = [{ from: "2026-03-15", until: "2026-03-16", answered: true }];
    const rested = (then: Now) => remindersOf([goal({ ...still(10), pauses })], wish(7), then);
    const days = ["2026-03-14", "2026-03-15", "2026-03-16", "2026-03-17"];
    const told = days.filter((day) => rested(nowIn(Date.parse(`${day}T08:00Z`), "UTC")).length > 0);
    expect(told).toEqual(["2026-03-14"]);
  });

  test("a due date is told of on any day", () => {
    expect(reasons({ dueDate: "2026-03-17" }, wish(1))).toEqual(["due-tomorrow"]);
  });
});

describe("a check-in", () => {
  const asked = (over: Partial<GoalCard>, today = "2026-03-18") =>
    checkInsToRemindOf([goal(over)], nowIn(Date.parse(`${today}T08:00:00Z`), "UTC"));
  const rhythms = [{ from: "2026-03-16", weeks: 1 as const }];

  test("is reminded of two days into its period", () => {
    expect(asked({ rhythms })).toEqual([
      {
        goalId: sampleGoal.id,
        description: sampleGoal.description,
        percentage: 40,
        from: "2026-03-16",
        lastDay: "2026-03-22",
      },
    ]);
    expect(asked({ rhythms }, "2026-03-17")).toEqual([]);
    expect(asked({ rhythms }, "2026-03-19")).toEqual([]);
    expect(asked({ rhythms }, "2026-03-25")).toMatchObject([{ lastDay: "2026-03-29" }]);
  });

  test.each<[string, Partial<GoalCard>]>([
    ["done", { checkedIn: "2026-03-16" }],
    ["of a goal that rests", { pauses: [{ from: "2026-03-17", until: null, answered: false }] }],
    ["of a goal that has ended", { status: "closed", closedAt: now.at }],
    ["of a goal without check-ins", { rhythms: [] }],
  ])("is not where it is %s", (_, over) => {
    expect(asked({ rhythms, ...over })).toEqual([]);
  });
});

describe("when it leaves", () => {
  const present = (reason: Reminder["reason"], over: Partial<GoalCard>) =>
    presentReminder({ reason }, goal(over), now).map(({ still }) => still);

  test("a reminder is one only where its reason is still so", () => {
    expect(present("stalled", { lastProgressUpdateAt: now.at - 8 * DAY_MS })).toEqual([8]);
    expect(present("stalled", { lastProgressUpdateAt: now.at - 9 * DAY_MS })).toEqual([9]);
    // Logged that morning.
    expect(present("stalled", { lastProgressUpdateAt: now.at - 1 })).toEqual([]);
    expect(present("due-tomorrow", { dueDate: "2026-03-17" })).toHaveLength(1);
    expect(present("due-tomorrow", { dueDate: "2026-03-16" })).toEqual([]);
    expect(present("due-in-a-week", { dueDate: "2026-04-17" })).toEqual([]);
    expect(present("due-tomorrow", { dueDate: "2026-03-17", status: "closed" })).toEqual([]);
  });

  test("a check-in is named only while it is due", () => {
    const rhythms = [{ from: "2026-03-16", weeks: 1 as const }];
    expect(presentCheckIn({ from: "2026-03-16" }, goal({ rhythms }), now)).toHaveLength(1);
    expect(presentCheckIn({ from: "2026-03-09" }, goal({ rhythms }), now)).toEqual([]);
    const done = goal({ rhythms, checkedIn: "2026-03-16" });
    expect(presentCheckIn({ from: "2026-03-16" }, done, now)).toEqual([]);
  });
});

describe("the next day on which there may be something", () => {
  const next = (...goals: GoalCard[]) => nextReminderDay(goals, now);

  test("is as far ahead as a stall takes, at the latest", () => {
    expect(next()).toBe("2026-03-24");
    expect(next(goal({ lastProgressUpdateAt: now.at }))).toBe("2026-03-24");
  });

  test("is the nearest of all goals, and never today", () => {
    expect(next(goal({ dueDate: "2026-03-20" }))).toBe("2026-03-19");
    expect(next(goal({ dueDate: "2026-03-25" }))).toBe("2026-03-18");
    expect(next(goal({ lastProgressUpdateAt: now.at - 5 * DAY_MS }))).toBe("2026-03-19");
    expect(next(goal({ lastProgressUpdateAt: now.at - 8 * DAY_MS }))).toBe("2026-03-17");
    expect(next(goal({ dueDate: "2026-03-17" }))).toBe("2026-03-23");
    expect(next(goal({ rhythms: [{ from: "2026-03-16", weeks: 1 }] }))).toBe("2026-03-18");
    expect(next(goal({ rhythms: [{ from: "2026-03-17", weeks: 2 }] }))).toBe("2026-03-19");
    expect(next(goal({ rhythms: [{ from: "2026-03-13", weeks: 1 }] }))).toBe("2026-03-22");
    expect(next(goal({ dueDate: "2026-03-20" }), goal({ dueDate: "2026-03-18" }))).toBe(
      "2026-03-17",
    );
  });

  test("counts goals at 100 percent too, which a value taken back opens again", () => {
    const full = amountOf(4, 4);
    expect(next(goal({ dueDate: "2026-03-20", measurable: full }))).toBe("2026-03-19");
  });

  test("is never later than the day of a reminder", () => {
    for (let day = 1; day <= 20; day += 1) {
      const dueDate = addDays(now.today, day);
      const one = goal({ dueDate });
      let today = now.today;
      const told: string[] = [];
      // As the schedule walks: from one such day to the next.
      while (today < addDays(now.today, 21)) {
        const then = nowIn(Date.parse(`${today}T08:00:00Z`), "UTC");
        told.push(...remindersOf([one], null, then).map(({ reason }) => reason));
        today = nextReminderDay([one], then);
      }
      const weekAhead = day >= 7 ? 1 : 0;
      expect(told.filter((reason) => reason === "due-in-a-week")).toHaveLength(weekAhead);
      expect(told.filter((reason) => reason === "due-tomorrow")).toHaveLength(1);
    }
  });
});
