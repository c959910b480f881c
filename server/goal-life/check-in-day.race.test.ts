import { expect, it } from "vitest";
import { openWithGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";

// START is a Tuesday.
const PERIOD = "2026-03-09";

describeOnPostgres("another check-in day that waits for its person's other writes", (open) => {
  it("holds none of their goals meanwhile, so that neither waits for the other", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    await begin(test, id, PERIOD);
    const waiting = async () => {
      const sql = `select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      return (await test.deps.db.maintenance((connection) => connection.query(sql))).length;
    };
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = test.deps.db.transaction(async (tx) => {
      await holdPerson(tx, owner.uid);
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const changing = owner.send("PUT", "/api/profile/check-in-day", { day: 4 });
    await expect.poll(waiting).toBe(1);
    expect((await checkIn(owner, id, onTrack(PERIOD))).status).toBe(200);
    free.resolve();
    await holding;
    expect((await changing).status).toBe(200);
    const { body } = await owner.send("GET", `/api/goals/${id}`);
    expect(body.goal).toMatchObject({
      checkedIn: PERIOD,
      rhythms: [
        { from: PERIOD, weeks: 1 },
        { from: "2026-03-19", weeks: 1 },
      ],
    });
  });
});
