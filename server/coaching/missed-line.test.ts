import { expect, it } from "vitest";
import { addDays } from "#domain/day.ts";
import { instantAt } from "#domain/local-hour.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { lived, openEnded, staying } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { move, openCoached, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { timelineOf, timelinePageOf } from "./fixtures/timeline.fixture.ts";

const zone = "Europe/London";
// The goal is made on a Tuesday.
const FIRST = "2026-03-16";
const mondayAt = (weeks: number) => instantAt(addDays(FIRST, 7 * weeks), 0, zone);

/** First days of the periods, newest first. */
async function missedBy(person: Person, goalId: string): Promise<string[]> {
  const entries = await timelineOf(person, goalId, "check-in");
  return entries.flatMap((one) =>
    one.kind === "change" && one.change.what === "check-in-missed" ? [one.id] : [],
  );
}

describeWithDatabase("a missed check-in in the timeline", (open) => {
  it("stands at the end of its period, from the owner's midnight on", async () => {
    const { test, owner, coach, id } = await openCoached(await open());
    test.at = mondayAt(1) - 1;
    for (const person of [owner, coach]) expect(await missedBy(person, id)).toEqual([]);
    test.at = mondayAt(1);
    for (const person of [owner, coach]) {
      const { entries } = await timelinePageOf(person, id, {});
      expect(entries[0]).toEqual({
        kind: "change",
        id: FIRST,
        at: mondayAt(1) - 1,
        change: { what: "check-in-missed", days: 7 },
      });
    }
  });

  it("is there for each period without a check-in, and no other", async () => {
    const { test, owner, id } = await openCoached(await open());
    test.at = mondayAt(1);
    await checkIn(owner, id, onTrack(addDays(FIRST, 7)));
    test.at = mondayAt(2);
    await lived(owner, id, "pause", openEnded);
    test.at = mondayAt(3) - 1;
    await lived(owner, id, "resume", staying);
    test.at = mondayAt(4);
    expect(await missedBy(owner, id)).toEqual([addDays(FIRST, 21), FIRST]);
    const after = `${mondayAt(1) - 1}.missed-check-in.${FIRST}`;
    const { entries } = await timelinePageOf(owner, id, { after });
    expect(entries.map((one) => one.id)).not.toContain(FIRST);
  });

  it("is not there for a period in which the goal was completed, or after it", async () => {
    const { test, owner, id } = await openCoached(await open(), { measurable: yesOrNo });
    test.at = mondayAt(1);
    await move(owner, id, { kind: "step" });
    await lived(owner, id, "complete");
    test.at = mondayAt(4);
    expect(await missedBy(owner, id)).toEqual([FIRST]);
  });

  it("is not shown to a coach for a period that was over when they accepted", async () => {
    const { test, owner, coach, id } = await openCoached(await open());
    const { kysely } = test.deps.db;
    const accepted = { coached_at: mondayAt(1) };
    await kysely.updateTable("goals").set(accepted).where("id", "=", id).execute();
    test.at = mondayAt(2);
    expect(await missedBy(coach, id)).toEqual([addDays(FIRST, 7)]);
    expect(await missedBy(owner, id)).toEqual([addDays(FIRST, 7), FIRST]);
  });
});
