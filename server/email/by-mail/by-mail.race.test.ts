import { expect, it } from "vitest";
import type { Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { openTestApp, send } from "#server/app/fixtures/test-app.fixture.ts";
import { asked } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { addGoal, move } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { lockGoal } from "#server/goals/goal-store.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { checkInToken } from "../mail-tokens.ts";

// START is a Tuesday.
const PERIOD = "2026-03-09";

describeOnPostgres("a check-in by mail that waits for its goal", (open) => {
  async function prepared() {
    const test = await openTestApp(await open());
    const owner = await test.person();
    const { id: goalId } = await addGoal(owner);
    await begin(test, goalId, PERIOD);
    // Their writes are counted before.
    await move(owner, goalId, { kind: "step" });
    const token = checkInToken(test.deps.sign, { uid: owner.uid, goalId, period: PERIOD });
    const body = { token, health: "on-track", step: true, circle: "private" };
    const byMail: Act = () => send(test.app, "POST", "/api/check-in-by-mail", body);
    const statuses = async (...acts: readonly Act[]) =>
      (await inTurn(test, (tx) => lockGoal(tx, goalId), acts)).map(({ status }) => status);
    const valueOf = async () =>
      (await owner.send("GET", `/api/goals/${goalId}`)).body.goal.measurable.currentValue;
    return { owner, goalId, byMail, statuses, valueOf };
  }

  it("comes before a check-in on screen, which is refused", async () => {
    const { owner, goalId, byMail, statuses, valueOf } = await prepared();
    const onScreen: Act = () => checkIn(owner, goalId, onTrack(PERIOD));
    expect(await statuses(byMail, onScreen)).toEqual([200, 409]);
    expect(await valueOf()).toBe(2);
  });

  it("comes before a step on screen, and both are counted", async () => {
    const { owner, goalId, byMail, statuses, valueOf } = await prepared();
    const step: Act = () => move(owner, goalId, { kind: "step" });
    expect(await statuses(byMail, step)).toEqual([200, 200]);
    expect(await valueOf()).toBe(3);
  });

  it("comes after a step, and adds to it", async () => {
    const { owner, goalId, byMail, statuses, valueOf } = await prepared();
    const step: Act = () => move(owner, goalId, { kind: "step" });
    expect(await statuses(step, byMail)).toEqual([200, 200]);
    expect(await valueOf()).toBe(3);
  });

  it("is refused where the goal has been closed meanwhile", async () => {
    const { owner, goalId, byMail, statuses, valueOf } = await prepared();
    const close: Act = () => asked(owner, goalId, "close");
    expect(await statuses(close, byMail)).toEqual([200, 409]);
    expect(await valueOf()).toBe(1);
  });
});
