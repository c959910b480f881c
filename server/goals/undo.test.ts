import { expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { activeDays, addGoal, entriesOf, key, ledger, move } from "./fixtures/goal.fixture.ts";

const pages = { measurable: { type: "Numeric", targetValue: "500", unit: "pages" } };

describeWithDatabase("undo", (open) => {
  const undo = (person: Person, goalId: string, entryId: string, headers = key()) =>
    person.send("POST", `/api/goals/${goalId}/progress/${entryId}/undo`, {}, headers);

  it("restores the value by an entry that reverses, and leaves day, last update and badges", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, {
      measurable: { type: "Numeric", targetValue: "8", unit: "talks" },
    });
    await move(person, goal.id, { kind: "step" });
    test.at += 60_000;
    const moved = await move(person, goal.id, { kind: "change", by: 5, note: "Too many" });
    expect(moved.body.badges).toHaveLength(1);
    const activity = await activeDays(test);
    test.at += limits.undoSeconds * 1_000;
    const undone = await undo(person, goal.id, moved.body.entryId);
    expect(undone.body).toMatchObject({
      goal: { measurable: { currentValue: 1 }, rev: 4, lastProgressUpdateAt: START + 60_000 },
      badges: [],
    });
    expect((await entriesOf(person, goal.id)).at(-1)).toEqual({
      id: undone.body.entryId,
      from: 6,
      to: 1,
      day: "2026-03-10",
      at: test.at,
      note: null,
      source: "undo",
      undoes: moved.body.entryId,
    });
    expect(await activeDays(test)).toEqual(activity);
    expect((await person.send("GET", "/api/badges")).body.badges).toEqual(moved.body.badges);
    expect(test.told).toContainEqual({
      change: { entity: "goal", id: goal.id, rev: 4 },
      uids: [person.uid],
    });
  });

  it("of a step leaves no active day, unless another change stands on it", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const other = await test.person();
    const [goal, second] = [await addGoal(person, pages), await addGoal(person, pages)];
    const theirs = await addGoal(other, pages);
    const active = async () =>
      (await person.send("GET", "/api/badges")).body.activeDays as readonly string[];
    const step = async (goalId: string) =>
      (await move(person, goalId, { kind: "step" })).body.entryId as string;
    await move(other, theirs.id, { kind: "step" });
    const alone = await step(goal.id);
    test.at += 1_000;
    const beside = await step(second.id);
    await undo(person, second.id, beside);
    expect(await active()).toEqual(["2026-03-10"]);
    await undo(person, goal.id, alone);
    expect(await active()).toEqual([]);
    expect(await activeDays(test)).toHaveLength(1);
    expect(test.told.at(-1)).toEqual({
      change: { entity: "badge", id: person.uid, rev: 1 },
      uids: [person.uid],
    });
    await step(second.id);
    test.at += 1_000;
    const later = await step(goal.id);
    await undo(person, goal.id, later);
    expect(await active()).toEqual(["2026-03-10"]);
    // What was taken back, and what belongs to an earlier day, does not hold the day up.
    test.at += DAY_MS;
    const first = await step(second.id);
    await undo(person, second.id, first);
    const dated = await move(person, second.id, { kind: "change", by: 4, day: "2026-03-10" });
    expect(await active()).toEqual(["2026-03-10"]);
    const last = await step(goal.id);
    await undo(person, goal.id, last);
    expect(await active()).toEqual(["2026-03-10"]);
    await undo(person, second.id, dated.body.entryId);
    expect(await active()).toEqual(["2026-03-10"]);
  });

  it("belongs to the day of what it takes back", async () => {
    const test = await openTestApp(await open());
    test.at = START - 5 * DAY_MS;
    const person = await test.person();
    const goal = await addGoal(person, pages);
    test.at = START;
    const moved = await move(person, goal.id, { kind: "change", by: 4, day: "2026-03-08" });
    await undo(person, goal.id, moved.body.entryId);
    expect(await entriesOf(person, goal.id)).toMatchObject([
      { from: 0, to: 4, day: "2026-03-08" },
      { from: 4, to: 0, day: "2026-03-08" },
    ]);
    expect(await activeDays(test)).toEqual([]);
  });

  it("is a little late still in time, because it was sent before it arrived", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const { entryId } = (await move(person, goal.id, { kind: "step" })).body;
    test.at += limits.undoSeconds * 1_000 + 2_000;
    const reply = await undo(person, goal.id, entryId);
    expect(reply.body.goal.measurable.currentValue).toBe(0);
  });

  it("is refused later than that, and answers the goal as it is", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const { entryId } = (await move(person, goal.id, { kind: "step" })).body;
    test.at += limits.undoSeconds * 1_000 + 4_000;
    const reply = await undo(person, goal.id, entryId);
    expect(reply.body).toMatchObject({
      error: { code: "progress.undo-too-late", message: errors["progress.undo-too-late"].text },
      goal: { rev: 2, measurable: { currentValue: 1 } },
    });
    expect(await ledger(test, goal.id)).toHaveLength(1);
  });

  it("refuses what is not the newest change of this goal, an undo, and a completed goal", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, {
      measurable: { type: "Numeric", targetValue: "2", unit: "talks" },
    });
    const other = await addGoal(person, pages);
    const first = (await move(person, goal.id, { kind: "step" })).body.entryId;
    const second = (await move(person, goal.id, { kind: "step" })).body.entryId;
    expect((await undo(person, goal.id, first)).body.error).toMatchObject({
      code: "progress.undo-overtaken",
      message: errors["progress.undo-overtaken"].text,
    });
    expect((await undo(person, other.id, second)).status).toBe(404);
    expect((await undo(person, goal.id, newId())).status).toBe(404);
    const taken = await undo(person, goal.id, second);
    const again = [
      await undo(person, goal.id, second),
      await undo(person, goal.id, taken.body.entryId),
    ];
    expect(again.map(({ body }) => body.error.code)).toEqual([
      "progress.undo-overtaken",
      "progress.undo-too-late",
    ]);
    const third = (await move(person, goal.id, { kind: "step" })).body.entryId;
    await person.send("POST", `/api/goals/${goal.id}/complete`, {}, key());
    expect((await undo(person, goal.id, third)).body.error.code).toBe("goal.already-completed");
    expect(await ledger(test, goal.id)).toHaveLength(4);
  });

  it("happens once: twice under one key, and of many at the same moment", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const { entryId } = (await move(person, goal.id, { kind: "change", by: 6 })).body;
    const headers = key();
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => undo(person, goal.id, entryId, headers)),
      ...Array.from({ length: 8 }, () => undo(person, goal.id, entryId)),
    ]);
    const done = replies.filter(({ status }) => status === 200);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(done.map(({ body }) => body.entryId)).size).toBe(1);
    expect(await entriesOf(person, goal.id)).toMatchObject([{ to: 6 }, { to: 0, undoes: entryId }]);
  });

  it("of an undo and a step at once, the ledger tells a chain that ends at the value", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    for (let round = 0; round < 5; round += 1) {
      const goal = await addGoal(person, pages);
      const { entryId } = (await move(person, goal.id, { kind: "change", by: 6 })).body;
      await Promise.all([
        undo(person, goal.id, entryId),
        move(person, goal.id, { kind: "step" }),
        move(person, goal.id, { kind: "step" }),
      ]);
      const entries = await entriesOf(person, goal.id);
      const { currentValue } = (await person.send("GET", `/api/goals/${goal.id}`)).body.goal
        .measurable;
      const tos = entries.map(({ to }: { to: number }) => to);
      expect(entries.map(({ from }: { from: number }) => from)).toEqual([0, ...tos.slice(0, -1)]);
      expect(tos.at(-1)).toBe(currentValue);
    }
  });
});

describeOnPostgres("undo at the moment of another step", (open) => {
  it("leaves the day active", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const [goal, second] = [await addGoal(person, pages), await addGoal(person, pages)];
    for (let round = 0; round < 20; round += 1) {
      test.at += DAY_MS;
      const { entryId } = (await move(person, goal.id, { kind: "step" })).body;
      test.at += 1_000;
      await Promise.all([
        person.send("POST", `/api/goals/${goal.id}/progress/${entryId}/undo`, {}, key()),
        move(person, second.id, { kind: "step" }),
      ]);
      expect(await activeDays(test)).toHaveLength(round + 1);
    }
  });
});
