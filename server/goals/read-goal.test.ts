import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setGoals } from "#server/app/fixtures/set-rows.fixture.ts";
import { readGoal } from "#contract/goals.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { readSeenGoal } from "./admit-to-goal.ts";
import { addGoal, setCoach } from "./fixtures/goal.fixture.ts";
import { shownGoal } from "./goal-slices.ts";

async function asked(person: Person, goalId: string) {
  const { status, body } = await person.send("GET", `/api/goals/${goalId}`);
  return status === 200 ? readGoal.output.parse(body) : status;
}

/** The same for the page's document, whose session was read before. */
async function carried({ deps }: TestApp, { uid }: Person, goalId: string) {
  const seen = await readSeenGoal(deps.db, uid, goalId);
  return seen === null ? 404 : readGoal.output.parse(shownGoal(seen));
}

describeWithDatabase("a goal that is read", (open) => {
  it("says whose it is, and as what the person reads it, in the answer and in the document", async () => {
    const [test, owner, coach] = await openWithPeople(await open(), { name: "Ann Owner" }, {});
    const goal = await addGoal(owner);
    await setCoach(test, goal.id, coach);
    for (const [person, reader] of [
      [owner, "owner"],
      [coach, "coach"],
    ] as const) {
      const answer = await asked(person, goal.id);
      expect(answer).toMatchObject({ reader, ownerName: "Ann Owner", goal: { id: goal.id } });
      expect(await carried(test, person, goal.id)).toEqual(answer);
    }
  });

  it("names an owner without a name as others read them", async () => {
    const [test, owner] = await openWithPeople(await open(), { name: null });
    const goal = await addGoal(owner);
    expect(await asked(owner, goal.id)).toMatchObject({ ownerName: namelessOwner });
    expect(await carried(test, owner, goal.id)).toMatchObject({ ownerName: namelessOwner });
  });

  it("is none to a stranger and to who was its coach, in the answer and in the document", async () => {
    const [test, owner, former, stranger] = await openWithPeople(await open(), {}, {}, {});
    const goal = await addGoal(owner);
    await setCoach(test, goal.id, former);
    await setGoals(test, { coach_status: "declined_by_user" });
    for (const [person, id] of [
      [former, goal.id],
      [stranger, goal.id],
      [owner, newId()],
      [owner, "no-id"],
      [owner, "a\u0000b"],
    ] as const)
      expect([
        await asked(person, encodeURIComponent(id)),
        await carried(test, person, id),
      ]).toEqual([404, 404]);
  });
});
