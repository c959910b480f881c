import { expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { describeOnEngines } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, setCoach } from "../fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "../fixtures/weekly-check-in.fixture.ts";

// START is a Tuesday.
const [THIS, NEXT, AFTER] = ["2026-03-09", "2026-03-16", "2026-03-23"];
const WEEK = 7 * 86_400_000;

async function timeline(person: Person, goalId: string) {
  const { body } = await person.send("GET", `/api/goals/${goalId}/timeline?kind=check-in`);
  return body.entries.map(({ checkIn: one }: { checkIn: object }) => one);
}

async function withGoal(test: TestApp) {
  const [owner, other] = [await test.person(), await test.person()];
  const { id: goalId } = await addGoal(owner);
  await begin(test, goalId, THIS);
  return { owner, other, goalId };
}

describeOnEngines("what a check-in says for its owner alone", (open) => {
  it("is not told to the coach by what becomes of its promise", async () => {
    const test = await openTestApp(await open());
    const { owner, other: coach, goalId } = await withGoal(test);
    await setCoach(test, goalId, coach);
    const answers = async (person: Person) =>
      (await timeline(person, goalId)).map(({ kept }: { kept: string | null }) => kept);
    await checkIn(owner, goalId, onTrack(THIS, { promise: "rest", circle: "private" }));
    test.at += WEEK;
    await checkIn(owner, goalId, onTrack(NEXT, { kept: "not", promise: "ask her" }));
    expect(await answers(owner)).toEqual(["not", null]);
    expect(await answers(coach)).toEqual([null, null]);
    const glance = async () => (await coach.send("GET", "/api/coaching")).body.people;
    expect(await glance()).toMatchObject([{ kept: 0, answered: 0 }]);
    const brief = await coach.send("GET", `/api/people/${owner.uid}/brief`);
    expect(brief.text).not.toContain('"kept":"not"');
    test.at += WEEK;
    await checkIn(owner, goalId, onTrack(AFTER, { kept: "kept" }));
    expect(await answers(coach)).toEqual(["kept", null, null]);
    expect(await glance()).toMatchObject([{ kept: 1, answered: 1 }]);
  });

  it.each([
    ["any more", null],
    ["since its owner took that back", "declined_by_user"],
  ] as const)(
    "is all of it where nobody coaches the goal %s, whoever does later",
    async (_, coach_status) => {
      const test = await openTestApp(await open());
      const { owner, other: later, goalId } = await withGoal(test);
      await test.deps.db.kysely.updateTable("goals").set({ coach_status }).execute();
      // Their coach has just stepped down, and the page does not know it yet.
      const meant = onTrack(THIS, { help: "An hour", circle: "coach" });
      expect((await checkIn(owner, goalId, meant)).status).toBe(200);
      await setCoach(test, goalId, later);
      expect(await timeline(owner, goalId)).toMatchObject([{ circle: "private", help: "An hour" }]);
      expect(await timeline(later, goalId)).toMatchObject([
        { circle: "private", health: null, help: "" },
      ]);
    },
  );
});
