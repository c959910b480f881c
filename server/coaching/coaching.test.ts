import { expect, it } from "vitest";
import { limits } from "#domain/limits.ts";
import { describeOnEngines } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import {
  openTestApp,
  START,
  type Person,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { addNote, complete, leaveNote, markRead } from "./fixtures/note.fixture.ts";

const yesNo = { measurable: { type: "Boolean", targetValue: "", unit: "" } } as const;
const HOUR = 3_600_000;

async function coached(test: TestApp, owner: Person, coach: Person, over = {}) {
  const goal = await addGoal(owner, { ...yesNo, ...over });
  await setCoach(test, goal.id, coach);
  return goal;
}

async function coaching(person: Person) {
  return (await person.send("GET", "/api/coaching")).body;
}

async function lastWords(person: Person) {
  return (await person.send("GET", "/api/coaching-feedback")).body.lastWords;
}

async function feedback(person: Person) {
  return (await person.send("GET", "/api/coaching-feedback")).body.notes;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

describeOnEngines("coaching", (open) => {
  it("is nothing for one who coaches nobody", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await addGoal(person);
    expect(await coaching(person)).toEqual({ goals: [], notes: [] });
  });

  it("shows the goals that one coaches, latest first, with whose they are, and one's notes on them", async () => {
    const test = await openTestApp(await open());
    const [ann, ben, coach, other] = [
      await test.person({ name: "Ann Owner" }),
      await test.person({ name: null }),
      await test.person(),
      await test.person(),
    ];
    const first = await coached(test, ann, coach);
    test.at += 1_000;
    const second = await coached(test, ben, coach);
    const theirs = await coached(test, ann, other);
    const note = await addNote(coach, first.id);
    await addNote(other, theirs.id);
    await leaveNote(test, first.id, other);
    const read = await coaching(coach);
    const card = (await coach.send("GET", `/api/goals/${first.id}`)).body.goal;
    expect(read.notes).toEqual([note]);
    expect(read.goals).toMatchObject([
      { goal: { id: second.id }, ownerName: "Someone", coachedAt: START + 1_000 },
      { goal: { id: first.id }, ownerName: "Ann Owner", coachedAt: START },
    ]);
    const { specific, achievable, relevant, coachUid, coachedAt, learned, ...short } = card;
    expect([specific, achievable, relevant, coachUid, coachedAt, learned]).not.toContain(undefined);
    expect(read.goals[1].goal).toEqual(short);
  });

  it("shows the newest 200 notes, newest first", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = [await test.person(), await test.person()];
    const goal = await coached(test, owner, coach);
    const ids: string[] = [];
    for (let number = 0; number <= limits.notesShown; number += 1) {
      test.at += 1;
      ids.push(await leaveNote(test, goal.id, coach));
    }
    expect(idsOf((await coaching(coach)).notes)).toEqual(ids.slice(1).toReversed());
  });

  it("shows nothing more of a goal that was completed or has lost its coach", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = [await test.person(), await test.person()];
    const [done, left] = [await coached(test, owner, coach), await coached(test, owner, coach)];
    await addNote(coach, done.id);
    await addNote(coach, left.id);
    await move(owner, done.id, { kind: "step" });
    expect((await coaching(coach)).goals).toHaveLength(2);
    await complete(owner, done.id);
    const read = await coaching(coach);
    expect(read.goals).toMatchObject([{ goal: { id: left.id } }]);
    expect(read.notes).toMatchObject([{ goalId: left.id }]);
    await test.deps.db.kysely
      .updateTable("goals")
      .set({ coach_status: "declined_by_user" })
      .where("id", "=", left.id)
      .execute();
    expect(await coaching(coach)).toEqual({ goals: [], notes: [] });
  });
});

describeOnEngines("feedback", (open) => {
  it("names the notes on one's own goals that are unread or of the last 7 x 24 hours, without their texts", async () => {
    const test = await openTestApp(await open());
    const [owner, coach, other] = [
      await test.person(),
      await test.person({ name: "Cleo Coach" }),
      await test.person(),
    ];
    const goal = await coached(test, owner, coach);
    const theirs = await coached(test, other, coach);
    await addNote(coach, theirs.id);
    const old = await addNote(coach, goal.id, { note: "A secret word" });
    await markRead(owner, old);
    test.at += 1;
    const unread = await addNote(coach, goal.id, { note: "A secret word" });
    test.at = START + limits.recentHours * HOUR;
    const read = await addNote(coach, goal.id, { note: "A secret word" });
    await markRead(owner, read);
    const told = await feedback(owner);
    expect(told[0]).toEqual({
      id: read.id,
      goalId: goal.id,
      coachName: "Cleo Coach",
      createdAt: test.at,
      isRead: true,
    });
    expect(idsOf(told)).toEqual([read.id, unread.id, old.id]);
    expect(JSON.stringify(told)).not.toContain("secret");
    test.at += 1;
    expect(idsOf(await feedback(owner))).toEqual([read.id, unread.id]);
    expect(await feedback(coach)).toEqual([]);
  });

  it("tells how the newest of them begins, to the goal's owner alone", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = [await test.person(), await test.person()];
    const goal = await coached(test, owner, coach);
    expect(await lastWords(owner)).toBeNull();
    await addNote(coach, goal.id, { note: "x".repeat(limits.lastWords) });
    expect(await lastWords(owner)).toBe("x".repeat(limits.lastWords));
    test.at += 1;
    await addNote(coach, goal.id, { note: "y".repeat(limits.lastWords + 1) });
    expect(await lastWords(owner)).toBe(`${"y".repeat(limits.lastWords - 1)}…`);
    expect(await lastWords(coach)).toBeNull();
  });
});

describeOnEngines("the check-ins on a goal", (open) => {
  function checkIn(owner: Person, goalId: string, message: string, circle: string) {
    return owner.send("POST", `/api/goals/${goalId}/check-ins`, { message, circle }, key());
  }

  async function messages(person: Person, goalId: string) {
    const { body } = await person.send("GET", `/api/goals/${goalId}/check-ins`);
    return body.checkIns.map(({ message }: { message: string }) => message);
  }

  it("are all the owner's, and those meant for them the coach's, the newest 20", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = [await test.person(), await test.person()];
    const goal = await coached(test, owner, coach);
    const other = await coached(test, owner, coach);
    await checkIn(owner, other.id, "Of another goal", "coach");
    for (let number = 1; number <= 22; number += 1) {
      test.at += 1;
      await checkIn(owner, goal.id, `Coach ${number}`, "coach");
      test.at += 1;
      await checkIn(owner, goal.id, `Private ${number}`, "private");
    }
    const shared = Array.from({ length: 20 }, (_, index) => `Coach ${22 - index}`);
    expect(await messages(coach, goal.id)).toEqual(shared);
    const all = shared.flatMap((message) => [message.replace("Coach", "Private"), message]);
    expect(await messages(owner, goal.id)).toEqual(all.slice(0, 20));
    expect(await messages(coach, other.id)).toEqual(["Of another goal"]);
  });
});
