import { describe, expect, it, test } from "vitest";
import {
  circleLine,
  circleMessage,
  circleMondays,
  circleReport,
  circleRun,
  circleText,
  circleWeek,
  memberWeeks,
  type CircleGoal,
  type CircleMember,
  type CircleWeek,
  type MemberWeek,
} from "./circle.ts";
import { addDays, type Day } from "./day.ts";
import * as limits from "./limits.ts";

// Mondays.
const [ONE, TWO, THREE, FOUR] = ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"] as const;
const weeks = [ONE, TWO, THREE, FOUR];

function goal(done: readonly Day[] = [], over: Partial<CircleGoal> = {}): CircleGoal {
  return {
    rhythms: [{ from: ONE, weeks: 1 }],
    pauses: [],
    ended: null,
    broughtOn: ONE,
    checkIns: done.map((period) => ({ period, kept: null })),
    ...over,
  };
}

function member(goals: readonly CircleGoal[], over: Partial<CircleMember> = {}): CircleMember {
  return { joinedOn: ONE, today: FOUR, excuse: { shortDays: [] }, goals, ...over };
}

const statesOf = (one: CircleMember) => memberWeeks(one, weeks).map(({ state }) => state);

describe("a member's week", () => {
  it("is checked in, missed, or open until its period is over", () => {
    const one = member([goal([ONE])]);
    expect(statesOf(one).slice(0, 2)).toEqual(["checked-in", "missed"]);
    const lastDay = addDays(THREE, 6);
    expect(statesOf(member([goal([ONE, TWO])], { today: lastDay }))[2]).toBe("open");
    expect(statesOf(member([goal([ONE, TWO])], { today: addDays(lastDay, 1) }))[2]).toBe("missed");
  });

  it("is missed by one goal of several, open while one can be done, and done once all are", () => {
    const today = addDays(TWO, 6);
    expect(statesOf(member([goal([ONE]), goal()], { today }))[0]).toBe("missed");
    expect(statesOf(member([goal([ONE, TWO]), goal([ONE])], { today }))[1]).toBe("open");
    expect(statesOf(member([goal([ONE, TWO]), goal([ONE, TWO])], { today }))[1]).toBe("checked-in");
  });

  it("has the periods that begin in it, on whatever day the member checks in", () => {
    const sunday = addDays(ONE, 6);
    const rhythms = [{ from: sunday, weeks: 1 } as const];
    const late = (done: readonly Day[], today: Day) =>
      statesOf(member([goal(done, { rhythms })], { today }));
    expect(late([], addDays(sunday, 6))[0]).toBe("open");
    expect(late([], addDays(sunday, 7))[0]).toBe("missed");
    expect(late([sunday], addDays(sunday, 7)).slice(0, 2)).toEqual(["checked-in", "open"]);
  });

  it("has nothing due without a period, a goal or a cadence, or before the member joined", () => {
    const none = ["none", "none", "none", "none"];
    expect(statesOf(member([]))).toEqual(none);
    expect(statesOf(member([goal([], { rhythms: [{ from: ONE, weeks: 0 }] })]))).toEqual(none);
    const joinedOn = addDays(TWO, 6);
    expect(statesOf(member([goal([ONE, TWO])], { joinedOn })).slice(0, 2)).toEqual([
      "none",
      "checked-in",
    ]);
    const fortnight = member([goal([ONE, THREE], { rhythms: [{ from: ONE, weeks: 2 }] })]);
    expect(statesOf(fortnight)).toEqual(["checked-in", "none", "checked-in", "none"]);
  });

  it.each([
    [addDays(TWO, -1), "missed"],
    [TWO, "none"],
  ])("of a goal brought on %s, the first week is %s", (broughtOn, state) => {
    expect(statesOf(member([goal([], { broughtOn })]))[0]).toBe(state);
    expect(statesOf(member([goal([ONE], { broughtOn })]))[0]).toBe(
      state === "none" ? "none" : "checked-in",
    );
  });

  it("is away if the period was excused, and while the goal is paused", () => {
    const paused = (until: Day | null) => [{ from: addDays(ONE, 2), until, answered: true }];
    const over = { pauses: paused(addDays(ONE, 3)) };
    expect(statesOf(member([goal([], over)], { today: TWO }))[0]).toBe("away");
    expect(statesOf(member([goal([ONE], over)], { today: TWO }))[0]).toBe("checked-in");
    const still = { pauses: paused(null) };
    expect(statesOf(member([goal([], still)], { today: addDays(ONE, 4) }))[0]).toBe("away");
    const short = { shortDays: [addDays(ONE, 6)] };
    expect(statesOf(member([goal()], { today: TWO, excuse: short }))[0]).toBe("away");
  });

  it.each([
    [addDays(TWO, -1), "none"],
    [TWO, "missed"],
  ])("of a goal that ended on %s, the first week is %s", (ended, state) => {
    expect(statesOf(member([goal([], { ended })]))[0]).toBe(state);
    expect(statesOf(member([goal([ONE], { ended })]))[0]).toBe("checked-in");
  });

  it.each([
    ["kept", "kept", true],
    ["kept", "partly", false],
    ["kept", "not", false],
    ["kept", null, true],
    [null, null, false],
  ] as const)("keeps the promise with the answers %s and %s: %s", (first, second, kept) => {
    const of = (answer: typeof second) => goal([], { checkIns: [{ period: ONE, kept: answer }] });
    expect(memberWeeks(member([of(first), of(second)]), weeks)[0]?.keptPromise).toBe(kept);
  });

  it.each([
    [addDays(TWO, -1), false],
    [TWO, true],
  ])("keeps the first promise beside one broken on a goal brought on %s: %s", (broughtOn, kept) => {
    const of = (answer: "kept" | "not") => [{ period: ONE, kept: answer }];
    const one = goal([], { checkIns: of("kept") });
    const brought = goal([], { broughtOn, checkIns: of("not") });
    expect(memberWeeks(member([one, brought]), weeks)[0]?.keptPromise).toBe(kept);
  });

  it("keeps no promise while one of its check-ins is open", () => {
    const kept = goal([], { checkIns: [{ period: ONE, kept: "kept" }] });
    expect(memberWeeks(member([kept, goal()], { today: ONE }), weeks)[0]).toEqual({
      state: "open",
      keptPromise: false,
    });
  });

  it("rests after two missed weeks in a row until the next check-in", () => {
    const today = addDays(FOUR, 3);
    expect(statesOf(member([goal()], { today }))).toEqual([
      "missed",
      "missed",
      "resting",
      "resting",
    ]);
    const back = member([goal([THREE])], { today });
    expect(statesOf(back)).toEqual(["missed", "missed", "checked-in", "open"]);
    const once = member([goal([TWO])], { today });
    expect(statesOf(once)).toEqual(["missed", "checked-in", "missed", "open"]);
  });

  it("rests on through weeks with nothing due", () => {
    const fortnight = goal([], { rhythms: [{ from: ONE, weeks: 2 }] });
    const five = [...weeks, addDays(FOUR, 7)];
    const states = memberWeeks(member([fortnight], { today: addDays(FOUR, 7) }), five);
    expect(states.map(({ state }) => state)).toEqual([
      "missed",
      "none",
      "missed",
      "none",
      "resting",
    ]);
  });
});

const of = (...states: readonly MemberWeek["state"][]) =>
  circleWeek(states.map((state) => ({ state, keptPromise: false })));

test.each<[readonly MemberWeek["state"][], CircleWeek]>([
  [["checked-in", "checked-in"], { checkedIn: 2, of: 2, state: "kept" }],
  [["checked-in", "away", "none", "resting"], { checkedIn: 1, of: 1, state: "kept" }],
  [["checked-in", "open"], { checkedIn: 1, of: 2, state: "open" }],
  [["checked-in", "open", "missed"], { checkedIn: 1, of: 3, state: "missed" }],
  [["away", "none", "resting"], { checkedIn: 0, of: 0, state: "none" }],
  [[], { checkedIn: 0, of: 0, state: "none" }],
])("the week of %j", (states, week) => {
  expect(of(...states)).toEqual(week);
});

// k: kept, m: missed, o: open, n: nobody had a check-in.
const named = { k: "kept", m: "missed", o: "open", n: "none" } as const;
const runOf = (letters: string) =>
  circleRun(Array.from(letters, (letter) => ({ state: named[letter as keyof typeof named] })));

test.each([
  ["", 0],
  ["kkk", 3],
  ["kko", 2],
  ["knk", 2],
  ["kmk", 2],
  ["m", 0],
  ["mk", 1],
  ["kmkkkkmk", 1],
  ["kmkkkkkmk", 7],
  ["kmnnnnnmk", 2],
  ["kmmk", 1],
  ["kmmkmk", 1],
  ["kmo", 1],
])("the run of %j is %d", (letters, run) => {
  expect(runOf(letters)).toBe(run);
});

test("a circle's weeks begin with the one in which it was created", () => {
  expect(circleMondays(addDays(TWO, 6), addDays(THREE, 0))).toEqual([TWO, THREE]);
  expect(circleMondays(TWO, TWO)).toEqual([TWO]);
  const all = circleMondays(ONE, addDays(ONE, 7 * limits.circleWeeks));
  expect([all.length, all[0]]).toEqual([limits.circleWeeks, TWO]);
});

const long = (most: number) => ["a".repeat(most), "a".repeat(most + 1)] as const;

test("a circle has a name and perhaps a purpose", () => {
  const [name, longName] = long(limits.circleName);
  const [purpose, longPurpose] = long(limits.circlePurpose);
  expect(circleText({ name: `  ${name}\n`, purpose: ` ${purpose} ` })).toEqual({ name, purpose });
  expect(circleText({ name: "Birds", purpose: " " })).toEqual({ name: "Birds", purpose: "" });
  expect(circleText({ name: " ", purpose })).toMatchObject({ refused: "circle.name-missing" });
  expect(circleText({ name: longName, purpose })).toMatchObject({
    refused: "circle.name-too-long",
  });
  expect(circleText({ name, purpose: longPurpose })).toMatchObject({
    refused: "circle.purpose-too-long",
  });
});

test("a line may be empty, and an ask for help has words", () => {
  const [line, longLine] = long(limits.circleLine);
  expect(circleLine({ line: ` ${line} `, asksForHelp: true })).toEqual({ line, asksForHelp: true });
  expect(circleLine({ line: " ", asksForHelp: false })).toEqual({ line: "", asksForHelp: false });
  expect(circleLine({ line: " ", asksForHelp: true })).toMatchObject({
    refused: "circle.ask-missing",
  });
  expect(circleLine({ line: longLine, asksForHelp: false })).toMatchObject({
    refused: "circle.line-too-long",
  });
});

test.each([
  [circleMessage, limits.circleMessage, "message"],
  [circleReport, limits.circleReport, "report"],
] as const)("%o takes words up to %d", (rule, most, what) => {
  const [text, longText] = long(most);
  expect(rule(` ${text} `)).toBe(text);
  expect(rule(" ")).toMatchObject({ refused: `circle.${what}-missing` });
  expect(rule(longText)).toMatchObject({ refused: `circle.${what}-too-long` });
});
