import { describe, expect, test } from "vitest";
import { DAY_MS, addDays, nowIn } from "./day.ts";
import { cardBadge } from "./goal-card.ts";
import {
  closed,
  completionUndone,
  deleted,
  paused,
  reopened,
  restored,
  resumed,
  unansweredDays,
  type KeptGoal,
  type LifeChange,
} from "./goal-life.ts";
import { isOverdue } from "./insight.ts";
import * as limits from "./limits.ts";
import { byDay } from "./measures.fixture.ts";
import { cardLead } from "./pace.ts";
import { percentage } from "./progress.ts";
import { isRefused, type Ruled } from "./refusal.ts";
import { noonOf, outOf100 } from "./sample-goal.ts";
import { keptGoal } from "./standing.fixture.ts";
import { isPaused, type Pause } from "./pause.ts";

const now = noonOf("2025-04-01");
const own: KeptGoal = {
  ...keptGoal,
  measurable: outOf100(30),
};
const coached: KeptGoal = {
  ...own,
  coachUid: "coach",
  coachName: "Grace",
  coachStatus: "accepted",
  coachedAt: 5,
};
const later = (milliseconds: number) => nowIn(now.at + milliseconds, "UTC");
/** A goal after a change that is not refused. */
function after(ruled: Ruled<LifeChange>): KeptGoal {
  if (isRefused(ruled)) throw new TypeError(ruled.refused);
  return ruled.goal;
}

/** Why something was refused; "done" where it was not. */
function codeOf(ruled: Ruled<LifeChange>): string {
  return isRefused(ruled) ? ruled.refused : "done";
}

const resting = (from: string, until: string | null, answered = false): Pause => {
  return { from, until, answered };
};

describe("pausing", () => {
  test.each([
    ["today", "2025-04-01", "pause.day-invalid"],
    ["tomorrow", "2025-04-02", "done"],
    ["in 90 days", addDays("2025-04-01", 90), "done"],
    ["in 91 days", addDays("2025-04-01", 91), "pause.day-invalid"],
    ["a day that is none", "2025-04-31", "pause.day-invalid"],
  ])("until %s", (_, until, code) => {
    expect(codeOf(paused(own, { until }, now))).toBe(code);
  });

  test("begins today, and is told", () => {
    expect(paused(own, { until: "2025-04-09" }, now)).toMatchObject({
      goal: { pauses: [{ from: "2025-04-01", until: "2025-04-09", answered: false }] },
      change: { what: "paused", until: "2025-04-09", why: null },
    });
  });

  test("takes a reason of 280 and not of 281", () => {
    const why = "x".repeat(limits.reason);
    expect(paused(own, { until: null, why: ` ${why} ` }, now)).toMatchObject({ change: { why } });
    expect(paused(own, { until: null, why: `${why}x` }, now)).toEqual({
      refused: "request.invalid",
      field: "why",
    });
  });

  test("again while it lasts changes its end, and leaves its beginning", () => {
    const goal = { ...own, pauses: [resting("2025-03-20", null)] };
    expect(paused(goal, { until: "2025-04-10" }, now)).toMatchObject({
      goal: { pauses: [resting("2025-03-20", "2025-04-10")] },
    });
  });

  test("is done 50 times, and not once more", () => {
    const short = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        resting(addDays("2024-01-01", at * 2), addDays("2024-01-02", at * 2), true),
      );
    expect(paused({ ...own, pauses: short(49) }, { until: null }, now)).toHaveProperty("goal");
    expect(paused({ ...own, pauses: short(50) }, { until: null }, now)).toEqual({
      refused: "pause.too-many",
    });
  });
});

describe("resuming", () => {
  const goal = { ...own, pauses: [resting("2025-03-20", null)] };

  test("ends the pause today, and moves the due date by its days where that is asked for", () => {
    expect(resumed(goal, true, now)).toMatchObject({
      goal: {
        dueDate: addDays(own.dueDate, 12),
        pauses: [resting("2025-03-20", "2025-04-01", true)],
      },
      change: { what: "resumed", days: 12, dueDate: addDays(own.dueDate, 12) },
    });
    expect(resumed(goal, false, now)).toMatchObject({
      goal: { dueDate: own.dueDate },
      change: { what: "resumed", days: 12, dueDate: null },
    });
  });

  test("moves the target day of a Date goal with it", () => {
    const day = byDay("2025-04-20");
    expect(resumed({ ...goal, measurable: day }, true, now)).toMatchObject({
      goal: { measurable: { targetValue: addDays("2025-04-20", 12) } },
    });
  });

  test("on the day on which it began leaves nothing behind", () => {
    const today = { ...own, pauses: [resting("2025-04-01", null)] };
    expect(resumed(today, true, now)).toMatchObject({ goal: { pauses: [], dueDate: own.dueDate } });
  });

  test("after its day has come answers for the due date, once, and tells nothing where it stays", () => {
    const over = { ...own, pauses: [resting("2025-03-20", "2025-03-27")] };
    expect(resumed(over, true, now)).toMatchObject({
      goal: { dueDate: addDays(own.dueDate, 7), pauses: [{ answered: true, elapsed: true }] },
      change: { what: "resumed", days: 7, over: true },
    });
    const kept = resumed(over, false, now);
    expect(kept).toMatchObject({ goal: { dueDate: own.dueDate }, change: null });
    expect("goal" in kept && resumed(kept.goal, true, now)).toEqual({ refused: "goal.not-paused" });
  });

  test.each([
    ["2025-03-30", 5],
    ["2025-04-01", 3],
  ])("asks about the days of a pause before the one since %s too, %i in all", (from, days) => {
    const pauses = [resting("2025-03-10", "2025-03-13"), resting(from, null)];
    expect(unansweredDays({ ...own, pauses }, now)).toBe(days);
    const gone = resumed({ ...own, pauses }, true, now);
    const dueDate = addDays(own.dueDate, days);
    expect(gone).toMatchObject({ goal: { dueDate }, change: { what: "resumed", days } });
    expect("goal" in gone && unansweredDays(gone.goal, now)).toBeNull();
  });

  test("is done for good, also for somebody who then moves west, to the day before", () => {
    const dayBefore = noonOf("2025-03-31");
    const over = { ...own, pauses: [resting("2025-03-20", "2025-04-01")] };
    for (const before of [goal, over]) {
      const gone = resumed(before, true, now);
      if (!("goal" in gone)) throw new Error("It was refused.");
      expect(isPaused(gone.goal, dayBefore)).toBe(false);
      expect(resumed(gone.goal, true, dayBefore)).toEqual({ refused: "goal.not-paused" });
      // A pause that begins then is one of its own, and its due date is asked about again.
      const again = paused(gone.goal, { until: null }, dayBefore);
      expect(again).toMatchObject({
        goal: { pauses: [{ answered: true }, resting("2025-04-01", null)] },
      });
    }
  });

  test("is refused where nothing rests, and where the due date would leave the calendar", () => {
    expect(resumed(own, true, now)).toEqual({ refused: "goal.not-paused" });
    expect(resumed({ ...goal, dueDate: "9999-12-25" }, true, now)).toEqual({
      refused: "goal.due-date-invalid",
      field: "moveDueDate",
    });
  });
});

describe("the end", () => {
  test("by closing keeps what was learned, and lets the coach and the pause go", () => {
    const goal = { ...coached, pauses: [resting("2025-03-20", null)] };
    expect(closed(goal, " Begin with less. ", now)).toMatchObject({
      goal: {
        status: "closed",
        completed: false,
        closedAt: now.at,
        learned: "Begin with less.",
        coachUid: null,
        coachStatus: "declined_by_user",
        formerCoachUid: "coach",
        pauses: [{ until: "2025-04-01" }],
      },
      change: { what: "closed", why: "Begin with less." },
    });
  });

  test("takes 500 of what was learned, and not 501", () => {
    const text = "x".repeat(limits.learned);
    expect(closed(own, text, now)).toMatchObject({ goal: { learned: text } });
    expect(closed(own, `${text}x`, now)).toEqual({ refused: "request.invalid", field: "learned" });
  });

  const done: KeptGoal = {
    ...own,
    status: "completed",
    completed: true,
    completedAt: now.at,
    coachStatus: "declined_by_user",
    formerCoachUid: "coach",
    formerCoachedAt: 5,
  };

  test.each([
    [13_000, "done"],
    [13_001, "goal.undo-too-late"],
  ])("Mark Complete is undone after %d ms: %s", (milliseconds, code) => {
    expect(codeOf(completionUndone(done, later(milliseconds)))).toBe(code);
  });

  test("undone, it has its coach again", () => {
    expect(completionUndone(done, later(1))).toMatchObject({
      goal: {
        status: "active",
        completed: false,
        coachUid: "coach",
        coachStatus: "accepted",
        coachedAt: 5,
      },
    });
  });

  test.each([
    [30 * DAY_MS, "done"],
    [30 * DAY_MS + 1, "goal.reopen-too-late"],
  ])("is taken back after %d ms: %s", (milliseconds, code) => {
    for (const goal of [done, after(closed(coached, "Less", now))])
      expect(codeOf(reopened(goal, later(milliseconds)))).toBe(code);
  });

  test("taken back, it has its value and no coach, who is known", () => {
    for (const goal of [done, after(closed(coached, "Less", now))])
      expect(reopened(goal, later(1))).toMatchObject({
        goal: { status: "active", learned: "", coachUid: null, formerCoachUid: "coach" },
      });
  });

  test("while it rested: taken up again it rests no more", () => {
    const pauses = [resting("2025-03-20", null)];
    expect(reopened({ ...done, pauses }, later(DAY_MS))).toMatchObject({
      goal: { pauses: [{ until: "2025-04-01" }] },
    });
  });

  test.each([
    [30 * DAY_MS, "done"],
    [30 * DAY_MS + 1, "not-found"],
  ])("by deletion is restored after %d ms: %s", (milliseconds, code) => {
    const gone = after(deleted(coached, now));
    expect(gone).toMatchObject({ deletedAt: now.at, coachUid: null });
    expect(codeOf(restored(gone, later(milliseconds)))).toBe(code);
    expect(after(restored(gone, later(1)))).toMatchObject({ deletedAt: null, coachUid: null });
  });
});

describe("a closed goal, after its due date", () => {
  const late = noonOf("2025-06-01");
  const shut = after(closed(own, "", now));

  test("is not overdue, and nothing is expected of it", () => {
    expect(cardBadge(shut, late)).toBe("closed");
    expect(isOverdue(shut, late)).toBe(false);
    expect(cardLead(own, late)?.kind).toBe("behind");
    expect(cardLead(shut, late)).toBeNull();
  });

  test("on a date stands still where it stood", () => {
    const dated = byDay("2025-05-01");
    expect(percentage({ ...own, measurable: dated }, late)).toBe(100);
    expect(percentage({ ...shut, measurable: dated }, late)).toBe(
      percentage({ ...own, measurable: dated }, now),
    );
  });
});
