import { describe, expect, test } from "vitest";
import { DAY_MS, addDays, nowIn } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { amountOf } from "./measures.fixture.ts";
import { remindersOf } from "./reminder.ts";
import { sampleGoal } from "./sample-goal.ts";

const now = nowIn(Date.UTC(2026, 2, 16, 8), "UTC");
const on = (day: string) => nowIn(Date.parse(`${day}T08:00:00Z`), "UTC");
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

describe("after a reminder mail", () => {
  const stalling = goal({ id: "stalling", lastProgressUpdateAt: now.at - 8 * DAY_MS });
  const rhythms = [{ from: "2026-03-14", weeks: 1 as const }];
  const checkIn = goal({ id: "check-in", rhythms });
  const inAWeek = goal({ id: "in-a-week", dueDate: "2026-03-23" });
  const all = [stalling, checkIn, inAWeek];
  const after = (last: string, today: string, goals: readonly GoalCard[] = all) => {
    const mail = remindersOf(goals, { digest: null, last }, on(today));
    return (
      mail && [
        ...mail.reminders.map(({ goalId, reason, left }) => `${goalId} ${reason} ${left}`),
        ...mail.checkIns.map(({ goalId }) => goalId),
      ]
    );
  };

  test("there is none on that day and two more", () => {
    expect(after("2026-03-13", "2026-03-16")).toHaveLength(3);
    for (const last of ["2026-03-14", "2026-03-15", "2026-03-16"])
      expect(after(last, "2026-03-16")).toBeNull();
  });

  test("the next says what fell due meanwhile and still holds", () => {
    expect(after("2026-03-14", "2026-03-17")).toEqual([
      "stalling stalled 289",
      "in-a-week due-in-days 6",
      "check-in",
    ]);
    expect(after("2026-03-15", "2026-03-18")).toEqual([
      "stalling stalled 288",
      "in-a-week due-in-days 5",
      "check-in",
    ]);
    const [moved, done] = [
      { ...stalling, lastProgressUpdateAt: now.at + 1 },
      { ...checkIn, checkedIn: "2026-03-14" },
    ];
    expect(after("2026-03-15", "2026-03-18", [moved, done])).toBeNull();
  });

  test("what the last one has said is not said again, nor what fell due before it", () => {
    expect(after("2026-03-16", "2026-03-19")).toBeNull();
  });

  test("nor later than on the day on which the next may leave", () => {
    expect(after("2026-03-15", "2026-03-19")).toBeNull();
  });

  test.each([
    [0, []],
    [1, ["due due-tomorrow 1"]],
    [2, ["due due-in-days 2"]],
    [3, ["due due-in-days 3"]],
    [4, []],
  ])("a goal due in %i days is said in the last mail that comes in time", (days, expected) => {
    const due = goal({ id: "due", dueDate: addDays(now.today, days) });
    const lines = after("2026-03-13", "2026-03-16", [due, stalling]);
    expect(lines).toEqual([...expected, "stalling stalled 290"]);
    // Without another reason there is a mail only on the day before.
    expect(after("2026-03-13", "2026-03-16", [due])).toEqual(days === 1 ? expected : null);
  });

  test("each due date is said once in its last days, whenever other mail leaves", () => {
    for (let due = 10; due <= 20; due += 1)
      for (let stall = 0; stall <= 12; stall += 1) {
        const dueDate = addDays(now.today, due);
        const stalls = now.at + (stall - 8) * DAY_MS;
        const goals = [goal({ dueDate, id: "due" }), goal({ lastProgressUpdateAt: stalls })].map(
          (one, at) => (at === 0 ? { ...one, lastProgressUpdateAt: now.at + 12 * DAY_MS } : one),
        );
        let last: string | null = null;
        const left: number[] = [];
        for (let today = now.today; today <= dueDate; today = addDays(today, 1)) {
          const mail = remindersOf(goals, { digest: null, last }, on(today));
          last = mail === null ? last : today;
          left.push(
            ...(mail?.reminders ?? []).flatMap((one) => (one.goalId === "due" ? one.left : [])),
          );
        }
        expect([due, stall, left.filter((days) => days <= 3)]).toEqual([
          due,
          stall,
          [expect.any(Number)],
        ]);
        expect(left.filter((days) => days > 3)).toEqual([expect.any(Number)]);
      }
  });
});
