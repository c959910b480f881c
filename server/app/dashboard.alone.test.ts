import { afterEach, expect, it, vi } from "vitest";
import { dashboard } from "#contract/goals.ts";
import { dashboardSummary, shortened } from "#domain/dashboard.ts";
import { nowIn } from "#domain/day.ts";
import { statCards } from "#domain/overall.ts";
import { leaveNote } from "#server/coaching/fixtures/note.fixture.ts";
import { describeOnEngines } from "#server/platform/fixtures/engines.fixture.ts";
import { openTestApp, type Person, type TestApp } from "./fixtures/test-app.fixture.ts";
import { addGoal, key, move } from "#server/goals/fixtures/goal.fixture.ts";

// Their real rules, until a test makes one fail.
vi.mock("#domain/overall.ts", { spy: true });
afterEach(() => void vi.mocked(statCards).mockReset());

const DAY = 86_400_000;
const categories = ["Career", "Skills", "Productivity", "Health"];

/** So many goals of all ages: some late, some due soon, some stalled, some done. */
async function addGoals(test: TestApp, person: Person, count: number): Promise<void> {
  const until = test.at;
  for (let number = 0; number < count; number += 1) {
    test.at = until - (count - number) * DAY;
    const dueDate = `2026-03-${String(1 + (number % 28)).padStart(2, "0")}`;
    const category = categories[number % 4] ?? "";
    const goal = await addGoal(person, { description: `Goal ${number}`, category, dueDate });
    if (number % 3 === 0) await move(person, goal.id, { kind: "change", by: number % 7 }, key());
  }
  test.at = until;
}

async function opened(person: Person) {
  return dashboard.parse((await person.send("GET", "/api/dashboard")).body);
}

/** The statements that `work` runs. */
async function statementsOf({ deps }: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const run = vi.spyOn(deps.db, "run");
  await work();
  const names = run.mock.calls.map(([{ name }]) => name ?? "");
  run.mockRestore();
  return names;
}

describeOnEngines("the dashboard's read", (open) => {
  it("with as many goals as a page holds it is one statement and carries no figures", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await addGoals(test, person, 12);
    const names = await statementsOf(test, () => opened(person));
    expect(names).toEqual(["dashboard_cookie"]);
    expect(await opened(person)).toMatchObject({ next: null, summary: null });
  });

  it.each([13, 40])("with %i goals it carries what the rules say of all of them", async (count) => {
    const test = await openTestApp(await open());
    const person = await test.person({ timeZone: "Pacific/Kiritimati" });
    await addGoals(test, await test.person(), 14);
    await addGoals(test, person, count);
    const { goals } = (await person.send("GET", "/api/goals")).body;
    const coaching = { feedback: [], unread: new Set<string>() };
    const now = nowIn(test.at, "Pacific/Kiritimati");
    const { summary, goals: first } = await opened(person);
    expect(first).toEqual(goals.slice(0, 12));
    expect(summary).toEqual(shortened(dashboardSummary(goals, coaching, now)));
    expect(summary?.overall.stats[0]?.count).toBe(count);
  });

  it("with more goals it counts the notes of their coaches", async () => {
    const test = await openTestApp(await open());
    const [person, coach] = [await test.person(), await test.person()];
    await addGoals(test, person, 13);
    const { goals } = (await person.send("GET", "/api/goals")).body;
    await leaveNote(test, goals.at(-1).id, coach);
    const { summary } = await opened(person);
    expect(summary?.waiting.chips).toContainEqual({ label: "Recent coaching feedback", count: 1 });
    expect(summary?.categories.row.coachingActive).toBe(1);
  });

  it("a rule that fails leaves the figures to the browser", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await addGoals(test, person, 13);
    vi.mocked(statCards).mockImplementation(() => {
      throw new Error("A rule failed.");
    });
    const page = await opened(person);
    expect([page.goals.length, page.summary]).toEqual([12, null]);
    expect(test.logged).toEqual(["dashboard.summary-failed"]);
  });
});
