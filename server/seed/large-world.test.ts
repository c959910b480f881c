import { expect, it } from "vitest";
import { describeOnEngines } from "../db/engines.fixture.ts";
import { makeLargeWorld } from "./large-world.ts";

const at = Date.UTC(2026, 10, 21, 9, 30);

describeOnEngines("A large world", (open) => {
  it("has as many people and goals as were asked for, and replaces itself", async () => {
    const db = await open();
    const told: string[] = [];
    await makeLargeWorld(db, { people: 60, goalsPerPerson: 12 }, at, (line) => told.push(line));
    await makeLargeWorld(db, { people: 50, goalsPerPerson: 10 }, at, (line) => told.push(line));
    const [counted] = await db.maintenance((held) =>
      held.query<
        Record<string, number>
      >(`select (select count(*) from users) as users, (select count(*) from goals) as goals,
        (select count(*) from goals where coach_id is not null) as coached, (select count(*) from goals where completed) as completed`),
    );
    expect(counted).toMatchObject({ users: 50, goals: 500 });
    expect(counted?.["coached"]).toBeGreaterThan(40);
    expect(told.at(-1)).toBe("500 of 500 goals");
  });
});
