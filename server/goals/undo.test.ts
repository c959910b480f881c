import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { errors } from "#contract/errors.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import {
  activeDays,
  addGoal,
  entriesOf,
  key,
  ledger,
  move,
  openWithGoal,
} from "./fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "./fixtures/weekly-check-in.fixture.ts";

const pages = { measurable: { type: "Numeric", targetValue: "500", unit: "pages" } };

describeWithDatabase("undo", (open) => {
  const undo = (person: Person, goalId: string, entryId: string, headers = key()) =>
    person.send("POST", `/api/goals/${goalId}/progress/${entryId}/undo`, {}, headers);

  it("restores the value by an entry that reverses, and leaves the day and badges", async () => {
    const { test, owner, goal } = await openWithGoal(await open());
    await move(owner, goal.id, { kind: "step" });
    test.at += 60_000;
    const moved = await move(owner, goal.id, { kind: "change", by: 5, note: "Too many" });
    expect(moved.body.badges).toHaveLength(1);
    const activity = await activeDays(test);
    test.at += limits.undoSeconds * 1_000;
    const undone = await undo(owner, goal.id, moved.body.entryId);
    expect(undone.body).toMatchObject({
      goal: { measurable: { currentValue: 1 }, rev: 4, lastProgressUpdateAt: START },
      badges: [],
    });
    expect((await entriesOf(owner, goal.id)).at(-1)).toEqual({
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
    expect((await owner.send("GET", "/api/badges")).body.badges).toEqual(moved.body.badges);
    expect(test.told).toContainEqual({
      change: { entity: "goal", id: goal.id, rev: 4 },
      uids: [owner.uid],
    });
  });

  it("of a step leaves no active day, unless another change stands on it", async () => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
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
    // Undone moves and moves of an earlier day do not keep the day active.
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

  it("leaves the goal as late as it was: by its last change or check-in that counts", async () => {
    const { test, owner, goal } = await openWithGoal(await open(), pages);
    const updatedAfterUndo = async () => {
      test.at += 60_000;
      const { entryId } = (await move(owner, goal.id, { kind: "change", by: 2 })).body;
      const { body } = await undo(owner, goal.id, entryId);
      const read = (await owner.send("GET", `/api/goals/${goal.id}`)).body.goal;
      expect(read.lastProgressUpdateAt).toBe(body.goal.lastProgressUpdateAt);
      return read.lastProgressUpdateAt as number | null;
    };
    expect(await updatedAfterUndo()).toBeNull();
    await move(owner, goal.id, { kind: "step" });
    const stepped = test.at;
    test.at += DAY_MS;
    await move(owner, goal.id, { kind: "change", by: 1, day: "2026-03-10" });
    expect(await updatedAfterUndo()).toBe(stepped);
    test.at += 6 * DAY_MS;
    const reply = await checkIn(owner, goal.id, onTrack("2026-03-16", { progress: null }));
    expect(reply.status).toBe(200);
    const said = test.at;
    expect(await updatedAfterUndo()).toBe(said);
    await move(owner, goal.id, { kind: "change", by: -1 });
    const taken = test.at;
    expect(await updatedAfterUndo()).toBe(taken);
  });

  it("is still in time a little late, is refused later, and answers the goal as it is", async () => {
    const { test, owner, goal } = await openWithGoal(await open(), pages);
    const { entryId } = (await move(owner, goal.id, { kind: "step" })).body;
    const { entryId: next } = (await move(owner, goal.id, { kind: "step" })).body;
    test.at += limits.undoSeconds * 1_000 + 2_000;
    expect((await undo(owner, goal.id, entryId)).body.error.code).toBe("progress.undo-overtaken");
    const reply = await undo(owner, goal.id, next);
    expect(reply.body.goal.measurable.currentValue).toBe(1);
    const { entryId: last } = (await move(owner, goal.id, { kind: "step" })).body;
    test.at += limits.undoSeconds * 1_000 + 4_000;
    expect((await undo(owner, goal.id, last)).body).toMatchObject({
      error: { code: "progress.undo-too-late", message: errors["progress.undo-too-late"].text() },
      goal: { rev: 5, measurable: { currentValue: 2 } },
    });
    expect(await ledger(test, goal.id)).toHaveLength(4);
  });

  it("happens once: twice under one key, and of many at the same moment", async () => {
    const { owner, goal } = await openWithGoal(await open(), pages);
    const { entryId } = (await move(owner, goal.id, { kind: "change", by: 6 })).body;
    const headers = key();
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => undo(owner, goal.id, entryId, headers)),
      ...Array.from({ length: 8 }, () => undo(owner, goal.id, entryId)),
    ]);
    const done = replies.filter(({ status }) => status === 200);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(done.map(({ body }) => body.entryId)).size).toBe(1);
    expect(await entriesOf(owner, goal.id)).toMatchObject([{ to: 6 }, { to: 0, undoes: entryId }]);
  });

  it("of an undo and a step at once, the ledger tells a chain that ends at the value", async () => {
    const [, person] = await openWithPeople(await open(), {});
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
    const [test, person] = await openWithPeople(await open(), {});
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
