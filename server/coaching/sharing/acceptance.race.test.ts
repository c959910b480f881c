import { expect, it } from "vitest";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  accept,
  invite,
  paramsOf,
  withdraw,
  withoutToken,
} from "../fixtures/invitation.fixture.ts";

const ROUNDS = rounds(500, 4);
const PEOPLE = 50;

async function coachOf({ deps }: TestApp, goalId: string) {
  return deps.db.kysely
    .selectFrom("goals")
    .select(["coach_id", "coach_status", "rev"])
    .where("id", "=", goalId)
    .executeTakeFirstOrThrow();
}

async function endOf({ deps }: TestApp, goalId: string) {
  return deps.db.kysely
    .selectFrom("invitations")
    .select(["ended", "used_by"])
    .where("goal_id", "=", goalId)
    .execute();
}

function people(test: TestApp, count: number): Promise<readonly Person[]> {
  return test.persons(Array.from({ length: count }, () => ({})));
}

describeOnPostgres("accepting at once", (open) => {
  it(`of ${PEOPLE} people exactly one becomes the coach, ${ROUNDS} times`, async () => {
    const test = await openTestApp(await open());
    const guests = await people(test, PEOPLE);
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await test.person();
      const { id } = await addGoal(owner);
      const link = paramsOf(await invite(owner, id));
      const told = test.told.length;
      const typed = round % 2 === 0 ? link : withoutToken(link);
      const replies = await Promise.all(guests.map((guest) => accept(guest, typed)));
      const winners = guests.filter((_, index) => replies[index]?.status === 200);
      expect(winners).toHaveLength(1);
      const { uid } = winners[0]!;
      // A busy server may answer 503, and then accepts nobody.
      const lost = replies.filter(({ status }) => status !== 200 && status !== 503);
      expect(new Set(lost.map(({ body }) => body.error.code))).toEqual(
        new Set(["invitation.taken"]),
      );
      expect(await coachOf(test, id)).toEqual({ coach_id: uid, coach_status: "accepted", rev: 2 });
      expect(await endOf(test, id)).toEqual([{ ended: "used", used_by: uid }]);
      expect(test.told.slice(told).map(({ change, uids }) => [change.entity, uids])).toEqual([
        ["goal", [owner.uid, uid]],
        ["invitation", [owner.uid]],
      ]);
    }
  }, 600_000);

  it("and withdrawing, either comes first: a withdrawn invitation makes no coach", async () => {
    const test = await openTestApp(await open());
    const guests = await people(test, 3);
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await test.person();
      const { id } = await addGoal(owner);
      const link = paramsOf(await invite(owner, id));
      const acts = [
        ...guests.map((guest) => () => accept(guest, link)),
        () => withdraw(owner, id),
        () => withdraw(owner, id),
      ];
      const from = round % acts.length;
      const order = [...acts.slice(from), ...acts.slice(0, from)];
      await Promise.all(order.map((act) => act()));
      const { coach_id: coachId } = await coachOf(test, id);
      const used = { ended: "used", used_by: coachId };
      const withdrawn = { ended: "withdrawn", used_by: null };
      expect(await endOf(test, id)).toEqual([coachId === null ? withdrawn : used]);
    }
  });
});
