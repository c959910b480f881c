import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import { claimDue } from "#server/email/outbox/outbox-store.ts";
import { key, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { coachedGoal, readGoal, stepDown, takeBack, takeOn } from "../fixtures/ending.fixture.ts";
import { accept, preview, withoutToken } from "../fixtures/invitation.fixture.ts";
import { inWords, timelineOf } from "../fixtures/timeline.fixture.ts";
import { addNote, answer, complete, notesOf } from "../fixtures/note.fixture.ts";

const DAYS = limits.takeBackDays * DAY_MS;

async function prepared(db: Database, over: Parameters<typeof coachedGoal>[2] = {}) {
  const [test, owner, coach] = await openWithPeople(
    db,
    { name: "Ann Owner" },
    { name: "Not Meant" },
  );
  const { goal, link } = await coachedGoal(owner, coach, over);
  return { test, owner, coach, goalId: goal.id, link };
}

const refusalOf = (reply: Awaited<ReturnType<typeof accept>>) => [
  reply.status,
  reply.body.error.message,
];

describeWithDatabase("taking an acceptance back", (open) => {
  it("frees the goal at once, tells both sides, and leaves the notes to the owner", async () => {
    const { test, owner, coach, goalId } = await prepared(await open());
    await addNote(coach, goalId, { note: "I have begun to read" });
    test.at += DAYS;
    const told = test.told.length;
    const reply = await takeBack(owner, goalId, START);
    const free = { coachName: null, coachStatus: "declined_by_user", rev: 3 };
    expect([reply.status, reply.body.goal]).toMatchObject([200, free]);
    expect(await readGoal(owner, goalId)).toMatchObject({
      ...free,
      coachUid: null,
      coachedAt: null,
    });
    expect(test.told.slice(told)).toEqual([
      { change: { entity: "goal", id: goalId, rev: 3 }, uids: [owner.uid, coach.uid] },
    ]);
    expect(await notesOf(owner, goalId)).toMatchObject([
      { note: "I have begun to read", coachName: "Not Meant" },
    ]);
    const [newest] = await timelineOf(owner, goalId, "change");
    expect(newest?.at).toBe(START + DAYS);
    expect(newest && inWords(newest)).toBe("coach-taken-back Not Meant");
  });

  it("also not by the old link, with its token or without, whoever coaches the goal since", async () => {
    const { test, owner, coach, goalId, link } = await prepared(await open());
    await takeBack(owner, goalId, START);
    const followed = async () => {
      for (const one of [link, withoutToken(link)])
        for (const follow of [preview, accept]) {
          const reply = await follow(coach, one);
          expect(reply.text).not.toContain("Ann Owner");
          refusals.push(refusalOf(reply));
        }
      return refusals.splice(0);
    };
    const refusals: unknown[] = [];
    const invalid = [
      404,
      "The goal you were invited to coach no longer exists or the link is invalid.",
    ];
    expect(await followed()).toEqual(Array.from({ length: 4 }, () => invalid));
    test.at += 1_000;
    await takeOn(owner, await test.person(), goalId);
    const taken = [409, "This goal is already being coached by someone else."];
    expect(await followed()).toEqual(Array.from({ length: 4 }, () => taken));
    expect((await coach.send("GET", "/api/coaching")).body.goals).toEqual([]);
  });

  it("counts once under its key, and never takes back another acceptance than was meant", async () => {
    const { test, owner, goalId } = await prepared(await open());
    const headers = key();
    await takeBack(owner, goalId, START, headers);
    test.at += 1_000;
    await takeOn(owner, await test.person({ name: "Meant" }), goalId);
    const [before, told] = [await tableHash(test.deps.db), test.told.length];
    const again = await takeBack(owner, goalId, START, headers);
    expect([again.status, again.body.goal.coachName]).toEqual([200, "Meant"]);
    expect(refusalOf(await takeBack(owner, goalId, START))).toEqual([
      409,
      "Someone else coaches this goal now.",
    ]);
    expect([await tableHash(test.deps.db), test.told.length]).toEqual([before, told]);
  });

  it("is refused after 7 days, where nobody coaches, and for a goal that is complete", async () => {
    const { test, owner, coach, goalId } = await prepared(await open(), { measurable: yesOrNo });
    const refused = async () => refusalOf(await takeBack(owner, goalId, START));
    test.at += DAYS + 1;
    const before = await tableHash(test.deps.db);
    const late =
      "You can only remove a coach within 7 days after they accept. After that, coaching ends when the goal ends or the coach steps down.";
    expect(await refused()).toEqual([409, late]);
    expect(await tableHash(test.deps.db)).toBe(before);
    await stepDown(coach, goalId);
    expect(await refused()).toEqual([409, "This goal has no coach now."]);
    await move(owner, goalId, { kind: "step" });
    await complete(owner, goalId);
    expect(await refused()).toEqual([409, "This goal is already complete."]);
  });

  it.each(["waits", "is on its way"])(
    "keeps back mail that %s to who was not meant",
    async (how) => {
      const { test, owner, coach, goalId } = await prepared(await open());
      await answer(owner, await addNote(coach, goalId), "Words that were not for them");
      if (how === "is on its way") await claimDue(test.deps.db, "a worker", 10);
      await takeBack(owner, goalId, START);
      const mail = await test.deps.db.kysely
        .selectFrom("email_messages")
        .select(["type", "status", "facts"])
        .where("user_id", "=", coach.uid)
        .execute();
      expect(mail).toEqual([{ type: "coaching_note", status: "withdrawn", facts: null }]);
    },
  );
});
