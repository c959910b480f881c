import { expect, test } from "vitest";
import { calendarEvents, type CalendarGoal, type CalendarStep } from "./calendar.ts";
import { addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

// A Tuesday; Mondays of March 2026 are 2, 9, 16, 23 and 30.
const today = "2026-03-10";
const now = noonOf(today);
const weekly = [{ from: "2026-03-02", weeks: 1 }] as const;

function goalWith(more: Partial<GoalCard> = {}, steps: readonly CalendarStep[] = []): CalendarGoal {
  const goal = { ...sampleGoal, dueDate: "2026-06-30", createdAt: now.at, ...more };
  return { goal, changedAt: now.at, steps };
}

function told(...goals: readonly CalendarGoal[]): string[] {
  return calendarEvents("ada", goals, now).map(({ day, title }) => `${day} ${title}`);
}

const checkInDays = (...goals: readonly CalendarGoal[]) =>
  told(...goals)
    .filter((line) => line.includes("Check-in"))
    .map((line) => line.slice(0, 10));

const due = (measurable: Measure) => told(goalWith({ measurable }));
const isDue = ["2026-06-30 Due: Read a book on negotiation"];

test.each<readonly [what: string, measure: Measure, events: readonly string[]]>([
  ["a number below its target", outOf100(99), isDue],
  ["a number at its target", outOf100(100), []],
  ["days in a row", daysInARow(6, 7), isDue],
  ["all of them", daysInARow(7, 7), []],
  ["not done", doneOrNot(false), isDue],
  ["done", doneOrNot(true), []],
  ["a day to come", byDay("2026-05-01"), isDue],
  ["a day reached", byDay("2026-05-01", today), []],
])("the due date stands there until the goal is completed: %s", (_, measure, events) => {
  expect(due(measure)).toEqual(events);
});

test("a due date of a goal that rests stands there too", () => {
  const pauses = [{ from: today, until: null, answered: false }];
  expect(told(goalWith({ pauses }))).toEqual(isDue);
});

test("steps stand there on their days; a coach's words do not", () => {
  const steps = [
    { id: "one", text: "Book a\r\nroom", day: "2026-03-20", suggested: false },
    { id: "two", text: "Ask Grace Okafor", day: "2026-03-21", suggested: true },
  ];
  const events = calendarEvents("ada", [goalWith({}, steps)], now);
  expect(events.map(({ title, lines, uid }) => ({ title, lines, uid })).slice(0, 2)).toEqual([
    { title: "Step: Book a room", lines: ["Read a book on negotiation"], uid: "step.one@cairn" },
    {
      title: "Suggested by your coach",
      lines: ["Read a book on negotiation"],
      uid: "step.two@cairn",
    },
  ]);
  expect(JSON.stringify(events)).not.toContain("Grace");
});

test("check-in days of twelve weeks stand there, one a day for all goals, with the one that is due now", () => {
  const all = checkInDays(goalWith({ rhythms: weekly }));
  expect([all[0], all.at(-1), all.length]).toEqual(["2026-03-09", "2026-06-01", 13]);
  const other = goalWith({ id: "other", description: "Walk", rhythms: weekly });
  const [event] = calendarEvents("ada", [goalWith({ rhythms: weekly }), other], now);
  expect(event).toMatchObject({
    uid: "check-in.2026-03-09.ada@cairn",
    title: "Check-in: 2 goals",
    lines: ["Read a book on negotiation", "Walk"],
    goalId: null,
  });
});

test("the last day of twelve weeks is the last that stands there", () => {
  const from = addDays(today, 84);
  expect(checkInDays(goalWith({ rhythms: [{ from, weeks: 1 }] }))).toEqual([from]);
  expect(checkInDays(goalWith({ rhythms: [{ from: addDays(from, 1), weeks: 1 }] }))).toEqual([]);
});

test.each<readonly [what: string, goal: Partial<GoalCard>, first: string | undefined]>([
  ["done for this week", { checkedIn: "2026-03-09" }, "2026-03-16"],
  ["every two weeks", { rhythms: [{ from: "2026-03-02", weeks: 2 }] }, "2026-03-02"],
  ["none", { rhythms: [...weekly, { from: "2026-03-09", weeks: 0 }] }, undefined],
  ["resting until resumed", { pauses: [{ from: today, until: null, answered: false }] }, undefined],
  [
    "resumed",
    { pauses: [{ from: "2026-03-03", until: "2026-03-05", answered: true }] },
    "2026-03-09",
  ],
])("the first check-in day of a goal: %s", (_, goal, first) => {
  expect(checkInDays(goalWith({ rhythms: weekly, ...goal }))[0]).toBe(first);
});

test("what is long or odd stands on one line, whole", () => {
  const long = `${"ب".repeat(499)}\u0007`;
  expect(told(goalWith({ description: long }))[0]).toBe(`2026-06-30 Due: ${"ب".repeat(499)}`);
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  expect(told(goalWith({ description: `a\u2028b\t\t${family}` }))[0]).toBe(
    `2026-06-30 Due: a b ${family}`,
  );
});

test.each([
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), `${"x".repeat(59)}…`],
])("a goal is named by its beginning beneath a step and a check-in: %s", (description, line) => {
  const step = { id: "one", text: "Book a room", day: "2026-03-20", suggested: false };
  const [checkIn, next] = calendarEvents(
    "ada",
    [goalWith({ description, rhythms: weekly }, [step])],
    now,
  ).filter(({ uid }) => !uid.startsWith("due") && !/03-16/.test(uid));
  expect([checkIn?.lines, next?.lines]).toEqual([[line], [line]]);
});
