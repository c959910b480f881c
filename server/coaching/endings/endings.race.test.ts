import { expect, it } from "vitest";
import { atOnce, type Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import type { Person, TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { key, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { lockGoal } from "#server/goals/goal-store.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { coachedGoal, readGoal, stepDown, takeBack } from "../fixtures/ending.fixture.ts";
import { accept, paramsOf } from "../fixtures/invitation.fixture.ts";
import { addNote, answer, write } from "../fixtures/note.fixture.ts";
import { addPrivateNote, change, keep } from "../fixtures/private-note.fixture.ts";
import { openWitnessed } from "../fixtures/witness.fixture.ts";

const ROUNDS = rounds(500, 10);
const HOUR = 3_600_000;

/** A new owner, past the hour of the rate limits. */
async function begun(test: TestApp, coach: Person) {
  test.at += HOUR;
  const owner = await test.person();
  const { goal } = await coachedGoal(owner, coach, { measurable: yesOrNo });
  return { owner, goalId: goal.id };
}

function leavingMail({ deps }: TestApp, { uid }: Person) {
  return deps.db.kysely
    .selectFrom("email_messages")
    .select("id")
    .where("user_id", "=", uid)
    .where("type", "=", "coach_left")
    .execute();
}

describeOnPostgres("a coaching that ends while others wait for its goal", (open) => {
  async function prepared() {
    const test = await openWitnessed(await open());
    const coach = await test.person();
    const { owner, goalId } = await begun(test, coach);
    await move(owner, goalId, { kind: "step" });
    const { coachedAt } = await readGoal(owner, goalId);
    const complete: Act = () => owner.send("POST", `/api/goals/${goalId}/complete`, {}, key());
    const back: Act = () => takeBack(owner, goalId, coachedAt);
    const leave: Act = () => stepDown(coach, goalId);
    const notes = {
      "their owner": () => write(coach, goalId),
      "the coach alone": () => keep(coach, goalId),
    };
    const statuses = async (...acts: readonly Act[]) =>
      (await inTurn(test, (tx) => lockGoal(tx, goalId), acts)).map(({ status }) => status);
    return { test, owner, goalId, complete, back, leave, notes, statuses };
  }

  it("is over for its coach once the goal is complete, without a mail", async () => {
    const { test, owner, goalId, complete, leave, statuses } = await prepared();
    expect(await statuses(complete, leave)).toEqual([200, 404]);
    expect((await readGoal(owner, goalId)).coachStatus).toBe("declined_by_user");
    expect(await leavingMail(test, owner)).toEqual([]);
  });

  it("does not keep the goal from being completed", async () => {
    const { test, owner, complete, leave, statuses } = await prepared();
    expect(await statuses(leave, complete)).toEqual([200, 200]);
    expect(await leavingMail(test, owner)).toHaveLength(1);
  });

  it.each(["their owner", "the coach alone"] as const)(
    "takes no note for %s any more",
    async (reader) => {
      const { back, notes, statuses } = await prepared();
      expect(await statuses(back, notes[reader])).toEqual([200, 404]);
    },
  );

  it("is taken back or left, once", async () => {
    const { test, owner, back, leave, statuses } = await prepared();
    expect(await statuses(back, leave)).toEqual([200, 404]);
    expect(await leavingMail(test, owner)).toEqual([]);
  });
});

describeOnPostgres("a coaching that ends, at once with others", (open) => {
  it(`by stepping down, leaves no note by a coach no more, ${ROUNDS} times`, async () => {
    const test = await openWitnessed(await open());
    const coach = await test.person();
    const met = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { owner, goalId } = await begun(test, coach);
      const own = await addPrivateNote(coach, goalId);
      const said = await addNote(coach, goalId);
      // Forces each order in turn: concurrent, the note first, the leaving first.
      const [noted, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const acts: Act[] = [
        async () => {
          if (round % 3 === 1) await noted.promise;
          const reply = await stepDown(coach, goalId);
          left.resolve();
          return reply;
        },
        () => keep(coach, goalId),
        () => change(coach, goalId, own, "Changed"),
        () => answer(coach, said, "One more word"),
        async () => {
          if (round % 3 === 2) await left.promise;
          const reply = await write(coach, goalId);
          noted.resolve();
          met.add(reply.status);
          return reply;
        },
      ];
      await atOnce(acts, round);
      await stepDown(coach, goalId);
      expect(await readGoal(owner, goalId)).toMatchObject({ coachUid: null, coachStatus: null });
      expect(await leavingMail(test, owner)).toHaveLength(1);
    }
    expect(met).toContain(200);
    expect(met).toContain(404);
  }, 600_000);

  it(`by taking back, keeps whoever accepted afterwards, ${ROUNDS} times`, async () => {
    const test = await openWitnessed(await open());
    const [first, second, third] = await test.persons([{}, {}, {}]);
    let kept = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { owner, goalId } = await begun(test, first!);
      const { coachedAt } = await readGoal(owner, goalId);
      const back: Act = () => takeBack(owner, goalId, coachedAt);
      const free = Promise.withResolvers<void>();
      const freeing: Act = async () => {
        const reply = await back();
        free.resolve();
        return reply;
      };
      const others = [second!, third!].map((guest): Act => async () => {
        await free.promise;
        test.at += 1;
        const invited = await owner.send("POST", `/api/goals/${goalId}/invitation`, {});
        return invited.status === 200 ? accept(guest, paramsOf(invited.body.invitation)) : invited;
      });
      const replies = await atOnce([freeing, ...others, back, back], round);
      const { coachUid } = await readGoal(owner, goalId);
      expect(coachUid).not.toBe(first!.uid);
      const accepted = replies.filter(
        ({ status, body }) => status === 200 && body.already === false,
      );
      expect(accepted.length).toBe(coachUid === null ? 0 : 1);
      kept += accepted.length;
    }
    expect(kept).toBeGreaterThan(0);
  }, 600_000);

  it(`by stepping down or by completion, ends once, ${ROUNDS} times`, async () => {
    const test = await openWitnessed(await open());
    const coach = await test.person();
    const first = { left: 0, completed: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { owner, goalId } = await begun(test, coach);
      await move(owner, goalId, { kind: "step" });
      // Forces each order in turn: concurrent, the leaving first, the completion first.
      const [gone, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const leaving: Act = async () => {
        if (round % 3 === 2) await done.promise;
        const reply = await stepDown(coach, goalId);
        gone.resolve();
        return reply;
      };
      const complete = () => owner.send("POST", `/api/goals/${goalId}/complete`, {}, key());
      const completing: Act = async () => {
        if (round % 3 === 1) await gone.promise;
        const reply = await complete();
        done.resolve();
        return reply;
      };
      const replies = await atOnce([leaving, completing], round);
      // The server may have been too busy.
      await complete();
      const left = replies.some(({ status, body }) => status === 200 && !("goal" in body));
      first[left ? "left" : "completed"] += 1;
      expect(await readGoal(owner, goalId)).toMatchObject({
        completed: true,
        coachUid: null,
        coachName: null,
        coachedAt: null,
        coachStatus: "declined_by_user",
        rev: left ? 5 : 4,
      });
      expect(await leavingMail(test, owner)).toHaveLength(left ? 1 : 0);
    }
    expect([first.left > 0, first.completed > 0]).toEqual([true, true]);
  }, 600_000);
});
