import fc from "fast-check";
import { expect, test } from "vitest";
import { dashboardSummary, shortened, type CoachingFacts } from "./dashboard.ts";
import { nowIn } from "./day.ts";
import { goalLists } from "./goal-list.fixture.ts";
import { actionItems } from "./insight.ts";
import * as limits from "./limits.ts";
import { isCompleted } from "./progress.ts";
import { outOf100, sampleGoal } from "./sample-goal.ts";

const now = nowIn(Date.UTC(2027, 2, 14, 12), "America/New_York");
const coaching: CoachingFacts = {
  feedback: [{ id: "note", goalId: "goal", coachName: "Grace", createdAt: now.at - 1_000 }],
  unread: new Set(["one"]),
};

test("all panels count the same goals", () => {
  fc.assert(
    fc.property(goalLists(now), (goals) => {
      const { overall, categories, insights } = dashboardSummary(goals, coaching, now);
      const counts = Object.fromEntries(overall.stats.map(({ label, count }) => [label, count]));
      const completed = goals.filter((goal) => isCompleted(goal, now)).length;
      const totals = categories.categories.map(({ totalGoals }) => totalGoals);
      expect(counts).toMatchObject({ "Total Goals": goals.length, Completed: completed });
      expect(insights.achieved).toBe(completed);
      expect([categories.row.completed, categories.row.total]).toEqual([completed, goals.length]);
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(goals.length);
    }),
  );
});

test("the shortened figures are the beginning of the whole ones, with their counts", () => {
  fc.assert(
    fc.property(goalLists(now), (goals) => {
      const whole = dashboardSummary(goals, coaching, now);
      const short = shortened(whole);
      const { lines, achievements, ...counts } = short.insights;
      expect(lines).toEqual(whole.insights.lines.slice(0, limits.linesShown));
      expect(achievements).toEqual(whole.insights.achievements.slice(0, limits.linesShown));
      expect(whole.insights).toMatchObject(counts);
      expect(counts.total).toBe(whole.insights.lines.length);
      expect([short.overall, short.waiting]).toEqual([whole.overall, whole.waiting]);
      // The tab of action items is cut from the same lines.
      expect(actionItems(lines)).toEqual(
        actionItems(whole.insights.lines).slice(0, limits.linesShown),
      );
      expect(counts.actionLines).toBe(actionItems(whole.insights.lines).length);
    }),
  );
});

test("as many categories as a page holds, and the row of all of them", () => {
  const goals = Array.from({ length: 20 }, (_, at) => ({
    ...sampleGoal,
    id: `${at}`,
    category: `Category ${at}`,
    measurable: outOf100(at),
  }));
  const { categories } = shortened(dashboardSummary(goals, coaching, now));
  expect(categories.categories).toHaveLength(limits.goalsPerPage);
  expect(categories.row).toMatchObject({ total: 20, focusArea: { category: "Category 0" } });
});
