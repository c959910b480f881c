import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import {
  addStep,
  addSuggestion,
  change,
  planOf,
  suggest,
} from "#server/goals/fixtures/plan.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { inWords, timelineOf } from "./fixtures/timeline.fixture.ts";

async function prepared(db: Database) {
  const [test, owner, coach] = await openWithPeople(db, {}, { name: "Cleo Coach" });
  const { id, rev } = await addGoal(owner);
  await setCoach(test, id, coach);
  test.told.length = 0;
  const revOf = async () => (await owner.send("GET", `/api/goals/${id}`)).body.goal.rev;
  return { test, owner, coach, id, rev, revOf };
}

function mail({ deps }: TestApp) {
  return deps.db.kysely
    .selectFrom("email_messages")
    .select(["user_id as uid", "type", "facts"])
    .orderBy("number")
    .execute();
}

const ask = { kind: "suggest", text: " Ask Ada ", day: "2026-03-12" } as const;

describeWithDatabase("a step that the coach suggests", (open) => {
  it("waits under their name, is told to both and mailed to the owner, and leaves the goal as it was", async () => {
    const { test, owner, coach, id, rev, revOf } = await prepared(await open());
    const reply = await suggest(coach, id, ask);
    const step = {
      id: expect.stringMatching(/^[\w-]{22}$/),
      text: "Ask Ada",
      day: "2026-03-12",
      done: null,
      suggestedBy: "Cleo Coach",
      accepted: false,
    };
    expect(reply.body).toEqual({ plan: { steps: [step], ifThens: [] } });
    expect(await planOf(owner, id)).toEqual(reply.body.plan);
    expect(test.told).toEqual([
      { change: { entity: "plan", id, rev: 1 }, uids: [owner.uid, coach.uid] },
    ]);
    expect(await revOf()).toBe(rev);
    expect(await mail(test)).toMatchObject([
      {
        uid: owner.uid,
        type: "coaching_note",
        facts: {
          goalId: id,
          words: [{ by: "Cleo Coach", text: "Suggested step: “Ask Ada”" }],
          toCoach: false,
        },
      },
    ]);
  });

  it("is the owner's once they accept it, and gone when they decline it", async () => {
    const { test, owner, coach, id } = await prepared(await open());
    const [stepId, other] = [await addSuggestion(coach, id), await addSuggestion(coach, id)];
    await change(owner, id, { kind: "accept", stepId });
    await change(owner, id, { kind: "decline", stepId: other });
    const accepted = [{ id: stepId, suggestedBy: "Cleo Coach", accepted: true }];
    expect((await planOf(owner, id)).steps).toMatchObject(accepted);
    const before = await tableHash(test.deps.db);
    for (const [stepId2, kind] of [
      [other, "accept"],
      [stepId, "decline"],
    ] as const)
      expect((await change(owner, id, { kind, stepId: stepId2 })).status).toBe(404);
    expect((await suggest(coach, id, { kind: "withdraw", stepId })).status).toBe(404);
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("of a coach before them is neither read nor taken back by another", async () => {
    const { test, owner, coach, id } = await prepared(await open());
    const [accepted, waiting] = [await addSuggestion(coach, id), await addSuggestion(coach, id)];
    await change(owner, id, { kind: "accept", stepId: accepted });
    const next = await test.person({ name: "Nan Next" });
    await setCoach(test, id, next);
    expect((await planOf(next, id)).steps).toMatchObject([{ id: accepted, suggestedBy: null }]);
    expect((await suggest(next, id, { kind: "withdraw", stepId: waiting })).status).toBe(404);
    expect((await suggest(coach, id, ask)).status).toBe(404);
    expect((await planOf(owner, id)).steps).toHaveLength(2);
  });
});

describeWithDatabase("a step that is done", (open) => {
  it("stands in the timeline of owner and coach when it was done, for as long as it is", async () => {
    const { test, owner, coach, id } = await prepared(await open());
    const stepId = await addStep(owner, id, "Book a room");
    await addStep(owner, id, "Not done yet");
    test.at += 60_000;
    const mark = (done: boolean) => change(owner, id, { kind: "mark-step", stepId, done });
    await mark(true);
    for (const person of [owner, coach]) {
      const [newest] = await timelineOf(person, id, "change");
      expect(newest).toMatchObject({ id: stepId, at: test.at });
      const all = (await timelineOf(person, id)).map(inWords);
      expect(all).toEqual(["step Book a room", "created"]);
    }
    await mark(false);
    expect((await timelineOf(owner, id)).map(inWords)).toEqual(["created"]);
  });
});
