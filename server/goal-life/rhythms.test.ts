import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { chooseCadence } from "#contract/goal-life.ts";
import { readTimeline } from "#contract/timeline.ts";
import { changeCheckInDay, changeTimeZone } from "#contract/account.ts";
import { cadenceOf, type CheckInDay } from "#domain/check-in-period.ts";
import { DAY_MS } from "#domain/day.ts";
import { type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  addGoal,
  key,
  openWithGoal,
  setCoach,
  yesOrNo,
} from "#server/goals/fixtures/goal.fixture.ts";
import { begin } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { completeDone, keptRow, lived, openEnded } from "./fixtures/goal-life.fixture.ts";

// The tests begin on Tuesday, March 10.
const NEXT = "2026-03-16";

function choose(person: Person, goalId: string, weeks: number, headers = key()) {
  const path = chooseCadence.path.replace(":goalId", goalId);
  return person.send("PUT", path, { weeks }, headers);
}

function chooseDay(person: Person, day: CheckInDay) {
  return person.send("PUT", changeCheckInDay.path, { day });
}

async function rhythms(test: TestApp, goalId: string) {
  return (await keptRow(test, goalId)).rhythms;
}

async function dueIds(person: Person): Promise<string[]> {
  const { body } = await person.send("GET", "/api/due-check-ins");
  return body.due.map(({ goal }: { goal: { id: string } }) => goal.id);
}

/** Its check-ins have begun. */
async function begun(test: TestApp, owner: Person): Promise<string> {
  const { id } = await addGoal(owner);
  await begin(test, id, "2026-03-02");
  return id;
}

describeWithDatabase("the rhythm of check-ins", (open) => {
  it("of a goal is chosen by its owner, seen by its coach, and written once", async () => {
    const [test, owner, coach] = await openWithPeople(await open(), {}, {});
    const goalId = await begun(test, owner);
    await setCoach(test, goalId, coach);
    test.told.length = 0;
    const headers = key();
    const reply = await choose(owner, goalId, 2, headers);
    expect(reply.body.goal.rhythms).toEqual([
      { from: "2026-03-02", weeks: 1 },
      { from: NEXT, weeks: 2 },
    ]);
    expect((await choose(owner, goalId, 2, headers)).body.goal.rev).toBe(reply.body.goal.rev);
    expect((await choose(owner, goalId, 2)).body.goal.rev).toBe(reply.body.goal.rev);
    expect(test.told).toContainEqual(
      expect.objectContaining({ uids: expect.arrayContaining([coach.uid]) }),
    );
    // The coach is told of it, once.
    const { body } = await coach.send("GET", readTimeline.path.replace(":goalId", goalId));
    const told = body.entries.filter(({ kind }: { kind: string }) => kind === "change");
    expect(told.map(({ change }: { change: unknown }) => change)).toEqual([
      { what: "cadence-changed", weeks: 2 },
      { what: "created" },
    ]);
    // What is due stays due.
    expect(await dueIds(owner)).toEqual([goalId]);
    await choose(owner, goalId, 0);
    expect(await dueIds(owner)).toEqual([]);
    expect(cadenceOf(await rhythms(test, goalId))).toBe(0);
  });

  it("follows another check-in day on all goals under way, paused ones too; what is due stays due", async () => {
    const [test, owner, other] = await openWithPeople(await open(), {}, {});
    const [one, resting, none, ended, others] = [
      await begun(test, owner),
      await begun(test, owner),
      await begun(test, owner),
      await begun(test, owner),
      await begun(test, other),
    ];
    await lived(owner, resting, "pause", openEnded);
    await choose(owner, none, 0);
    await lived(owner, ended, "close");
    const { rev } = await keptRow(test, none);
    const reply = await chooseDay(owner, 4);
    expect(reply.body.user).toMatchObject({ uid: owner.uid, checkInDay: 4 });
    const thursdays = [
      { from: "2026-03-02", weeks: 1 },
      { from: "2026-03-19", weeks: 1 },
    ];
    expect(await rhythms(test, one)).toEqual(thursdays);
    expect(await rhythms(test, resting)).toEqual(thursdays);
    expect(await keptRow(test, none)).toMatchObject({ rhythms: [{ weeks: 1 }, { weeks: 0 }], rev });
    expect(await rhythms(test, others)).toHaveLength(1);
    expect(await dueIds(owner)).toEqual([one]);
    // Reopened and new goals follow the new day.
    await lived(owner, ended, "reopen");
    expect((await rhythms(test, ended)).at(-1)).toEqual({ from: "2026-03-19", weeks: 1 });
    const { rhythms: made } = await addGoal(owner);
    expect(made).toEqual([{ from: "2026-03-19", weeks: 1 }]);
    await choose(owner, none, 1);
    expect((await rhythms(test, none)).at(-1)).toEqual({ from: "2026-03-19", weeks: 1 });
  });

  it("is followed by a goal whose completion is undone", async () => {
    const { test, owner, goalId } = await openWithGoal(await open(), { measurable: yesOrNo });
    await begin(test, goalId, "2026-03-02");
    await completeDone(owner, goalId);
    await chooseDay(owner, 4);
    await lived(owner, goalId, "complete/undo");
    expect((await rhythms(test, goalId)).at(-1)).toEqual({ from: "2026-03-19", weeks: 1 });
  });

  it("chosen as it is changes nothing", async () => {
    const [test, owner] = await openWithPeople(await open(), {});
    const goalId = await begun(test, owner);
    const { rev } = await keptRow(test, goalId);
    test.told.length = 0;
    expect((await chooseDay(owner, 1)).body.user.checkInDay).toBe(1);
    expect((await keptRow(test, goalId)).rev).toBe(rev);
    expect(test.told).toEqual([]);
  });

  it("a move east over midnight leaves the day that it cut short, and the export says so", async () => {
    const [test, owner] = await openWithPeople(await open(), { timeZone: "America/Los_Angeles" });
    test.at += 25 * 3_600_000;
    const move = (timeZone: string) => owner.send("PUT", changeTimeZone.path, { timeZone });
    expect((await move("Pacific/Kiritimati")).status).toBe(200);
    test.at += DAY_MS + 3_600_000;
    expect((await move("America/Los_Angeles")).status).toBe(200);
    const { body } = await owner.send("GET", "/api/account/export");
    expect(body.data.user[0].shortDays).toHaveLength(1);
    expect(body.data.user[0].checkInDay).toBe(1);
  });
});

describeOnPostgres("another check-in day", (open) => {
  it("is followed by goals that are made, and given another cadence, at the same moment", async () => {
    const [test, owner] = await openWithPeople(await open(), {});
    const goalId = await begun(test, owner);
    for (const day of [5, 2, 6, 3] as const) {
      const [, made] = await Promise.all([
        chooseDay(owner, day),
        addGoal(owner),
        choose(owner, goalId, day % 2 === 0 ? 2 : 1),
      ]);
      const weekday = async (id: string) => {
        const from = (await rhythms(test, id)).at(-1)?.from ?? "";
        return ((new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
      };
      expect([await weekday(made.id), await weekday(goalId)]).toEqual([day, day]);
    }
  });
});
