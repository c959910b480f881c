import { expect, it } from "vitest";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { addDays, dayOf } from "#domain/day.ts";
import { addNote, answer } from "#server/coaching/fixtures/note.fixture.ts";
import { openOutbox, type OutboxTest } from "#server/email/fixtures/outbox.fixture.ts";
import { withGoal } from "#server/email/fixtures/planned-mail.fixture.ts";
import { claimDue, writeOutcome } from "#server/email/outbox/outbox-store.ts";
import { planMail } from "#server/email/planned-mail.ts";
import { addGoal, move, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { lived, openEnded } from "./fixtures/goal-life.fixture.ts";

/** Sends all pending mail; returns the texts. */
async function sent(test: OutboxTest): Promise<string[]> {
  await test.hurry();
  await test.sendAll();
  return test.transport.came.map(({ text }) => text);
}

describeWithDatabase("the end of a goal", (open) => {
  it.each([
    ["complete", 0],
    ["close", 0],
    ["complete/undo", 1],
  ] as const)(
    "keeps mail to its coach about the owner's words: after %s %i of what waited leaves",
    async (end, count) => {
      const test = await openOutbox(await open());
      const [owner, coach] = await test.persons([{}, {}]);
      if (!owner || !coach) throw new Error("There is nobody.");
      await setUsers(test, { custom_email_verified_at: test.at });
      const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
      await setCoach(test, goalId, coach);
      await move(owner, goalId, { kind: "step" });
      await answer(owner, await addNote(coach, goalId), "For my coach alone");
      if (end === "complete/undo") await lived(owner, goalId, "complete");
      await lived(owner, goalId, end);
      const texts = await sent(test);
      expect(texts).toHaveLength(1 + count);
      expect(texts.filter((text) => text.includes("For my coach alone"))).toHaveLength(count);
    },
  );
});

async function awaited(test: OutboxTest, type: "goal_reminder" | "weekly_update") {
  const today = dayOf(test.at, "UTC");
  const dueDate = addDays(today, 2);
  const owner = await withGoal(test, "UTC", dueDate);
  const { id: other } = await addGoal(owner, { description: "Plant a tree", dueDate });
  await planMail(test.deps);
  // The morning of the day before they are due, and the next Monday's.
  const days = type === "goal_reminder" ? 1 : 6;
  test.at = Date.parse(`${addDays(today, days)}T08:00:00Z`);
  await planMail(test.deps);
  await test.deps.db.kysely.deleteFrom("email_messages").where("type", "<>", type).execute();
  return { owner, other };
}

const all = ["Read twelve books", "Plant a tree"];

describeWithDatabase("a reminder that has not left yet", (open) => {
  it.each([
    ["pause", openEnded],
    ["close", {}],
    ["delete", {}],
    ["complete", {}],
  ] as const)(
    "says nothing of a goal of which the owner has asked to %s it",
    async (write, body) => {
      const test = await openOutbox(await open());
      const { owner } = await awaited(test, "goal_reminder");
      await move(owner, owner.goalId, { kind: "change", by: 11 });
      // Also during a failed try.
      const [held] = await claimDue(test.deps.db, "a worker", 1);
      await lived(owner, owner.goalId, write, body);
      const later = { status: "pending", error: "no answer", delayMs: 0 } as const;
      await writeOutcome(test.deps.db, held?.id ?? "", "a worker", later);
      const [text, ...more] = await sent(test);
      expect(more).toEqual([]);
      expect(all.filter((goal) => text?.includes(goal))).toEqual(["Plant a tree"]);
    },
  );

  it("does not leave where nothing is left to say", async () => {
    const test = await openOutbox(await open());
    const { owner, other } = await awaited(test, "goal_reminder");
    await lived(owner, owner.goalId, "pause", openEnded);
    await lived(owner, other, "close");
    expect(await sent(test)).toEqual([]);
    expect((await test.outbox()).map(({ status }) => status)).toEqual(["withdrawn"]);
  });

  it("says what it was to say of a goal that goes on again", async () => {
    const test = await openOutbox(await open());
    const { owner } = await awaited(test, "goal_reminder");
    await lived(owner, owner.goalId, "pause", openEnded);
    await lived(owner, owner.goalId, "resume", { moveDueDate: false });
    const [text] = await sent(test);
    expect(all.filter((goal) => text?.includes(goal))).toEqual(all);
  });
});

describeWithDatabase("a digest that has not left yet", (open) => {
  it.each(["close", "delete"] as const)("tells of no goal after its owner's %s", async (write) => {
    const test = await openOutbox(await open());
    const { owner } = await awaited(test, "weekly_update");
    await lived(owner, owner.goalId, write);
    const [text] = await sent(test);
    expect(all.filter((goal) => text?.includes(goal))).toEqual(["Plant a tree"]);
    expect(text).toContain("take one small step on “Plant a tree”. It still counts.");
  });

  it("does not leave where none is left to tell of", async () => {
    const test = await openOutbox(await open());
    const { owner, other } = await awaited(test, "weekly_update");
    for (const id of [owner.goalId, other]) await lived(owner, id, "delete");
    expect(await sent(test)).toEqual([]);
  });
});
