import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fortnights, goalOf, mondays } from "./check-in-period.fixture.ts";
import {
  asksForDays,
  comebackByCheckIn,
  comebackByEntry,
  comebacksOfWeek,
  hasMissedDay,
  isForCoach,
  returnStep,
  takesComebackBack,
  type LatelyLogged,
} from "./comeback.ts";
import { addDays, type Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { runs } from "./rounds.fixture.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

/** A Wednesday. */
const TODAY = "2026-03-11";
const now = noonOf(TODAY);
const nobody = { shortDays: [] };
const streak: GoalCard = {
  ...sampleGoal,
  createdAt: noonOf("2026-01-01").at,
  measurable: { type: "DailyStreak", targetValue: 100, currentValue: 5, unit: "" },
};

/** Gains of the day before yesterday, yesterday and today. */
function lately(...[before, yesterday, today]: readonly number[]): LatelyLogged {
  const gains = {
    [addDays(TODAY, -2)]: before ?? 0,
    [addDays(TODAY, -1)]: yesterday ?? 0,
    [TODAY]: today ?? 0,
  };
  return { gains, endings: [] };
}

function verified({ gains, endings }: LatelyLogged) {
  return { verifiedDays: Object.keys(gains).filter((day) => (gains[day] ?? 0) > 0), endings };
}

const step = { from: 5, to: 6, day: TODAY, source: "step" } as const;

describe("a missed day", () => {
  it.each<[string, LatelyLogged, Partial<GoalCard>, boolean]>([
    ["is one after a verified one", lately(1), {}, true],
    ["has a gain that was taken back", lately(1, 0), {}, true],
    ["may have had less", lately(1, -1), {}, true],
    ["was not verified", lately(1, 0.1), {}, false],
    ["is alone: two in a row are none", lately(0), {}, false],
    ["is over once today is verified", lately(1, 0, 1), {}, false],
    ["is not over by less", lately(1, 0, -1), {}, true],
    ["knows no gains", { gains: {}, endings: [] }, {}, false],
    [
      "is none in a pause that is over",
      lately(1),
      { pauses: [{ from: "2026-03-10", until: TODAY, answered: true }] },
      false,
    ],
    [
      "is one after a pause",
      lately(1),
      { pauses: [{ from: "2026-03-08", until: "2026-03-10", answered: true }] },
      true,
    ],
    [
      "is none while the goal is paused",
      lately(1),
      { pauses: [{ from: TODAY, until: null, answered: false }] },
      false,
    ],
    ["is none of an ended goal", lately(1), { status: "closed", closedAt: now.at }, false],
    [
      "is none of a day on which the goal had ended",
      {
        ...lately(1),
        endings: [
          { what: "closed", at: noonOf("2026-03-10").at },
          { what: "reopened", at: noonOf(TODAY).at },
        ],
      },
      {},
      false,
    ],
  ])("%s", (_, logged, more, is) => {
    expect(hasMissedDay({ ...streak, ...more }, verified(logged), now)).toBe(is);
  });

  it("agrees with a count of its days, whatever was logged", () => {
    const gain = fc.constantFrom(-1, 0, 0, 1, 2);
    fc.assert(
      fc.property(fc.array(gain, { minLength: 5, maxLength: 5 }), (days) => {
        const gains = Object.fromEntries(days.map((by, ago) => [addDays(TODAY, -ago), by]));
        const pattern = days.map((by) => (by > 0 ? "x" : ".")).join("");
        const logged = verified({ gains, endings: [] });
        expect(hasMissedDay(streak, logged, now)).toBe(pattern.startsWith("..x"));
      }),
      runs(500, 100, 1),
    );
  });
});

const back = { kind: "day", day: TODAY, week: "2026-03-09" };

describe("an entry", () => {
  it.each<[string, LatelyLogged | null, Parameters<typeof comebackByEntry>[2], object | null]>([
    ["of the day after comes back", lately(1), step, back],
    ["of a check-in too", lately(1), { ...step, source: "check-in" }, back],
    ["that only makes up for a loss does not", lately(1, 0, -1), step, null],
    ["that makes up for more does", lately(1, 0, -1), { ...step, to: 6.1 }, back],
    ["that takes something back does not", lately(1), { ...step, to: 4 }, null],
    ["of a verified day does not", lately(1, 0, 1), step, null],
    ["after no missed day does not", lately(1, 1), step, null],
    ["for an earlier day does not", lately(1), { ...step, source: "back-dated" }, null],
    ["that was imported does not", lately(1), { ...step, source: "import" }, null],
    ["that undoes does not", lately(1), { ...step, source: "undo" }, null],
    ["of another goal does not", null, step, null],
  ])("%s", (_, logged, entry, comeback) => {
    expect(comebackByEntry(streak, logged, entry, now)).toEqual(comeback);
  });

  const undoing = { from: 6, to: 5, day: TODAY, source: "undo" } as const;
  it.each([
    ["takes back what its day laid", lately(1, 0, 1), true],
    ["leaves it while the day is verified", lately(1, 0, 1.1), false],
    ["of a day that was not verified leaves it", lately(1, 0, 0), false],
    ["of another goal leaves it", null, false],
  ])("undone %s", (_, logged, is) => {
    expect(takesComebackBack(logged, undoing)).toBe(is);
  });
});

test.each<[string, GoalCard, Day, object | null]>([
  ["after a missed one comes back", goalOf(mondays), "2026-03-09", { week: "2026-03-09" }],
  ["on its last day too", goalOf(mondays), "2026-03-15", { week: "2026-03-09" }],
  ["of the first period does not", goalOf(mondays), "2026-03-08", null],
  ["after one that was done does not", goalOf(mondays, { checkedIn: "2026-03-02" }), TODAY, null],
  ["that was done does not", goalOf(mondays, { checkedIn: "2026-03-09" }), TODAY, null],
  [
    "after several missed ones does",
    goalOf(mondays, { checkedIn: "2026-03-02" }),
    "2026-03-25",
    { week: "2026-03-23" },
  ],
  [
    "after a pause does not",
    goalOf(mondays, { pauses: [{ from: "2026-03-08", until: "2026-03-09", answered: true }] }),
    TODAY,
    null,
  ],
  ["of another rhythm does", goalOf(fortnights), "2026-03-20", { week: "2026-03-16" }],
])("a check-in %s", (_, goal, day, comeback) => {
  const found = comebackByCheckIn(goal, nobody, noonOf(day));
  expect(found).toEqual(comeback && { kind: "week", day, ...comeback });
});

test("a check-in after one that a move cut short does not come back", () => {
  const excuse = { shortDays: ["2026-03-08"] };
  expect(comebackByCheckIn(goalOf(mondays), excuse, now)).toBeNull();
});

describe("a comeback of", () => {
  const week = {
    period: { from: "2026-03-16", until: "2026-03-23" },
    days: [{ day: "2026-03-09", mark: "none" as const }],
  };
  it.each([
    ["a day before the first", "day", "2026-03-08", "2026-03-18", []],
    ["the first day", "day", "2026-03-09", "2026-03-18", ["day"]],
    ["a day since, in the present week", "day", "2026-03-17", "2026-03-22", ["day"]],
    ["a day since, in a past week", "day", "2026-03-17", "2026-03-23", []],
    ["a check-in before", "week", "2026-03-15", "2026-03-18", []],
    ["its check-in", "week", "2026-03-16", "2026-03-30", ["week"]],
    ["its check-in on the last day", "week", "2026-03-22", "2026-03-30", ["week"]],
    ["the next check-in", "week", "2026-03-23", "2026-03-30", []],
  ] as const)("%s is shown in a week as it should", (_, kind, day, today, kinds) => {
    const comebacks = [{ kind, day, week: "2026-03-09" }];
    expect(comebacksOfWeek(comebacks, week, today)).toEqual(kinds);
  });

  const at = noonOf("2026-03-18").at;
  it.each([
    ["a day, as it was laid", "day", at, true],
    ["a day, later", "day", at + 1, false],
    ["a day of a goal without one", "day", null, false],
    ["a check-in, while the missed period lasted", "week", noonOf("2026-03-15").at, true],
    ["a check-in, once that was over", "week", noonOf("2026-03-16").at, false],
  ] as const)("%s, is for the coach who accepted", (_, kind, coachedAt, is) => {
    const comeback = { kind, day: "2026-03-18", week: "2026-03-16", at };
    expect(isForCoach(comeback, goalOf(mondays), coachedAt, "UTC")).toBe(is);
  });
});

describe("what Today begins with", () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, ago) => addDays(TODAY, -2 - ago));
  const missed = (id: string, count: number) => ({
    goal: { ...streak, id },
    verifiedDays: days(count),
    endings: [],
  });
  const textOf = (...of: Parameters<typeof returnStep>) => returnStep(...of)?.text ?? null;

  it.each([
    ["a run without grace is over", 6, "Log one day and a new run begins"],
    ["a run with grace goes on", 7, "Log one day and your run of 7 goes on"],
  ])("%s", (_, count, text) => {
    expect(returnStep([], [missed("a", count)], nobody, now)).toEqual({
      goalId: "a",
      day: TODAY,
      value: 5,
      text,
    });
  });

  it("is the longest run, then a check-in, then a run that is over", () => {
    const week = goalOf(mondays);
    const [over, short, long] = [missed("a", 1), missed("b", 7), missed("c", 12)];
    expect(textOf([week], [over, short, long], nobody, now)).toBe(
      "Log one day and your run of 12 goes on",
    );
    expect(textOf([week], [over], nobody, now)).toBe(
      "Check in by Sunday and you won't miss two in a row",
    );
    expect(textOf([], [], nobody, now)).toBeNull();
  });

  it("is to be back after more than one missed check-in", () => {
    const done = { checkedIn: "2026-03-02" };
    const [one, two] = [noonOf("2026-03-16"), noonOf("2026-03-23")];
    expect(textOf([goalOf(mondays, done)], [], nobody, one)).toMatch(/two in a row$/);
    expect(textOf([goalOf(mondays, done)], [], nobody, two)).toBe(
      "Check in by Sunday and you're back",
    );
  });

  it.each([
    ["2026-03-23", "Check in by Sunday and you won't miss two in a row"],
    ["2026-03-22", "Check in within 7 days and you won't miss two in a row"],
  ])("of a fortnight on %s is %s", (day, text) => {
    expect(textOf([goalOf(fortnights)], [], nobody, noonOf(day))).toBe(text);
  });

  it.each([
    ["of a streak", streak, true],
    [
      "of one at its target",
      { ...streak, measurable: { ...streak.measurable, currentValue: 100 } as Measure },
      false,
    ],
    ["of one that ended", { ...streak, status: "closed", closedAt: now.at } as const, false],
    [
      "of one that is paused",
      { ...streak, pauses: [{ from: TODAY, until: null, answered: false }] },
      false,
    ],
    ["of what is no streak", { ...streak, measurable: outOf100(5) }, false],
  ])("may be about a day %s", (_, goal, may) => {
    expect(asksForDays(goal, now)).toBe(may);
  });

  it("is nothing of a day on which the goal had ended", () => {
    const endings = [
      { what: "closed", at: noonOf("2026-03-10").at },
      { what: "reopened", at: now.at },
    ] as const;
    expect(textOf([], [{ ...missed("a", 7), endings }], nobody, now)).toBeNull();
  });

  it("is nothing of a goal that is paused", () => {
    const paused = { pauses: [{ from: TODAY, until: null, answered: false }] };
    expect(textOf([goalOf(mondays, paused)], [], nobody, now)).toBeNull();
  });
});
