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
import { keptRow, lived, moving, openEnded, staying } from "./fixtures/goal-life.fixture.ts";

const today = dayOf(START, "UTC");
const inDays = (days: number) => addDays(today, days);

async function away(person: Person, body: object, headers = key()): Promise<string[]> {
  const reply = await person.send("POST", pauseAll.path, body, headers);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.goalIds.toSorted();
}

async function back(person: Person, body: object, headers = key()): Promise<string[]> {
  const reply = await person.send("POST", resumeAll.path, body, headers);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.goalIds.toSorted();
}

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
    expect(await away(owner, { until: inDays(3) })).toEqual([]);
    expect(await keptRow(test, one)).toEqual(before);
  });

  it("keeps goals at 100 percent as they are", async () => {
    const measurable = { type: "Boolean", targetValue: "", unit: "" };
    const { owner, id: reached } = await openWithGoal(await open(), { measurable });
    const { id: underWay } = await addGoal(owner, { measurable });
    expect((await move(owner, reached, { kind: "step" })).status).toBe(200);
    expect(await away(owner, openEnded)).toEqual([underWay]);
  });

  it("is back: all that is paused goes on, each due date moved by its own days", async () => {
    const { test, owner, one, coached, paused, closed } = await played(await open());
    test.at += 2 * DAY_MS;
    await away(owner, openEnded);
    test.at += 5 * DAY_MS;
    expect(await back(owner, moving)).toEqual([one, coached, paused].toSorted());
    for (const [id, from, days] of [
      [one, 2, 5],
      [coached, 2, 5],
      [paused, 0, 7],
    ] as const)
      expect(await standing(test, id)).toEqual({
        status: "active",
        pauses: [{ from: inDays(from), until: inDays(7), answered: true, movedDays: days }],
        dueDate: addDays(draft.dueDate, days),
      });
    expect(await standing(test, closed)).toMatchObject({ pauses: [], dueDate: draft.dueDate });
    expect(await back(owner, moving)).toEqual([]);
  });

  it("is back, and due dates stay where that is asked for", async () => {
    const { test, owner, one } = await played(await open());
    await away(owner, openEnded);
    test.at += 5 * DAY_MS;
    await back(owner, staying);
    expect((await standing(test, one)).dueDate).toBe(draft.dueDate);
  });

  it("leaves a goal whose due date can move no further as it was, and the others go on", async () => {
    const { test, owner, id: last } = await openWithGoal(await open(), { dueDate: "9999-12-30" });
    const { id: one } = await addGoal(owner);
    await away(owner, openEnded);
    test.at += 5 * DAY_MS;
    expect(await back(owner, moving)).toEqual([one]);
    expect(await standing(test, last)).toMatchObject({ pauses: [{ until: null }] });
    expect(await back(owner, staying)).toEqual([last]);
  });
});
