import { comingDayInWords } from "./day-words.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./day.ts";
import { goalLists } from "./goal-list.fixture.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { byDay, doneOrNot } from "./measures.fixture.ts";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";
import {
  needsSomething,
  nextInWords,
  standingInWords,
  todayGoals,
  unreadNotes,
  type UnreadNotes,
} from "./today.ts";

// The sample goal was made on 2025-03-01.
const today = "2025-03-21";
const now = noonOf(today);
const none: UnreadNotes = new Map();

interface Case {
  readonly id?: string;
  readonly measurable?: Measure;
  /** Days to the due date. */
  readonly due?: number;
  /** Days without progress. */
  readonly idle?: number;
  readonly completed?: boolean;
  /** Days to the day of the next step. */
  readonly step?: number;
}

/** On pace unless told: made 20 days ago, half of the way done, due in 20 days. */
function goalWith({
  id = "g",
  due = 20,
  idle = 0,
  completed = false,
  step,
  ...rest
}: Case): GoalCard {
  return {
    ...sampleGoal,
    id,
    description: `Goal ${id}`,
    measurable: rest.measurable ?? outOf100(50),
    dueDate: addDays(today, due),
    lastProgressUpdateAt: noonOf(addDays(today, -idle)).at,
    completed,
    nextStep: step === undefined ? null : { text: "Book a room", day: addDays(today, step) },
  };
}

function rows(goals: readonly GoalCard[], unread = none) {
  return todayGoals(goals, unread, now);
}

function standing(goal: Case, unread = none): string | undefined {
  const [row] = rows([goalWith(goal)], unread);
  return row && standingInWords(row, unread, now, plainNotation);
}

describe("what a row says, and why it is there (product 6.11, 6.12)", () => {
  const unread = new Map([["g", 2]]);
  test.each<[string, string, Case, UnreadNotes]>([
    ["overdue", "Was due 3 days ago", { due: -3 }, unread],
    ["unread", "2 unread coach notes", { measurable: outOf100(10) }, unread],
    ["unread", "1 unread coach note", {}, new Map([["g", 1]])],
    ["overdue", "Was due 1 day ago", { due: -1, step: -1 }, none],
    ["step", "Step due today: Book a room", { step: 0 }, none],
    ["step", "Step was due 1 day ago: Book a room", { step: -1, measurable: outOf100(100) }, none],
    ["open", "On pace", { step: 1 }, none],
    ["reached", "At 100%. Ready to mark complete?", { measurable: outOf100(100) }, none],
    ["reached", "At 100%. Ready to mark complete?", { measurable: outOf100(100), due: -3 }, none],
    [
      "reached",
      "The target date has passed. Did you reach it?",
      { measurable: byDay("2025-03-19") },
      none,
    ],
    ["behind", "About 1 page behind", { measurable: outOf100(48.9) }, none],
    ["open", "10 pages ahead", { measurable: outOf100(60) }, none],
    ["stalled", "No update for 7 days", { idle: 7 }, none],
    ["open", "On pace", { idle: 6 }, none],
    ["behind", "40 pages behind", { measurable: outOf100(10), idle: 7 }, none],
    // Nothing was logged: of its pace nothing can be said.
    ["open", "Due in 20 days", { measurable: outOf100(0) }, none],
    ["due-soon", "Due tomorrow", { measurable: doneOrNot(false), due: 1 }, none],
    ["due-soon", "Due in 7 days", { measurable: doneOrNot(false), due: 7 }, none],
    ["open", "Due in 8 days", { measurable: doneOrNot(false), due: 8 }, none],
  ])("%s: %s", (reason, words, goal, notes) => {
    expect(rows([goalWith(goal)], notes)[0]?.reason).toBe(reason);
    expect(standing(goal, notes)).toBe(words);
  });

  test("a goal that was marked complete has no row", () => {
    expect(rows([goalWith({ completed: true, measurable: outOf100(95) })])).toEqual([]);
  });

  test("a goal that waits for its coach has a row for unread notes alone", () => {
    const waiting = {
      ...goalWith({ measurable: outOf100(95), due: -1 }),
      completionAskedAt: now.at,
    };
    expect(rows([waiting])).toEqual([]);
    expect(rows([waiting], unread)).toMatchObject([{ reason: "unread" }]);
  });
});

test("the gravest reason stands first, and within it the gravest goal", () => {
  const goals = [
    goalWith({ id: "later", due: 60, measurable: doneOrNot(false) }),
    goalWith({ id: "sooner", due: 30, measurable: doneOrNot(false) }),
    goalWith({ id: "due tomorrow", due: 1, measurable: doneOrNot(false) }),
    goalWith({ id: "due today", due: 0, measurable: doneOrNot(false) }),
    goalWith({ id: "still for 8 days", idle: 8 }),
    goalWith({ id: "still for 9 days", idle: 9 }),
    goalWith({ id: "behind by 10", measurable: outOf100(40) }),
    // 8 of 40 is more of its way than 10 of 100.
    goalWith({ id: "behind by 8", measurable: { ...outOf100(12), targetValue: 40 } as Measure }),
    goalWith({ id: "reached", measurable: doneOrNot(true) }),
    goalWith({ id: "step of today", due: 5, step: 0 }),
    goalWith({ id: "step of last week", due: 9, step: -7 }),
    goalWith({ id: "answered" }),
    goalWith({ id: "overdue by 1", due: -1 }),
    goalWith({ id: "overdue by 9", due: -9 }),
  ];
  expect(rows(goals, new Map([["answered", 1]])).map(({ goal }) => goal.id)).toEqual([
    "overdue by 9",
    "overdue by 1",
    "answered",
    "step of last week",
    "step of today",
    "reached",
    "behind by 8",
    "behind by 10",
    "still for 9 days",
    "still for 8 days",
    "due today",
    "due tomorrow",
    "sooner",
    "later",
  ]);
});

test("each goal that is not completed has one row, whatever order the goals come in", () => {
  fc.assert(
    fc.property(goalLists(now), (goals) => {
      const ids = rows(goals).map(({ goal }) => goal.id);
      const open = goals.filter(({ completed }) => !completed).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(open.toSorted());
    }),
  );
});

test("where nothing asks for anything it says what is due next", () => {
  const quiet = rows([
    goalWith({ id: "a", due: 40, measurable: doneOrNot(false) }),
    goalWith({ id: "b", due: 30, measurable: doneOrNot(false) }),
  ]);
  expect(quiet.some(needsSomething)).toBe(false);
  expect(nextInWords(quiet, null, now, plainNotation)).toBe("Next: “Goal b”, due Apr 20, 2025.");
  expect(nextInWords(quiet, null, now, notations["en-GB"])).toBe(
    "Next: “Goal b”, due 20 Apr 2025.",
  );
  expect(nextInWords([], null, now, plainNotation)).toBeNull();
  const next = (day: number) => nextInWords(quiet, addDays(today, day), now, plainNotation);
  expect(next(29)).toBe("Next: your check-in on Apr 19.");
  expect(next(30)).toBe("Next: “Goal b”, due Apr 20, 2025.");
  expect(nextInWords([], addDays(today, 2), now, plainNotation)).toBe(
    `Next: your check-in on ${comingDayInWords(addDays(today, 2), now, plainNotation)}.`,
  );
  expect(rows([goalWith({ idle: 7 })]).some(needsSomething)).toBe(true);
});

test("only unread notes are counted, goal by goal", () => {
  const note = (goalId: string, isRead: boolean) => ({ goalId, isRead });
  expect(unreadNotes([note("a", false), note("b", true), note("a", false)])).toEqual(
    new Map([["a", 2]]),
  );
});
