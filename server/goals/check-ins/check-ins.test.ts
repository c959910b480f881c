import { expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, setCoach } from "../fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, START, type Person } from "#server/app/fixtures/test-app.fixture.ts";

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
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    const reply = await write(person, goal.id, "  A good week 🌱\n", "coach");
    expect(reply.body.checkIn).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      circle: "coach",
      message: "A good week 🌱",
      createdAt: START,
      category: "Career",
      goal: { id: goal.id, description: goal.description },
    });
    expect(await listed(person)).toEqual([reply.body.checkIn]);
  });

  it("lists the newest 20 of one's own, newest first", async () => {
    const test = await openTestApp(await open());
    const [person, other] = [await test.person(), await test.person()];
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
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, {
      measurable: { type: "Boolean", targetValue: "", unit: "" },
    });
    await write(person, goal.id, "Before");
    const days = () => test.deps.db.kysely.selectFrom("daily_activity").selectAll().execute();
    expect(await days()).toEqual([]);
    expect((await person.send("GET", `/api/goals/${goal.id}`)).body.goal.rev).toBe(1);
    await move(person, goal.id, { kind: "step" });
    await person.send("POST", `/api/goals/${goal.id}/complete`, {}, key());
    expect((await write(person, goal.id, "Looking back")).status).toBe(200);
  });

  const emoji = "🌱".repeat(limits.checkIn / 2);

  it.each([
    ["nothing", "", "check-in.message-missing"],
    ["only spaces", " \n\t\u00a0", "check-in.message-missing"],
    ["501 characters", "x".repeat(501), "check-in.message-too-long"],
    ["250 emoji and a letter", `${emoji}x`, "check-in.message-too-long"],
  ] as const)("refuses %s", async (_, message, code) => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    const reply = await write(person, goal.id, message);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({ code, message: errors[code].text, field: "message" });
    expect(await listed(person)).toEqual([]);
  });

  it.each([
    ["500 characters within spaces", `  ${"x".repeat(500)}  `],
    ["250 emoji, which are 500 UTF-16 units", emoji],
  ])("takes %s", async (_, message) => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    await write(person, goal.id, message);
    expect(await listed(person)).toMatchObject([{ message: message.trim() }]);
  });

  it("is written once under its key, also when it is sent again and again at once", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    const headers = key();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => write(person, goal.id, "Once", "coach", headers)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.checkIn.id)).size).toBe(1);
    expect(await listed(person)).toHaveLength(1);
    expect(test.told.filter(({ change }) => change.entity === "check-in")).toHaveLength(1);
    const other = await write(person, goal.id, "Twice", "coach", headers);
    expect([other.status, other.body.error.code]).toEqual([409, "request.key-reused"]);
    const step = await move(person, goal.id, { kind: "step" }, headers);
    expect(step.body.error.code).toBe("request.key-reused");
  });

  it("is told to the coach only where it is meant for them", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = [await test.person(), await test.person()];
    const goal = await addGoal(owner);
    await setCoach(test, goal.id, coach);
    const told = async (circle: string) => {
      const { checkIn } = (await write(owner, goal.id, "A word", circle)).body;
      const { change, uids } = test.told.at(-1) ?? {};
      expect(change).toEqual({ entity: "check-in", id: checkIn.id, rev: 1 });
      return uids;
    };
    expect(await told("private")).toEqual([owner.uid]);
    expect(await told("coach")).toEqual([owner.uid, coach.uid]);
    await test.deps.db.kysely
      .updateTable("goals")
      .set({ coach_status: "declined_by_user" })
      .execute();
    expect(await told("coach")).toEqual([owner.uid]);
  });

  it("is for the owner alone to write: others are answered as if there were no such goal", async () => {
    const test = await openTestApp(await open());
    const [owner, coach, stranger] = [
      await test.person(),
      await test.person(),
      await test.person(),
    ];
    const goal = await addGoal(owner);
    await setCoach(test, goal.id, coach);
    const none = await write(stranger, newId(), "Hello");
    for (const person of [coach, stranger]) {
      const reply = await write(person, goal.id, "Hello");
      expect([reply.status, reply.text]).toEqual([404, none.text]);
    }
    expect([await listed(owner), await listed(coach)]).toEqual([[], []]);
  });
});
