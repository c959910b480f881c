import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, move, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { START, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  addNote,
  complete,
  leaveNote,
  markRead,
  notesOf,
  openAnnAndCleo,
  write,
} from "../fixtures/note.fixture.ts";

async function prepared(db: Database) {
  const [test, owner, coach] = await openAnnAndCleo(db);
  const goal = await addGoal(owner, { measurable: yesOrNo });
  await setCoach(test, goal.id, coach);
  return { test, owner, coach, goal };
}

function toldOf({ told }: TestApp, entity: string) {
  return told.filter(({ change }) => change.entity === entity);
}

describeWithDatabase("notes", (open) => {
  it("keeps what the coach wrote, by the name of their record, and tells both sides", async () => {
    const { test, owner, coach, goal } = await prepared(await open());
    const feedback = async () => (await owner.send("GET", "/api/coaching-feedback")).body.notes;
    expect(await feedback()).toEqual([]);
    const reply = await write(coach, goal.id, { note: "  Well begun 🌱\n", type: "milestone" });
    const note = {
      id: expect.stringMatching(/^[\w-]{22}$/),
      goalId: goal.id,
      coachId: coach.uid,
      coachName: "Cleo Coach",
      note: "Well begun 🌱",
      type: "milestone",
      createdAt: START,
      isRead: false,
      replies: [],
      rev: 1,
    };
    expect(reply.body).toEqual({ note });
    expect(await notesOf(owner, goal.id)).toEqual([note]);
    expect(await notesOf(coach, goal.id)).toEqual([note]);
    expect(await feedback()).toMatchObject([{ id: reply.body.note.id }]);
    expect(toldOf(test, "note")).toEqual([
      { change: { entity: "note", id: reply.body.note.id, rev: 1 }, uids: [owner.uid, coach.uid] },
    ]);
  });

  it("lists the newest 200, newest first: all to the owner, their own to the coach", async () => {
    const { test, owner, coach, goal } = await prepared(await open());
    const former = await test.person();
    await leaveNote(test, goal.id, former);
    const rows = Array.from({ length: limits.notesShown }, (_, index) => ({
      id: newId(),
      goal_id: goal.id,
      coach_id: index === 0 ? former.uid : coach.uid,
      coach_name: "A Coach",
      note: `Number ${index}`,
      type: "feedback" as const,
      created_at: START + 1 + index,
    }));
    await test.deps.db.kysely.insertInto("coaching_notes").values(rows).execute();
    const texts = async (who: typeof owner) =>
      (await notesOf(who, goal.id)).map(({ note }: { note: string }) => note);
    const newest = rows.map(({ note }) => note).toReversed();
    expect(await texts(owner)).toEqual(newest);
    expect(await texts(coach)).toEqual(newest.slice(0, -1));
  });

  it("is for the coach alone to leave, and only while they coach", async () => {
    const { owner, coach, goal } = await prepared(await open());
    await addNote(coach, goal.id);
    await move(owner, goal.id, { kind: "step" });
    expect((await write(owner, goal.id)).status).toBe(404);
    await complete(owner, goal.id);
    expect((await write(coach, goal.id)).status).toBe(404);
    // product 12.5
    expect(await notesOf(owner, goal.id)).toMatchObject([{ coachName: "Cleo Coach" }]);
  });

  it("are marked as read by the owner, once, and the coach hears of it", async () => {
    const { test, owner, coach, goal } = await prepared(await open());
    const note = await addNote(coach, goal.id);
    const marked = [await markRead(owner, note), await markRead(owner, note)];
    expect(marked.map(({ body }) => body.note)).toEqual(
      marked.map(() => ({ ...note, isRead: true, rev: 2 })),
    );
    expect(toldOf(test, "note").slice(1)).toEqual([
      { change: { entity: "note", id: note.id, rev: 2 }, uids: [owner.uid, coach.uid] },
    ]);
    expect((await markRead(coach, note)).status).toBe(404);
  });

  it("a read mark of a note by a coach no more is the owner's alone to hear of", async () => {
    const { test, owner, coach, goal } = await prepared(await open());
    const note = await addNote(coach, goal.id);
    await move(owner, goal.id, { kind: "step" });
    await complete(owner, goal.id);
    expect((await markRead(owner, note)).body.note.isRead).toBe(true);
    expect(test.told.at(-1)).toEqual({
      change: { entity: "note", id: note.id, rev: 2 },
      uids: [owner.uid],
    });
  });

  it("stay with their coach's name when the coach's account is gone", async () => {
    const { test, owner, coach, goal } = await prepared(await open());
    const note = await addNote(coach, goal.id);
    await test.deps.db.kysely.deleteFrom("users").where("id", "=", coach.uid).execute();
    expect(await notesOf(owner, goal.id)).toEqual([{ ...note, coachId: null }]);
    expect((await markRead(owner, note)).status).toBe(200);
    expect(test.told.at(-1)?.uids).toEqual([owner.uid]);
  });
});
