import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { readGoal } from "#server/coaching/fixtures/ending.fixture.ts";
import { notesOf, openAnnAndCleo } from "#server/coaching/fixtures/note.fixture.ts";
import { inWords, timelineOf } from "#server/coaching/fixtures/timeline.fixture.ts";
import { addGoal, key, move } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addWebhook, deliveriesOf } from "#server/platform/webhooks/fixtures/webhook.fixture.ts";
import {
  answer,
  choose,
  confirmedGoal,
  missing,
  waitingGoal,
} from "../fixtures/confirming.fixture.ts";
import { asked, changesOf, keptRow, lived, mails } from "../fixtures/goal-life.fixture.ts";
import { completeUnanswered } from "./complete-unanswered.ts";

describeWithDatabase("a coach who confirms completions", (open) => {
  async function opened() {
    const [test, owner, coach] = await openAnnAndCleo(await open());
    return { test, owner, coach };
  }

  async function waiting(over = {}) {
    const people = await opened();
    return { ...people, ...(await waitingGoal(people.test, people, over)) };
  }

  it("is asked instead of completing, once: no webhook, one mail, one entry, and both are told", async () => {
    const people = await opened();
    const { test, owner, coach } = people;
    await addWebhook(test, "https://hooks.example.org");
    const goalId = await confirmedGoal(test, people);
    test.told.length = 0;
    test.at += 1_000;
    const { goal } = await lived(owner, goalId, "complete");
    expect(goal).toMatchObject({
      status: "active",
      completionAskedAt: test.at,
      coachName: "Cleo Coach",
    });
    const at = test.at;
    test.at += 1_000;
    const again = await lived(owner, goalId, "complete");
    expect([again.goal.completionAskedAt, again.goal.rev]).toEqual([at, goal.rev]);
    expect(test.told).toEqual([
      { change: { entity: "goal", id: goalId, rev: goal.rev }, uids: [owner.uid, coach.uid] },
    ]);
    expect(await deliveriesOf(test)).toEqual([]);
    expect(await mails(test)).toMatchObject([
      { uid: coach.uid, type: "completion_asked", facts: { goalId, askedAt: at } },
    ]);
    expect((await changesOf(owner, goalId)).map(({ what }) => what)).toEqual([
      "created",
      "completion-asked",
    ]);
  });

  it("is not asked without the choice, without a coach, or below 90 percent", async () => {
    const people = await opened();
    const { test, owner } = people;
    const plain = await confirmedGoal(test, people);
    await choose(owner, plain, false);
    expect((await lived(owner, plain, "complete")).goal.status).toBe("completed");
    const { id: free } = await addGoal(owner, {
      measurable: { type: "Boolean", targetValue: "", unit: "" },
    });
    await choose(owner, free);
    await move(owner, free, { kind: "step" });
    expect((await lived(owner, free, "complete")).goal.status).toBe("completed");
    const early = await confirmedGoal(test, people);
    await move(owner, early, {
      kind: "set",
      value: false,
      rev: (await readGoal(owner, early)).rev,
    });
    const refused = await asked(owner, early, "complete");
    expect([refused.status, refused.body.error.code]).toEqual([409, "goal.not-far-enough"]);
  });

  it("confirms: complete by the rules of Mark Complete, told, and celebrated by its owner once", async () => {
    const { test, owner, coach, goalId, askedAt } = await waiting();
    await addWebhook(test, "https://hooks.example.org");
    test.told.length = 0;
    test.at += DAY_MS;
    const reply = await answer(coach, goalId, "confirm", { askedAt });
    expect([reply.status, reply.body]).toEqual([200, {}]);
    expect(await keptRow(test, goalId)).toMatchObject({
      status: "completed",
      completed_at: test.at,
      coach_id: null,
      coach_status: "declined_by_user",
      former_coach_id: coach.uid,
      completion_asked_at: askedAt,
    });
    expect(test.told.map(({ change, uids }) => [change.entity, uids])).toContainEqual([
      "goal",
      [owner.uid, coach.uid],
    ]);
    expect(await deliveriesOf(test)).toMatchObject([{ type: "goal.completed", goal_id: goalId }]);
    expect((await timelineOf(owner, goalId, "change")).map(inWords).slice(0, 2)).toEqual([
      "completion-confirmed Cleo Coach",
      "completion-asked Cleo Coach",
    ]);
    expect((await coach.send("GET", `/api/goals/${goalId}`)).status).toBe(404);
    const claims = [
      await answer(owner, goalId, "celebrated"),
      await answer(owner, goalId, "celebrated"),
    ];
    expect(claims.map(({ status }) => status)).toEqual([200, 409]);
    expect(claims[0]?.body.goal).toMatchObject({ completed: true, completionAskedAt: null });
  });

  it("can be undone for 10 seconds by the owner, with the coach", async () => {
    const { test, owner, coach, goalId, askedAt } = await waiting();
    await addWebhook(test, "https://hooks.example.org");
    await answer(coach, goalId, "confirm", { askedAt });
    test.at += limits.undoSeconds * 1_000;
    const { goal } = await lived(owner, goalId, "complete/undo");
    expect(goal).toMatchObject({
      status: "active",
      coachUid: coach.uid,
      coachConfirms: true,
      completionAskedAt: null,
    });
    expect(await deliveriesOf(test)).toEqual([]);
  });

  it("says 'Not yet' with a note of feedback, in one write; the owner can ask again", async () => {
    const { test, owner, coach, goalId, askedAt } = await waiting();
    const empty = await answer(coach, goalId, "not-yet", { askedAt, note: " " });
    expect([empty.status, empty.body.error.code]).toEqual([400, "note.content-required"]);
    const late = await answer(coach, goalId, "not-yet", { askedAt: askedAt - 1, note: missing });
    expect([late.status, late.body.error.code]).toEqual([409, "completion.not-asked"]);
    expect(await notesOf(owner, goalId)).toEqual([]);
    const sent = key();
    const body = { askedAt, note: missing };
    const first = await answer(coach, goalId, "not-yet", body, sent);
    const retried = await answer(coach, goalId, "not-yet", body, sent);
    expect([first.status, retried.body]).toEqual([200, first.body]);
    expect(await notesOf(owner, goalId)).toMatchObject([{ note: missing, type: "feedback" }]);
    expect((await readGoal(owner, goalId)).completionAskedAt).toBeNull();
    expect((await timelineOf(owner, goalId, "change")).map(inWords)[0]).toBe(
      "completion-not-yet Cleo Coach",
    );
    expect((await mails(test)).map(({ uid, type }) => [uid, type])).toContainEqual([
      owner.uid,
      "coaching_note",
    ]);
    test.at += 1_000;
    const { goal } = await lived(owner, goalId, "complete");
    expect(goal.completionAskedAt).toBe(test.at);
  });

  it("takes back and the owner's choice are the owner's alone; the choice waits for the request", async () => {
    const { owner, coach, goalId, askedAt } = await waiting();
    expect((await answer(coach, goalId, "take-back", { askedAt })).status).toBe(404);
    expect((await answer(owner, goalId, "confirm", { askedAt })).status).toBe(404);
    expect((await choose(owner, goalId, false)).body.error.code).toBe("completion.waits");
    await answer(owner, goalId, "take-back", { askedAt });
    expect((await choose(owner, goalId, false)).status).toBe(200);
    expect(await readGoal(owner, goalId)).toMatchObject({
      coachConfirms: false,
      completionAskedAt: null,
    });
  });

  it("without an answer it completes after 7 days, once, also late", async () => {
    const { test, owner, coach, goalId, askedAt } = await waiting();
    const { goalId: later } = await waitingGoal(test, { owner, coach });
    test.at = askedAt + limits.confirmDays * DAY_MS - 1;
    await completeUnanswered(test.deps);
    expect((await keptRow(test, goalId)).status).toBe("active");
    test.at += 1;
    await Promise.all([completeUnanswered(test.deps), completeUnanswered(test.deps)]);
    const row = await keptRow(test, goalId);
    expect(row).toMatchObject({
      status: "completed",
      completed_at: test.at,
      coach_id: null,
      completion_asked_at: askedAt,
    });
    test.at += 30 * DAY_MS;
    await completeUnanswered(test.deps);
    expect((await keptRow(test, goalId)).rev).toBe(row.rev);
    expect((await changesOf(owner, goalId)).at(-1)).toEqual({ what: "completion-unanswered" });
    expect((await keptRow(test, later)).status).toBe("completed");
  });
});
