import { describe, expect, test } from "vitest";
import {
  badgeInWords,
  badgeTone,
  earnedBadges,
  lockedBadges,
  type BadgeFacts,
  type BadgeIcon,
} from "./badge.ts";
import { addDays, type Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { byDay, doneOrNot } from "./measures.fixture.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

const today = "2025-03-20";
const now = noonOf(today);
const none = new Set<string>();

/** The days that lie so many days back. */
function back(...days: readonly number[]): Set<Day> {
  return new Set(days.map((ago) => addDays(today, -ago)));
}

function counted(
  currentValue: number,
  targetValue = 100,
  type: "Numeric" | "DailyStreak" = "Numeric",
): GoalCard {
  return { ...sampleGoal, measurable: { type, targetValue, currentValue, unit: "pages" } };
}

function ids(facts: Partial<BadgeFacts>, held: ReadonlySet<string> = none): string[] {
  const all = { goals: [], activeDays: new Set<Day>(), shareCount: 0, ...facts };
  return earnedBadges(all, held, now).map(({ badgeId }) => badgeId);
}

const champion = "consistency-champion-7";
const milestone = `milestone-master-50-${sampleGoal.id}`;
const enthusiast = "sharing-enthusiast";

describe("Consistency Champion: 7 consecutive days including today (product 8.2)", () => {
  test.each([
    ["7 days", back(0, 1, 2, 3, 4, 5, 6), [champion]],
    ["6 days", back(0, 1, 2, 3, 4, 5), []],
    ["7 days until yesterday", back(1, 2, 3, 4, 5, 6, 7), []],
    ["8 days with a gap", back(0, 1, 2, 4, 5, 6, 7, 8), []],
    ["7 days with tomorrow", back(-1, 0, 1, 2, 3, 4, 5), []],
  ])("%s", (_, activeDays, earned) => {
    expect(ids({ activeDays })).toEqual(earned);
  });
});

describe("Milestone Master: at least half of the target (product 8.3)", () => {
  test.each([
    // Rounded to 50 percent, and still not half.
    [49.5, 100, false],
    [50, 100, true],
    [250, 100, true],
    [10, 21, false],
    [10.5, 21, true],
    [5, 0, false],
    [5, -5, false],
    [1e308, 1.5e308, true],
  ])("%d of %d: %s", (current, target, earned) => {
    for (const type of ["Numeric", "DailyStreak"] as const)
      expect(ids({ goals: [counted(current, target, type)] })).toEqual(earned ? [milestone] : []);
  });

  test.each<Measure>([doneOrNot(true), byDay("2025-01-01", "2025-01-01")])(
    "not for $type",
    (measurable) => {
      expect(ids({ goals: [{ ...sampleGoal, measurable }] })).toEqual([]);
    },
  );

  test("is one for each goal", () => {
    const goals = [counted(50), { ...counted(50), id: "other" }, { ...counted(49), id: "third" }];
    expect(ids({ goals })).toEqual([milestone, "milestone-master-50-other"]);
  });
});

test.each([
  [2, []],
  [3, [enthusiast]],
])("Sharing Enthusiast: %i shares (product 8.4)", (shareCount, earned) => {
  expect(ids({ shareCount })).toEqual(earned);
});

const everything: BadgeFacts = {
  goals: [counted(50)],
  activeDays: back(0, 1, 2, 3, 4, 5, 6),
  shareCount: 5,
};

test("what is held is not earned again (product 8.5)", () => {
  const all = [champion, milestone, enthusiast];
  expect(ids(everything)).toEqual(all);
  for (const one of all)
    expect(ids(everything, new Set([one]))).toEqual(all.filter((id) => id !== one));
  expect(ids(everything, new Set(all))).toEqual([]);
});

test("their texts, icons and counts (product 8.2 to 8.4)", () => {
  expect(earnedBadges(everything, none, now)).toEqual([
    {
      badgeId: champion,
      displayName: "Consistency Champion",
      description: "Made progress 7 days in a row.",
      iconClass: "shield",
      count: 7,
      goalId: null,
    },
    {
      badgeId: milestone,
      displayName: "Milestone Master (50%)",
      description: "Reached half of the target for “Read a book on negotiation”.",
      iconClass: "star",
      count: 1,
      goalId: sampleGoal.id,
    },
    {
      badgeId: enthusiast,
      displayName: "Sharing Enthusiast",
      description: "Shared goals 3 times.",
      iconClass: "bullhorn",
      count: 5,
      goalId: null,
    },
  ]);
});

describe("locked badges, and how far they are", () => {
  function soFar(facts: Partial<BadgeFacts>, key: string, held = none): string | undefined {
    const all = { goals: [], activeDays: new Set<Day>(), shareCount: 0, ...facts };
    return lockedBadges(all, held, now).find((locked) => locked.key === key)?.soFar;
  }

  test.each([
    [back(), "Make progress 7 days in a row. 0 of 7 so far."],
    // Yesterday's run can still be continued today.
    [back(1), "Make progress 7 days in a row. 1 of 7 so far."],
    [back(2), "Make progress 7 days in a row. 0 of 7 so far."],
    [back(0, 1, 2, 3, 4, 5), "Make progress 7 days in a row. 6 of 7 so far."],
    // Earned long ago by days that no write has looked at.
    [back(1, 2, 3, 4, 5, 6, 7, 8), "Make progress 7 days in a row. 6 of 7 so far."],
  ])("%j: %s", (activeDays, text) => {
    expect(soFar({ activeDays }, champion)).toBe(text);
  });

  const asked = "Get a number or streak goal halfway to its target. Your closest goal is at";
  test.each([
    [[], `${asked} 0%.`],
    [[counted(5, -5)], `${asked} 0%.`],
    [[counted(12), counted(30, 100, "DailyStreak")], `${asked} 30%.`],
    // Not yet half, so not yet 50.
    [[counted(49.5)], `${asked} 49%.`],
  ])("milestone, %#: %s", (goals, text) => {
    expect(soFar({ goals }, "milestone-master-50")).toBe(text);
  });

  test.each([
    [0, "Share goals 3 times. 0 of 3 so far."],
    [2, "Share goals 3 times. 2 of 3 so far."],
    [3, "Share goals 3 times. 2 of 3 so far."],
  ])("%i shares: %s", (shareCount, text) => {
    expect(soFar({ shareCount }, enthusiast)).toBe(text);
  });

  test("stand in one order, with name, icon and level; what is held is not among them", () => {
    const locked = (held: readonly string[]) =>
      lockedBadges({ goals: [], activeDays: none, shareCount: 0 }, new Set(held), now);
    expect(
      locked([]).map(({ displayName, iconClass, level }) => [displayName, iconClass, level]),
    ).toEqual([
      ["Consistency Champion", "shield", 7],
      ["Milestone Master (50%)", "star", 50],
      ["Sharing Enthusiast", "bullhorn", 3],
    ]);
    expect(locked([champion]).map(({ key }) => key)).toEqual(["milestone-master-50", enthusiast]);
    expect(locked([milestone]).map(({ key }) => key)).toEqual([champion, enthusiast]);
    expect(locked([champion, milestone, enthusiast])).toEqual([]);
  });
});

test.each([
  [champion, 7, null, ["Words.", "Level 7, 7 days"]],
  [milestone, 1, sampleGoal.id, [`Half of “${sampleGoal.description}”`]],
  [milestone, 1, "of-a-goal-that-is-not-here", ["Words.", "Level 50, 1 goal"]],
  [enthusiast, 3, null, ["Words.", "Level 3, 3 shares"]],
  ["consistency-champion-70", 70, null, ["Words.", "Count 70"]],
  ["of-a-later-version", 2, null, ["Words.", "Count 2"]],
])("what %s says with a count of %s, of the goal %s: %j", (badgeId, count, goalId, words) => {
  const held = { badgeId, count, goalId, description: "Words." };
  expect(badgeInWords(held, [sampleGoal])).toEqual(words);
});

test.each<[BadgeIcon, string]>([
  ["shield", "green"],
  ["star", "amber"],
  ["bullhorn", "teal"],
  ["medal", "grey"],
])("%s is %s", (icon, tone) => {
  expect(badgeTone(icon)).toBe(tone);
});
