import { expect, it } from "vitest";
import { atOnce, type Act } from "#server/app/fixtures/at-once.fixture.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { write } from "#server/coaching/fixtures/note.fixture.ts";
import { openWitnessed } from "#server/coaching/fixtures/witness.fixture.ts";
import {
  addGoal,
  draft,
  key,
  ledger,
  move,
  setCoach,
  yesOrNo,
} from "#server/goals/fixtures/goal.fixture.ts";
import { limits } from "#domain/limits.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#server/platform/fixtures/rounds.fixture.ts";
import { addCopies, asked, keptRow, lived } from "./fixtures/goal-life.fixture.ts";

const ROUNDS = rounds(500, 15);
const HOUR = 3_600_000;

describeOnPostgres("at once", (open) => {
  it(`an edit and steps: no step is lost and no field, ${ROUNDS} times`, async () => {
    const test = await openTestApp(await open());
    for (let number = 0; number < ROUNDS; number += 1) {
      const owner = await test.person();
      const { id: goalId } = await addGoal(owner);
      const change = { targetValue: "50", description: `Round ${number}` };
      const step: Act = () => move(owner, goalId, { kind: "step" });
      const [edit, ...steps] = await atOnce(
        [() => asked(owner, goalId, "edit", { change, shown: {} }), step, step, step],
        number,
      );
      const done = steps.filter(({ status }) => status === 200).length;
      const row = await keptRow(test, goalId);
      expect([edit?.status, row.description, row.target_number]).toEqual([
        200,
        `Round ${number}`,
        50,
      ]);
      expect([row.current_number, (await ledger(test, goalId)).length, row.rev]).toEqual([
        done,
        done,
        2 + done,
      ]);
    }
  }, 600_000);

  it(`completing, its undo and the coach's notes: the coach is there or not, and no note is left by one who is not, ${ROUNDS} times`, async () => {
    const test = await openWitnessed(await open());
    const coach = await test.person();
    let undone = 0;
    for (let number = 0; number < ROUNDS; number += 1) {
      test.at += HOUR;
      const owner = await test.person();
      const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
      await setCoach(test, goalId, coach);
      await move(owner, goalId, { kind: "step" });
      const note: Act = () => write(coach, goalId);
      const completing = Promise.withResolvers<void>();
      const complete: Act = async () => {
        const reply = await asked(owner, goalId, "complete");
        completing.resolve();
        return reply;
      };
      const undo: Act = async () => {
        if (number % 2 === 0) await completing.promise;
        return asked(owner, goalId, "complete/undo");
      };
      const [, back] = await atOnce([complete, undo, note, note], number);
      const row = await keptRow(test, goalId);
      const isBack = back?.status === 200;
      if (isBack) undone += 1;
      expect([row.status, row.coach_id, row.completed_at === null]).toEqual(
        isBack ? ["active", coach.uid, true] : ["completed", null, false],
      );
    }
    expect(undone).toBeGreaterThan(0);
  }, 600_000);

  it(`deleting and accepting: a deleted goal has no coach, and who was late reads of no goal, ${ROUNDS} times`, async () => {
    const test = await openTestApp(await open());
    const guest = await test.person();
    for (let number = 0; number < ROUNDS; number += 1) {
      const owner = await test.person();
      const { id: goalId } = await addGoal(owner);
      const link = paramsOf(await invite(owner, goalId));
      const [gone, accepted] = await atOnce(
        [() => asked(owner, goalId, "delete"), () => accept(guest, link)],
        number,
      );
      expect(gone?.status).toBe(200);
      expect([200, 404]).toContain(accepted?.status);
      expect((await keptRow(test, goalId)).coach_id).toBeNull();
      expect((await guest.send("GET", `/api/goals/${goalId}`)).status).toBe(404);
      const { goal } = await lived(owner, goalId, "restore");
      expect(goal.coachUid).toBeNull();
      expect((await accept(guest, link)).status).toBe(404);
    }
  }, 600_000);

  it("closing, a new goal and taking up again: there are never more goals than there may be", async () => {
    const test = await openTestApp(await open());
    const owner = await test.person();
    const { id: goalId } = await addGoal(owner);
    await addCopies(test, goalId, limits.goalsPerUser - 1);
    const replies = await inTurn(test, async (tx) => void (await holdPerson(tx, owner.uid)), [
      () => asked(owner, goalId, "close"),
      () => owner.send("POST", "/api/goals", draft, key()),
      () => asked(owner, goalId, "reopen"),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect((await keptRow(test, goalId)).status).toBe("closed");
  });
});
