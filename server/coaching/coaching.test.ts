import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { START, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addNote, markRead } from "./fixtures/note.fixture.ts";

const HOUR = 3_600_000;

async function coached(test: TestApp, owner: Person, coach: Person, over = {}) {
  const goal = await addGoal(owner, { measurable: yesOrNo, ...over });
  await setCoach(test, goal.id, coach);
  return goal;
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

describeWithDatabase("feedback", (open) => {
  it("names the notes on one's own goals that are unread or of the last 7 x 24 hours, without their texts", async () => {
    const [test, owner, coach, other] = await openWithPeople(
      await open(),
      {},
      { name: "Cleo Coach" },
      {},
    );
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
    const [test, owner, coach] = await openWithPeople(await open(), {}, {});
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

describeWithDatabase("the check-ins on a goal", (open) => {
  function checkIn(owner: Person, goalId: string, message: string, circle: string) {
    return owner.send("POST", `/api/goals/${goalId}/check-ins`, { message, circle }, key());
  }

  async function messages(person: Person, goalId: string) {
    const { body } = await person.send("GET", `/api/goals/${goalId}/check-ins`);
    return body.checkIns.map(({ message }: { message: string }) => message);
  }

  it("are all the owner's, and those meant for them the coach's, the newest 20", async () => {
    const [test, owner, coach] = await openWithPeople(await open(), {}, {});
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
