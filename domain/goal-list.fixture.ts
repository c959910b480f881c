import fc from "fast-check";
import { DAY_MS, addDays, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { sampleGoal } from "./sample-goal.ts";

function days(now: Now, min: number, max: number): fc.Arbitrary<Day> {
  return fc.integer({ min, max }).map((away) => addDays(now.today, away));
}

function measures(now: Now): fc.Arbitrary<Measure> {
  return fc.oneof(
    fc.record({
      type: fc.constantFrom("Numeric" as const, "DailyStreak" as const),
      targetValue: fc.integer({ min: -1, max: 20 }),
      currentValue: fc.integer({ min: 0, max: 25 }),
      unit: fc.constant("pages"),
    }),
    fc.record({
      type: fc.constant("Boolean" as const),
      targetValue: fc.constant(null),
      currentValue: fc.boolean(),
      unit: fc.constant(""),
    }),
    fc.record({
      type: fc.constant("Date" as const),
      targetValue: days(now, -20, 20),
      currentValue: fc.option(days(now, -20, 0)),
      unit: fc.constant(""),
    }),
  );
}

function cards(now: Now): fc.Arbitrary<GoalCard> {
  const instant = fc.integer({ min: 0, max: 40 }).map((ago) => now.at - ago * DAY_MS);
  return fc
    .record({
      category: fc.constantFrom("Career", "Skills", "Health", "Productivity", "", "  "),
      description: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
      measurable: measures(now),
      dueDate: days(now, -30, 30),
      createdAt: instant,
      lastProgressUpdateAt: fc.option(instant),
      completedAt: fc.option(instant, { freq: 4 }),
    })
    .map((fields) => {
      const completed = fields.completedAt !== null;
      const status = completed ? "completed" : "active";
      return { ...sampleGoal, ...fields, completed, status };
    });
}

/** Any list of goals, with ids of their own, as somebody could have it at `now`. For tests. */
export function goalLists(now: Now, maxLength = 40): fc.Arbitrary<readonly GoalCard[]> {
  return fc
    .array(cards(now), { maxLength })
    .map((goals) => goals.map((goal, at) => ({ ...goal, id: `${at}`.padEnd(22, "_") })));
}
