import { describe, expect, test } from "vitest";
import { addDays, type Day } from "./day.ts";
import { daysInARow } from "./measures.fixture.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import {
  endedTimes,
  quotaRefusal,
  streakOf,
  streakRefusal,
  type Ending,
  type Rest,
  type StreakFacts,
} from "./streak.ts";

/** A Monday. */
const MONDAY = "2026-03-02";
const day = (ahead: number) => addDays(MONDAY, ahead);
const rest = (from: number, until: number | null): Rest => ({
  from: day(from),
  until: until === null ? null : day(until),
});

/** Days by marks: 'x' verified, '.' not, '-' paused; the first is a Monday. */
function factsOf(marks: string, over: Partial<StreakFacts> = {}): StreakFacts {
  const at = (mark: string) =>
    marks.split("").flatMap((one, ahead) => (one === mark ? [ahead] : []));
  return {
    verifiedDays: at("x").map(day),
    rests: at("-").map((ahead) => rest(ahead, ahead + 1)),
    created: MONDAY,
    weeklyQuota: null,
    ...over,
  };
}

const x = (count: number) => "x".repeat(count);

/** The streak on the day of the last mark. */
function streak(
  marks: string,
  over: Partial<StreakFacts> = {},
  today: Day = day(marks.length - 1),
) {
  const { verifiedDays, currentRun, longestRun, grace } = streakOf(factsOf(marks, over), today);
  return { verifiedDays, run: [currentRun, longestRun], grace: grace && [grace.kept, grace.used] };
}

describe("days in a row", () => {
  test.each([
    ["one day", "x", 1, [1, 1]],
    ["today, not logged yet, does not break", "xxx.", 3, [3, 3]],
    ["yesterday, not logged, does", "xxx..", 3, [0, 3]],
    ["a new run after a missed day", "xxx.xx", 5, [2, 3]],
    ["the longest may be the present one", "xx.xxx", 5, [3, 3]],
    ["days before the first one were not missed", "....xx", 2, [2, 2]],
  ])("%s: %s", (_, marks, verifiedDays, run) => {
    expect(streak(marks)).toMatchObject({ verifiedDays, run });
  });

  test("a day that is told twice counts once", () => {
    expect(streak("x", { verifiedDays: [MONDAY, MONDAY] })).toMatchObject({
      verifiedDays: 1,
      run: [1, 1],
    });
  });
});

describe("a day of grace", () => {
  test.each([
    ["not yet after 6 days", x(6), [0, 0]],
    ["after 7 days", x(7), [1, 0]],
    ["two after 14", x(14), [2, 0]],
    ["no third after 21", x(21), [2, 0]],
    ["used by itself on a missed day", `${x(7)}.x`, [0, 1]],
    ["not used for today", `${x(7)}.`, [1, 0]],
    ["one of two", `${x(14)}.x`, [1, 1]],
    ["both", `${x(14)}..x`, [0, 2]],
    ["the days after it earn the next one: not yet after 6", `${x(7)}.${x(6)}`, [0, 1]],
    ["but after 7", `${x(7)}.${x(7)}`, [1, 1]],
    ["days on the way to it are kept", `${x(10)}.${x(4)}`, [1, 1]],
    ["while two are kept nothing more is saved up", `${x(30)}.${x(6)}`, [1, 1]],
    ["of a run that broke nothing is left", `${x(7)}..${x(2)}`, [0, 0]],
  ])("%s: %s", (_, marks, grace) => {
    expect(streak(marks).grace).toEqual(grace);
  });

  test.each([
    ["6 days carry no missed day", `${x(6)}.x`, [1, 6]],
    ["7 days carry one, which does not count", `${x(7)}.x`, [8, 8]],
    ["and not a second one", `${x(7)}..x`, [1, 7]],
    ["14 days do", `${x(14)}..x`, [15, 15]],
  ])("%s: %s", (_, marks, run) => {
    expect(streak(marks).run).toEqual(run);
  });

  test("a day that is logged later mends the run, and the grace is there again", () => {
    expect(streak("xxx.xxx").run).toEqual([3, 3]);
    expect(streak("xxxxxxx")).toMatchObject({ run: [7, 7], grace: [1, 0] });
    expect(streak(`${x(7)}.x`)).toMatchObject({ grace: [0, 1] });
    expect(streak(x(9))).toMatchObject({ run: [9, 9], grace: [1, 0] });
  });
});

describe("a paused day", () => {
  test.each([
    ["neither breaks nor counts", "xxx----xx", [5, 5]],
    ["does not mend the day before it", "xxx.---xx", [2, 3]],
  ])("%s: %s", (_, marks, run) => {
    expect(streak(marks).run).toEqual(run);
  });

  test("uses no grace, and keeps what was on the way", () => {
    expect(streak(`${x(7)}---x`).grace).toEqual([1, 0]);
    expect(streak(`${x(4)}---${x(3)}`).grace).toEqual([1, 0]);
  });

  // Where every seventh day of a run earned it, the longer run of the two would be a day late at the last one here.
  test("leaves at least the grace that a missed one would have left", () => {
    const after = `${x(15)}.${x(6)}`;
    expect(streak(`${x(20)}---${after}`).grace).toEqual([1, 1]);
    expect(streak(`${x(20)}...${after}`).grace).toEqual([1, 1]);
  });

  test("counts where its value grew nonetheless", () => {
    expect(streak("xxx", { rests: [rest(0, 30)] }).run).toEqual([3, 3]);
  });

  test("of a pause without an end goes on to today, and its first day after it is asked for again", () => {
    expect(streak("xxx.........", { rests: [rest(3, null)] }).run).toEqual([3, 3]);
    expect(streak("xxx....", { rests: [rest(3, 6)] }).run).toEqual([3, 3]);
    expect(streak("xxx.....", { rests: [rest(3, 6)] }).run).toEqual([0, 3]);
  });
});

describe("with a weekly quota", () => {
  const weekly = (
    marks: string,
    weeklyQuota: number,
    over: Partial<StreakFacts> = {},
    today?: Day,
  ) => streak(marks, { weeklyQuota, ...over }, today);

  test.each([
    ["a week with as many days counts", 3, "x.x.x..|.", [1, 1]],
    ["one with a day less does not", 3, "x...x..|.", [0, 0]],
    ["however the days lie", 3, "....xxx|.", [1, 1]],
    ["the week under way counts from that many days on", 3, "xxx....|xxx", [2, 2]],
    ["and never breaks", 3, "xxx....|xx.....", [1, 1]],
    ["over, it does", 3, "xxx....|xx.....|.", [0, 1]],
    ["a wholly paused week neither breaks nor counts", 2, "xx.....|-------|xx", [2, 2]],
    ["a partly paused one asks for the days that are left", 3, "xx-----|.", [1, 1]],
    ["and for all of them", 3, "x.-----|.", [0, 0]],
    ["with more left than the quota for the quota", 3, "xx..---|.", [0, 0]],
  ])("%s: %i, %s", (_, quota, marks, run) => {
    expect(weekly(marks.replaceAll("|", ""), quota).run).toEqual(run);
  });

  test("knows no grace", () => {
    expect(weekly(`${x(21)}.......xx`, 2)).toMatchObject({ run: [1, 3], grace: null });
  });

  test("asks the first week only for the days since the goal was made", () => {
    const saturday = { created: day(5) };
    expect(weekly(".....xx.", 3, saturday).run).toEqual([1, 1]);
    expect(weekly(".....x..", 3, saturday).run).toEqual([0, 0]);
    expect(weekly(".....xx.", 3, { created: day(4) }).run).toEqual([0, 0]);
  });

  test("a wholly paused week counts where a day of it was verified nonetheless", () => {
    const paused = { rests: [rest(0, 7)] };
    expect(weekly("x.......", 3, paused).run).toEqual([1, 1]);
  });
});

describe("who moved to another zone", () => {
  test("may have logged before the day on which the goal was made, and after today", () => {
    const facts = factsOf("xxx", { created: day(1) });
    expect(streakOf(facts, day(1))).toMatchObject({
      verifiedDays: 3,
      currentRun: 3,
      longestRun: 3,
    });
    for (const weeklyQuota of [1, 3, 6])
      expect(streakOf({ ...facts, weeklyQuota }, day(1)).verifiedDays).toBe(3);
  });

  test("has not missed the days between today and what was logged ahead of it", () => {
    expect(streakOf(factsOf("xx.x"), day(1))).toMatchObject({ currentRun: 3 });
    expect(streakOf(factsOf("xx.x"), day(2))).toMatchObject({ currentRun: 3 });
    expect(streakOf(factsOf("xx.x"), day(3))).toMatchObject({ currentRun: 1 });
  });

  test("of a week before the goal was made nothing was asked", () => {
    const facts = factsOf("......xxx", { created: day(7), weeklyQuota: 2 });
    expect(streakOf(facts, day(8))).toMatchObject({ currentRun: 2 });
  });
});

describe("the days on which a goal had ended", () => {
  /** Told as "closed 3, reopened 6": what, and on which day. */
  const endings = (told: string) =>
    told.split(", ").map((one) => {
      const [what, ahead] = one.split(" ");
      return { what: what as Ending["what"], at: noonOf(day(Number(ahead))).at };
    });

  test.each([
    ["completed 3", [rest(3, null)]],
    ["closed 3, reopened 6", [rest(3, 6)]],
    ["completed 3, completion-undone 3", [rest(3, 3)]],
    ["closed 1, reopened 2, completed 5", [rest(1, 2), rest(5, null)]],
    ["deleted 2, restored 4", [rest(2, 4)]],
    ["completed 1, deleted 2, restored 4, reopened 6", [rest(1, 6), rest(2, 4)]],
    ["edited 1, paused 2, resumed 3", []],
  ])("%s", (told, times) => {
    expect(endedTimes(endings(told), "UTC")).toEqual(times);
  });

  test("are those of the owner's zone", () => {
    const at = Date.parse(`${MONDAY}T12:00:00Z`);
    expect(endedTimes([{ what: "closed", at }], "Pacific/Kiritimati")).toEqual([rest(1, null)]);
  });
});

describe("what has no streak, or takes no quota", () => {
  const now = noonOf(MONDAY);
  const measurable = daysInARow(0, 21);
  const goal = { ...sampleGoal, measurable };

  test.each([
    ["a goal of days in a row", goal, null, null],
    ["a paused one", { ...goal, pauses: [{ ...rest(0, 3), answered: false }] }, null, null],
    ["a completed one", { ...goal, status: "completed" }, null, "goal.already-completed"],
    ["a closed one", { ...goal, status: "closed" }, null, "goal.closed"],
    ["a goal of another measure", sampleGoal, "goal.no-streak", "goal.no-streak"],
  ] as const)("%s", (_, of, noStreak, noQuota) => {
    expect(streakRefusal(of)?.refused ?? null).toBe(noStreak);
    expect(quotaRefusal(of, now)?.refused ?? null).toBe(noQuota);
  });
});
