import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, move, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import {
  addNote,
  answer,
  complete,
  leaveNote,
  notesOf,
  openAnnAndCleo,
} from "../fixtures/note.fixture.ts";

async function prepared(db: Database) {
  const [test, owner, coach] = await openAnnAndCleo(db);
  const goal = await addGoal(owner, { measurable: yesOrNo });
  await setCoach(test, goal.id, coach);
  return { test, owner, coach, goal, note: await addNote(coach, goal.id) };
}

describeWithDatabase("replies", (open) => {
  it("make a thread under the note, oldest first, that both sides read and hear of", async () => {
    const { test, owner, coach, goal, note } = await prepared(await open());
    await answer(owner, note, "  Thank you 🌱\n");
    await answer(coach, note, "Go on");
    const last = await answer(owner, note, "I will");
    const thread = [
      ["owner", "Ann Owner", "Thank you 🌱"],
      ["coach", "Cleo Coach", "Go on"],
      ["owner", "Ann Owner", "I will"],
    ].map(([by, name, text]) => ({
      id: expect.stringMatching(/^[\w-]{22}$/),
      by,
      name,
      text,
      createdAt: START,
    }));
    const whole = { ...note, replies: thread, rev: 4 };
    expect(last.body).toEqual({ note: whole });
    expect(await notesOf(owner, goal.id)).toEqual([whole]);
    expect(await notesOf(coach, goal.id)).toEqual([whole]);
    expect(test.told.slice(-3)).toEqual(
      [2, 3, 4].map((rev) => ({
        change: { entity: "note", id: note.id, rev },
        uids: [owner.uid, coach.uid],
      })),
    );
  });

  it("are at most 50 a note, also of two sides at once", async () => {
    const { test, owner, coach, goal, note } = await prepared(await open());
    const rows = Array.from({ length: limits.repliesPerNote - 3 }, (_, number) => ({
      id: newId(),
      note_id: note.id,
      author_id: null,
      by: "owner" as const,
      name: "Ann Owner",
      text: `Number ${number}`,
      created_at: START,
    }));
    await test.deps.db.kysely.insertInto("note_replies").values(rows).execute();
    const replies = await Promise.all(
      [owner, coach].flatMap((who) =>
        Array.from({ length: 4 }, () => answer(who, note, "One more")),
      ),
    );
    const outcomes = replies.map(({ status, body }) => String(body.error?.code ?? status));
    expect(outcomes.filter((outcome) => outcome === "200")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "reply.too-many")).toHaveLength(5);
    const [read] = await notesOf(owner, goal.id);
    expect(read).toMatchObject({ rev: 4 });
    expect(read.replies).toHaveLength(limits.repliesPerNote);
  });

  it("is for the owner and for the coach who wrote the note: others are answered as if there were none", async () => {
    const { test, owner, coach, goal, note } = await prepared(await open());
    const former = await test.person();
    const theirs = { goalId: goal.id, id: await leaveNote(test, goal.id, former) };
    const other = await addGoal(owner);
    const none = await answer(owner, { ...note, id: newId() }, "Hello");
    const before = await tableHash(test.deps.db);
    for (const reply of [
      await answer(former, note, "Hello"),
      await answer(former, theirs, "Hello"),
      await answer(coach, theirs, "Hello"),
      await answer(owner, { ...note, goalId: other.id }, "Hello"),
      await answer(coach, { ...note, goalId: other.id }, "Hello"),
    ])
      expect([reply.status, reply.text]).toEqual([404, none.text]);
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("on a completed goal is the owner's record, and nothing that a former coach reads or hears", async () => {
    const { test, owner, coach, goal, note } = await prepared(await open());
    await move(owner, goal.id, { kind: "step" });
    await complete(owner, goal.id);
    expect((await answer(coach, note, "Well done")).status).toBe(404);
    const reply = await answer(owner, note, "It is done");
    expect(reply.body.note.replies).toHaveLength(1);
    expect(test.told.at(-1)).toEqual({
      change: { entity: "note", id: note.id, rev: 2 },
      uids: [owner.uid],
    });
    expect((await coach.send("GET", "/api/coaching")).body).toMatchObject({ goals: [], ids: [] });
  });
});
