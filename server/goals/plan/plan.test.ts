import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DAY_MS } from "#domain/day.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, setCoach, yesOrNo } from "../fixtures/goal.fixture.ts";
import { addIfThen, addStep, change, planOf } from "../fixtures/plan.fixture.ts";

const none = { steps: [], ifThens: [] };

async function prepared(db: Database, timeZone = "Europe/London") {
  const [test, owner, coach] = await openWithPeople(db, { timeZone }, {});
  const { id, rev } = await addGoal(owner, { measurable: yesOrNo });
  await setCoach(test, id, coach);
  const cardOf = async () => (await owner.send("GET", `/api/goals/${id}`)).body.goal;
  test.told.length = 0;
  return { test, owner, coach, id, rev, cardOf };
}

describeWithDatabase("the plan of a goal", (open) => {
  it("keeps steps and if-then plans as they were added, and is told to owner and coach", async () => {
    const { test, owner, coach, id } = await prepared(await open());
    expect(await planOf(owner, id)).toEqual(none);
    const first = await addStep(owner, id, "  Book a room 🌱\n");
    const second = await addStep(owner, id, "Write to five people", "2026-03-20");
    const ifThen = await addIfThen(owner, id);
    const step = { done: null, suggestedBy: null, accepted: true };
    const plan = {
      steps: [
        { id: first, text: "Book a room 🌱", day: null, ...step },
        { id: second, text: "Write to five people", day: "2026-03-20", ...step },
      ],
      ifThens: [{ id: ifThen, obstacle: "it rains", action: "walk inside" }],
    };
    expect(await planOf(owner, id)).toEqual(plan);
    expect(await planOf(coach, id)).toEqual(plan);
    const uids = [owner.uid, coach.uid];
    const told = { change: { entity: "plan", id, rev: 1 }, uids };
    expect(test.told).toEqual([told, { change: { entity: "goal", id, rev: 2 }, uids }, told, told]);
  });

  it("changes and removes what it holds, each in its place", async () => {
    const { owner, id } = await prepared(await open());
    const [stepId, other] = [await addStep(owner, id, "One"), await addStep(owner, id, "Two")];
    const [ifThenId, gone] = [await addIfThen(owner, id), await addIfThen(owner, id)];
    const words = { text: "One, then", day: "2026-04-01" };
    const shown = { text: "One", day: null };
    await change(owner, id, { kind: "change-step", stepId, ...words, shown });
    const halves = { obstacle: "it snows", action: "stay in" };
    const before = { obstacle: "it rains", action: "walk inside" };
    await change(owner, id, { kind: "change-if-then", ifThenId, ...halves, shown: before });
    await change(owner, id, { kind: "remove-if-then", ifThenId: gone });
    expect(await planOf(owner, id)).toMatchObject({
      steps: [words, { text: "Two" }],
      ifThens: [{ id: ifThenId, ...halves }],
    });
    await change(owner, id, { kind: "remove-step", stepId: other });
    expect((await planOf(owner, id)).steps).toMatchObject([words]);
  });

  it("marks a step as done on the owner's day, and moves neither the goal's value nor its activity", async () => {
    const { test, owner, id, cardOf } = await prepared(await open(), "Pacific/Kiritimati"); // There it is tomorrow already.
    const stepId = await addStep(owner, id);
    const before = await cardOf();
    const done = { day: "2026-03-11", at: START };
    const mark = (is: boolean) => change(owner, id, { kind: "mark-step", stepId, done: is });
    expect((await mark(true)).body.plan.steps).toMatchObject([{ done }]);
    test.at += DAY_MS;
    expect((await mark(true)).body.plan.steps).toMatchObject([{ done }]);
    expect((await mark(false)).body.plan.steps).toMatchObject([{ done: null }]);
    expect(await cardOf()).toEqual(before);
    expect(await test.deps.db.kysely.selectFrom("daily_activity").selectAll().execute()).toEqual(
      [],
    );
  });

  it("shows on the goal's card the open step that is due first; its revision grows with that alone", async () => {
    const { owner, id, rev, cardOf } = await prepared(await open());
    const seen = async () => {
      const { nextStep, rev: now } = await cardOf();
      return [nextStep, now - rev];
    };
    expect(await seen()).toEqual([null, 0]);
    await addStep(owner, id, "Some day");
    await addIfThen(owner, id);
    expect(await seen()).toEqual([null, 0]);
    await addStep(owner, id, "Later", "2026-04-01");
    expect(await seen()).toEqual([{ text: "Later", day: "2026-04-01" }, 1]);
    const soon = await addStep(owner, id, "Sooner", "2026-03-12");
    expect(await seen()).toEqual([{ text: "Sooner", day: "2026-03-12" }, 2]);
    await addStep(owner, id, "Last", "2026-05-01");
    expect(await seen()).toEqual([{ text: "Sooner", day: "2026-03-12" }, 2]);
    await change(owner, id, { kind: "mark-step", stepId: soon, done: true });
    expect(await seen()).toEqual([{ text: "Later", day: "2026-04-01" }, 3]);
    const { body } = await owner.send("GET", "/api/goals");
    expect(body.goals).toMatchObject([{ nextStep: { text: "Later", day: "2026-04-01" } }]);
  });
});
