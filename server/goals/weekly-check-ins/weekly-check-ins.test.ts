import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { DAY_MS } from "#domain/day.ts";
import { START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  activeDays,
  addGoal,
  entriesOf,
  key,
  ledger,
  move,
  setCoach,
  yesOrNo,
} from "../fixtures/goal.fixture.ts";
import { addIfThen, change } from "../fixtures/plan.fixture.ts";
import { begin, checkIn, onTrack } from "../fixtures/weekly-check-in.fixture.ts";

// START is a Tuesday.
const [BEFORE, THIS, NEXT, AFTER] = ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"];
const WEEK = 7 * DAY_MS;

async function due(person: Person) {
  return (await person.send("GET", "/api/due-check-ins")).body.due;
}

async function timeline(person: Person, goalId: string) {
  const { body } = await person.send("GET", `/api/goals/${goalId}/timeline?kind=check-in`);
  return body.entries.map(({ checkIn: one }: { checkIn: object }) => one);
}

async function withGoal(db: Database, over = {}) {
  const [test, owner] = await openWithPeople(db, {});
  const goal = await addGoal(owner, over);
  await begin(test, goal.id, BEFORE);
  return { test, owner, goalId: goal.id };
}

describeWithDatabase("a weekly check-in", (open) => {
  it("is due in its period, is written with its ledger entry and counts as an update", async () => {
    const { test, owner, goalId } = await withGoal(await open());
    expect(await due(owner)).toMatchObject([{ goal: { id: goalId }, promise: "", ifThens: [] }]);
    const said = {
      health: "at-risk",
      obstacle: " The budget was cut\n",
      help: "An hour",
      promise: "ask her",
      progress: { kind: "change", by: 2 },
    } as const;
    const reply = await checkIn(owner, goalId, onTrack(THIS, said));
    expect(reply.body).toMatchObject({
      goal: {
        checkedIn: THIS,
        lastProgressUpdateAt: START,
        rev: 2,
        measurable: { currentValue: 2 },
      },
      badges: [],
    });
    expect(await due(owner)).toEqual([]);
    expect(await entriesOf(owner, goalId)).toMatchObject([
      { from: 0, to: 2, source: "check-in", day: "2026-03-10" },
    ]);
    expect(await activeDays(test)).toHaveLength(1);
    expect(await timeline(owner, goalId)).toEqual([
      {
        id: reply.body.checkInId,
        goalId,
        period: THIS,
        at: START,
        circle: "private",
        health: "at-risk",
        kept: null,
        obstacle: "The budget was cut",
        help: "An hour",
        promise: "ask her",
        seen: null,
        rev: 1,
      },
    ]);
  });

  it("counts as an update where the value stays, and marks no day", async () => {
    const { test, owner, goalId } = await withGoal(await open(), { measurable: yesOrNo });
    await checkIn(owner, goalId, onTrack(THIS));
    const { body } = await owner.send("GET", `/api/goals/${goalId}`);
    expect(body.goal).toMatchObject({ lastProgressUpdateAt: START, rev: 2 });
    expect(await ledger(test, goalId)).toEqual([]);
    expect(await activeDays(test)).toEqual([]);
  });

  it("asks the week after what became of the promise, and only then", async () => {
    const { test, owner, goalId } = await withGoal(await open());
    await checkIn(owner, goalId, onTrack(THIS, { promise: "walk at 6:40", kept: "kept" }));
    test.at += WEEK;
    expect(await due(owner)).toMatchObject([{ promise: "walk at 6:40" }]);
    await checkIn(owner, goalId, onTrack(NEXT, { kept: "partly" }));
    expect(await timeline(owner, goalId)).toMatchObject([
      { period: NEXT, kept: "partly" },
      { period: THIS, kept: null },
    ]);
    // Nothing was promised in the last one.
    test.at += WEEK;
    expect(await due(owner)).toMatchObject([{ promise: "" }]);
    await checkIn(owner, goalId, onTrack(AFTER, { kept: "kept" }));
    expect((await timeline(owner, goalId))[0]).toMatchObject({ period: AFTER, kept: null });
  });

  it("is refused for a period that is over, and nothing is written", async () => {
    const { test, owner, goalId } = await withGoal(await open());
    const moving = { progress: { kind: "change", by: 2 } } as const;
    const reply = await checkIn(owner, goalId, onTrack(BEFORE, moving));
    expect([reply.status, reply.body.error.code]).toEqual([409, "check-in.not-due"]);
    expect(await ledger(test, goalId)).toEqual([]);
    expect(await due(owner)).toHaveLength(1);
  });

  it("is written once under its key and once a period, whoever of many comes first", async () => {
    const { owner, goalId } = await withGoal(await open());
    const headers = key();
    const draft = onTrack(THIS, { progress: { kind: "change", by: 2 } });
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => checkIn(owner, goalId, draft, headers)),
      ...Array.from({ length: 4 }, () => checkIn(owner, goalId, draft)),
    ]);
    const done = replies.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.checkInId)).size).toBe(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(["check-in.done"]));
    expect(await timeline(owner, goalId)).toHaveLength(1);
    expect(await entriesOf(owner, goalId)).toMatchObject([{ from: 0, to: 2 }]);
  });

  it("refuses a value that was set against an older revision, and writes nothing", async () => {
    const { owner, goalId } = await withGoal(await open());
    await move(owner, goalId, { kind: "step" });
    const stale = onTrack(THIS, { progress: { kind: "set", value: 5, rev: 1 } });
    expect((await checkIn(owner, goalId, stale)).body.error.code).toBe("progress.stale");
    expect(await timeline(owner, goalId)).toEqual([]);
  });

  it("tells a coach whom it is not for that it was done, and nothing else", async () => {
    const { test, owner, goalId } = await withGoal(await open());
    const coach = await test.person();
    await setCoach(test, goalId, coach);
    const said = { obstacle: "Tired", help: "Sleep", promise: "rest", circle: "private" } as const;
    await checkIn(owner, goalId, onTrack(THIS, said));
    expect(await timeline(coach, goalId)).toMatchObject([
      {
        period: THIS,
        circle: "private",
        health: null,
        kept: null,
        obstacle: "",
        help: "",
        promise: "",
      },
    ]);
    expect(await timeline(owner, goalId)).toMatchObject([said]);
    test.at += WEEK;
    await checkIn(owner, goalId, onTrack(NEXT, { obstacle: "None" }));
    expect((await timeline(coach, goalId))[0]).toMatchObject({
      health: "on-track",
      obstacle: "None",
    });
  });

  it("is due on the goal with the nearest due date first, with if-then plans in their order", async () => {
    const [test, owner] = await openWithPeople(await open(), {});
    const dates = ["2026-08-01", "2026-06-01", "2026-09-01", "2026-05-01", "2026-07-01"];
    for (const dueDate of dates) {
      const { id } = await addGoal(owner, { dueDate });
      await begin(test, id, BEFORE);
      const [ifThenId] = [await addIfThen(owner, id), await addIfThen(owner, id)];
      const shown = { obstacle: "it rains", action: "walk inside" };
      const snow = { obstacle: "it snows", action: "stay in" };
      await change(owner, id, { kind: "change-if-then", ifThenId, ...snow, shown });
    }
    const all: DueCheckIn[] = await due(owner);
    expect(all.map(({ goal }) => goal.dueDate)).toEqual(dates.toSorted());
    for (const { ifThens } of all)
      expect(ifThens.map(({ obstacle }) => obstacle)).toEqual(["it snows", "it rains"]);
  });

  it("is listed among the newest with its goal, and its answered promise counts for the week", async () => {
    const { test, owner, goalId } = await withGoal(await open());
    const { id: other } = await addGoal(owner);
    await begin(test, other, BEFORE);
    const list = async () => (await owner.send("GET", "/api/check-ins")).body;
    expect(await list()).toMatchObject({ weekly: [], promises: { kept: 0, answered: 0 } });
    await checkIn(owner, goalId, onTrack(THIS, { promise: "ask her" }));
    await checkIn(owner, other, onTrack(THIS, { promise: "run", circle: "private" }));
    expect((await list()).promises).toEqual({ kept: 0, answered: 0 });
    // A Monday itself.
    test.at = Date.parse(`${NEXT}T12:00Z`);
    await checkIn(owner, goalId, onTrack(NEXT, { kept: "kept" }));
    await checkIn(owner, other, onTrack(NEXT, { kept: "partly" }));
    const { weekly, promises } = await list();
    expect(promises).toEqual({ kept: 1, answered: 2 });
    await owner.send("POST", `/api/goals/${other}/delete`, {}, key());
    expect((await list()).promises).toEqual({ kept: 1, answered: 1 });
    await owner.send("POST", `/api/goals/${other}/restore`, {}, key());
    expect(weekly).toHaveLength(4);
    expect(weekly[2]).toMatchObject({
      checkIn: { period: THIS },
      goal: { id: expect.any(String) },
    });
    // From Monday on, in the person's zone.
    test.at += 6 * DAY_MS;
    expect((await list()).promises).toEqual({ kept: 1, answered: 2 });
    test.at += DAY_MS;
    expect((await list()).promises).toEqual({ kept: 0, answered: 0 });
    await owner.send("POST", `/api/goals/${other}/delete`, {}, key());
    expect((await list()).weekly).toHaveLength(2);
    const stranger = await test.person();
    expect((await stranger.send("GET", "/api/check-ins")).body.weekly).toEqual([]);
  });
});
