import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { exportAccount, exportTable, tableNames, type TableName } from "#contract/account.ts";
import { unguardedText } from "#domain/csv.ts";
import * as limits from "#domain/limits.ts";
import { ORIGIN, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import {
  addGoal,
  key,
  move,
  openWithGoal,
  setCoach,
  yesOrNo,
} from "#server/goals/fixtures/goal.fixture.ts";
import { joined, newCircle, partOf, say } from "#server/circles/fixtures/circle.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";

// Threats T84, T69.

const pathOf = (table: TableName) => `${exportTable.path}?table=${table}`;

async function textOf(person: Person, table: TableName): Promise<string> {
  const { status, text } = await person.send("GET", pathOf(table));
  if (status !== 200) throw new Error(text);
  return text;
}

async function rowsOf(person: Person, table: TableName): Promise<Record<string, string>[]> {
  return parse(await textOf(person, table), { bom: true, columns: true });
}

async function note(person: Person, goalId: string, message: string) {
  const sent = { message, circle: "private" };
  await person.send("POST", `/api/goals/${goalId}/check-ins`, sent, key());
}

/** On the first day it is due. */
async function checkIn(test: TestApp, person: Person, goalId: string, words: object) {
  test.at = Date.UTC(2026, 2, 16, 12);
  const body = {
    period: "2026-03-16",
    health: "at-risk",
    kept: null,
    obstacle: "",
    help: "",
    promise: "",
    circle: "private",
    progress: null,
    ...words,
  };
  return person.send("POST", `/api/goals/${goalId}/weekly-check-ins`, body, key());
}

describeWithDatabase("a person's tables", (open) => {
  it("are files that a spreadsheet reads: UTF-8, a heading, records of RFC 4180", async () => {
    const [test, ada] = await openWithPeople(await open(), {});
    await addGoal(ada, { description: 'Learn\r\nن, “quotes” and "these"' });
    for (const table of tableNames) {
      const answer = await test.app.request(ORIGIN + pathOf(table), {
        headers: { cookie: ada.cookie },
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-disposition")).toBe(
        `attachment; filename="cairn-${table}.csv"`,
      );
    }
    expect((await rowsOf(ada, "goals"))[0]?.["goal"]).toBe('Learn\r\nن, “quotes” and "these"');
    expect(await textOf(ada, "ledger")).toBe(
      '"goal id","goal","day","from","to","note","how","written at"\r\n',
    );
  });

  it("tell of goals of every measure and state", async () => {
    const { test, owner, id: number } = await openWithGoal(await open(), { description: "Number" });
    await move(owner, number, { kind: "change", by: 2.5 });
    await lived(owner, number, "close", { learned: "Less is more" });
    test.at += 1;
    const streak = { type: "DailyStreak", targetValue: "7", unit: "" };
    const days = await addGoal(owner, { description: "Days", measurable: streak });
    await move(owner, days.id, { kind: "change", by: 2 });
    await note(owner, days.id, "Two days");
    await lived(owner, days.id, "delete");
    test.at += 1;
    const done = await addGoal(owner, { description: "Done", measurable: yesOrNo });
    await move(owner, done.id, { kind: "step" });
    await lived(owner, done.id, "complete");
    test.at += 1;
    const date = { type: "Date", targetValue: "2026-11-30", unit: "" };
    await addGoal(owner, { description: "Day", measurable: date });
    const goalsOf = async (table: TableName) =>
      (await rowsOf(owner, table)).map(({ goal }) => goal);
    expect(await goalsOf("ledger")).toEqual(["Number", "Days", "Done"]);
    expect(await goalsOf("check-ins")).toEqual(["Days"]);
    expect(await rowsOf(owner, "goals")).toMatchObject([
      {
        goal: "Number",
        measure: "Numeric",
        value: "2.5",
        target: "5",
        unit: "people",
        state: "closed",
        learned: "Less is more",
        "due date": "2026-06-30",
        "created at": "2026-03-10T12:00:00.000Z",
        "closed at": "2026-03-10T12:00:00.000Z",
        "completed at": "",
      },
      {
        goal: "Days",
        measure: "DailyStreak",
        value: "2",
        target: "7",
        unit: "days",
        state: "deleted",
      },
      { goal: "Done", measure: "Boolean", value: "yes", target: "", state: "completed" },
      { goal: "Day", measure: "Date", value: "", target: "2026-11-30", state: "active" },
    ]);
  });

  it("tell of each change, goal by goal, and of check-ins and notes", async () => {
    const { test, owner, id } = await openWithGoal(await open(), { description: "Number" });
    await move(owner, id, { kind: "change", by: 3, note: "Three at once", day: "2026-03-10" });
    await move(owner, id, { kind: "set", value: 1, rev: 2 });
    test.at += 1;
    const done = await addGoal(owner, { description: "Done", measurable: yesOrNo });
    await move(owner, done.id, { kind: "step" });
    expect(await rowsOf(owner, "ledger")).toMatchObject([
      {
        "goal id": id,
        goal: "Number",
        day: "2026-03-10",
        from: "0",
        to: "3",
        note: "Three at once",
      },
      { from: "3", to: "1", note: "", how: "set", "written at": "2026-03-10T12:00:00.000Z" },
      { goal: "Done", from: "no", to: "yes", how: "step" },
    ]);
    await note(owner, id, "To myself");
    await test.deps.db.kysely
      .insertInto("comebacks")
      .values({
        goal_id: id,
        user_id: owner.uid,
        day: "2026-03-12",
        kind: "day",
        week: "2026-03-09",
        at: test.at,
      })
      .execute();
    expect((await checkIn(test, owner, id, { obstacle: "Time", promise: "go" })).status).toBe(200);
    expect(await rowsOf(owner, "check-ins")).toMatchObject([
      {
        kind: "check-in",
        "first day": "2026-03-16",
        "visible to": "only you",
        health: "at-risk",
        obstacle: "Time",
        promise: "go",
        note: "",
      },
      {
        kind: "note",
        "first day": "",
        note: "To myself",
        "written at": "2026-03-10T12:00:00.001Z",
      },
      {
        goal: "Number",
        kind: "came back after a missed day",
        "first day": "2026-03-12",
        "visible to": "",
        "written at": "2026-03-10T12:00:00.001Z",
      },
    ]);
  });

  it.each(["=1+1", "＠1", "'=1"])("hold no formula where somebody wrote %s", async (text) => {
    const words = { description: text, category: text, specific: text };
    const { test, owner: ada, id } = await openWithGoal(await open(), words);
    await move(ada, id, { kind: "step" });
    await move(ada, id, { kind: "change", by: 1, note: text });
    await note(ada, id, text);
    await checkIn(test, ada, id, { obstacle: text, help: text, promise: text });
    await say(ada, await newCircle(ada), text);
    for (const table of tableNames) {
      const all = (await rowsOf(ada, table)).flatMap((row) => Object.values(row));
      const written = all.filter((cell) => unguardedText(cell) === text);
      expect([table, written.length > 0]).toEqual([table, true]);
      expect(all.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }
  });

  it("have semicolons and decimal commas where these are asked for, and come in again", async () => {
    const [, ada] = await openWithPeople(await open(), {});
    const { id } = await addGoal(ada, { description: "x;=1+1;y" });
    await move(ada, id, { kind: "change", by: 1.125, note: "x,=1+1,y" });
    const path = `${pathOf("ledger")}&separator=semicolon`;
    const { text } = await ada.send("GET", path);
    const [heading, row] = text.split("\r\n");
    expect(heading).toBe('"goal id";"goal";"day";"from";"to";"note";"how";"written at"');
    const words = `"x;'=1+1;y";"2026-03-10";0;1,125;"x,'=1+1,y";"change";`;
    expect(row).toContain(words);
    const other = await addGoal(ada);
    const input = { csv: text, rev: 1 };
    const brought = await ada.send("POST", `/api/goals/${other.id}/import`, input, key());
    expect(brought.body.goal.measurable.currentValue).toBe(1.125);
    expect((await ada.send("GET", `${pathOf("goals")}&separator=tab`)).status).toBe(400);
  });

  it("tell of the lines and messages in circles", async () => {
    const [, ada] = await openWithPeople(await open(), {});
    const circleId = await newCircle(ada);
    await say(ada, circleId, "Who reads my draft?", true);
    await partOf(ada, circleId, "messages", { text: "Anybody?" });
    const both = {
      circle: "Early birds",
      week: "2026-03-09",
      "written at": "2026-03-10T12:00:00.000Z",
    };
    expect(await rowsOf(ada, "circles")).toEqual([
      { ...both, kind: "line", text: "Who reads my draft?", "asked for help": "yes" },
      { ...both, kind: "message", text: "Anybody?", "asked for help": "" },
    ]);
  });

  it("have nothing of anybody else", async () => {
    const [test, ada, tom] = await openWithPeople(await open(), {}, {});
    for (const person of [ada, tom]) {
      const { id } = await addGoal(person, { description: `Goal of ${person.uid}` });
      await setCoach(test, id, person === ada ? tom : ada);
      await move(person, id, { kind: "change", by: 1, note: `Note of ${person.uid}` });
      await note(person, id, `Word of ${person.uid}`);
    }
    const circleId = await newCircle(ada);
    await joined(ada, circleId, tom);
    for (const person of [ada, tom]) await say(person, circleId, `Line of ${person.uid}`, true);
    await partOf(tom, circleId, "messages", { text: `Message of ${tom.uid}` });
    for (const table of tableNames) {
      const text = await textOf(ada, table);
      expect([text.includes(`of ${ada.uid}`), text.includes(tom.uid)]).toEqual([true, false]);
    }
  });

  it("count among the person's downloads, of which there is one at a time", async () => {
    const [test, ada] = await openWithPeople(await open(), {});
    const headers = { cookie: ada.cookie };
    const begun = await test.app.request(ORIGIN + pathOf("ledger"), { headers });
    expect((await ada.send("GET", exportAccount.path)).status).toBe(429);
    await begun.body?.cancel();
    test.at += 60_000;
    const paths = [exportAccount.path, ...tableNames.map(pathOf)];
    for (let asked = 0; asked < limits.exportsPerMinute; asked += 1)
      expect((await ada.send("GET", paths[asked % paths.length] ?? "")).status).toBe(200);
    const more = await Promise.all(paths.map((path) => ada.send("GET", path)));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([429]));
  });
});
