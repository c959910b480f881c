import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { coachedGoal, stepDown } from "#server/coaching/fixtures/ending.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { move } from "../fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "../fixtures/weekly-check-in.fixture.ts";
import { lockGoal } from "../goal-store.ts";

// The tests begin on Tuesday, March 10.
const PERIOD = "2026-03-09";

describeOnPostgres("a check-in that waits while its coach steps down", (open) => {
  it("is told to its owner alone", async () => {
    const [test, owner, coach] = await openWithPeople(await open(), {}, {});
    const { goal } = await coachedGoal(owner, coach);
    await begin(test, goal.id, PERIOD);
    // Count a write before the race.
    await move(owner, goal.id, { kind: "step" });
    test.told.length = 0;
    const replies = await inTurn(test, (tx) => lockGoal(tx, goal.id), [
      () => stepDown(coach, goal.id),
      () => checkIn(owner, goal.id, onTrack(PERIOD)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const told = test.told.filter(({ change }) => change.entity === "check-in");
    expect(told.map(({ uids }) => uids)).toEqual([[owner.uid]]);
  });
});
