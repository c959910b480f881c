import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf, preview } from "#server/coaching/fixtures/invitation.fixture.ts";
import { addNote } from "#server/coaching/fixtures/note.fixture.ts";
import { claimDue } from "#server/email/outbox/outbox-store.ts";
import {
  addGoal,
  move,
  openCoached,
  setCoach,
  yesOrNo,
} from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  addCopies,
  asked,
  completeDone,
  keptRow,
  lived,
  moving,
  openEnded,
  changesOf,
  mails,
  world,
} from "./fixtures/goal-life.fixture.ts";

describeWithDatabase("the way back from Mark Complete", (open) => {
  it("has coach and invitation as they were, and is in the timeline", async () => {
    const { test, owner, coach, goalId } = await openCoached(await open(), { measurable: yesOrNo });
    await move(owner, goalId, { kind: "step" });
    const before = await keptRow(test, goalId);
    await lived(owner, goalId, "complete");
    expect((await coach.send("GET", `/api/goals/${goalId}`)).status).toBe(404);
    test.told.splice(0);
    await lived(owner, goalId, "complete/undo");
    const { coach_name: _, ...after } = await keptRow(test, goalId);
    const { coach_name: __, ...was } = before;
    expect(after).toEqual({ ...was, rev: before.rev + 2 });
    expect((await coach.send("GET", `/api/goals/${goalId}`)).status).toBe(200);
    expect(test.told[0]?.uids).toEqual([owner.uid, coach.uid]);
    expect(await changesOf(owner, goalId)).toEqual([
      { what: "created" },
      { what: "completed" },
      { what: "completion-undone" },
    ]);
  });

  it("opens the invitation again that it had ended", async () => {
    const [, owner, guest] = await openWithPeople(await open(), {}, {});
    const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
    const link = paramsOf(await invite(owner, goalId));
    await completeDone(owner, goalId);
    expect((await preview(guest, link)).status).toBe(409);
    await lived(owner, goalId, "complete/undo");
    expect((await accept(guest, link)).status).toBe(200);
  });

  it("has no coach whose account is gone meanwhile", async () => {
    const { test, owner, coach, goalId } = await openCoached(await open(), { measurable: yesOrNo });
    await completeDone(owner, goalId);
    await test.deps.db.kysely.deleteFrom("users").where("id", "=", coach.uid).execute();
    expect((await lived(owner, goalId, "complete/undo")).goal).toMatchObject({
      status: "active",
      coachUid: null,
      coachStatus: null,
    });
  });

  it("ends the rest of its streak, also where it was asked for before the completion was", async () => {
    const [test, owner] = await openWithPeople(await open(), {});
    const streak = { type: "DailyStreak", targetValue: "1", unit: "" };
    const { id: goalId } = await addGoal(owner, { measurable: streak });
    await move(owner, goalId, { kind: "step" });
    test.at += 1;
    await lived(owner, goalId, "complete");
    test.at -= 1;
    await lived(owner, goalId, "complete/undo");
    test.at += 10 * DAY_MS;
    const { body } = await owner.send("GET", `/api/goals/${goalId}/streak`);
    expect(body).toMatchObject({ currentRun: 0, longestRun: 1 });
  });

  it("is open for 10 seconds and 3 more, and not a moment longer", async () => {
    const [test, owner] = await openWithPeople(await open(), {});
    for (const [later, status] of [
      [13_000, 200],
      [13_001, 409],
    ] as const) {
      const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
      await completeDone(owner, goalId);
      test.at += later;
      expect((await asked(owner, goalId, "complete/undo")).status).toBe(status);
    }
  });
});

describeWithDatabase("a goal that is taken up again", (open) => {
  it("is active with its value, names its former coach to its owner alone, and can be coached anew", async () => {
    const [test, owner, coach, guest] = await openWithPeople(
      await open(),
      {},
      { name: "Cleo Coach" },
      {},
    );
    const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
    await setCoach(test, goalId, coach);
    await completeDone(owner, goalId);
    test.at += 29 * DAY_MS;
    await lived(owner, goalId, "reopen");
    const read = async (who: typeof owner) => (await who.send("GET", `/api/goals/${goalId}`)).body;
    expect(await read(owner)).toMatchObject({
      goal: { status: "active", measurable: { currentValue: true }, coachUid: null },
      formerCoachName: "Cleo Coach",
    });
    expect((await coach.send("GET", `/api/goals/${goalId}`)).status).toBe(404);
    await accept(guest, paramsOf(await invite(owner, goalId)));
    expect((await read(guest)).formerCoachName).toBeNull();
  });

  it("counts among the 200 again, as one that is restored does: without room it is refused, but for one that is closed", async () => {
    const [test, owner] = await openWithPeople(await open(), {});
    const [{ id: goalId }, { id: deletedId }, { id: closedId }] = [
      await addGoal(owner),
      await addGoal(owner),
      await addGoal(owner),
    ];
    for (const id of [goalId, closedId]) await lived(owner, id, "close");
    for (const id of [deletedId, closedId]) await lived(owner, id, "delete");
    await addCopies(test, goalId, limits.goalsPerUser);
    expect((await asked(owner, goalId, "reopen")).body.error.code).toBe("goal.too-many");
    expect((await asked(owner, deletedId, "restore")).body.error.code).toBe("goal.too-many");
    expect((await asked(owner, closedId, "restore")).status).toBe(200);
    await lived(owner, "g1".padEnd(22, "-"), "close");
    expect((await asked(owner, goalId, "reopen")).status).toBe(200);
  });
});

describeWithDatabase("what was learned", (open) => {
  it("is read by its owner alone, also once the goal has another coach", async () => {
    const { test, owner, coach, goalId } = await world(await openTestApp(await open()));
    await lived(owner, goalId, "close", { learned: "LEARNED-SECRET" });
    await lived(owner, goalId, "reopen");
    await setCoach(test, goalId, coach);
    for (const path of ["", "/timeline", "/timeline?kind=change", "/notes"]) {
      const mine = await owner.send("GET", `/api/goals/${goalId}${path}`);
      const theirs = await coach.send("GET", `/api/goals/${goalId}${path}`);
      expect([mine.status, theirs.status]).toEqual([200, 200]);
      expect(theirs.text).not.toContain("LEARNED-SECRET");
    }
    expect(JSON.stringify(await changesOf(owner, goalId))).toContain("LEARNED-SECRET");
  });
});

describeWithDatabase("a goal that was deleted", (open) => {
  it("is told to its coach, and mail about it that has not left never does", async () => {
    const { test, owner, coach, goalId } = await world(await openTestApp(await open()));
    await setCoach(test, goalId, coach);
    await addNote(coach, goalId);
    await lived(owner, goalId, "edit", { change: { category: "Health" }, shown: {} });
    // One of the two is being sent.
    expect(await claimDue(test.deps.db, "a worker", 1)).toHaveLength(1);
    test.told.splice(0);
    await lived(owner, goalId, "delete");
    expect(test.told[0]?.uids).toEqual([owner.uid, coach.uid]);
    expect((await mails(test)).map(({ status, facts }) => [status, facts])).toEqual(
      Array.from({ length: 2 }, () => ["withdrawn", null]),
    );
  });

  it("moves again once it is restored, with the pause that it had", async () => {
    const { owner, goalId } = await world(await openTestApp(await open()));
    await lived(owner, goalId, "pause", openEnded);
    await lived(owner, goalId, "delete");
    const { goal } = await lived(owner, goalId, "restore");
    expect(goal).toMatchObject({ status: "active", pauses: [{ until: null }] });
    expect((await move(owner, goalId, { kind: "step" })).status).toBe(200);
  });
});

describeWithDatabase("a pause", (open) => {
  it("is in the timeline of both sides with its reason, and what it moved", async () => {
    const { test, owner, coach, goalId } = await world(await openTestApp(await open()));
    await setCoach(test, goalId, coach);
    await lived(owner, goalId, "pause", { until: null, why: "A month abroad" });
    test.at += 30 * DAY_MS;
    const { goal } = await lived(owner, goalId, "resume", moving);
    expect(goal.dueDate).toBe("2026-07-30");
    const told = [
      { what: "created" },
      { what: "paused", until: null, why: "A month abroad" },
      { what: "resumed", days: 30, dueDate: "2026-07-30" },
    ];
    expect(await changesOf(owner, goalId)).toEqual(told);
    expect(await changesOf(coach, goalId)).toEqual(told);
  });

  it("has the reminder of its due date planned anew when it ends", async () => {
    const { test, owner, goalId } = await world(await openTestApp(await open()));
    const dueAt = () =>
      test.deps.db.kysely
        .selectFrom("users")
        .select("reminder_due_at")
        .where("id", "=", owner.uid)
        .executeTakeFirstOrThrow();
    await lived(owner, goalId, "pause", openEnded);
    const planned = { reminder_due_at: test.at + 7 * DAY_MS };
    await setUsers(test, planned, owner.uid);
    await lived(owner, goalId, "resume", moving);
    expect((await dueAt()).reminder_due_at).toBe(-test.at);
  });
});
