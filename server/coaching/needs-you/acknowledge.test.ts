import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { acknowledge, checkedGoal, checkInNow, seenOf } from "../fixtures/check-in.fixture.ts";
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
});
