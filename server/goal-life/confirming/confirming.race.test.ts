import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { atOnce, type Act } from "#server/app/fixtures/at-once.fixture.ts";
import type { Reply } from "#server/app/fixtures/test-app.fixture.ts";
import { stepDown } from "#server/coaching/fixtures/ending.fixture.ts";
import { openAnnAndCleo } from "#server/coaching/fixtures/note.fixture.ts";
import { key } from "#server/goals/fixtures/goal.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { answer, missing, waitingGoal } from "../fixtures/confirming.fixture.ts";
import { asked, keptRow } from "../fixtures/goal-life.fixture.ts";
import { completeUnanswered } from "./complete-unanswered.ts";

const ROUNDS = rounds(200, 4);
const HOUR = 3_600_000;

describeOnPostgres("a request to the coach, at once with", (open) => {
  async function opened() {
    const [test, owner, coach] = await openAnnAndCleo(await open());
    const next = () => {
      // Past the rate limits' hour.
      test.at += HOUR;
      return waitingGoal(test, { owner, coach });
    };
    const outcome = async (goalId: string) => {
      const {
        status,
        coach_id: coachId,
        completion_asked_at: askedAt,
      } = await keptRow(test, goalId);
      const { kysely } = test.deps.db;
      const notes = await kysely
        .selectFrom("coaching_notes")
        .select("id")
        .where("goal_id", "=", goalId)
        .execute();
      const told = await kysely
        .selectFrom("goal_changes")
        .select("what")
        .where("goal_id", "=", goalId)
        .where("what", "in", [
          "completion-confirmed",
          "completion-not-yet",
          "completion-unanswered",
          "completion-request-ended",
        ])
        .execute();
      return { status, coachId, askedAt, notes: notes.length, told: told.map(({ what }) => what) };
    };
    const sweep: Act = async () => {
      await completeUnanswered(test.deps);
      return { status: 200 } as Reply;
    };
    return { test, owner, coach, next, outcome, sweep };
  }

  it(`Confirm and 'Not yet': one of them counts, ${ROUNDS} times`, async () => {
    const { coach, next, outcome } = await opened();
    for (let number = 0; number < ROUNDS; number += 1) {
      const { goalId, askedAt } = await next();
      const [confirmed, declined] = await atOnce(
        [
          () => answer(coach, goalId, "confirm", { askedAt }),
          () => answer(coach, goalId, "not-yet", { askedAt, note: missing }),
        ],
        number,
      );
      const isDone = confirmed?.status === 200;
      expect(declined?.status === 200).toBe(!isDone);
      expect(await outcome(goalId)).toEqual({
        status: isDone ? "completed" : "active",
        coachId: isDone ? null : coach.uid,
        askedAt: isDone ? askedAt : null,
        notes: isDone ? 0 : 1,
        told: [isDone ? "completion-confirmed" : "completion-not-yet"],
      });
    }
  }, 600_000);

  it(`taking back and Confirm: one of them counts, ${ROUNDS} times`, async () => {
    const { owner, coach, next, outcome } = await opened();
    for (let number = 0; number < ROUNDS; number += 1) {
      const { goalId, askedAt } = await next();
      const [confirmed, takenBack] = await atOnce(
        [
          () => answer(coach, goalId, "confirm", { askedAt }),
          () => answer(owner, goalId, "take-back", { askedAt }),
        ],
        number,
      );
      const isDone = confirmed?.status === 200;
      expect(takenBack?.status === 200).toBe(!isDone);
      expect((await outcome(goalId)).status).toBe(isDone ? "completed" : "active");
    }
  }, 600_000);

  it(`the coaching's end and Confirm: the goal is complete, or free and asks nobody, ${ROUNDS} times`, async () => {
    const { coach, next, outcome } = await opened();
    for (let number = 0; number < ROUNDS; number += 1) {
      const { goalId, askedAt } = await next();
      const [confirmed, left] = await atOnce(
        [() => answer(coach, goalId, "confirm", { askedAt }), () => stepDown(coach, goalId)],
        number,
      );
      const isDone = confirmed?.status === 200;
      expect(left?.status === 200).toBe(!isDone);
      expect(await outcome(goalId)).toMatchObject({
        status: isDone ? "completed" : "active",
        coachId: null,
        askedAt: isDone ? askedAt : null,
        told: [isDone ? "completion-confirmed" : "completion-request-ended"],
      });
    }
  }, 600_000);

  it(`its deadline in two processes and 'Not yet': one of them counts, ${ROUNDS} times`, async () => {
    const { test, coach, next, outcome, sweep } = await opened();
    for (let number = 0; number < ROUNDS; number += 1) {
      const { goalId, askedAt } = await next();
      test.at = askedAt + limits.confirmDays * DAY_MS;
      const [declined] = await atOnce(
        [() => answer(coach, goalId, "not-yet", { askedAt, note: missing }), sweep, sweep],
        number,
      );
      // A sweep skips a goal that is being written; the next one finds it.
      await completeUnanswered(test.deps);
      const isDeclined = declined?.status === 200;
      expect(await outcome(goalId)).toMatchObject({
        status: isDeclined ? "active" : "completed",
        notes: isDeclined ? 1 : 0,
        told: [isDeclined ? "completion-not-yet" : "completion-unanswered"],
      });
    }
  }, 600_000);

  it(`asking and the coaching's end: a goal without a coach waits for nobody, ${ROUNDS} times`, async () => {
    const { owner, coach, next, outcome } = await opened();
    for (let number = 0; number < ROUNDS; number += 1) {
      const { goalId, askedAt } = await next();
      await answer(owner, goalId, "take-back", { askedAt });
      await atOnce([() => asked(owner, goalId, "complete"), () => stepDown(coach, goalId)], number);
      const { status, coachId, askedAt: waits } = await outcome(goalId);
      expect([coachId, waits]).toEqual([null, null]);
      expect(["active", "completed"]).toContain(status);
    }
  }, 600_000);

  it(`Confirm, twice with one key: once, ${ROUNDS} times`, async () => {
    const { coach, next, outcome } = await opened();
    for (let number = 0; number < ROUNDS; number += 1) {
      const { goalId, askedAt } = await next();
      const sent = key();
      const confirm: Act = () => answer(coach, goalId, "confirm", { askedAt }, sent);
      const replies = await atOnce([confirm, confirm], number);
      expect(replies.map(({ status }) => status)).toContain(200);
      expect((await outcome(goalId)).told).toEqual(["completion-confirmed"]);
    }
  }, 600_000);
});
