import { expect, it } from "vitest";
import { exportTable } from "#contract/account.ts";
import { importLedger } from "#contract/ledger-import.ts";
import { atOnce } from "#server/app/fixtures/at-once.fixture.ts";
import { openTestApp, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import {
  activeDays,
  addGoal,
  entriesOf,
  key,
  move,
  openCoached,
  openWithGoal,
  yesOrNo,
} from "../fixtures/goal.fixture.ts";
import { bring, csv, preview, seen, TODAY } from "../fixtures/import.fixture.ts";

// threats T84. Tests begin on Tuesday, 10 March 2026.

const changesOf = async (person: Person, goalId: string) =>
  (await entriesOf(person, goalId)).map(
    ({ from, to, day, note, source }: Record<string, unknown>) =>
      [from, to, day, note, source] as const,
  );

describeWithDatabase("a ledger that is brought in", (open) => {
  it("is looked at first, which writes nothing, and then stands after what was there", async () => {
    const { test, owner: ada, coach, id } = await openCoached(await open());
    const before = await tableHash(test.deps.db);
    expect(await seen(ada, id, csv)).toEqual({
      entries: 2,
      unchanged: 1,
      first: "2026-01-05",
      last: "2026-02-01",
      before: 0,
      after: 4.5,
      rev: 1,
    });
    expect(await tableHash(test.deps.db)).toBe(before);
    test.told.length = 0;
    const reply = await bring(ada, id, csv);
    expect([reply.status, reply.body.goal.rev]).toEqual([200, 2]);
    expect(reply.body.goal.measurable.currentValue).toBe(4.5);
    expect(await changesOf(ada, id)).toEqual([
      [0, 2, "2026-01-05", "Two", "import"],
      [2, 4.5, "2026-02-01", null, "import"],
    ]);
    expect(test.told).toEqual([
      { change: { entity: "goal", id, rev: 2 }, uids: [ada.uid, coach.uid] },
      { change: { entity: "badge", id: ada.uid, rev: 1 }, uids: [ada.uid] },
    ]);
    // No active day and no update, but the badge of any move.
    expect(await activeDays(test)).toEqual([]);
    expect(reply.body.goal.lastProgressUpdateAt).toBeNull();
    const { body } = await ada.send("GET", "/api/badges");
    expect(JSON.stringify(body)).toContain("Milestone Master");
    expect((await ada.send("GET", `/api/goals/${id}`)).body.goal).toMatchObject(reply.body.goal);
  });

  it("is decided anew: a goal that has moved since is refused with the fresh goal, and nothing is written", async () => {
    const { owner, id } = await openWithGoal(await open());
    const file = `day,value\n${TODAY},5`;
    const { rev } = await seen(owner, id, file);
    await move(owner, id, { kind: "step" });
    const late = await bring(owner, id, file, rev);
    expect([late.status, late.body.error]).toEqual([
      409,
      {
        code: "import.goal-moved",
        message: "The goal has changed in the meantime. Please check the file again.",
      },
    ]);
    expect(late.body.goal.measurable.currentValue).toBe(1);
    expect((await bring(owner, id, csv, rev)).body).toMatchObject({
      error: { code: "import.day-before-ledger", field: "line 2" },
      goal: { rev: 2 },
    });
    expect(await changesOf(owner, id)).toHaveLength(1);
    expect((await bring(owner, id, file, 2)).status).toBe(200);
  });

  it.each<readonly [what: string, measurable: object | undefined, file: string, values: unknown[]]>(
    [
      ["a number", undefined, "day,value\n2026-01-01,1\n2026-01-02,0.5", [1, 0.5]],
      [
        "days in a row",
        { type: "DailyStreak", targetValue: "7", unit: "" },
        "day;to\n2026-01-01;1\n2026-01-02;2",
        [1, 2],
      ],
      ["yes or no", yesOrNo, "value,day\nYes,2026-01-01\nFALSE,2026-01-02", [true, false]],
      [
        "a day",
        { type: "Date", targetValue: "2026-11-30", unit: "" },
        "day,value\n2026-01-01,2025-12-31\n2026-01-02,",
        ["2025-12-31", null],
      ],
    ],
  )("is one of %s", async (_, measurable, file, values) => {
    const { owner: ada, id } = await openWithGoal(
      await open(),
      measurable === undefined ? {} : ({ measurable } as never),
    );
    const { goal } = (await bring(ada, id, file)).body;
    expect(goal.measurable.currentValue).toEqual(values.at(-1));
    expect((await changesOf(ada, id)).map((one: readonly unknown[]) => one[1])).toEqual(values);
    expect((await ada.send("GET", `/api/goals/${id}/timeline`)).status).toBe(200);
  });

  it("is our own table as it was: what one goal exports another takes in", async () => {
    const { owner, id } = await openWithGoal(await open());
    const notes: string[] = ["=1+1", "'=1", 'say "no",\r\nthen; go', "-5", "plain", "＝full"];
    for (const [index, note] of notes.entries())
      await move(owner, id, { kind: "set", value: index * 1.5 + 1, rev: index + 1, note });
    const table = (await owner.send("GET", `${exportTable.path}?table=ledger`)).text;
    const { id: other } = await addGoal(owner);
    expect((await bring(owner, other, table)).status).toBe(200);
    const plain = (one: readonly unknown[]) => one.slice(0, 4);
    expect((await changesOf(owner, other)).map(plain)).toEqual(
      (await changesOf(owner, id)).map(plain),
    );
  });

  it("is not taken back line by line", async () => {
    const { owner, id } = await openWithGoal(await open());
    await bring(owner, id, csv);
    const entry = (await entriesOf(owner, id)).at(-1);
    const path = `/api/goals/${id}/progress/${entry.id}/undo`;
    expect((await owner.send("POST", path, {}, key())).body.error.code).toBe(
      "progress.undo-too-late",
    );
    expect(await changesOf(owner, id)).toHaveLength(2);
  });
});

describeOnPostgres("a ledger that is brought in", (open) => {
  it("of a table of several goals is that of the one that is chosen, or of none", async () => {
    const { test, owner, goal: read } = await openWithGoal(await open());
    test.at += 1;
    const run = await addGoal(owner, { description: "Run" });
    await move(owner, read.id, { kind: "change", by: 1 });
    for (const by of [1, 1.125]) await move(owner, run.id, { kind: "change", by });
    const table = (await owner.send("GET", `${exportTable.path}?table=ledger`)).text;
    const { id } = await addGoal(owner);
    const before = await tableHash(test.deps.db);
    const fileGoals = [
      { key: read.id, name: read.description, lines: 1 },
      { key: run.id, name: "Run", lines: 2 },
    ];
    for (const reply of [await preview(owner, id, table), await bring(owner, id, table)])
      expect([reply.status, reply.body]).toMatchObject([400, { fileGoals }]);
    expect(await tableHash(test.deps.db)).toBe(before);
    expect((await preview(owner, id, table, run.id)).body).toMatchObject({ entries: 2 });
    const path = importLedger.path.replace(":goalId", id);
    const input = { csv: table, fileGoal: run.id, rev: 1 };
    expect((await owner.send("POST", path, input, key())).status).toBe(200);
    expect(await changesOf(owner, id)).toEqual([
      [0, 1, TODAY, null, "import"],
      [1, 2.125, TODAY, null, "import"],
    ]);
  });

  it("and steps at once: one follows the other, and the chain holds", async () => {
    const test = await openTestApp(await open());
    for (let round = 0; round < 20; round += 1) {
      const ada = await test.person();
      const { id } = await addGoal(ada);
      const file = `day,value\n${TODAY},10\n${TODAY},20`;
      const step = () => move(ada, id, { kind: "step" });
      const [brought, ...steps] = await atOnce(
        [() => bring(ada, id, file), step, step, () => bring(ada, id, file)],
        round,
      );
      expect(steps.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
      const bringings = [brought?.status ?? 0, steps[2]?.status ?? 0];
      expect(bringings.filter((status) => status === 200).length).toBeLessThan(2);
      expect(bringings.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const entries = await changesOf(ada, id);
      for (const [index, [from]] of entries.entries())
        expect(from).toEqual(index === 0 ? 0 : entries[index - 1]?.[1]);
      const { goal } = (await ada.send("GET", `/api/goals/${id}`)).body;
      expect(goal.measurable.currentValue).toEqual(entries.at(-1)?.[1]);
    }
  });
});
