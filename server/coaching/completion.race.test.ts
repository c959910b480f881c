import { expect, it } from "vitest";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { addGoal, key, ledger, move } from "#server/goals/fixtures/goal.fixture.ts";
import { accept, invite, paramsOf } from "./fixtures/invitation.fixture.ts";
import { atOnce, type Act } from "#server/app/fixtures/at-once.fixture.ts";
import type { Person, Reply, TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addNote, answer, write } from "./fixtures/note.fixture.ts";
import { openWitnessed } from "./fixtures/witness.fixture.ts";

const ROUNDS = rounds(500, 5);

interface Round {
  readonly test: TestApp;
  readonly owner: Person;
  readonly guests: readonly [Person, Person];
  readonly goalId: string;
}

function complete({ owner, goalId }: Round): Promise<Reply> {
  return owner.send("POST", `/api/goals/${goalId}/complete`, {}, key());
}

async function stateOf({ test, goalId }: Round) {
  const { kysely } = test.deps.db;
  const goal = await kysely
    .selectFrom("goals")
    .selectAll()
    .where("id", "=", goalId)
    .executeTakeFirstOrThrow();
  const notes = await kysely
    .selectFrom("coaching_notes")
    .select("coach_id")
    .where("goal_id", "=", goalId)
    .execute();
  const invitation = await kysely
    .selectFrom("invitations")
    .select(["ended", "used_by"])
    .where("goal_id", "=", goalId)
    .executeTakeFirstOrThrow();
  return { goal, notes, invitation, entries: await ledger(test, goalId) };
}

/** Invariants after every round, whatever the order. */
async function expectConsistent(round: Round, steps: readonly Reply[]) {
  const { goal, notes, invitation, entries } = await stateOf(round);
  expect([goal.completed, goal.coach_id, goal.coach_name, goal.coach_status]).toEqual([
    true,
    null,
    null,
    "declined_by_user",
  ]);
  // Every writer of a note had accepted.
  const writers = new Set(notes.map(({ coach_id: writer }) => writer));
  expect([...writers].filter((writer) => writer !== invitation.used_by)).toEqual([]);
  expect(invitation.ended).toBe(invitation.used_by === null ? "completed" : "used");
  const moved = 1 + steps.filter(({ status }) => status === 200).length;
  expect([goal.current_number, entries.length]).toEqual([moved, moved]);
  const accepted = invitation.used_by === null ? 0 : 1;
  expect(goal.rev).toBe(1 + moved + accepted + 1);
  for (const guest of round.guests) {
    const late = await write(guest, round.goalId);
    const read = await guest.send("GET", `/api/goals/${round.goalId}/notes`);
    expect([late.status, read.status]).toEqual([404, 404]);
  }
  return { notes: notes.length, accepted };
}

/** A new owner each time: a person may not have 500 goals. */
async function begun(test: TestApp, guests: Round["guests"]): Promise<Round> {
  // Past the hour of the note rate.
  test.at += 3_600_000;
  const owner = await test.person();
  const measurable = { type: "Numeric", targetValue: "1", unit: "talk" };
  const { id: goalId } = await addGoal(owner, { measurable });
  await move(owner, goalId, { kind: "step" });
  return { test, owner, guests, goalId };
}

/** 503 means busy; any other failure is a bug. */
describeOnPostgres("completing, at once with others", (open) => {
  it(`and accepting and noting, leaves no coach and no note by anybody else, ${ROUNDS} times`, async () => {
    const test = await openWitnessed(await open());
    const guests = [await test.person(), await test.person()] as const;
    let notes = 0;
    let accepted = 0;
    for (let number = 0; number < ROUNDS; number += 1) {
      const round = await begun(test, guests);
      const { owner, goalId } = round;
      const link = paramsOf(await invite(owner, goalId));
      const steps: Reply[] = [];
      const step: Act = async () => {
        const reply = await move(owner, goalId, { kind: "step" });
        steps.push(reply);
        return reply;
      };
      // Forces each order in turn: at once, after an acceptance, after a note.
      const accepting = Promise.withResolvers<void>();
      const noting = Promise.withResolvers<void>();
      const before = [Promise.resolve(), accepting.promise, noting.promise];
      let unheard = guests.length;
      const coaches = guests.map((guest): Act => async () => {
        await accept(guest, link);
        accepting.resolve();
        const reply = await write(guest, goalId);
        unheard -= 1;
        if (reply.status === 200 || unheard === 0) noting.resolve();
        return reply;
      });
      const completing: Act = async () => {
        await before[number % 3];
        return complete(round);
      };
      const strays = guests.map(
        (guest): Act =>
          () =>
            write(guest, goalId),
      );
      await atOnce([completing, ...coaches, step, ...strays], number);
      // Others may have won each retry.
      await complete(round);
      const left = await expectConsistent(round, steps);
      notes += left.notes;
      accepted += left.accepted;
    }
    expect([notes > 0, accepted > 0]).toEqual([true, true]);
  }, 600_000);

  it("and the coach's notes and replies, leaves none of a coach no more", async () => {
    const test = await openWitnessed(await open());
    const guests = [await test.person(), await test.person()] as const;
    const [coach] = guests;
    let notes = 0;
    for (let number = 0; number < ROUNDS; number += 1) {
      const round = await begun(test, guests);
      const { owner, goalId } = round;
      await accept(coach, paramsOf(await invite(owner, goalId)));
      const note = await addNote(coach, goalId);
      // Every other time it is completed after one of them.
      const noting = Promise.withResolvers<void>();
      const acts = Array.from({ length: 3 }, (): Act => async () => {
        const reply = await write(coach, goalId);
        noting.resolve();
        return reply;
      });
      const completing: Act = async () => {
        if (number % 2 === 1) await noting.promise;
        return complete(round);
      };
      const replies = [coach, owner].map(
        (who): Act =>
          () =>
            answer(who, note, "And?"),
      );
      await atOnce([completing, ...acts, ...replies], number);
      await complete(round);
      notes += (await expectConsistent(round, [])).notes;
    }
    expect(notes).toBeGreaterThanOrEqual(ROUNDS);
  }, 600_000);
});
