import { expect, it, vi } from "vitest";
import { dashboardSummary, shortened } from "#domain/dashboard.ts";
import { nowIn } from "#domain/day.ts";
import { leaveNote } from "#server/coaching/fixtures/note.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoals, opened } from "./fixtures/dashboard.fixture.ts";
import { openTestApp, type TestApp } from "./fixtures/test-app.fixture.ts";

async function statementsOf({ deps }: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const run = vi.spyOn(deps.db, "run");
  await work();
  const names = run.mock.calls.map(([{ name }]) => name ?? "");
  run.mockRestore();
  return names;
}

describeWithDatabase("the dashboard's read", (open) => {
  it("with as many goals as a page holds it is one statement and carries no figures", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await addGoals(test, person, 12);
    const names = await statementsOf(test, () => opened(person));
    expect(names).toEqual(["dashboard_cookie"]);
    expect(await opened(person)).toMatchObject({ next: null, today: null, summary: null });
  });

  it.each([13, 25])("with %i goals it carries what the rules say of all of them", async (count) => {
    const test = await openTestApp(await open());
    const person = await test.person({ timeZone: "Pacific/Kiritimati" });
    await addGoals(test, await test.person(), 2);
    await addGoals(test, person, count);
    const { goals } = (await person.send("GET", "/api/goals")).body;
    const coaching = { feedback: [], unread: new Set<string>() };
    const now = nowIn(test.at, "Pacific/Kiritimati");
    const { summary, goals: first } = await opened(person);
    expect(first).toEqual(goals.slice(0, 12));
    expect(summary).toEqual(shortened(dashboardSummary(goals, coaching, now)));
    expect(summary?.overall.stats[0]?.count).toBe(count);
  });

  it("with more goals it is one statement until a coach has written on one, and then counts the notes", async () => {
    const test = await openTestApp(await open());
    const [person, coach] = [await test.person(), await test.person()];
    await addGoals(test, person, 13);
    const { goals } = (await person.send("GET", "/api/goals")).body;
    const asked = () => statementsOf(test, () => opened(person));
    expect(await asked()).toEqual(["dashboard_cookie"]);
    await leaveNote(test, goals.at(-1).id, coach);
    expect(await asked()).toEqual(["dashboard_cookie", "notes_feedback"]);
    const { summary } = await opened(person);
    expect(summary?.waiting.chips).toContainEqual({ label: "Recent coaching feedback", count: 1 });
    expect(summary?.categories.row.coachingActive).toBe(1);
  });
});
