import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { deleteAccount, exportAccount } from "#contract/account.ts";
import * as limits from "#domain/limits.ts";
import { START, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { coachedGoal, stepDown, takeOn } from "../fixtures/ending.fixture.ts";
import {
  addPrivateNote,
  change,
  keep,
  privateNotesOf,
  remove,
} from "../fixtures/private-note.fixture.ts";

async function prepared(db: Database) {
  const [test, owner, coach] = await openWithPeople(db, {}, {});
  const { goal } = await coachedGoal(owner, coach);
  return { test, owner, coach, goalId: goal.id };
}

function stored({ deps }: TestApp) {
  return deps.db.kysely.selectFrom("coach_private_notes").select("text").execute();
}

describeWithDatabase("a coach's notes for themselves", (open) => {
  it("are kept, changed and removed, and only the coach's own windows hear of it", async () => {
    const { test, coach, goalId } = await prepared(await open());
    const told = test.told.length;
    const first = await addPrivateNote(coach, goalId, "  Ask about the second book\n");
    expect(first).toEqual({
      id: first.id,
      text: "Ask about the second book",
      createdAt: START,
      changedAt: null,
      rev: 1,
    });
    test.at += 1_000;
    const second = await addPrivateNote(coach, goalId, "Slow to answer on Mondays");
    const changed = { ...first, text: "Asked", changedAt: START + 1_000, rev: 2 };
    expect((await change(coach, goalId, first, "Asked")).body.note).toEqual(changed);
    expect(await privateNotesOf(coach, goalId)).toEqual([second, changed]);
    expect((await remove(coach, goalId, changed)).body).toEqual({});
    expect(await privateNotesOf(coach, goalId)).toEqual([second]);
    expect(test.told.slice(told)).toEqual(
      [
        [first.id, 1],
        [second.id, 1],
        [first.id, 2],
        [first.id, 3],
      ].map(([id, rev]) => ({ change: { entity: "note", id, rev }, uids: [coach.uid] })),
    );
  });

  it(`are ${limits.privateNotesPerGoal} a goal at most, each within its length`, async () => {
    const { test, coach, goalId } = await prepared(await open());
    const row = { goal_id: goalId, coach_id: coach.uid, text: "Kept", created_at: START };
    const rows = Array.from({ length: limits.privateNotesPerGoal - 1 }, (_, place) => ({
      ...row,
      id: `note-${place}`,
    }));
    await test.deps.db.kysely.insertInto("coach_private_notes").values(rows).execute();
    expect((await keep(coach, goalId, "x".repeat(1_000))).status).toBe(200);
    const before = await tableHash(test.deps.db);
    const many = await keep(coach, goalId);
    expect([many.status, many.body.error.message]).toEqual([
      409,
      "You can have up to 100 private notes on a goal.",
    ]);
    const long = await keep(coach, goalId, "x".repeat(1_001));
    expect([long.status, long.body.error.message]).toEqual([
      400,
      "A private note can be up to 1,000 characters long.",
    ]);
    expect((await keep(coach, goalId, " \n")).body.error.message).toBe("Please enter a note");
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("are out of reach after stepping down but in the coach's own export, and there again with the coaching", async () => {
    const { test, owner, coach, goalId } = await prepared(await open());
    const note = await addPrivateNote(coach, goalId, "Mine");
    await stepDown(coach, goalId);
    for (const reply of [
      await coach.send("GET", `/api/goals/${goalId}/private-notes`),
      await change(coach, goalId, note, "Still mine"),
      await remove(coach, goalId, note),
    ])
      expect(reply.status).toBe(404);
    const { data } = (await coach.send("GET", exportAccount.path)).body;
    expect(data.privateNotes).toEqual([
      { id: note.id, goalId, text: "Mine", createdAt: START, changedAt: null },
    ]);
    test.at += 1_000;
    await takeOn(owner, await test.person(), goalId);
    expect(await stored(test)).toHaveLength(1);
    const other = await addGoal(owner);
    await takeOn(owner, coach, other.id);
    expect(await privateNotesOf(coach, other.id)).toEqual([]);
  });

  it("go with the coach's account, and with the goal", async () => {
    const { test, owner, coach, goalId } = await prepared(await open());
    const { goal } = await coachedGoal(await test.person(), coach);
    await addPrivateNote(coach, goalId, "With the owner");
    await addPrivateNote(coach, goal.id, "With the coach");
    const asked = { confirmation: "DELETE" };
    expect((await owner.send("POST", deleteAccount.path, asked)).status).toBe(200);
    expect(await stored(test)).toEqual([{ text: "With the coach" }]);
    expect((await coach.send("POST", deleteAccount.path, asked)).status).toBe(200);
    expect(await stored(test)).toEqual([]);
  });
});
