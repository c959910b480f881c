import { expect, it } from "vitest";
import type { Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { send } from "#server/app/fixtures/test-app.fixture.ts";
import { asked } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { move, openWithGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { lockGoal } from "#server/goals/goal-store.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { checkInToken } from "../mail-tokens.ts";

// START is a Tuesday.
const PERIOD = "2026-03-09";

describeOnPostgres("a check-in by mail that waits for its goal", (open) => {
  it.each([
    ["comes before a check-in on screen, which is refused", ["byMail", "onScreen"], [200, 409], 2],
    ["comes before a step on screen, and both are counted", ["byMail", "step"], [200, 200], 3],
    ["comes after a step, and adds to it", ["step", "byMail"], [200, 200], 3],
    ["is refused where the goal has been closed meanwhile", ["close", "byMail"], [200, 409], 1],
  ] as const)("%s", async (_, order, answered, value) => {
    const { test, owner, goalId } = await openWithGoal(await open());
    await begin(test, goalId, PERIOD);
    // Count a write before the race.
    await move(owner, goalId, { kind: "step" });
    const token = checkInToken(test.deps.sign, { uid: owner.uid, goalId, period: PERIOD });
    const body = { token, health: "on-track", step: true, circle: "private" };
    const acts: Readonly<Record<(typeof order)[number], Act>> = {
      byMail: () => send(test.app, "POST", "/api/check-in-by-mail", body),
      onScreen: () => checkIn(owner, goalId, onTrack(PERIOD)),
      step: () => move(owner, goalId, { kind: "step" }),
      close: () => asked(owner, goalId, "close"),
    };
    const replies = await inTurn(
      test,
      (tx) => lockGoal(tx, goalId),
      order.map((act) => acts[act]),
    );
    expect(replies.map(({ status }) => status)).toEqual(answered);
    const { goal } = (await owner.send("GET", `/api/goals/${goalId}`)).body;
    expect(goal.measurable.currentValue).toBe(value);
  });
});
