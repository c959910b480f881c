import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { accept, invite, paramsOf } from "../fixtures/invitation.fixture.ts";
import { type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  addNote,
  answer,
  complete,
  openAnnAndCleo,
  typed,
  write,
} from "../fixtures/note.fixture.ts";

async function outbox({ deps }: TestApp) {
  const rows = await deps.db.kysely
    .selectFrom("email_messages")
    .select(["user_id as uid", "type", "facts"])
    .orderBy("number")
    .execute();
  return rows;
}

async function coached(db: Database) {
  const [test, owner, coach] = await openAnnAndCleo(db);
  const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
  return { test, owner, coach, goalId: goalId as string };
}

describeWithDatabase("coaching emails", (open) => {
  it("tells the owner once of a new coach", async () => {
    const { test, owner, coach, goalId } = await coached(await open());
    const link = paramsOf(await invite(owner, goalId));
    expect((await accept(coach, link)).status).toBe(200);
    expect((await accept(coach, link)).body.already).toBe(true);
    expect(await outbox(test)).toEqual([
      {
        uid: owner.uid,
        type: "coach_accepted",
        facts: { goalId, description: expect.any(String), coachName: "Cleo Coach" },
      },
    ]);
  });

  it("tells the owner of notes and the coach of answers, those of an hour in one mail each", async () => {
    const { test, owner, coach, goalId } = await coached(await open());
    await setCoach(test, goalId, coach);
    const note = await addNote(coach, goalId);
    await addNote(coach, goalId);
    expect((await answer(owner, note, "I will")).status).toBe(200);
    const words = { by: "Cleo Coach", text: typed.note };
    expect(await outbox(test)).toMatchObject([
      { uid: owner.uid, type: "coaching_note", facts: { words: [words, words], toCoach: false } },
      {
        uid: coach.uid,
        type: "coaching_note",
        facts: { words: [{ by: "Ann Owner", text: "I will" }], toCoach: true },
      },
    ]);
  });

  it("is not written for a retry, a refusal, or an answer that nobody reads any more", async () => {
    const { test, owner, coach, goalId } = await coached(await open());
    await setCoach(test, goalId, coach);
    const headers = key();
    const path = `/api/goals/${goalId}/notes`;
    for (let times = 0; times < 2; times += 1)
      expect((await coach.send("POST", path, typed, headers)).status).toBe(200);
    expect((await write(owner, goalId)).status).toBe(404);
    const [{ id }] = (await owner.send("GET", path)).body.notes;
    await owner.send("POST", `/api/goals/${goalId}/progress`, { kind: "step" }, key());
    await complete(owner, goalId);
    expect((await answer(owner, { goalId, id }, "Thank you")).status).toBe(200);
    expect(await outbox(test)).toHaveLength(1);
  });
});
