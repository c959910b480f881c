import { expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import * as limits from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { openTestApp, START, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addNote, complete, leaveNote, markRead, notesOf, write } from "./fixtures/note.fixture.ts";

async function prepared(test: TestApp) {
  const [owner, coach] = [
    await test.person({ name: "Ann Owner" }),
    await test.person({ name: "Cleo Coach" }),
  ];
  const goal = await addGoal(owner, {
    measurable: { type: "Boolean", targetValue: "", unit: "" },
  });
  await setCoach(test, goal.id, coach);
  return { owner, coach, goal };
}

function toldOf({ told }: TestApp, entity: string) {
  return told.filter(({ change }) => change.entity === entity);
}

describeWithDatabase("notes", (open) => {
  it("keeps what the coach wrote, by the name of their record, and tells both sides", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
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

  it.each([
    ["panel", " \n", "note.content-required"],
    ["panel", "x".repeat(501), "note.too-long"],
    ["dashboard", "", "note.missing"],
    ["dashboard", "123456789", "note.too-short"],
    ["dashboard", "🌱".repeat(251), "note.too-long"],
  ] as const)("refuses on the %s form %j by %s", async (form, note, code: RefusalCode) => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
    const reply = await write(coach, goal.id, { form, note });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toEqual({ code, message: errors[code].text, field: "note" });
    expect(await notesOf(owner, goal.id)).toEqual([]);
  });

  it("takes 500 UTF-16 units and one, where the form asks for no more", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
    const texts = ["🌱".repeat(250), "x", "x".repeat(500)];
    for (const note of texts) {
      test.at += 1;
      await addNote(coach, goal.id, { note });
    }
    const notes = await notesOf(owner, goal.id);
    expect(notes.map(({ note }: { note: string }) => note)).toEqual(texts.toReversed());
  });

  it("lists the newest 200, newest first: all to the owner, their own to the coach", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
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

  it("is written once under its key, also when it is sent again and again at once", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
    const headers = key();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => write(coach, goal.id, { note: "Once" }, headers)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.note.id)).size).toBe(1);
    expect(await notesOf(owner, goal.id)).toHaveLength(1);
    expect(toldOf(test, "note")).toHaveLength(1);
    const other = await write(coach, goal.id, { note: "Twice" }, headers);
    expect([other.status, other.body.error.code]).toEqual([409, "request.key-reused"]);
  });

  it("is for the coach alone to leave, and only while they coach", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
    const stranger = await test.person();
    const none = await write(coach, newId());
    await addNote(coach, goal.id);
    await move(owner, goal.id, { kind: "step" });
    for (const person of [owner, stranger]) {
      const reply = await write(person, goal.id);
      expect([reply.status, reply.text]).toEqual([404, none.text]);
    }
    const headers = key();
    await write(coach, goal.id, { note: "Nearly there" }, headers);
    await complete(owner, goal.id);
    const before = await tableHash(test.deps.db);
    const told = test.told.length;
    for (const reply of [
      await write(coach, goal.id),
      await write(coach, goal.id, { note: "Nearly there" }, headers),
      await coach.send("GET", `/api/goals/${goal.id}/notes`),
      await coach.send("GET", `/api/goals/${goal.id}`),
      await coach.send("GET", `/api/goals/${goal.id}/ledger`),
      await coach.send("GET", `/api/goals/${goal.id}/check-ins`),
    ])
      expect([reply.status, reply.text]).toEqual([404, none.text]);
    expect(await tableHash(test.deps.db)).toBe(before);
    expect(test.told).toHaveLength(told);
    // Notes and name stay the owner's (product 12.5).
    const kept = await notesOf(owner, goal.id);
    expect(kept).toMatchObject([{ coachName: "Cleo Coach" }, { coachName: "Cleo Coach" }]);
  });

  it("60 an hour are a person's, notes and replies together", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
    const note = await addNote(coach, goal.id);
    const replies = `/api/goals/${goal.id}/notes/${note.id}/replies`;
    for (let number = 1; number < limits.notesPerHour; number += 1) {
      const isNote = number % 2 === 0;
      const reply = isNote
        ? await write(coach, goal.id)
        : await coach.send("POST", replies, { text: "And" }, key());
      expect(reply.status).toBe(200);
    }
    const before = await tableHash(test.deps.db);
    for (const reply of [
      await write(coach, goal.id),
      await coach.send("POST", replies, { text: "And" }, key()),
    ])
      expect([reply.status, reply.body.error.code]).toEqual([429, "request.rate"]);
    expect(await tableHash(test.deps.db)).toBe(before);
    expect((await owner.send("POST", replies, { text: "Enough" }, key())).status).toBe(200);
    test.at += 3_600_000;
    expect((await write(coach, goal.id)).status).toBe(200);
  });

  it("are marked as read by the owner, once, and the coach hears of it", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
    const note = await addNote(coach, goal.id);
    const marked = [await markRead(owner, note), await markRead(owner, note)];
    expect(marked.map(({ body }) => body.note)).toEqual(
      marked.map(() => ({ ...note, isRead: true, rev: 2 })),
    );
    expect(toldOf(test, "note").slice(1)).toEqual([
      { change: { entity: "note", id: note.id, rev: 2 }, uids: [owner.uid, coach.uid] },
    ]);
    const none = await markRead(owner, { ...note, id: newId() });
    expect(none.status).toBe(404);
    const other = await addGoal(owner);
    for (const reply of [
      await markRead(coach, note),
      await markRead(await test.person(), note),
      await markRead(owner, { ...note, goalId: other.id }),
    ])
      expect([reply.status, reply.text]).toEqual([404, none.text]);
  });

  it("a read mark of a note by a coach no more is the owner's alone to hear of", async () => {
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
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
    const test = await openTestApp(await open());
    const { owner, coach, goal } = await prepared(test);
    const note = await addNote(coach, goal.id);
    await test.deps.db.kysely.deleteFrom("users").where("id", "=", coach.uid).execute();
    expect(await notesOf(owner, goal.id)).toEqual([{ ...note, coachId: null }]);
    expect((await markRead(owner, note)).status).toBe(200);
    expect(test.told.at(-1)?.uids).toEqual([owner.uid]);
  });
});
