import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { pauseAll, resumeAll } from "#contract/goal-life.ts";
import { DAY_MS, addDays, dayOf } from "#domain/day.ts";
import { START, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  addGoal,
  draft,
  key,
  move,
  openWithGoal,
  setCoach,
} from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { readSession } from "#contract/session.ts";
import { keptRow, lived, openEnded, staying } from "./fixtures/goal-life.fixture.ts";

const today = dayOf(START, "UTC");
const inDays = (days: number) => addDays(today, days);

async function away(person: Person, body: object, headers = key()): Promise<string[]> {
  const reply = await person.send("POST", pauseAll.path, body, headers);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.goalIds.toSorted();
}

async function back(
  person: Person,
  moveDueDates: readonly string[],
  headers = key(),
): Promise<string[]> {
  const reply = await person.send("POST", resumeAll.path, { moveDueDates }, headers);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.goalIds.toSorted();
}

const absenceOf = async (person: Person) =>
  (await person.send("GET", readSession.path)).body.user.away;

async function standing(test: TestApp, goalId: string) {
  const { status, pauses, due_date: dueDate } = await keptRow(test, goalId);
  return { status, pauses, dueDate };
}

/** Two active goals, one with a coach, and one in each other state. */
async function played(db: Database) {
  const [test, owner, coach, other] = await openWithPeople(db, {}, {}, {});
  const add = async () => (await addGoal(owner)).id as string;
  const [one, coached, paused, closed, deleted] = [
    await add(),
    await add(),
    await add(),
    await add(),
    await add(),
  ];
  await setCoach(test, coached, coach);
  await lived(owner, paused, "pause", { until: inDays(20) });
  await lived(owner, closed, "close");
  await lived(owner, deleted, "delete");
  const { id: others } = await addGoal(other);
  return { test, owner, coach, one, coached, paused, closed, deleted, others };
}

describeWithDatabase("somebody who is away", (open) => {
  it("has all goals paused that are under way and not paused, with the reason in each timeline", async () => {
    const { test, owner, coach, one, coached, ...rest } = await played(await open());
    const untouched = [rest.paused, rest.closed, rest.deleted, rest.others];
    const before = await Promise.all(untouched.map((id) => keptRow(test, id)));
    test.told.length = 0;
    expect(await away(owner, { until: inDays(14), why: "Abroad" })).toEqual(
      [one, coached].toSorted(),
    );
    for (const id of [one, coached])
      expect(await standing(test, id)).toMatchObject({
        status: "active",
        pauses: [{ from: today, until: inDays(14) }],
      });
    expect(await Promise.all(untouched.map((id) => keptRow(test, id)))).toEqual(before);
    const timeline = await coach.send("GET", `/api/goals/${coached}/timeline`);
    expect(timeline.body.entries[0].change).toEqual({
      what: "paused",
      until: inDays(14),
      why: "Abroad",
    });
    const told = test.told.filter(({ change }) => change.entity === "goal");
    expect(new Map(told.map(({ change, uids }) => [change.id, uids.toSorted()]))).toEqual(
      new Map([
        [one, [owner.uid]],
        [coached, [owner.uid, coach.uid].toSorted()],
      ]),
    );
  });

  it("answers a retry as the first time, and changes nothing more by asking again", async () => {
    const { test, owner, one } = await played(await open());
    const headers = key();
    test.at += 1;
    const done = await away(owner, openEnded, headers);
    const before = await keptRow(test, one);
    test.at += 1;
    expect(await away(owner, openEnded, headers)).toEqual(done);
    expect(await away(owner, openEnded)).toEqual([]);
    expect(await keptRow(test, one)).toEqual(before);
  });

  it("keeps goals at 100 percent as they are", async () => {
    const measurable = { type: "Boolean", targetValue: "", unit: "" };
    const { owner, id: reached } = await openWithGoal(await open(), { measurable });
    const { id: underWay } = await addGoal(owner, { measurable });
    expect((await move(owner, reached, { kind: "step" })).status).toBe(200);
    expect(await away(owner, openEnded)).toEqual([underWay]);
  });

  it("is told so by the session, and their other windows and devices hear of it", async () => {
    const { test, owner } = await played(await open());
    expect(await absenceOf(owner)).toBe(null);
    test.told.length = 0;
    await away(owner, { until: inDays(14) });
    const leaving = { since: today, until: inDays(14) };
    expect(await absenceOf(owner)).toEqual(leaving);
    await back(owner, []);
    expect(await absenceOf(owner)).toBe(null);
    const told = test.told.filter(({ change }) => change.entity === "user");
    expect(told.map(({ change, uids }) => [change.id, uids])).toEqual([
      [owner.uid, [owner.uid]],
      [owner.uid, [owner.uid]],
    ]);
  });

  it("moves the day by leaving again: for the absence, its goals and what was created since, but not for what was paused alone", async () => {
    const { test, owner, one, coached, paused } = await played(await open());
    await away(owner, { until: inDays(14) });
    test.at += DAY_MS;
    const { id: created }: { id: string } = await addGoal(owner);
    expect(await away(owner, { until: inDays(9) })).toEqual([one, coached, created].toSorted());
    expect(await absenceOf(owner)).toEqual({ since: today, until: inDays(9) });
    for (const [id, from, until] of [
      [one, 0, 9],
      [created, 1, 9],
      [paused, 0, 20],
    ] as const)
      expect((await standing(test, id)).pauses).toMatchObject([
        { from: inDays(from), until: inDays(until) },
      ]);
  });

  it("stays away while a goal goes on again alone", async () => {
    const { test, owner, one } = await played(await open());
    await away(owner, openEnded);
    test.at += 2 * DAY_MS;
    await lived(owner, one, "resume", staying);
    expect(await absenceOf(owner)).toEqual({ since: today, until: null });
    expect(await back(owner, [one])).not.toContain(one);
    expect((await standing(test, one)).dueDate).toBe(draft.dueDate);
  });

  it("is away without a goal too", async () => {
    const [, person] = await openWithPeople(await open(), {});
    expect(await away(person, openEnded)).toEqual([]);
    expect(await absenceOf(person)).toEqual({ since: today, until: null });
  });

  it("is back: what was paused with all goes on, and only the named due dates move, each by its own days", async () => {
    const { test, owner, one, coached, paused, closed, others } = await played(await open());
    await away(owner, openEnded);
    test.at += 2 * DAY_MS;
    const { id: created }: { id: string } = await addGoal(owner);
    await away(owner, { until: inDays(30) });
    test.at += 5 * DAY_MS;
    const strangers = [closed, paused, others];
    expect(await back(owner, [one, created, ...strangers])).toEqual(
      [one, coached, created].toSorted(),
    );
    for (const [id, from, days] of [
      [one, 0, 7],
      [created, 2, 5],
    ] as const)
      expect(await standing(test, id)).toEqual({
        status: "active",
        pauses: [{ from: inDays(from), until: inDays(7), answered: true, movedDays: days }],
        dueDate: addDays(draft.dueDate, days),
      });
    expect(await standing(test, coached)).toMatchObject({
      pauses: [{ until: inDays(7), answered: true }],
      dueDate: draft.dueDate,
    });
    expect(await standing(test, paused)).toMatchObject({
      pauses: [{ until: inDays(20), answered: false }],
      dueDate: draft.dueDate,
    });
    for (const id of [closed, others])
      expect((await standing(test, id)).dueDate).toBe(draft.dueDate);
  });

  it("is asked about the due dates once the day has come, once; a retry answers the same", async () => {
    const { test, owner, one, coached } = await played(await open());
    await away(owner, { until: inDays(14) });
    test.at += 16 * DAY_MS;
    expect(await absenceOf(owner)).toEqual({ since: today, until: inDays(14) });
    const headers = key();
    const answered = await back(owner, [one], headers);
    expect(answered).toEqual([one, coached].toSorted());
    expect(await back(owner, [one], headers)).toEqual(answered);
    expect((await standing(test, one)).dueDate).toBe(addDays(draft.dueDate, 14));
    expect((await standing(test, coached)).dueDate).toBe(draft.dueDate);
    expect(await absenceOf(owner)).toBe(null);
  });

  it("who is not away resumes all that was paused one by one", async () => {
    const { owner, paused } = await played(await open());
    expect(await back(owner, [])).toEqual([paused]);
    expect(await back(owner, [])).toEqual([]);
  });

  it("leaves a goal whose due date can move no further as it was, and the others go on", async () => {
    const { test, owner, id: last } = await openWithGoal(await open(), { dueDate: "9999-12-30" });
    const { id: one } = await addGoal(owner);
    await away(owner, openEnded);
    test.at += 5 * DAY_MS;
    expect(await back(owner, [last, one])).toEqual([one]);
    expect(await standing(test, last)).toMatchObject({ pauses: [{ until: null }] });
    expect(await back(owner, [])).toEqual([last]);
  });
});
