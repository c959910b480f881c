import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DAY_MS } from "#domain/day.ts";
import { type Person } from "#server/app/fixtures/test-app.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, setCoach } from "../fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "../fixtures/weekly-check-in.fixture.ts";

// START is a Tuesday.
const [THIS, NEXT, AFTER] = ["2026-03-09", "2026-03-16", "2026-03-23"];
const WEEK = 7 * DAY_MS;

async function timeline(person: Person, goalId: string) {
  const { body } = await person.send("GET", `/api/goals/${goalId}/timeline?kind=check-in`);
  return body.entries.map(({ checkIn: one }: { checkIn: object }) => one);
}

async function withGoal(db: Database) {
  const [test, owner, other] = await openWithPeople(db, {}, {});
  const { id: goalId } = await addGoal(owner);
  await begin(test, goalId, THIS);
  return { test, owner, other, goalId };
}

describeWithDatabase("what a check-in says for its owner alone", (open) => {
  it("is not told to the coach by what becomes of its promise", async () => {
    const { test, owner, other: coach, goalId } = await withGoal(await open());
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
      const { test, owner, other: later, goalId } = await withGoal(await open());
      await test.deps.db.kysely.updateTable("goals").set({ coach_status }).execute();
      // The coach has just stepped down, and the page is stale.
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

describeOnPostgres("words for a coach", (open) => {
  it.each([
    ["the coach it names", "coach", 200],
    ["any coach, where it names none", "none", 200],
    ["another coach", "another", 409],
  ] as const)("reach %s", async (_, named, status) => {
    const { test, owner, other: coach, goalId } = await withGoal(await open());
    await setCoach(test, goalId, coach);
    const ids = { coach: { coachId: coach.uid }, none: {}, another: { coachId: owner.uid } };
    const due = (await owner.send("GET", "/api/due-check-ins")).body.due;
    expect(due).toMatchObject([{ coachId: coach.uid }]);
    const meant = { circle: "coach", ...ids[named] } as const;
    const replies = [
      await checkIn(owner, goalId, { ...onTrack(THIS, { help: "An hour" }), ...meant }),
      await note(owner, goalId, meant),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status]);
    if (status === 200) return;
    expect(replies.map(({ body }) => body.error.code)).toEqual([
      "coaching.another",
      "coaching.another",
    ]);
    // A private check-in has no audience.
    expect((await note(owner, goalId, { ...meant, circle: "private" })).status).toBe(200);
  });
});

function note(person: Person, goalId: string, to: object) {
  const input = { message: "Between us", ...to };
  return person.send("POST", `/api/goals/${goalId}/check-ins`, input, key());
}
