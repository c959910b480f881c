import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { ledgerEntry } from "#contract/goals.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import {
  activeDays,
  addGoal,
  entriesOf,
  key,
  ledger,
  move,
  openWithGoal,
  yesOrNo,
} from "./fixtures/goal.fixture.ts";

const pages = { measurable: { type: "Numeric", targetValue: "500", unit: "pages" } };

describeWithDatabase("the ledger", (open) => {
  it("tells each change, oldest first, with its note, and answers the entry that it wrote", async () => {
    const { owner, goal } = await openWithGoal(await open(), pages);
    const note = `A long evening 🌱 '"; drop table`;
    const replies = [
      await move(owner, goal.id, { kind: "step" }),
      await move(owner, goal.id, { kind: "change", by: 10, note: `  ${note}\n` }),
      await move(owner, goal.id, { kind: "set", value: 7, rev: 3, note: "   " }),
    ];
    const ids = replies.map(({ body }) => body.entryId);
    // All of one millisecond: in writing order.
    const entries = await entriesOf(owner, goal.id);
    const common = { day: "2026-03-10", at: START, undoes: null };
    expect(entries).toEqual([
      { ...common, id: ids[0], from: 0, to: 1, note: null, source: "step" },
      { ...common, id: ids[1], from: 1, to: 11, note, source: "change" },
      { ...common, id: ids[2], from: 11, to: 7, note: null, source: "set" },
    ]);
    for (const entry of entries) expect(ledgerEntry.safeParse(entry).success).toBe(true);
  });

  it("tells the values of a Boolean and of a Date goal as they are", async () => {
    const { owner, goal: done } = await openWithGoal(await open(), { measurable: yesOrNo });
    const dated = await addGoal(owner, {
      measurable: { type: "Date", targetValue: "2026-05-01", unit: "" },
    });
    await move(owner, done.id, { kind: "step" });
    await move(owner, dated.id, { kind: "set", value: "2026-03-10", rev: 1 });
    await move(owner, dated.id, { kind: "set", value: null, rev: 2 });
    expect(await entriesOf(owner, done.id)).toMatchObject([{ from: false, to: true }]);
    expect(await entriesOf(owner, dated.id)).toMatchObject([
      { from: null, to: "2026-03-10" },
      { from: "2026-03-10", to: null },
    ]);
  });

  it("gives its newest 1,000 entries", async () => {
    const { test, owner, goal } = await openWithGoal(await open(), pages);
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
    const told = await entriesOf(owner, goal.id);
    expect(told).toHaveLength(limits.ledgerEntriesShown);
    expect([told[0].from, told.at(-1).to]).toEqual([3, 1_003]);
  });

  it("writes an earlier day's change into the ledger, and touches neither activity nor last update", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    test.at = START - 10 * DAY_MS;
    const goal = await addGoal(person, pages);
    test.at = START;
    // product 29.3
    await move(person, goal.id, { kind: "step", day: "2026-03-04" });
    const reply = await move(person, goal.id, { kind: "change", by: 3, day: "2026-03-05" });
    expect(reply.body.goal).toMatchObject({
      measurable: { currentValue: 4 },
      lastProgressUpdateAt: null,
      rev: 3,
    });
    expect(await entriesOf(person, goal.id)).toMatchObject([
      { day: "2026-03-04", from: 0, to: 1, at: START, source: "back-dated" },
      { day: "2026-03-05", at: START, source: "back-dated" },
    ]);
    expect(await activeDays(test)).toEqual([]);
    expect((await person.send("GET", `/api/goals/${goal.id}`)).body.goal).toMatchObject({
      lastProgressUpdateAt: null,
    });
    await move(person, goal.id, { kind: "change", by: 1, day: "2026-03-10" });
    test.at += 1_000;
    await move(person, goal.id, { kind: "set", value: 9, rev: 4, day: "2026-03-09" });
    expect(await activeDays(test)).toEqual([{ day: "2026-03-10", last_check_in: START }]);
    expect((await person.send("GET", `/api/goals/${goal.id}`)).body.goal).toMatchObject({
      lastProgressUpdateAt: START,
      measurable: { currentValue: 9 },
    });
  });

  it.each([
    ["7 days ago", "2026-03-03", 20, 200, null],
    ["the day before creation", "2026-03-07", 2, 400, "progress.day-too-early"],
  ] as const)("takes a change of %s (%s): %d days old, %d", async (_, day, age, status, code) => {
    const [test, person] = await openWithPeople(await open(), {});
    test.at = START - age * DAY_MS;
    const goal = await addGoal(person, pages);
    test.at = START;
    const reply = await move(person, goal.id, { kind: "change", by: 1, day });
    expect([reply.status, reply.body.error?.code ?? null]).toEqual([status, code]);
    expect(await ledger(test, goal.id)).toHaveLength(status === 200 ? 1 : 0);
  });

  it("a change that changes nothing writes nothing but its key", async () => {
    const change = { kind: "change", by: -1 };
    const { test, owner, goal } = await openWithGoal(await open(), pages);
    const told = test.told.length;
    const headers = key();
    const reply = await move(owner, goal.id, { ...change, note: "Nothing" }, headers);
    expect(reply.body).toMatchObject({
      goal: { rev: 1, lastProgressUpdateAt: null, measurable: { currentValue: 0 } },
      entryId: null,
      badges: [],
    });
    const before = await tableHash(test.deps.db);
    expect((await move(owner, goal.id, { ...change, note: "Nothing" }, headers)).body).toEqual(
      reply.body,
    );
    expect((await move(owner, goal.id, { kind: "step" }, headers)).body.error.code).toBe(
      "request.key-reused",
    );
    expect(await tableHash(test.deps.db)).toBe(before);
    expect([await ledger(test, goal.id), await activeDays(test)]).toEqual([[], []]);
    expect(test.told.slice(told)).toEqual([]);
  });

  it("answers a retry with the entry of the first time, also after other changes", async () => {
    const { test, owner, goal } = await openWithGoal(await open(), pages);
    const headers = key();
    const first = await move(owner, goal.id, { kind: "step" }, headers);
    await move(owner, goal.id, { kind: "step" });
    const retry = await move(owner, goal.id, { kind: "step" }, headers);
    expect(retry.body).toMatchObject({ entryId: first.body.entryId, goal: { rev: 3 }, badges: [] });
    const at = key();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => move(owner, goal.id, { kind: "change", by: 2 }, at)),
    );
    expect(new Set(replies.map(({ body }) => body.entryId)).size).toBe(1);
    expect(await ledger(test, goal.id)).toHaveLength(3);
  });
});
