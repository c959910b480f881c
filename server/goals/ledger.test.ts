import { expect, it } from "vitest";
import { answers } from "#contract/errors.ts";
import { ledgerEntry } from "#contract/goals.ts";
import { limits } from "#domain/limits.ts";
import { describeOnEngines } from "../db/engines.ts";
import { newId } from "../random.ts";
import { tableHash } from "../table-hash.fixture.ts";
import { openTestApp, START, type Person, type TestApp } from "../test-app.ts";
import { addGoal, key, ledger, move, setCoach } from "./goal.fixture.ts";

const DAY = 86_400_000;
const pages = { measurable: { type: "Numeric", targetValue: "500", unit: "pages" } };

function days(test: TestApp): Promise<{ day: string; last_check_in: number }[]> {
  const columns = ["day", "last_check_in"] as const;
  return test.deps.db.kysely.selectFrom("daily_activity").select(columns).orderBy("day").execute();
}

async function entriesOf(person: Person, goalId: string) {
  const reply = await person.send("GET", `/api/goals/${goalId}/ledger`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.entries;
}

describeOnEngines("the ledger", (open) => {
  it("tells each change, oldest first, with its note, and answers the entry that it wrote", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const note = `A long evening 🌱 '"; drop table`;
    const replies = [
      await move(person, goal.id, { kind: "step" }),
      await move(person, goal.id, { kind: "change", by: 10, note: `  ${note}\n` }),
      await move(person, goal.id, { kind: "set", value: 7, rev: 3, note: "   " }),
    ];
    const ids = replies.map(({ body }) => body.entryId);
    // All of one millisecond: their order is the order in which they were written.
    const entries = await entriesOf(person, goal.id);
    const common = { day: "2026-03-10", at: START, undoes: null };
    expect(entries).toEqual([
      { ...common, id: ids[0], from: 0, to: 1, note: null, source: "step" },
      { ...common, id: ids[1], from: 1, to: 11, note, source: "change" },
      { ...common, id: ids[2], from: 11, to: 7, note: null, source: "set" },
    ]);
    for (const entry of entries) expect(ledgerEntry.safeParse(entry).success).toBe(true);
  });

  it("tells the values of a Boolean and of a Date goal as they are", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const done = await addGoal(person, {
      measurable: { type: "Boolean", targetValue: "", unit: "" },
    });
    const dated = await addGoal(person, {
      measurable: { type: "Date", targetValue: "2026-05-01", unit: "" },
    });
    await move(person, done.id, { kind: "step" });
    await move(person, dated.id, { kind: "set", value: "2026-03-10", rev: 1 });
    await move(person, dated.id, { kind: "set", value: null, rev: 2 });
    expect(await entriesOf(person, done.id)).toMatchObject([{ from: false, to: true }]);
    expect(await entriesOf(person, dated.id)).toMatchObject([
      { from: null, to: "2026-03-10" },
      { from: "2026-03-10", to: null },
    ]);
  });

  it("gives its newest 1,000 entries", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const entries = Array.from({ length: 1_003 }, (_, index) => ({
      id: newId(),
      goal_id: goal.id as string,
      from_value: String(index),
      to_value: String(index + 1),
      day: "2026-03-10",
      at: START,
      note: null,
      source: "step" as const,
      undoes: null,
    }));
    await test.deps.db.kysely.insertInto("progress_entries").values(entries).execute();
    const told = await entriesOf(person, goal.id);
    expect(told).toHaveLength(limits.ledgerEntriesShown);
    expect([told[0].from, told.at(-1).to]).toEqual([3, 1_003]);
  });

  it("is for the owner and the coach, and for nobody else", async () => {
    const test = await openTestApp(await open());
    const [owner, coach, other] = [await test.person(), await test.person(), await test.person()];
    const goal = await addGoal(owner);
    const { entryId } = (await move(owner, goal.id, { kind: "step" })).body;
    await setCoach(test, goal.id, coach);
    expect(await entriesOf(coach, goal.id)).toHaveLength(1);
    expect((await other.send("GET", `/api/goals/${goal.id}/ledger`)).status).toBe(404);
    for (const person of [coach, other]) {
      const path = `/api/goals/${goal.id}/progress/${entryId}/undo`;
      expect((await person.send("POST", path, {}, key())).status).toBe(404);
    }
    expect(await ledger(test, goal.id)).toHaveLength(1);
  });

  it("writes an earlier day's change into the ledger, and touches neither activity nor last update", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    test.at = START - 10 * DAY;
    const goal = await addGoal(person, pages);
    test.at = START;
    const reply = await move(person, goal.id, { kind: "change", by: 4, day: "2026-03-05" });
    expect(reply.body.goal).toMatchObject({
      measurable: { currentValue: 4 },
      lastProgressUpdateAt: null,
      rev: 2,
    });
    expect(await entriesOf(person, goal.id)).toMatchObject([
      { day: "2026-03-05", at: START, source: "back-dated" },
    ]);
    expect(await days(test)).toEqual([]);
    expect((await person.send("GET", `/api/goals/${goal.id}`)).body.goal).toMatchObject({
      lastProgressUpdateAt: null,
    });
    await move(person, goal.id, { kind: "change", by: 1, day: "2026-03-10" });
    test.at += 1_000;
    await move(person, goal.id, { kind: "set", value: 9, rev: 3, day: "2026-03-09" });
    expect(await days(test)).toEqual([{ day: "2026-03-10", last_check_in: START }]);
    expect((await person.send("GET", `/api/goals/${goal.id}`)).body.goal).toMatchObject({
      lastProgressUpdateAt: START,
      measurable: { currentValue: 9 },
    });
  });

  it.each([
    ["7 days ago", "2026-03-03", 20, 200, null],
    ["8 days ago", "2026-03-02", 20, 400, "progress.day-too-early"],
    ["tomorrow", "2026-03-11", 20, 400, "progress.date-in-future"],
    ["the day of creation", "2026-03-08", 2, 200, null],
    ["the day before creation", "2026-03-07", 2, 400, "progress.day-too-early"],
    ["no day", "2026-02-29", 20, 400, "request.invalid"],
  ] as const)("takes a change of %s (%s): %d days old, %d", async (_, day, age, status, code) => {
    const test = await openTestApp(await open());
    const person = await test.person();
    test.at = START - age * DAY;
    const goal = await addGoal(person, pages);
    test.at = START;
    const reply = await move(person, goal.id, { kind: "change", by: 1, day });
    expect([reply.status, reply.body.error?.code ?? null]).toEqual([status, code]);
    expect(await ledger(test, goal.id)).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ["by 0", { kind: "change", by: 0 }],
    ["-1 at 0", { kind: "change", by: -1 }],
    ["the same value", { kind: "set", value: 0, rev: 1 }],
  ])("a change that changes nothing (%s) writes nothing but its key", async (_, change) => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const told = test.told.length;
    const headers = key();
    const reply = await move(person, goal.id, { ...change, note: "Nothing" }, headers);
    expect(reply.body).toMatchObject({
      goal: { rev: 1, lastProgressUpdateAt: null, measurable: { currentValue: 0 } },
      entryId: null,
      badges: [],
    });
    const before = await tableHash(test.deps.db);
    expect((await move(person, goal.id, { ...change, note: "Nothing" }, headers)).body).toEqual(
      reply.body,
    );
    expect((await move(person, goal.id, { kind: "step" }, headers)).body.error.code).toBe(
      "request.key-reused",
    );
    expect(await tableHash(test.deps.db)).toBe(before);
    expect([await ledger(test, goal.id), await days(test)]).toEqual([[], []]);
    expect(test.told.slice(told)).toEqual([]);
  });

  it("answers a retry with the entry of the first time, also after other changes", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const headers = key();
    const first = await move(person, goal.id, { kind: "step" }, headers);
    await move(person, goal.id, { kind: "step" });
    const retry = await move(person, goal.id, { kind: "step" }, headers);
    expect(retry.body).toMatchObject({ entryId: first.body.entryId, goal: { rev: 3 }, badges: [] });
    const at = key();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => move(person, goal.id, { kind: "change", by: 2 }, at)),
    );
    expect(new Set(replies.map(({ body }) => body.entryId)).size).toBe(1);
    expect(await ledger(test, goal.id)).toHaveLength(3);
  });
});

describeOnEngines("undo", (open) => {
  const undo = (person: Person, goalId: string, entryId: string, headers = key()) =>
    person.send("POST", `/api/goals/${goalId}/progress/${entryId}/undo`, {}, headers);

  it("restores the value by an entry that reverses, and leaves day, last update and badges", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, {
      measurable: { type: "Numeric", targetValue: "8", unit: "talks" },
    });
    await move(person, goal.id, { kind: "step" });
    test.at += 60_000;
    const moved = await move(person, goal.id, { kind: "change", by: 5, note: "Too many" });
    expect(moved.body.badges).toHaveLength(1);
    const activity = await days(test);
    test.at += limits.undoSeconds * 1_000;
    const undone = await undo(person, goal.id, moved.body.entryId);
    expect(undone.body).toMatchObject({
      goal: { measurable: { currentValue: 1 }, rev: 4, lastProgressUpdateAt: START + 60_000 },
      badges: [],
    });
    expect((await entriesOf(person, goal.id)).at(-1)).toEqual({
      id: undone.body.entryId,
      from: 6,
      to: 1,
      day: "2026-03-10",
      at: test.at,
      note: null,
      source: "undo",
      undoes: moved.body.entryId,
    });
    expect(await days(test)).toEqual(activity);
    expect((await person.send("GET", "/api/badges")).body.badges).toEqual(moved.body.badges);
    expect(test.told.at(-1)).toEqual({
      change: { entity: "goal", id: goal.id, rev: 4 },
      uids: [person.uid],
    });
  });

  it("belongs to the day of what it takes back", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    test.at = START - 5 * DAY;
    const goal = await addGoal(person, pages);
    test.at = START;
    const moved = await move(person, goal.id, { kind: "change", by: 4, day: "2026-03-08" });
    await undo(person, goal.id, moved.body.entryId);
    expect(await entriesOf(person, goal.id)).toMatchObject([
      { from: 0, to: 4, day: "2026-03-08" },
      { from: 4, to: 0, day: "2026-03-08" },
    ]);
    expect(await days(test)).toEqual([]);
  });

  it.each([
    ["after its seconds and a little more", 14_000, "progress.undo-too-late"],
    ["within a little more than its seconds", 12_000, null],
  ])("%s (%d ms): %s", async (_, late, code) => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const { entryId } = (await move(person, goal.id, { kind: "step" })).body;
    test.at += late;
    const reply = await undo(person, goal.id, entryId);
    expect(reply.body.error?.code ?? null).toBe(code);
    if (code !== null) expect(reply.body.goal).toMatchObject({ measurable: { currentValue: 1 } });
    expect(await ledger(test, goal.id)).toHaveLength(code === null ? 2 : 1);
  });

  it("refuses what is not the newest change of this goal, an undo, and a completed goal", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, {
      measurable: { type: "Numeric", targetValue: "2", unit: "talks" },
    });
    const other = await addGoal(person, pages);
    const first = (await move(person, goal.id, { kind: "step" })).body.entryId;
    const second = (await move(person, goal.id, { kind: "step" })).body.entryId;
    expect((await undo(person, goal.id, first)).body.error).toMatchObject({
      code: "progress.undo-overtaken",
      message: answers["progress.undo-overtaken"].text,
    });
    expect((await undo(person, other.id, second)).status).toBe(404);
    expect((await undo(person, goal.id, newId())).status).toBe(404);
    const taken = await undo(person, goal.id, second);
    const again = [
      await undo(person, goal.id, second),
      await undo(person, goal.id, taken.body.entryId),
    ];
    expect(again.map(({ body }) => body.error.code)).toEqual([
      "progress.undo-overtaken",
      "progress.undo-too-late",
    ]);
    const third = (await move(person, goal.id, { kind: "step" })).body.entryId;
    await person.send("POST", `/api/goals/${goal.id}/complete`, {}, key());
    expect((await undo(person, goal.id, third)).body.error.code).toBe("goal.already-completed");
    expect(await ledger(test, goal.id)).toHaveLength(4);
  });

  it("happens once: twice under one key, and of many at the same moment", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, pages);
    const { entryId } = (await move(person, goal.id, { kind: "change", by: 6 })).body;
    const headers = key();
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => undo(person, goal.id, entryId, headers)),
      ...Array.from({ length: 8 }, () => undo(person, goal.id, entryId)),
    ]);
    const done = replies.filter(({ status }) => status === 200);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(done.map(({ body }) => body.entryId)).size).toBe(1);
    expect(await entriesOf(person, goal.id)).toMatchObject([{ to: 6 }, { to: 0, undoes: entryId }]);
  });

  it("of an undo and a step at once, the ledger tells a chain that ends at the value", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    for (let round = 0; round < 5; round += 1) {
      const goal = await addGoal(person, pages);
      const { entryId } = (await move(person, goal.id, { kind: "change", by: 6 })).body;
      await Promise.all([
        undo(person, goal.id, entryId),
        move(person, goal.id, { kind: "step" }),
        move(person, goal.id, { kind: "step" }),
      ]);
      const entries = await entriesOf(person, goal.id);
      const { currentValue } = (await person.send("GET", `/api/goals/${goal.id}`)).body.goal
        .measurable;
      const tos = entries.map(({ to }: { to: number }) => to);
      expect(entries.map(({ from }: { from: number }) => from)).toEqual([0, ...tos.slice(0, -1)]);
      expect(tos.at(-1)).toBe(currentValue);
    }
  });
});
