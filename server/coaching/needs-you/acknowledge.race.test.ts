import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { atOnce, type Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { key, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { lockGoal } from "#server/goals/goal-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import {
  acknowledge,
  checkedGoal,
  checkInNow,
  correct,
  markRepliesRead,
  seenOf,
} from "../fixtures/check-in.fixture.ts";
import { stepDown } from "../fixtures/ending.fixture.ts";
import { addNote, answer, write } from "../fixtures/note.fixture.ts";
import { readNeeds } from "./read-needs-you.ts";

const AT_ONCE = 50;
const TWO_WEEKS = 14 * DAY_MS;

describeOnPostgres("a check-in that is seen, at once with others", (open) => {
  async function prepared() {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{}, {}]);
    const goalId = await checkedGoal(test, owner!, coach!, { measurable: yesOrNo });
    await move(owner!, goalId, { kind: "step" });
    const id = await checkInNow(test, owner!, goalId);
    test.told.length = 0;
    const see: Act = () => acknowledge(coach!, goalId, id, 1);
    const shown = [{ goalId, checkInId: id, rev: 1 }];
    const seeShown: Act = () => coach!.send("POST", "/api/check-ins/acknowledge", { shown });
    const correcting: Act = () => correct(owner!, goalId, id);
    const complete: Act = () => owner!.send("POST", `/api/goals/${goalId}/complete`, {}, key());
    const leave: Act = () => stepDown(coach!, goalId);
    const note: Act = () => write(coach!, goalId, { upTo: test.at });
    const statuses = async (...acts: readonly Act[]) =>
      (await inTurn(test, (tx) => lockGoal(tx, goalId), acts)).map(({ status }) => status);
    const acts = { see, seeShown, correcting, complete, leave, note, statuses };
    return { test, owner: owner!, coach: coach!, goalId, id, ...acts };
  }

  it(`is seen once, however often it is pressed: ${AT_ONCE} at once`, async () => {
    const { test, see } = await prepared();
    const replies = await atOnce(
      Array.from({ length: AT_ONCE }, () => see),
      0,
    );
    // A busy server may answer 503.
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeLessThan(AT_ONCE);
    expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
    expect(test.told).toHaveLength(1);
  });

  it.each(["complete", "leave"] as const)("is seen by nobody after: %s", async (ending) => {
    const { owner, goalId, see, statuses, ...endings } = await prepared();
    expect(await statuses(endings[ending], see)).toEqual([200, 404]);
    expect(await seenOf(owner, goalId)).toEqual([null]);
  });

  it.each(["see", "seeShown"] as const)(
    "is not seen as it was by %s while it is corrected",
    async (way) => {
      const { owner, goalId, correcting, statuses, ...ways } = await prepared();
      const [corrected, status] = await statuses(correcting, ways[way]);
      expect([corrected, status]).toEqual([200, way === "see" ? 409 : 200]);
      expect(await seenOf(owner, goalId)).toEqual([null]);
    },
  );

  it.each(["complete", "leave"] as const)("is seen before: %s", async (ending) => {
    const { owner, goalId, see, statuses, ...endings } = await prepared();
    expect(await statuses(see, endings[ending])).toEqual([200, 200]);
    expect(await seenOf(owner, goalId)).toEqual([
      expect.objectContaining({ at: expect.any(Number) }),
    ]);
  });

  it("a goal is nudged on once, however many nudges come at once", async () => {
    const { test, coach, goalId } = await prepared();
    test.at += TWO_WEEKS;
    const nudge: Act = () => write(coach, goalId, { nudge: true });
    const replies = await atOnce(
      Array.from({ length: 8 }, () => nudge),
      0,
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it("an answer that is written while those before it are marked as read is not marked with them", async () => {
    const { test, owner, coach, goalId } = await prepared();
    const note = await addNote(coach, goalId);
    await answer(owner, note, "I will");
    const read = test.at;
    test.at += 1_000;
    const acts: Act[] = [
      () => answer(owner, note, "Or shall I?"),
      () => markRepliesRead(coach, goalId, read),
    ];
    const hold = async (tx: Transaction) => {
      await tx.kysely
        .selectFrom("coaching_notes")
        .select("id")
        .where("id", "=", note.id)
        .forUpdate()
        .execute();
    };
    await inTurn(test, hold, acts);
    const { waiting } = await readNeeds(test.deps.db, coach.uid, test.at);
    expect(waiting[0]?.goals[0]?.needs).toContainEqual(
      expect.objectContaining({ kind: "reply", since: test.at }),
    );
  });

  it("by a note and by a press is seen once", async () => {
    const { test, id, see, note } = await prepared();
    await atOnce([see, note, see, note], 0);
    const told = test.told.filter(({ change }) => change.id === id);
    expect(told).toHaveLength(1);
  });
});
