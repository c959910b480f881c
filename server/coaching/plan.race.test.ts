import { expect, it } from "vitest";
import { openTestApp, type Reply, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import {
  addStep,
  addSuggestion,
  change,
  planOf,
  suggest,
} from "#server/goals/fixtures/plan.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";

const ROUNDS = rounds(200, 4);

async function coached(test: TestApp) {
  const [owner, coach] = [await test.person(), await test.person()];
  const { id } = await addGoal(owner);
  await setCoach(test, id, coach);
  return { owner, coach, id };
}

function codes(replies: readonly Reply[]): string[] {
  return replies.map(({ body }) => String(body.error?.code ?? "done")).toSorted();
}

describeOnPostgres("a plan that is changed at once", (open) => {
  it(`takes one seventh step of two, added or accepted, ${ROUNDS} times`, async () => {
    const test = await openTestApp(await open());
    for (let round = 0; round < ROUNDS; round += 1) {
      const { owner, coach, id } = await coached(test);
      for (let count = 0; count < 6; count += 1) await addStep(owner, id);
      const stepId = await addSuggestion(coach, id);
      const acts = [
        () => change(owner, id, { kind: "add-step", text: "Seventh", day: null }),
        () => change(owner, id, { kind: "accept", stepId }),
      ];
      const replies = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()));
      expect(codes(replies)).toEqual(["done", "step.too-many"]);
      const { steps } = await planOf(owner, id);
      expect(steps.filter(({ accepted }) => accepted)).toHaveLength(7);
    }
  }, 300_000);

  it(`gives a suggestion to its owner or back to its coach, never both, ${ROUNDS} times`, async () => {
    const test = await openTestApp(await open());
    for (let round = 0; round < ROUNDS; round += 1) {
      const { owner, coach, id } = await coached(test);
      const stepId = await addSuggestion(coach, id, "Ask Ada", "2026-03-12");
      const acts = [
        () => change(owner, id, { kind: "accept", stepId }),
        () => suggest(coach, id, { kind: "withdraw", stepId }),
      ];
      const replies = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()));
      expect(codes(replies)).toEqual(["done", "not-found"]);
      const { steps } = await planOf(owner, id);
      const { goal } = (await owner.send("GET", `/api/goals/${id}`)).body;
      // The card must agree with the plan.
      const next = steps.length === 0 ? null : { text: "Ask Ada", day: "2026-03-12" };
      expect([steps.every(({ accepted }) => accepted), goal.nextStep]).toEqual([true, next]);
    }
  }, 300_000);
});
