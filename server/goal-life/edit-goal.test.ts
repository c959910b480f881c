import { expect, it } from "vitest";
import { dayInWords } from "#domain/day-words.ts";
import { plainNotation } from "#domain/notation.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { draft, ledger, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { keptRow, lived, changesOf, mails, world } from "./fixtures/goal-life.fixture.ts";

describeWithDatabase("an edit", (open) => {
  it("changes what it names, tells owner and coach, and keeps value, ledger and coach", async () => {
    const { test, owner, coach, goalId } = await world(await openTestApp(await open()));
    await move(owner, goalId, { kind: "step" });
    await setCoach(test, goalId, coach);
    const before = await keptRow(test, goalId);
    test.told.splice(0);
    const { goal } = await lived(owner, goalId, "edit", {
      change: { description: "Meet six people", targetValue: "6" },
      shown: { description: draft.description, targetValue: "5" },
      why: "One more answered.",
    });
    expect(goal).toMatchObject({
      description: "Meet six people",
      measurable: { targetValue: 6, currentValue: 1 },
      coachUid: coach.uid,
      rev: before.rev + 1,
    });
    expect(test.told).toEqual([
      { change: { entity: "goal", id: goalId, rev: before.rev + 1 }, uids: [owner.uid, coach.uid] },
    ]);
    expect(await ledger(test, goalId)).toHaveLength(1);
    const told = {
      what: "edited",
      fields: [
        { field: "description", before: draft.description, after: "Meet six people" },
        { field: "targetValue", before: "5", after: "6" },
      ],
      why: "One more answered.",
    };
    expect(await changesOf(owner, goalId)).toEqual([{ what: "created" }, told]);
    expect(await changesOf(coach, goalId)).toEqual([{ what: "created" }, told]);
  });

  it("is mailed to the coach, together with what else comes within the hour", async () => {
    const { test, owner, coach, goalId } = await world(await openTestApp(await open()));
    await setCoach(test, goalId, coach);
    const edit = (dueDate: string, shown: string) =>
      lived(owner, goalId, "edit", {
        change: { dueDate },
        shown: { dueDate: shown },
        why: "Exams",
      });
    await edit("2026-08-31", draft.dueDate);
    await edit("2026-09-30", "2026-08-31");
    const text = (from: string, to: string) => `Due date changed from ${from} to ${to}. Exams`;
    expect(await mails(test)).toMatchObject([
      {
        uid: coach.uid,
        type: "coaching_note",
        facts: {
          goalId,
          toCoach: true,
          words: [
            {
              by: "Ann Owner",
              text: text(dayInWords(draft.dueDate, plainNotation), "Aug 31, 2026"),
            },
            { by: "Ann Owner", text: text("Aug 31, 2026", "Sep 30, 2026") },
          ],
        },
      },
    ]);
  });

  it("gives the badge that a nearer target earns, and takes none back", async () => {
    const { owner, goalId } = await world(await openTestApp(await open()));
    await move(owner, goalId, { kind: "change", by: 2 });
    const badges = async () => (await owner.send("GET", "/api/badges")).body.badges.length;
    expect(await badges()).toBe(0);
    await lived(owner, goalId, "edit", { change: { targetValue: "4" }, shown: {} });
    expect(await badges()).toBe(1);
    await lived(owner, goalId, "edit", { change: { targetValue: "400" }, shown: {} });
    expect(await badges()).toBe(1);
  });
});
