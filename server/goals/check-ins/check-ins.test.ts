import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setGoals } from "#server/app/fixtures/set-rows.fixture.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  addGoal,
  key,
  move,
  openCoached,
  openWithGoal,
  yesOrNo,
} from "../fixtures/goal.fixture.ts";
import { START, type Person } from "#server/app/fixtures/test-app.fixture.ts";

function write(
  person: Person,
  goalId: string,
  message: string,
  circle = "private",
  headers = key(),
) {
  return person.send("POST", `/api/goals/${goalId}/check-ins`, { message, circle }, headers);
}

async function listed(person: Person) {
  return (await person.send("GET", "/api/check-ins")).body.checkIns;
}

describeWithDatabase("check-ins", (open) => {
  it("keeps what was written, with its goal and category, and lists it", async () => {
    const { owner, goal } = await openWithGoal(await open());
    const reply = await write(owner, goal.id, "  A good week 🌱\n", "coach");
    expect(reply.body.checkIn).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      circle: "coach",
      message: "A good week 🌱",
      createdAt: START,
      category: "Career",
      goal: { id: goal.id, description: goal.description },
    });
    expect(await listed(owner)).toEqual([reply.body.checkIn]);
  });

  it("lists the newest 20 of one's own, newest first", async () => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
    const [goal, theirs] = [await addGoal(person), await addGoal(other)];
    for (let number = 1; number <= 22; number += 1) {
      test.at += 1_000;
      await write(person, goal.id, `Number ${number}`);
    }
    await write(other, theirs.id, "Not yours");
    const messages = (await listed(person)).map(({ message }: { message: string }) => message);
    expect(messages).toEqual(Array.from({ length: 20 }, (_, index) => `Number ${22 - index}`));
    expect(await listed(other)).toHaveLength(1);
  });

  it("marks no day and moves no goal, and can be written on a completed one", async () => {
    const { test, owner, goal } = await openWithGoal(await open(), { measurable: yesOrNo });
    await write(owner, goal.id, "Before");
    const days = () => test.deps.db.kysely.selectFrom("daily_activity").selectAll().execute();
    expect(await days()).toEqual([]);
    expect((await owner.send("GET", `/api/goals/${goal.id}`)).body.goal.rev).toBe(1);
    await move(owner, goal.id, { kind: "step" });
    await owner.send("POST", `/api/goals/${goal.id}/complete`, {}, key());
    expect((await write(owner, goal.id, "Looking back")).status).toBe(200);
  });

  const emoji = "🌱".repeat(limits.checkIn / 2);

  it.each([
    ["500 characters within spaces", `  ${"x".repeat(500)}  `],
    ["250 emoji, which are 500 UTF-16 units", emoji],
  ])("takes %s", async (_, message) => {
    const { owner: person, goal } = await openWithGoal(await open());
    await write(person, goal.id, message);
    expect(await listed(person)).toMatchObject([{ message: message.trim() }]);
  });

  it("is told to the coach only where it is meant for them", async () => {
    const { test, owner, coach, goal } = await openCoached(await open());
    const told = async (circle: string) => {
      const { checkIn } = (await write(owner, goal.id, "A word", circle)).body;
      const { change, uids } = test.told.at(-1) ?? {};
      expect(change).toEqual({ entity: "check-in", id: checkIn.id, rev: 1 });
      return uids;
    };
    expect(await told("private")).toEqual([owner.uid]);
    expect(await told("coach")).toEqual([owner.uid, coach.uid]);
    await setGoals(test, { coach_status: "declined_by_user" });
    expect(await told("coach")).toEqual([owner.uid]);
  });
});
