import { describe, expect, test } from "vitest";
import {
  celebrated,
  coachConfirmsChosen,
  completedUnanswered,
  confirmed,
  notYet,
  requestTakenBack,
} from "./completion-request.ts";
import { completed, offeredActions } from "./completion.ts";
import { DAY_MS, nowIn } from "./day.ts";
import { edited } from "./goal-edit.ts";
import {
  closed,
  completionUndone,
  deleted,
  paused,
  reopened,
  resumed,
  type KeptGoal,
  type LifeChange,
} from "./goal-life.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";
import { noonOf, outOf100 } from "./sample-goal.ts";
import { keptGoal } from "./standing.fixture.ts";

const now = noonOf("2025-04-01");
const askedAt = now.at - 1_000;
const later = (milliseconds: number) => nowIn(askedAt + milliseconds, "UTC");

const waiting: KeptGoal = {
  ...keptGoal,
  measurable: outOf100(95),
  coachUid: "coach",
  coachName: "Grace",
  coachStatus: "accepted",
  coachedAt: 5,
  coachConfirms: true,
  completionAskedAt: askedAt,
};
const free: KeptGoal = { ...waiting, completionAskedAt: null };

function after(ruled: Ruled<LifeChange> | null): KeptGoal {
  if (ruled === null || isRefused(ruled)) throw new TypeError("refused");
  return ruled.goal;
}

const done: KeptGoal = after(confirmed(waiting, askedAt, "coach", now));

describe("the owner's choice (product 43.1)", () => {
  test("changes while nothing waits, also without a coach", () => {
    expect(after(coachConfirmsChosen(free, false, now)).coachConfirms).toBe(false);
    const alone = { ...free, coachUid: null, coachStatus: null, coachConfirms: false };
    expect(after(coachConfirmsChosen(alone, true, now)).coachConfirms).toBe(true);
    expect(after(coachConfirmsChosen(waiting, true, now))).toBe(waiting);
    expect(coachConfirmsChosen(waiting, false, now)).toEqual(refuse("completion.waits"));
  });

  test.each([
    ["completed", "goal.already-completed"],
    ["closed", "goal.closed"],
  ] as const)("is refused once %s", (status, code) => {
    expect(coachConfirmsChosen({ ...free, status }, false, now)).toEqual(refuse(code));
  });
});

describe("a request (product 43.2)", () => {
  test("takes Mark Complete off the card until it ends", () => {
    expect(offeredActions(waiting, now)).toEqual(["update"]);
    expect(offeredActions(free, now)).toEqual(["update", "complete"]);
  });

  const answers = {
    "taking back": requestTakenBack,
    confirming: (goal: KeptGoal, at: number) => confirmed(goal, at, "coach", now),
    "not yet": (goal: KeptGoal, at: number) => notYet(goal, at, "coach"),
  };

  test.each(Object.entries(answers))("%s needs that request, open", (_name, answer) => {
    expect(isRefused(answer(waiting, askedAt))).toBe(false);
    const code = refuse("completion.not-asked");
    expect(answer(waiting, askedAt - 1)).toEqual(code);
    expect(answer(free, askedAt)).toEqual(code);
    expect(answer(done, askedAt)).toEqual(code);
  });

  test("taken back or not yet, the goal is under way as before", () => {
    expect(requestTakenBack(waiting, askedAt)).toEqual({ goal: free, change: null });
    const change = { what: "completion-not-yet", coachId: "coach" };
    expect(notYet(waiting, askedAt, "coach")).toEqual({ goal: free, change });
  });

  test("confirmed, the goal completes by the rules of Mark Complete, at that moment", () => {
    const { status, completedAt, coachStatus } = completed(free, now) as never as KeptGoal;
    expect(done).toMatchObject({ status, completed: true, completedAt, coachStatus });
    expect(done).toMatchObject({ coachUid: null, coachName: null, formerCoachUid: "coach" });
    expect(after(completionUndone(done, now))).toEqual({ ...free, coachName: null });
  });

  test("the ceremony is claimed once", () => {
    const seen = after(celebrated(done));
    expect(seen.completionAskedAt).toBeNull();
    expect(celebrated(seen)).toEqual(refuse("completion.not-asked"));
    expect(celebrated(waiting)).toEqual(refuse("completion.not-asked"));
  });
});

describe("without an answer (product 43.4)", () => {
  test.each([
    [7 * DAY_MS - 1, false],
    [7 * DAY_MS, true],
  ])("%d ms after the request", (milliseconds, completes) => {
    const ruled = completedUnanswered(waiting, later(milliseconds));
    expect(ruled !== null).toBe(completes);
    if (ruled === null) return;
    expect(ruled.change).toEqual({ what: "completion-unanswered" });
    expect(ruled.goal).toMatchObject({ status: "completed", completedAt: askedAt + milliseconds });
  });

  test.each([
    ["taken back", free],
    ["confirmed", done],
  ])("nothing happens once it is %s", (_name, goal) => {
    expect(completedUnanswered(goal, later(8 * DAY_MS))).toBeNull();
  });
});

describe("what ends a request (product 43.5)", () => {
  const change = (field: string, before: string, text: string) =>
    edited(
      waiting,
      { change: { [field]: text }, shown: { [field]: before }, why: "A new plan" },
      now,
    );
  const pausedGoal = after(paused(free, { until: null }, now));
  test.each([
    ["pausing", paused(waiting, { until: null }, now), null],
    ["closing", closed(waiting, "", now), null],
    ["deleting", deleted(waiting, now), null],
    ["another target", change("targetValue", "100", "96"), null],
    ["another description", change("description", waiting.description, "Read more"), askedAt],
    ["resuming", resumed({ ...pausedGoal, completionAskedAt: askedAt }, false, now), askedAt],
    ["reopening", reopened(done, now), null],
  ])("%s", (_name, ruled, expected) => {
    expect(after(ruled).completionAskedAt).toBe(expected);
  });
});
