import { expect, it, vi } from "vitest";
import { statCards } from "#domain/overall.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoals, opened } from "./fixtures/dashboard.fixture.ts";
import { openTestApp } from "./fixtures/test-app.fixture.ts";

// Real until the test makes one fail.
vi.mock("#domain/overall.ts", { spy: true });

describeWithDatabase("the dashboard's read", (open) => {
  it("a rule that fails leaves the figures to the browser", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await addGoals(test, person, 13);
    vi.mocked(statCards).mockImplementation(() => {
      throw new Error("A rule failed.");
    });
    const page = await opened(person);
    expect([page.goals.length, page.summary]).toEqual([12, null]);
    expect(page.today?.total).toBe(13);
    expect(test.logged).toEqual(["dashboard.part-failed"]);
  });
});
