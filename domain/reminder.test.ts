import { describe, expect, test } from "vitest";
import { DAY_MS, addDays, nowIn, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { checkInDays, type CheckInDay } from "./check-in-period.ts";
import type { Frequency } from "./email-preferences.ts";
import type { DigestWish } from "./mail-schedule.ts";
import { amountOf } from "./measures.fixture.ts";
import {
  nextReminderDay,
  presentCheckIn,
  presentReminder,
  remindersOf,
  type MailBefore,
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
const alone: MailBefore = { digest: null, last: null };
const on = (day: string) => nowIn(Date.parse(`${day}T08:00:00Z`), "UTC");
const told = (goals: readonly GoalCard[], before: MailBefore, then: Now) =>
  (remindersOf(goals, before, then)?.reminders ?? []).map(({ reason }) => reason);
const reasons = (over: Partial<GoalCard>, digest: DigestWish | null = null) =>
  told([goal(over)], { digest, last: null }, now);

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
  const wish = (weekday: CheckInDay, frequency: Frequency = "weekly"): DigestWish => {
    return { frequency, weekday, since: 0, zone: "UTC" };
  };
  const still = (days: number) => ({ lastProgressUpdateAt: now.at - days * DAY_MS });

  test.each<[string, number, DigestWish, string[]]>([
    ["today's, with its line", 8, wish(1), []],
    ["yesterday's, with its line", 8, wish(7), []],
    ["the one before", 8, wish(6), ["stalled"]],
    ["the next one, in three days", 8, wish(4), []],
    ["the next one, in four days", 8, wish(5), ["stalled"]],
    // With a change in it.
    ["that of a month, as its next step", 8, wish(1, "monthly"), ["stalled"]],
  ])("is told unless a digest has said so: %s", (_, days, digest, expected) => {
    expect(reasons(still(days), digest)).toEqual(expected);
  });

  test("yesterday's, without progress since the moment of the one before", () => {
    const [digest, before] = [wish(7), Date.UTC(2026, 2, 8, 8)];
    expect(reasons({ lastProgressUpdateAt: before - 1 }, digest)).toEqual([]);
    const nearer = goal({ id: "nearer", dueDate: "2026-11-30" });
    const goals = [goal({ lastProgressUpdateAt: before }), { ...nearer, ...still(9) }];
    // Of two that stall the digest's next step names the nearer.
    expect(told(goals, { digest, last: null }, now)).toEqual(["stalled"]);
    expect(told(goals.slice(0, 1), { digest, last: null }, now)).toEqual([]);
  });

  test("by the next step of a digest with a change in its line", () => {
    const digest = wish(1, "monthly");
    const monday = on("2026-04-06");
    const step = { lastProgressUpdateAt: monday.at - 8 * DAY_MS };
    expect(told([goal(step)], { digest, last: null }, monday)).toEqual([]);
    const overdue = goal({ id: "overdue", dueDate: "2026-04-01" });
    expect(told([overdue, goal(step)], { digest, last: null }, monday)).toEqual(["stalled"]);
  });

  test("is told at most once, whichever the day of the digest", () => {
    for (const weekday of checkInDays) {
      const days = Array.from({ length: 15 }, (_, day) => {
        const then = nowIn(now.at + day * DAY_MS, "UTC");
        const one = goal({ lastProgressUpdateAt: now.at });
        return told([one], { digest: wish(weekday), last: null }, then).length;
      });
      // 8 days after a Monday is a Tuesday; digests until Friday have a line of it.
      expect([weekday, days.indexOf(1)]).toEqual([weekday, weekday <= 5 ? -1 : 8]);
    }
  });

  test("is told once where the goal rested before", () => {
    const pauses = [{ from: "2026-03-15", until: "2026-03-16", answered: true }];
    const days = ["2026-03-14", "2026-03-15", "2026-03-16", "2026-03-17"];
    const rested = goal({ ...still(10), pauses });
    const then = days.filter((day) => told([rested], alone, on(day)).length > 0);
    expect(then).toEqual(["2026-03-14"]);
  });

  test("a due date is told on any day", () => {
    expect(reasons({ dueDate: "2026-03-17" }, wish(1))).toEqual(["due-tomorrow"]);
  });
});

describe("a check-in", () => {
  const asked = (over: Partial<GoalCard>, today = "2026-03-18") =>
    remindersOf([goal(over)], alone, on(today))?.checkIns ?? [];
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
  const present = (reason: Reminder["reason"], over: Partial<GoalCard>, dueDate?: string) => {
    const one = goal(over);
    return presentReminder({ reason, dueDate: dueDate ?? one.dueDate }, one, now).map(
      ({ still }) => still,
    );
  };

  test("a reminder is one only where its reason is still so", () => {
    expect(present("stalled", { lastProgressUpdateAt: now.at - 8 * DAY_MS })).toEqual([8]);
    expect(present("stalled", { lastProgressUpdateAt: now.at - 9 * DAY_MS })).toEqual([9]);
    // Logged that morning.
    expect(present("stalled", { lastProgressUpdateAt: now.at - 1 })).toEqual([]);
    expect(present("due-tomorrow", { dueDate: "2026-03-17" })).toHaveLength(1);
    expect(present("due-tomorrow", { dueDate: "2026-03-16" })).toEqual([]);
    expect(present("due-in-a-week", { dueDate: "2026-03-23" }, "2026-03-23")).toHaveLength(1);
    expect(present("due-in-a-week", { dueDate: "2026-03-22" }, "2026-03-23")).toEqual([]);
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
  const next = (...goals: GoalCard[]) => nextReminderDay(goals, null, now);

  test("is as far ahead as a stall takes, at the latest", () => {
    expect(next()).toBe("2026-03-24");
    expect(next(goal({ lastProgressUpdateAt: now.at }))).toBe("2026-03-24");
  });

  test("is the nearest of all goals, and never today", () => {
    expect(next(goal({ dueDate: "2026-03-20" }))).toBe("2026-03-19");
    expect(next(goal({ dueDate: "2026-03-25" }))).toBe("2026-03-18");
    expect(next(goal({ lastProgressUpdateAt: now.at - 5 * DAY_MS }))).toBe("2026-03-19");
    expect(next(goal({ lastProgressUpdateAt: now.at - 8 * DAY_MS }))).toBe("2026-03-24");
    expect(next(goal({ dueDate: "2026-03-17" }))).toBe("2026-03-23");
    expect(next(goal({ rhythms: [{ from: "2026-03-16", weeks: 1 }] }))).toBe("2026-03-18");
    expect(next(goal({ rhythms: [{ from: "2026-03-17", weeks: 2 }] }))).toBe("2026-03-19");
    expect(next(goal({ rhythms: [{ from: "2026-03-13", weeks: 1 }] }))).toBe("2026-03-22");
    expect(next(goal({ dueDate: "2026-03-20" }), goal({ dueDate: "2026-03-18" }))).toBe(
      "2026-03-17",
    );
  });

  test.each([
    ["2026-03-16", "2026-03-19"],
    ["2026-03-14", "2026-03-17"],
    ["2026-03-13", "2026-03-24"],
  ])("is that on which a mail may leave after that of %s: %s", (last, day) => {
    expect(nextReminderDay([], last, now)).toBe(day);
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
      let last: string | null = null;
      const left: number[] = [];
      // As the schedule walks: from one such day to the next.
      while (today < addDays(now.today, 21)) {
        const mail = remindersOf([one], { digest: null, last }, on(today));
        const due = (mail?.reminders ?? []).filter(({ reason }) => reason !== "stalled");
        left.push(...due.map((reminder) => reminder.left));
        last = mail === null ? last : today;
        today = nextReminderDay([one], last, on(today));
      }
      expect(left.filter((days) => days > 3)).toHaveLength(day >= 7 ? 1 : 0);
      expect(left.filter((days) => days <= 3)).toHaveLength(1);
    }
  });
});
