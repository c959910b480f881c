import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  acknowledge,
  checkedGoal,
  checkInNow,
  correct,
  seenOf,
} from "../fixtures/check-in.fixture.ts";
import { stepDown, takeOn } from "../fixtures/ending.fixture.ts";
import { addNote, answer } from "../fixtures/note.fixture.ts";
import { readNeeds } from "./read-needs-you.ts";

const WEEK = 7 * DAY_MS;

describeWithDatabase("a check-in that its coach has seen", (open) => {
  async function withGoal() {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{}, { name: "Grace" }]);
    const goalId = await checkedGoal(test, owner!, coach!);
    return { test, owner: owner!, coach: coach!, goalId };
  }

  it("says by whom and when; both sides hear of it, once", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const id = await checkInNow(test, owner, goalId);
    expect(await seenOf(owner, goalId)).toEqual([null]);
    test.at += 1_000;
    test.told.length = 0;
    const reply = await acknowledge(coach, goalId, id);
    const seen = { by: "Grace", at: START + 1_000 };
    expect([reply.status, reply.body.checkIn]).toMatchObject([200, { id, seen }]);
    expect(await seenOf(owner, goalId)).toEqual([seen]);
    test.at += 1_000;
    // A retry changes nothing.
    expect((await acknowledge(coach, goalId, id)).body.checkIn.seen).toEqual(seen);
    expect(test.told).toMatchObject([{ change: { entity: "check-in", id, rev: 2 } }]);
  });

  it("stays seen by who coached then, whoever coaches now", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const id = await checkInNow(test, owner, goalId);
    await acknowledge(coach, goalId, id);
    await stepDown(coach, goalId);
    const next = await test.person({ name: "Joan" });
    await setCoach(test, goalId, next);
    expect((await acknowledge(next, goalId, id)).body.checkIn.seen.by).toBe("Grace");
    expect((await acknowledge(coach, goalId, id)).status).toBe(404);
  });

  it("is seen by a note on its goal too, with all that were not since the coach accepted", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await checkInNow(test, owner, goalId);
    await stepDown(coach, goalId);
    test.at += WEEK;
    await takeOn(owner, coach, goalId);
    const first = await checkInNow(test, owner, goalId);
    test.at += WEEK;
    await checkInNow(test, owner, goalId, { circle: "private" });
    test.at += WEEK;
    const last = await checkInNow(test, owner, goalId);
    await acknowledge(coach, goalId, first);
    const firstSeen = test.at;
    test.at += 1_000;
    test.told.length = 0;
    await addNote(coach, goalId, { upTo: test.at });
    expect(await seenOf(owner, goalId)).toMatchObject([
      { at: test.at },
      null,
      { at: firstSeen },
      null,
    ]);
    expect(test.told.map(({ change }) => change)).toContainEqual({
      entity: "check-in",
      id: last,
      rev: 2,
    });
  });

  it("is not seen by a note of somebody who had not read it, and waits on, with its call for help", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await checkInNow(test, owner, goalId, { help: "An hour" });
    const written = test.at;
    test.at += 1_000;
    for (const upTo of [written - 1, undefined]) {
      await addNote(coach, goalId, { upTo });
      expect(await seenOf(owner, goalId)).toEqual([null]);
      const { waiting } = await readNeeds(test.deps.db, coach.uid, test.at);
      expect(waiting[0]?.goals[0]?.needs).toMatchObject([{ kind: "help" }]);
    }
    await addNote(coach, goalId, { upTo: written });
    expect(await seenOf(owner, goalId)).toEqual([{ by: "Grace", at: test.at }]);
  });

  it("is not seen by an answer in an older thread", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const note = await addNote(coach, goalId);
    await checkInNow(test, owner, goalId);
    await answer(coach, note, "One more word");
    expect(await seenOf(owner, goalId)).toEqual([null]);
  });

  it("is not seen in another revision than was shown", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const id = await checkInNow(test, owner, goalId);
    await correct(owner, goalId, id);
    const reply = await acknowledge(coach, goalId, id, 1);
    expect([reply.status, reply.body.error.code]).toEqual([409, "form.overtaken"]);
    expect(await seenOf(owner, goalId)).toEqual([null]);
    expect((await acknowledge(coach, goalId, id, 2)).status).toBe(200);
  });

  it("is seen with others that were shown: not a newer, corrected, private or foreign one", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const other = await test.person();
    const ids = [goalId];
    for (const by of [owner, owner, other]) ids.push(await checkedGoal(test, by, coach));
    const foreign = await checkedGoal(test, owner, await test.person());
    const shown: { goalId: string; checkInId: string; rev: number }[] = [];
    for (const [place, id] of [...ids, foreign].entries()) {
      const by = place === 3 ? other : owner;
      const circle = place === 2 ? "private" : "coach";
      shown.push({ goalId: id, checkInId: await checkInNow(test, by, id, { circle }), rev: 1 });
    }
    const [one, corrected, hidden, others, unknown] = shown.map(({ checkInId }) => checkInId);
    await correct(owner, ids[1]!, corrected!);
    test.told.length = 0;
    test.at += 1_000;
    const press = () => coach.send("POST", "/api/check-ins/acknowledge", { shown });
    for (const _ of ["once", "again"]) {
      const { seen } = (await press()).body;
      expect(new Set(seen)).toEqual(new Set([one, others]));
    }
    expect([hidden, unknown]).not.toContain(undefined);
    expect(new Set(test.told.map(({ change }) => change.id))).toEqual(new Set([one, others]));
    expect(test.told).toHaveLength(2);
    const marks = await Promise.all(
      ids.map((id, place) => seenOf(place === 3 ? other : owner, id)),
    );
    const seen = { by: "Grace", at: test.at };
    expect(marks).toEqual([[seen], [null], [null], [seen]]);
  });

  it("is seen by one request with at most a hundred others", async () => {
    const { coach, goalId } = await withGoal();
    const one = { goalId, checkInId: goalId, rev: 1 };
    const statusOf = async (length: number) => {
      const shown = Array.from({ length }, () => one);
      return (await coach.send("POST", "/api/check-ins/acknowledge", { shown })).status;
    };
    expect(await statusOf(limits.acknowledgedAtOnce)).toBe(200);
    expect(await statusOf(limits.acknowledgedAtOnce + 1)).toBe(400);
    expect(await statusOf(0)).toBe(400);
  });
});
