import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS, addDays } from "#domain/day.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, openWithGoal } from "../fixtures/goal.fixture.ts";
import {
  START,
  type Person,
  type Reply,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";

const TODAY = "2026-03-10";

function outOf(targetValue: number, type = "Numeric") {
  return { measurable: { type, targetValue: String(targetValue), unit: "talks" } };
}

function idsOf({ body }: Reply): string[] {
  return body.badges.map(({ badgeId }: { badgeId: string }) => badgeId);
}

async function heldBy(person: Person): Promise<string[]> {
  return idsOf(await person.send("GET", "/api/badges"));
}

function announced({ told }: TestApp): number {
  return told.filter(({ change }) => change.entity === "badge").length;
}

/** One step a day, the last one today. */
async function stepDaily(test: TestApp, person: Person, goalId: string, days: number) {
  const until = test.at;
  const replies: Reply[] = [];
  for (let back = days - 1; back >= 0; back -= 1) {
    test.at = until - back * DAY_MS;
    replies.push(await move(person, goalId, { kind: "step" }));
  }
  return replies;
}

describeWithDatabase("badges", (open) => {
  it.each([
    ["Numeric", 9, 4, 1, true],
    ["DailyStreak", 10, 4, 1, true],
    ["Numeric", 10, 3, 1, false],
    ["Numeric", -4, 0, 5, false],
  ] as const)(
    "Milestone Master of a %s goal of %d, from %d by %d: %s",
    async (type, target, from, by, earned) => {
      const { test, owner: person, goal } = await openWithGoal(await open(), outOf(target, type));
      expect((await move(person, goal.id, { kind: "change", by: from })).body.badges).toEqual([]);
      const reply = await move(person, goal.id, { kind: "change", by });
      const badge = {
        badgeId: `milestone-master-50-${goal.id}`,
        displayName: "Milestone Master (50%)",
        description: expect.stringContaining(goal.description),
        earnedAt: START,
        iconClass: "star",
        count: 1,
        goalId: goal.id,
      };
      expect(reply.body.badges).toEqual(earned ? [badge] : []);
      expect((await person.send("GET", "/api/badges")).body.badges).toEqual(reply.body.badges);
      expect(announced(test)).toBe(earned ? 1 : 0);
    },
  );

  it("gives a badge once, and never takes it back", async () => {
    const { test, owner, goal } = await openWithGoal(await open(), outOf(10));
    const headers = key();
    const change = { kind: "change", by: 6 };
    expect(idsOf(await move(owner, goal.id, change, headers))).toHaveLength(1);
    expect(idsOf(await move(owner, goal.id, change, headers))).toEqual([]);
    await move(owner, goal.id, { kind: "set", value: 0, rev: 2 });
    expect(idsOf(await move(owner, goal.id, change))).toEqual([]);
    expect(await heldBy(owner)).toEqual([`milestone-master-50-${goal.id}`]);
    expect(test.told.filter(({ change: { entity } }) => entity === "badge")).toEqual([
      { change: { entity: "badge", id: owner.uid, rev: 1 }, uids: [owner.uid] },
    ]);
  });

  it("gives one for each goal, and for a change of an earlier day too", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    test.at = START - 3 * DAY_MS;
    const goals = [await addGoal(person, outOf(10)), await addGoal(person, outOf(10))];
    test.at = START;
    await move(person, goals[0].id, { kind: "change", by: 5 });
    test.at += 1;
    const later = await move(person, goals[1].id, { kind: "change", by: 5, day: "2026-03-08" });
    expect(idsOf(later)).toEqual([`milestone-master-50-${goals[1].id}`]);
    expect(await heldBy(person)).toEqual(
      goals.toReversed().map(({ id }) => `milestone-master-50-${id}`),
    );
  });

  it.each(["Europe/London", "Pacific/Kiritimati"])(
    "Consistency Champion after seven days in a row, today among them, in %s",
    async (timeZone) => {
      const [test, person] = await openWithPeople(await open(), { timeZone });
      test.at = START - 20 * DAY_MS;
      const goal = await addGoal(person, outOf(1_000));
      // London puts its clocks forward on the fifth of these days.
      test.at = Date.UTC(2026, 2, 31, 12);
      const replies = await stepDaily(test, person, goal.id, 7);
      expect(replies.map(({ body }) => body.badges.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
      expect(replies.at(-1)?.body.badges).toEqual([
        {
          badgeId: "consistency-champion-7",
          displayName: "Consistency Champion",
          description: expect.stringContaining("7"),
          earnedAt: test.at,
          iconClass: "shield",
          count: 7,
          goalId: null,
        },
      ]);
      const more = await stepDaily(test, person, goal.id, 1);
      test.at += DAY_MS;
      more.push(...(await stepDaily(test, person, goal.id, 1)));
      expect(more.map(({ body }) => body.badges)).toEqual([[], []]);
      expect(await heldBy(person)).toEqual(["consistency-champion-7"]);
      expect(announced(test)).toBe(1);
    },
  );

  it("six days are not seven, nor are seven with a day between that was only logged later", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    test.at = START - 20 * DAY_MS;
    const goal = await addGoal(person, outOf(1_000));
    test.at = START - 4 * DAY_MS;
    await stepDaily(test, person, goal.id, 3);
    test.at = START;
    await move(person, goal.id, { kind: "change", by: 1, day: "2026-03-07" });
    const after = await stepDaily(test, person, goal.id, 3);
    expect(after.map(({ body }) => body.badges)).toEqual([[], [], []]);
    const { badges, activeDays } = (await person.send("GET", "/api/badges")).body;
    expect(badges).toEqual([]);
    expect(activeDays).toEqual([
      "2026-03-04",
      "2026-03-05",
      "2026-03-06",
      "2026-03-08",
      "2026-03-09",
      "2026-03-10",
    ]);
  });

  it("of 20 moves at once that earn the same badge one gives it, answers it and tells of it", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    test.at = START - 20 * DAY_MS;
    const goals: { id: string }[] = [];
    for (let number = 0; number < 20; number += 1) goals.push(await addGoal(person, outOf(1_000)));
    const first = goals[0]?.id ?? "";
    test.at = START - DAY_MS;
    await stepDaily(test, person, first, 6);
    test.at = START;
    const replies = await Promise.all(goals.map(({ id }) => move(person, id, { kind: "step" })));
    expect(replies.map(({ status }) => status)).toEqual(goals.map(() => 200));
    expect(replies.flatMap(idsOf)).toEqual(["consistency-champion-7"]);
    expect(await heldBy(person)).toEqual(["consistency-champion-7"]);
    expect(announced(test)).toBe(1);
    const half = await Promise.all(
      Array.from({ length: 20 }, () => move(person, first, { kind: "change", by: 600 })),
    );
    expect(half.flatMap(idsOf)).toEqual([`milestone-master-50-${first}`]);
    expect(announced(test)).toBe(2);
  });

  it("shows the active days of 16 weeks by the person's zone, and nothing of others", async () => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
    const first = addDays(TODAY, -16 * 7 + 1);
    const days = [addDays(first, -1), first, "2026-01-05", TODAY];
    await test.deps.db.kysely
      .insertInto("daily_activity")
      .values(
        days.flatMap((day) => [
          { user_id: person.uid, day, last_check_in: START },
          { user_id: other.uid, day: addDays(day, -1), last_check_in: START },
        ]),
      )
      .execute();
    const goal = await addGoal(other, outOf(2));
    await move(other, goal.id, { kind: "step" });
    expect((await person.send("GET", "/api/badges")).body).toEqual({
      badges: [],
      activeDays: days.slice(1),
      shareCount: 0,
    });
  });
});
