import { describe, expect, test } from "vitest";
import { coachLabel } from "./coach-view.ts";
import { coachingWeek } from "./coaching-week.ts";
import { completed, offeredActions } from "./completion.ts";
import { addDays, nowIn } from "./day.ts";
import { digestOf } from "./digest.ts";
import type { GoalCard } from "./goal.ts";
import { cardBadge } from "./goal-card.ts";
import type { Measure } from "./measure.ts";
import { measureInWords } from "./measure-words.ts";
import { milestoneOf } from "./milestone-page.ts";
import { plainNotation } from "./notation.ts";
import { overallProgress } from "./overall.ts";
import { isMeasured, progressed } from "./progress.ts";
import { refuse } from "./refusal.ts";
import { remindersOf } from "./reminder.ts";
import { sampleGoal } from "./sample-goal.ts";
import { todayGoals } from "./today.ts";

const now = nowIn(Date.UTC(2026, 2, 16, 8), "UTC");
const known: GoalCard = {
  ...sampleGoal,
  status: "active",
  completed: false,
  pauses: [],
  measurable: { type: "Numeric", targetValue: 10, currentValue: 4, unit: "pages" },
  dueDate: addDays(now.today, 1),
};

const measures: readonly (readonly [string, unknown])[] = [
  ["of a later version", { type: "Mystery", targetValue: 10, currentValue: 9, unit: "pages" }],
  ["without a target", { type: "Numeric", targetValue: null, currentValue: 9, unit: "" }],
  ["without a count", { type: "DailyStreak", targetValue: 9, currentValue: null, unit: "days" }],
  ["without an answer", { type: "Boolean", targetValue: null, currentValue: null, unit: "" }],
  ["without a day", { type: "Date", targetValue: null, currentValue: null, unit: "" }],
  ["that is none", null],
];

describe.each(measures)("a goal with a measure %s", (_, measurable) => {
  const goal: GoalCard = { ...known, measurable: measurable as Measure };

  test("takes no progress, and is not completed", () => {
    const unknown = refuse("progress.unknown-type");
    expect(progressed(goal, { kind: "step" }, now)).toEqual(unknown);
    expect(progressed(goal, { kind: "change", by: 1 }, now)).toEqual(unknown);
    expect(progressed(goal, { kind: "set", value: 1, rev: goal.rev }, now)).toEqual(unknown);
    expect(completed(goal, now)).toEqual(refuse("goal.not-far-enough"));
  });

  test("has the card of an open one", () => {
    expect(isMeasured(goal, now)).toBe(false);
    expect(measureInWords(goal.measurable, plainNotation)).toBe("Unknown type");
    expect(cardBadge(goal, now)).toBe(cardBadge(known, now));
    expect(offeredActions(goal, now)).toEqual(["update"]);
    expect(coachLabel(goal, now)).toBe("unknown");
  });

  test("changes no average, and nothing is said of it where a percentage stands", () => {
    const { averageProgress, total } = overallProgress([goal, known], now);
    expect([averageProgress, total]).toEqual([40, 2]);
    expect(todayGoals([goal, known], new Map(), now).map((row) => row.goal)).toEqual([known]);
    const mail = remindersOf([goal, known], { digest: null, last: null }, now);
    expect([mail?.reminders.length, mail?.checkIns]).toEqual([1, []]);
    expect(milestoneOf(goal, { title: "Walk" }, now)).toEqual(refuse("progress.unknown-type"));
    const period = { from: now.today, until: now.today };
    const moved = { period, change: null, since: null };
    const looked = (one: GoalCard) => ({ goal: one, moved, checkIns: [] });
    expect(digestOf([goal, known].map(looked), 0, now, plainNotation)?.goals).toHaveLength(1);
    const coached = {
      ownerId: "ada",
      ownerName: "Ada",
      coachedAt: 0,
      checkIns: [],
      nudgedAt: null,
    };
    const week = { ...coached, excuse: { shortDays: [] }, now };
    expect(coachingWeek([{ goal, ...week }], 0, plainNotation)).toEqual([]);
    expect(coachingWeek([{ goal: known, ...week }], 0, plainNotation)).toHaveLength(1);
  });
});
