import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS, addDays, dayOf } from "#domain/day.ts";
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
  openWithGoal,
  setCoach,
  yesOrNo,
} from "#server/goals/fixtures/goal.fixture.ts";
import * as limits from "#domain/limits.ts";
import { openOutbox } from "#server/email/fixtures/outbox.fixture.ts";
import { withGoal } from "#server/email/fixtures/planned-mail.fixture.ts";
import { planMail } from "#server/email/planned-mail.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { goalCount } from "#server/goals/create-goal.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { addCopies, asked, keptRow, lived, openEnded } from "./fixtures/goal-life.fixture.ts";

const ROUNDS = rounds(500, 4);
// Fewer, since everybody of earlier rounds gets mail in each.
const PAUSES = rounds(100, 4);
const HOUR = 3_600_000;
const START = Date.parse("2026-03-10T12:00:00Z");

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
    const [test, guest] = await openWithPeople(await open(), {});
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

  it(`a pause and the job that writes reminders: none of a goal that was paused leaves, ${PAUSES} times`, async () => {
    const test = await openOutbox(await open());
    let written = 0;
    for (let number = 0; number < PAUSES; number += 1) {
      test.at = START + number * 2 * DAY_MS;
      const today = dayOf(test.at, "UTC");
      const owner = await withGoal(test, "UTC", addDays(today, 2));
      await planMail(test.deps);
      // The morning of the day before it is due.
      test.at = Date.parse(`${addDays(today, 1)}T08:00:00Z`);
      const pausing = () => lived(owner, owner.goalId, "pause", openEnded);
      const planning = () => planMail(test.deps);
      // Forces each order in turn, however fast the machine is.
      if (number % 3 === 0) await Promise.all([planning(), pausing()]);
      else
        for (const act of number % 3 === 1 ? [planning, pausing] : [pausing, planning]) await act();
      await test.sendAll();
      const mine = (await test.outbox()).filter(
        ({ uid, type }) => uid === owner.uid && type === "goal_reminder",
      );
      written += mine.length;
      expect(mine.filter(({ status }) => status !== "withdrawn")).toEqual([]);
    }
    expect(written).toBeGreaterThanOrEqual(Math.floor(PAUSES / 3));
    expect(written).toBeLessThan(PAUSES);
  }, 600_000);

  it("closing, a new goal and taking up again: there are never more goals than there may be", async () => {
    const { test, owner, goalId } = await openWithGoal(await open());
    await addCopies(test, goalId, limits.goalsPerUser - 1);
    const replies = await inTurn(test, async (tx) => void (await holdPerson(tx, owner.uid)), [
      () => asked(owner, goalId, "close"),
      () => owner.send("POST", "/api/goals", draft, key()),
      () => asked(owner, goalId, "reopen"),
    ]);
    const [close, make, back] = replies.map(({ status }) => status);
    expect(close).toBe(200);
    // Once the locked row has changed, the database may let either go first.
    expect(new Set([make, back])).toEqual(new Set([200, 409]));
    expect((await keptRow(test, goalId)).status).toBe(back === 200 ? "active" : "closed");
    expect(await goalCount(test.deps.db, owner.uid)).toBe(limits.goalsPerUser);
  });
});
