import { expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { complete } from "#server/coaching/fixtures/note.fixture.ts";
import { openTestApp, START, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, key, move, setCoach, yesOrNo } from "../fixtures/goal.fixture.ts";
import { addIfThen, addStep, change, planOf } from "../fixtures/plan.fixture.ts";

const none = { steps: [], ifThens: [] };

async function prepared(test: TestApp, timeZone = "Europe/London") {
  const [owner, coach] = [await test.person({ timeZone }), await test.person()];
  const { id, rev } = await addGoal(owner, { measurable: yesOrNo });
  await setCoach(test, id, coach);
  const cardOf = async () => (await owner.send("GET", `/api/goals/${id}`)).body.goal;
  test.told.length = 0;
  return { owner, coach, id, rev, cardOf };
}

describeWithDatabase("the plan of a goal", (open) => {
  it("keeps steps and if-then plans as they were added, and is told to owner and coach", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, id } = await prepared(test);
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
    const test = await openTestApp(await open());
    const { owner, id } = await prepared(test);
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
    const test = await openTestApp(await open());
    // There it is tomorrow already.
    const { owner, id, cardOf } = await prepared(test, "Pacific/Kiritimati");
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
    const test = await openTestApp(await open());
    const { owner, id, rev, cardOf } = await prepared(test);
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

  it("holds seven steps and two if-then plans; one more changes nothing", async () => {
    const test = await openTestApp(await open());
    const { owner, id } = await prepared(test);
    for (let count = 0; count < limits.stepsPerGoal; count += 1) await addStep(owner, id);
    for (let count = 0; count < limits.ifThensPerGoal; count += 1) await addIfThen(owner, id);
    const before = await tableHash(test.deps.db);
    const tooMany = [
      [await change(owner, id, { kind: "add-step", text: "x", day: null }), "step.too-many"],
      [
        await change(owner, id, { kind: "add-if-then", obstacle: "x", action: "y" }),
        "if-then.too-many",
      ],
    ] as const;
    for (const [reply, code] of tooMany)
      expect([reply.status, reply.body.error]).toEqual([409, { code, message: errors[code].text }]);
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("is changed once under its key, also when that is sent again and again at once", async () => {
    const test = await openTestApp(await open());
    const { owner, id } = await prepared(test);
    const headers = key();
    const add = { kind: "add-step", text: "Once", day: null } as const;
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => change(owner, id, add, headers)),
    );
    const plan = await planOf(owner, id);
    expect(plan.steps).toHaveLength(1);
    for (const { status, body } of replies) expect([status, body]).toEqual([200, { plan }]);
    expect(test.told).toHaveLength(1);
    const other = await change(owner, id, { ...add, text: "Twice" }, headers);
    expect([other.status, other.body.error.code]).toEqual([409, "request.key-reused"]);
  });

  it("takes no change once the goal is complete, and is read on by its owner", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, id } = await prepared(test);
    const stepId = await addStep(owner, id);
    await move(owner, id, { kind: "step" });
    await complete(owner, id);
    const before = await tableHash(test.deps.db);
    const reply = await change(owner, id, { kind: "mark-step", stepId, done: true });
    expect([reply.status, reply.body.error.code]).toEqual([409, "goal.already-completed"]);
    expect(await tableHash(test.deps.db)).toBe(before);
    expect((await planOf(owner, id)).steps).toMatchObject([{ id: stepId, done: null }]);
    expect((await coach.send("GET", `/api/goals/${id}/plan`)).status).toBe(404);
  });

  it("is refused where another tab has changed the same words meanwhile", async () => {
    const test = await openTestApp(await open());
    const { owner, id } = await prepared(test);
    const stepId = await addStep(owner, id, "One");
    const shown = { text: "One", day: null };
    const save = (text: string) =>
      change(owner, id, { kind: "change-step", stepId, text, day: null, shown });
    await save("Here");
    const reply = await save("There");
    expect([reply.status, reply.body.error]).toEqual([
      409,
      { code: "form.overtaken", message: errors["form.overtaken"].text, field: "text" },
    ]);
    expect((await planOf(owner, id)).steps).toMatchObject([{ text: "Here" }]);
  });

  it("goes with its goal", async () => {
    const test = await openTestApp(await open());
    const { owner, id } = await prepared(test);
    await addStep(owner, id);
    await addIfThen(owner, id);
    const { kysely } = test.deps.db;
    await kysely.deleteFrom("goals").where("id", "=", id).execute();
    expect(await kysely.selectFrom("goal_steps").selectAll().execute()).toEqual([]);
    expect(await kysely.selectFrom("goal_if_thens").selectAll().execute()).toEqual([]);
  });
});
