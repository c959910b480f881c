import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { deleteAccount } from "#contract/account.ts";
import { DAY_MS } from "#domain/day.ts";
import { START, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { key } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { coachedGoal, readGoal, stepDown, takeOn } from "../fixtures/ending.fixture.ts";
import { addNote, notesOf, openAnnAndCleo, write } from "../fixtures/note.fixture.ts";
import { inWords, timelineOf } from "../fixtures/timeline.fixture.ts";

async function prepared(db: Database) {
  const [test, owner, coach] = await openAnnAndCleo(db);
  const { goal } = await coachedGoal(owner, coach, { description: "Read twelve books" });
  return { test, owner, coach, goalId: goal.id };
}

function leavingMail({ deps }: TestApp) {
  return deps.db.kysely
    .selectFrom("email_messages")
    .select(["user_id", "status", "facts"])
    .where("type", "=", "coach_left")
    .execute();
}

describeWithDatabase("stepping down", (open) => {
  it("frees the goal at any time, tells both sides, and leaves the notes to the owner", async () => {
    const { test, owner, coach, goalId } = await prepared(await open());
    await addNote(coach, goalId, { note: "Well begun, go on" });
    test.at += 90 * DAY_MS;
    const told = test.told.length;
    const reply = await stepDown(coach, goalId);
    expect([reply.status, reply.body]).toEqual([200, {}]);
    const free = { coachName: null, coachStatus: null, coachUid: null, coachedAt: null, rev: 3 };
    expect(await readGoal(owner, goalId)).toMatchObject(free);
    expect(test.told.slice(told)).toEqual([
      { change: { entity: "goal", id: goalId, rev: 3 }, uids: [owner.uid, coach.uid] },
    ]);
    expect(await notesOf(owner, goalId)).toMatchObject([{ coachName: "Cleo Coach" }]);
    expect((await write(coach, goalId)).status).toBe(404);
    expect((await coach.send("GET", `/api/goals/${goalId}`)).status).toBe(404);
  });

  it("stands in the owner's timeline by the coach's present name, and not in another coach's", async () => {
    const { test, owner, coach, goalId } = await prepared(await open());
    test.at += 1_000;
    await stepDown(coach, goalId);
    await coach.send("PUT", "/api/profile", { displayName: "Cleo Renamed" });
    test.at += 1_000;
    const other = await test.person({ name: "Otto Other" });
    await takeOn(owner, other, goalId);
    const toldTo = async (person: Person) =>
      (await timelineOf(person, goalId, "change")).map(inWords);
    const coached = ["coached Otto Other", "coach-stepped-down Cleo Renamed"];
    expect(await toldTo(owner)).toEqual([...coached, "coached Cleo Renamed", "created"]);
    expect(await toldTo(other)).toEqual(["coached Otto Other", "created"]);
    await coach.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect(await toldTo(owner)).toContain("coach-stepped-down Former coach");
  });

  it("is mailed to the owner, each time once", async () => {
    const { test, owner, coach, goalId } = await prepared(await open());
    await stepDown(coach, goalId);
    const facts = { goalId, description: "Read twelve books", coachName: "Cleo Coach" };
    const mail = { user_id: owner.uid, status: "pending", facts };
    expect(await leavingMail(test)).toEqual([mail]);
    test.at += 1_000;
    await takeOn(owner, coach, goalId);
    await stepDown(coach, goalId);
    expect(await leavingMail(test)).toEqual([mail, mail]);
  });

  it("of an earlier time never ends a later one", async () => {
    const { test, owner, coach, goalId } = await prepared(await open());
    const headers = key();
    await stepDown(coach, goalId, headers);
    expect((await stepDown(coach, goalId, headers)).status).toBe(404);
    test.at += 1_000;
    await takeOn(owner, coach, goalId);
    const [before, told] = [await tableHash(test.deps.db), test.told.length];
    expect((await stepDown(coach, goalId, headers)).status).toBe(200);
    expect([await tableHash(test.deps.db), test.told.length]).toEqual([before, told]);
    expect((await readGoal(owner, goalId)).coachedAt).toBe(START + 1_000);
  });

  it("leaves no name in the mail about it once the account is gone, also long after the acceptance", async () => {
    const { test, coach, goalId } = await prepared(await open());
    const { kysely } = test.deps.db;
    await kysely.updateTable("email_messages").set({ facts: null, status: "withdrawn" }).execute();
    await stepDown(coach, goalId);
    const remove = { confirmation: "DELETE" };
    expect((await coach.send("POST", deleteAccount.path, remove)).status).toBe(200);
    expect(await leavingMail(test)).toMatchObject([{ facts: { coachName: "Former coach" } }]);
  });
});
