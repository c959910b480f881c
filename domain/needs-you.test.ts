import { describe, expect, test } from "vitest";
import { DAY_MS, addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import {
  besideInWords,
  needInWords,
  needsOf,
  nudgeFor,
  nothingSaid,
  nudgeRefusal,
  waitingByPerson,
  type KnownCheckIn,
  type Need,
  type WatchedGoal,
} from "./needs-you.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

// A Thursday; its week began on the 17th.
const today = "2025-03-20";
const now = noonOf(today);
const yesterday = now.at - DAY_MS;
const none = { shortDays: [] };
const lately = { refused: "note.nudged-lately" };

function goal(over: Partial<GoalCard> = {}): GoalCard {
  return {
    ...sampleGoal,
    measurable: outOf100(50),
    rhythms: [{ from: "2025-03-03", weeks: 1 }],
    checkedIn: "2025-03-17",
    ...over,
  };
}

function watched(over: Partial<WatchedGoal> = {}): WatchedGoal {
  return {
    goal: goal(),
    ownerId: "ada",
    ownerName: "Ada",
    coachedAt: noonOf("2025-03-01").at,
    checkIns: [],
    unreadReply: null,
    nudgedAt: null,
    cameBack: null,
    ...over,
  };
}

function checkIn(id: string, over: Partial<KnownCheckIn> = {}): KnownCheckIn {
  const said = { health: "on-track", kept: null, help: "", said: nothingSaid } as const;
  return { id, rev: 1, period: "2025-03-17", at: yesterday, ...said, seen: false, ...over };
}

const reply = { noteId: "n", text: "I will", at: yesterday, since: yesterday };
const kindsOf = (of: Partial<WatchedGoal>, excuse = none) =>
  needsOf(watched(of), excuse, now).map(({ kind }) => kind);

describe("what waits for a goal's coach (product 26.3)", () => {
  test.each<[string, Partial<WatchedGoal>, string[]]>([
    ["nothing", {}, []],
    ["a call for help", { checkIns: [checkIn("c", { help: "An hour" })] }, ["help"]],
    ["one that was seen", { checkIns: [checkIn("c", { help: "An hour", seen: true })] }, []],
    ["on track", { checkIns: [checkIn("c")] }, ["unseen"]],
    ["at risk", { checkIns: [checkIn("c", { health: "at-risk" })] }, ["unseen"]],
    ["off track", { checkIns: [checkIn("c", { health: "off-track" })] }, ["off-track"]],
    ["one for its owner alone", { checkIns: [checkIn("c", { health: null })] }, []],
    ["an answer", { unreadReply: reply }, ["reply"]],
  ])("%s", (_, of, kinds) => {
    expect(kindsOf(of)).toEqual(kinds);
  });

  test.each([
    ["2025-03-17", []],
    ["2025-03-10", []],
    ["2025-03-03", ["missed-one"]],
    [null, ["missed-more"]],
  ])("last checked in for %s", (checkedIn, kinds) => {
    expect(kindsOf({ goal: goal({ checkedIn }) })).toEqual(kinds);
  });

  test.each([
    ["2025-03-09", ["missed-more"]],
    ["2025-03-10", ["missed-one"]],
    ["2025-03-17", []],
  ])("of misses, none that were over when the coach accepted, on %s", (day, kinds) => {
    const coachedAt = noonOf(day).at;
    expect(kindsOf({ goal: goal({ checkedIn: null }), coachedAt })).toEqual(kinds);
  });

  test("a day of the owner's zone decides which misses were over", () => {
    const late = Date.parse("2025-03-16T23:30:00Z");
    const of = watched({ goal: goal({ checkedIn: null }), coachedAt: late });
    expect(needsOf(of, none, now)).toHaveLength(1);
    expect(needsOf(of, none, { ...now, zone: "Asia/Tokyo" })).toHaveLength(0);
  });

  test.each([
    [3 * DAY_MS - 1, []],
    [3 * DAY_MS, ["missed-one"]],
  ])("a miss waits again %d ms after a nudge", (ago, kinds) => {
    const of = { goal: goal({ checkedIn: "2025-03-03" }), nudgedAt: now.at - ago };
    expect(kindsOf(of)).toEqual(kinds);
    expect(nudgeRefusal(watched(of), none, now)).toEqual(kinds.length > 0 ? null : lately);
  });

  test("a nudge of a clock that was ahead keeps nobody waiting, one of another server's clock does", () => {
    const after = (nudgedAt: number) =>
      nudgeRefusal(watched({ goal: goal({ checkedIn: null }), nudgedAt }), none, now);
    expect(after(now.at + limits.nudgeDays * DAY_MS)).toBeNull();
    expect(after(now.at + limits.nudgeDays * DAY_MS - 1)).toEqual(lately);
  });

  test("a goal of which no check-in is missed is not nudged on (product 26.5)", () => {
    const refusal = (checkedIn: string) =>
      nudgeRefusal(watched({ goal: goal({ checkedIn }) }), none, now);
    expect(refusal("2025-03-03")).toBeNull();
    expect(refusal("2025-03-10")).toEqual({ refused: "note.nothing-missed" });
  });

  test.each([
    [-1, []],
    [0, ["due"]],
    [7, ["due"]],
    [8, []],
  ])("due in %d days", (days, kinds) => {
    expect(kindsOf({ goal: goal({ dueDate: addDays(today, days) }) })).toEqual(kinds);
  });

  test.each([
    [7 * DAY_MS - 1, ["comeback"]],
    [7 * DAY_MS, []],
  ])("a return is good news for less than a week: %d ms", (ago, kinds) => {
    const at = now.at - ago;
    const cameBack = { kind: "day", day: today, week: today, at } as const;
    expect(kindsOf({ cameBack })).toEqual(kinds);
    expect(kindsOf({ cameBack, coachedAt: at + 1 })).toEqual([]);
  });

  test("a return comes last, and says what was missed", () => {
    const cameBack = { kind: "week", day: today, week: today, at: now.at } as const;
    const of = watched({ cameBack, goal: goal({ dueDate: today }) });
    const needs = needsOf(of, none, now);
    expect(needs.map(needInWords)).toEqual([
      "due today",
      "came back: checked in after a missed one",
    ]);
    expect(needInWords({ kind: "comeback", after: "day", at: now.at })).toBe(
      "came back: logged the day after a missed one",
    );
  });

  test("a goal that rests, or is done, is neither missed nor due", () => {
    const over = { dueDate: today, checkedIn: null };
    const pauses = [{ from: today, until: null, answered: false }];
    expect(kindsOf({ goal: goal({ ...over, pauses }) })).toEqual([]);
    const done = goal({ dueDate: today, measurable: outOf100(100) });
    expect(kindsOf({ goal: done })).toEqual([]);
  });

  test("nothing is said of the due date of a measure of a later version", () => {
    const strange = { ...outOf100(30), type: "Mood" as never };
    expect(kindsOf({ goal: goal({ dueDate: today, measurable: strange }) })).toEqual([]);
  });

  test("a new coach owes nothing for what was before", () => {
    const coachedAt = now.at;
    const before = { at: coachedAt - 1, help: "An hour" };
    const unreadReply = { ...reply, at: coachedAt - 1 };
    expect(kindsOf({ coachedAt, unreadReply, checkIns: [checkIn("c", before)] })).toEqual([]);
    const at = coachedAt;
    expect(
      kindsOf({ coachedAt, unreadReply: { ...reply, at }, checkIns: [checkIn("c", { at })] }),
    ).toEqual(["unseen", "reply"]);
  });

  test("an answer waits since the first that is unread, but not from before the coach accepted", () => {
    const unreadReply = { ...reply, since: now.at - 5 * DAY_MS };
    const since = (coachedAt: number) => needsOf(watched({ coachedAt, unreadReply }), none, now);
    expect(since(now.at - 6 * DAY_MS)).toMatchObject([
      { at: reply.at, since: now.at - 5 * DAY_MS },
    ]);
    expect(since(now.at - 4 * DAY_MS)).toMatchObject([
      { at: reply.at, since: now.at - 4 * DAY_MS },
    ]);
  });

  test("the gravest first, and of one kind what waits longest", () => {
    const of: Partial<WatchedGoal> = {
      goal: goal({ checkedIn: null, dueDate: today }),
      unreadReply: reply,
      checkIns: [
        checkIn("e"),
        checkIn("d", { at: now.at - 2 * DAY_MS }),
        checkIn("c", { health: "off-track", at: now.at - 3 * DAY_MS }),
        checkIn("b", { help: "An hour", at: now.at - 4 * DAY_MS }),
      ],
    };
    expect(kindsOf(of)).toEqual([
      "help",
      "missed-more",
      "off-track",
      "unseen",
      "unseen",
      "reply",
      "due",
    ]);
    const ids = needsOf(watched(of), none, now).flatMap((need) =>
      need.kind === "unseen" ? need.checkInId : [],
    );
    expect(ids).toEqual(["d", "e"]);
  });
});

const ofCheckIn = { checkInId: "c", rev: 1, at: 0, ...nothingSaid };

test.each<[Need, string]>([
  [
    { kind: "help", ...ofCheckIn, health: "on-track", text: "the budget was cut" },
    "asks for help: “the budget was cut”",
  ],
  [{ kind: "missed-one", periods: 1 }, "missed a check-in"],
  [{ kind: "missed-more", periods: 9 }, "missed nine check-ins"],
  [{ kind: "missed-more", periods: 10 }, "missed 10 check-ins"],
  [{ kind: "unseen", ...ofCheckIn, health: "at-risk" }, "checked in: at risk"],
  [{ kind: "off-track", ...ofCheckIn, health: "off-track" }, "checked in: off track"],
  [{ kind: "reply", noteId: "n", at: 0, since: 0, text: "I will" }, "replied: “I will”"],
  [{ kind: "due", days: 0 }, "due today"],
  [{ kind: "due", days: 1 }, "due tomorrow"],
])("%j in words (product 26.4)", (need, words) => {
  expect(needInWords(need)).toBe(words);
});

test("beside a call for help stands how the goal is going, unless it is on track; each thing once", () => {
  const help = { kind: "help", ...ofCheckIn, text: "x" } as const;
  const unseen = { kind: "unseen", ...ofCheckIn, checkInId: "d", health: "at-risk" } as const;
  expect(besideInWords([{ ...help, health: "on-track" }])).toEqual([]);
  expect(besideInWords([{ ...help, health: "at-risk" }, unseen, { kind: "due", days: 1 }])).toEqual(
    ["checked in: at risk", "due tomorrow"],
  );
});

test("by person: whoever has the gravest first, and their other goals with it", () => {
  const row = (ownerId: string, goalId: string, ...needs: Need[]) => {
    const { measurable } = goal();
    return { ownerId, ownerName: ownerId, goalId, description: goalId, measurable, needs };
  };
  const people = waitingByPerson([
    row("ada", "one", { kind: "due", days: 3 }),
    row("ben", "two", { kind: "due", days: 2 }),
    row("ada", "three", { kind: "missed-one", periods: 1 }),
    row("eve", "four"),
    row("joe", "five", { kind: "missed-more", periods: 2 }),
    row("kim", "six", { kind: "missed-more", periods: 3 }),
    row("lea", "seven", { kind: "reply", ...reply }),
    row("max", "eight", { kind: "reply", ...reply, at: now.at, since: reply.since - 1 }),
  ]);
  expect(people.map(({ ownerId, goals }) => [ownerId, goals.map(({ goalId }) => goalId)])).toEqual([
    ["kim", ["six"]],
    ["joe", ["five"]],
    ["ada", ["three", "one"]],
    ["max", ["eight"]],
    ["lea", ["seven"]],
    ["ben", ["two"]],
  ]);
});

test.each([1, limits.description])("a nudge fits a note, on a description of %d", (length) => {
  const words = nudgeFor("x".repeat(length));
  expect(words.length).toBeLessThanOrEqual(limits.note);
  expect(words.length).toBeGreaterThanOrEqual(limits.noteFrom);
  expect(words).toMatch(/^How is “x.*” going\?/);
});
