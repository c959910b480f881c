import { expect, it } from "vitest";
import { deleteAccount } from "#contract/account.ts";
import { manageUser } from "#contract/admin.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { readGoal, stepDown } from "#server/coaching/fixtures/ending.fixture.ts";
import { openAnnAndCleo } from "#server/coaching/fixtures/note.fixture.ts";
import { inWords, timelineOf } from "#server/coaching/fixtures/timeline.fixture.ts";
import { addGoal, key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { answer, choose, missing, waitingGoal } from "../fixtures/confirming.fixture.ts";
import { changesOf, keptRow, lived, mails, openEnded } from "../fixtures/goal-life.fixture.ts";

describeWithDatabase("a request to the coach ends", (open) => {
  async function opened() {
    const [test, owner, coach] = await openAnnAndCleo(await open());
    return { test, owner, coach };
  }

  async function waiting() {
    const people = await opened();
    return { ...people, ...(await waitingGoal(people.test, people)) };
  }

  it.each([
    ["pausing", (owner: Person, goalId: string) => lived(owner, goalId, "pause", openEnded)],
    ["closing", (owner: Person, goalId: string) => lived(owner, goalId, "close")],
    ["deleting", (owner: Person, goalId: string) => lived(owner, goalId, "delete")],
    [
      "taking a step back",
      async (owner: Person, goalId: string) => {
        const { rev } = await readGoal(owner, goalId);
        return move(owner, goalId, { kind: "set", value: false, rev });
      },
    ],
  ])("%s ends the request with the same write", async (_name, end) => {
    const { test, owner, goalId } = await waiting();
    const before = await keptRow(test, goalId);
    await end(owner, goalId);
    expect(await keptRow(test, goalId)).toMatchObject({
      completion_asked_at: null,
      coach_confirms: true,
      rev: before.rev + 1,
    });
  });

  it("a check-in, an import and a new target end it below 90 percent, and not above", async () => {
    const tenBooks = { measurable: { type: "Numeric", targetValue: "10", unit: "books" } } as const;
    const people = await opened();
    const { test, owner, coach } = people;
    const ask = async (goalId: string) => (await lived(owner, goalId, "complete")).goal;
    const { id: goalId } = await addGoal(owner, tenBooks);
    await setCoach(test, goalId, coach);
    await begin(test, goalId, "2026-03-02");
    await choose(owner, goalId);
    await move(owner, goalId, { kind: "change", by: 10 });
    const { completionAskedAt } = await ask(goalId);
    await move(owner, goalId, { kind: "change", by: -1 });
    expect((await readGoal(owner, goalId)).completionAskedAt).toBe(completionAskedAt);
    const progress = { kind: "change", by: -1 } as const;
    await checkIn(owner, goalId, onTrack("2026-03-09", { progress }));
    expect((await readGoal(owner, goalId)).completionAskedAt).toBeNull();
    await move(owner, goalId, { kind: "change", by: 1 });
    const { rev } = await ask(goalId);
    const csv = "day,value\n2026-03-10,2";
    const imported = await owner.send("POST", `/api/goals/${goalId}/import`, { csv, rev }, key());
    expect([imported.status, imported.body.goal.completionAskedAt]).toEqual([200, null]);
    await move(owner, goalId, { kind: "change", by: 8 });
    await ask(goalId);
    const change = { targetValue: "9" };
    const edit = { change, shown: { targetValue: "10" }, why: "Fewer" };
    expect((await lived(owner, goalId, "edit", edit)).goal.completionAskedAt).toBeNull();
  });

  it("a coach who steps down ends it; then the owner completes at once", async () => {
    const { test, owner, coach, goalId } = await waiting();
    await stepDown(coach, goalId);
    expect((await keptRow(test, goalId)).completion_asked_at).toBeNull();
    expect((await changesOf(owner, goalId)).map(({ what }) => what)).toContain(
      "completion-request-ended",
    );
    const told = await mails(test);
    expect(told.map(({ type, status }) => [type, status])).toEqual([
      ["completion_asked", "withdrawn"],
      ["coach_left", "pending"],
    ]);
    expect(told[1]?.facts).toMatchObject({ endsRequest: true });
    expect((await lived(owner, goalId, "complete")).goal.status).toBe("completed");
  });

  it("a coach who deletes the account ends it", async () => {
    const { test, owner, coach, goalId } = await waiting();
    await coach.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect((await keptRow(test, goalId)).completion_asked_at).toBeNull();
    expect((await changesOf(owner, goalId)).map(({ what }) => what)).toContain(
      "completion-request-ended",
    );
    expect((await lived(owner, goalId, "complete")).goal.status).toBe("completed");
  });

  it("a disabled coach ends it and is not asked again", async () => {
    const { test, owner, coach, goalId } = await waiting();
    const admin = await test.person({ admin: true });
    const data = { uid: coach.uid, action: "disable" };
    await admin.send("POST", manageUser.path, { data });
    expect((await keptRow(test, goalId)).completion_asked_at).toBeNull();
    expect(test.told).toContainEqual({
      change: expect.objectContaining({ entity: "goal", id: goalId }),
      uids: [owner.uid],
    });
    expect((await lived(owner, goalId, "complete")).goal.status).toBe("completed");
  });

  it("another coach reads nothing of the requests before", async () => {
    const { test, coach, goalId, askedAt } = await waiting();
    await answer(coach, goalId, "not-yet", { askedAt, note: missing });
    await stepDown(coach, goalId);
    test.at += 1_000;
    const other = await test.person();
    await setCoach(test, goalId, other);
    const told = await timelineOf(other, goalId, "change");
    expect(told.map(inWords).filter((words) => words.startsWith("completion"))).toEqual([]);
  });
});
