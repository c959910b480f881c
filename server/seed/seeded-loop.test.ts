import { expect, it } from "vitest";
import { countLoop } from "#server/admin/count-loop.ts";
import { readLoopWeeks } from "#server/admin/loop-store.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";

const small = { people: 3, goalsPerPerson: 2, timeZone: "Europe/Paris" };

describeWithDatabase("seed data in admins' figures", (open) => {
  it("shows the weeks that it plays at once, also where they were counted before it", async () => {
    const test = await openTestApp(await open());
    const visitor = await test.person();
    const weeks = () => readLoopWeeks(test.deps.db, "2000-01-03");
    const asked = async () => (await weeks()).filter(({ done, missed }) => done + missed > 0);
    await countLoop(test.deps);
    expect((await weeks()).some(({ final }) => final)).toBe(true);
    expect(await asked()).toEqual([]);
    expect((await visitor.send("POST", "/api/seed", small)).status).toBe(200);
    expect((await asked()).filter(({ final }) => final).length).toBeGreaterThanOrEqual(6);
    expect((await visitor.send("POST", "/api/seed/clear", {})).status).toBe(200);
    expect(await weeks()).toEqual([]);
  });
});
