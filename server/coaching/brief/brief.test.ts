import { expect, it } from "vitest";
import type { Brief } from "#contract/brief.ts";
import { DAY_MS } from "#domain/day.ts";
import { openTestApp, START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { failingDatabase } from "#server/platform/fixtures/failing-database.fixture.ts";
import { checkedGoal, checkInNow } from "../fixtures/check-in.fixture.ts";
import { coachedGoal, stepDown, takeOn } from "../fixtures/ending.fixture.ts";
import { addNote, leaveNote } from "../fixtures/note.fixture.ts";
import { readBriefOf } from "./read-brief.ts";

function brief(coach: Person, personId: string) {
  return coach.send("GET", `/api/people/${personId}/brief`);
}

describeWithDatabase("a coach's brief on a person", (open) => {
  async function withGoal() {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{ name: "Daniel" }, {}]);
    const goalId = await checkedGoal(test, owner!, coach!, { dueDate: "2026-12-31" });
    return { test, owner: owner!, coach: coach!, goalId };
  }

  it("tells of each day's changes together, of check-ins, and of what is due", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await move(owner, goalId, { kind: "change", by: 3 });
    await move(owner, goalId, { kind: "change", by: -1 });
    test.at += DAY_MS;
    await move(owner, goalId, { kind: "change", by: 1 });
    await move(owner, goalId, { kind: "change", by: -1 });
    const said = { obstacle: "Rain", promise: "walk at 6:40", health: "at-risk" } as const;
    await checkInNow(test, owner, goalId, said);
    test.at += 7 * DAY_MS;
    await checkInNow(test, owner, goalId, { kept: "partly" });
    test.at += 7 * DAY_MS;
    expect((await brief(coach, owner.uid)).body).toMatchObject({
      ownerName: "Daniel",
      since: "2026-02-23",
      goals: [
        {
          goal: { id: goalId },
          moves: [{ day: "2026-03-10", by: 2, to: 2 }],
          checkIns: [
            { health: "on-track", kept: "partly" },
            { health: "at-risk", obstacle: "Rain", promise: "walk at 6:40" },
          ],
          missed: 0,
          dueUntil: "2026-03-29",
        },
      ],
    });
  });

  it("tells nothing of what is the owner's alone, nor of goals that the reader does not coach", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await addGoal(owner, { description: "A secret" });
    await checkInNow(test, owner, goalId, { obstacle: "Do not tell", circle: "private" });
    const { body, text } = await brief(coach, owner.uid);
    expect(text).not.toMatch(/secret|Do not tell/);
    expect(body.goals).toMatchObject([{ checkIns: [{ health: null, obstacle: "" }] }]);
  });

  it("does not count what was missed before its reader accepted", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    await stepDown(coach, goalId);
    test.at += 14 * DAY_MS;
    await takeOn(owner, coach, goalId);
    const missed = async () => (await brief(coach, owner.uid)).body.goals[0].missed;
    expect(await missed()).toBe(0);
    test.at += 35 * DAY_MS;
    expect(await missed()).toBe(5);
  });

  it("begins with the coach's last note, and leaves out what was before", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const { goal: other } = await coachedGoal(owner, coach);
    await checkInNow(test, owner, goalId);
    test.at += 9 * DAY_MS;
    await addNote(coach, other.id);
    await move(owner, goalId, { kind: "change", by: 3 });
    test.at += DAY_MS;
    await addNote(coach, goalId);
    await move(owner, goalId, { kind: "change", by: 1 });
    test.at += 2 * DAY_MS;
    await leaveNote(test, goalId, await test.person());
    test.at += 8 * DAY_MS;
    const { since, goals } = (await brief(coach, owner.uid)).body;
    const told = goals.find(({ goal }: Brief["goals"][number]) => goal.id === goalId);
    expect({ since, ...told }).toMatchObject({
      since: "2026-03-20",
      moves: [{ day: "2026-03-20", by: 1, to: 4 }],
      checkIns: [],
    });
  });

  it("leaves out a check-in of the day before it begins, and tells of one of that day", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    // The last hour of the owner's Sunday, and the first of their Monday.
    test.at = Date.UTC(2026, 2, 15, 23);
    await checkInNow(test, owner, goalId, { obstacle: "The day before" });
    test.at += 1.5 * 3_600_000;
    await checkInNow(test, owner, goalId, { obstacle: "The day itself" });
    await addNote(coach, goalId);
    test.at += 10 * DAY_MS;
    const { body } = await brief(coach, owner.uid);
    expect([body.since, body.goals[0].checkIns]).toMatchObject([
      "2026-03-16",
      [{ obstacle: "The day itself" }],
    ]);
    expect(body.goals[0].checkIns).toHaveLength(1);
  });

  it("tells of each goal its own changes and check-ins, asked for as often as of one", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const counting = failingDatabase(test.deps.db);
    const callsNow = async () => {
      counting.failAt(0);
      await readBriefOf(counting, coach.uid, owner.uid, test.at);
      return counting.calls();
    };
    const calls = await callsNow();
    const other = await checkedGoal(test, owner, coach, { dueDate: "2027-12-31" });
    await move(owner, goalId, { kind: "change", by: 3 });
    await checkInNow(test, owner, other, { obstacle: "Rain" });
    const { goals } = (await brief(coach, owner.uid)).body;
    expect(goals).toMatchObject([
      { goal: { id: goalId }, moves: [{ day: "2026-03-10", by: 3, to: 3 }], checkIns: [] },
      { goal: { id: other }, moves: [], checkIns: [{ obstacle: "Rain" }] },
    ]);
    expect(await callsNow()).toBe(calls);
  });

  it.each([
    { measurable: yesOrNo, there: true, back: false },
    {
      measurable: { type: "Date", targetValue: "2026-06-30", unit: "" },
      there: "2026-03-09",
      back: null,
    },
  ])("leaves out a day on which $measurable.type came back to where it began", async (of) => {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{}, {}]);
    const goalId = await checkedGoal(test, owner!, coach!, { measurable: of.measurable });
    const told = async () => (await brief(coach!, owner!.uid)).body.goals[0];
    const movesAfter = async (value: unknown) => {
      const { rev } = (await told()).goal;
      expect((await move(owner!, goalId, { kind: "set", value, rev })).status).toBe(200);
      return (await told()).moves;
    };
    expect(await movesAfter(of.there)).toMatchObject([{ by: null, to: of.there }]);
    expect(await movesAfter(of.back)).toEqual([]);
  });

  it("is nobody's whose goals the reader does not coach, or no more; its document says so", async () => {
    const { test, owner, coach, goalId } = await withGoal();
    const path = `/coaching/${owner.uid}/brief`;
    const document = await coach.send("GET", path);
    expect([document.status, document.text]).toEqual([200, expect.stringContaining("readBrief")]);
    await stepDown(coach, goalId);
    const other = await test.person();
    for (const person of [coach, other, owner]) {
      expect((await brief(person, owner.uid)).status).toBe(404);
      expect((await person.send("GET", path)).status).toBe(404);
    }
    expect((await coach.send("GET", "/coaching/nobody/brief")).status).toBe(404);
    expect(test.at).toBe(START);
  });
});
