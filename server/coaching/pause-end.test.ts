import { expect, it } from "vitest";
import { addDays, dayOf } from "#domain/day.ts";
import { instantAt } from "#domain/local-hour.ts";
import { START, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { lived, moving, openEnded, staying } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { draft, openCoached, yesOrNo, move } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { timelineOf, timelinePageOf } from "./fixtures/timeline.fixture.ts";

const zone = "Europe/London";
const today = dayOf(START, zone);
const until = addDays(today, 14);
const midnight = instantAt(until, 0, zone);

/** Newest first. */
async function toldTo(person: Person, goalId: string) {
  const entries = await timelineOf(person, goalId, "change");
  return entries.flatMap((entry) =>
    entry.kind === "change" &&
    ["created", "coached", "badge"].every((what) => what !== entry.change.what)
      ? [{ at: entry.at, ...entry.change }]
      : [],
  );
}
const back = { what: "resumed", days: 14, dueDate: null };

describeWithDatabase("a timeline after a pause", (open) => {
  it("tells owner and coach that its day came, from the owner's midnight on", async () => {
    const { test, owner, coach, id } = await openCoached(await open());
    await lived(owner, id, "pause", { until });
    test.at = midnight - 1;
    for (const person of [owner, coach])
      expect((await toldTo(person, id)).map(({ what }) => what)).toEqual(["paused"]);
    test.at = midnight;
    for (const person of [owner, coach])
      expect(await toldTo(person, id)).toMatchObject([
        { at: midnight, ...back },
        { what: "paused" },
      ]);
    const { entries } = await timelinePageOf(owner, id, {
      after: `${midnight}.pause-over.${today}`,
    });
    expect(entries.map(({ at }) => at < midnight)).not.toContain(false);
  });

  it("still tells so once the due date was answered for, and tells of a moved one by itself", async () => {
    for (const [answer, more] of [
      [staying, []],
      [moving, [{ what: "resumed", over: true, dueDate: addDays(draft.dueDate, 14) }]],
    ] as const) {
      const { test, owner, id } = await openCoached(await open());
      await lived(owner, id, "pause", { until });
      test.at = midnight + 5;
      await lived(owner, id, "resume", answer);
      expect(await toldTo(owner, id)).toMatchObject([
        ...more,
        { at: midnight, ...back },
        { what: "paused" },
      ]);
    }
  });

  it("tells once of one that was ended by hand", async () => {
    const { test, owner, id } = await openCoached(await open());
    await lived(owner, id, "pause", { until });
    test.at = midnight - 1;
    await lived(owner, id, "resume", staying);
    test.at = midnight + 5;
    expect(await toldTo(owner, id)).toMatchObject([
      { at: midnight - 1, what: "resumed", days: 13 },
      { what: "paused" },
    ]);
  });

  it.each(["close", "complete"] as const)("tells of no return after its %s", async (end) => {
    const { test, owner, id } = await openCoached(await open(), { measurable: yesOrNo });
    await move(owner, id, { kind: "step" });
    await lived(owner, id, "pause", { until });
    test.at = midnight - 1;
    await lived(owner, id, end);
    test.at = midnight;
    expect((await toldTo(owner, id)).map(({ what }) => what)).not.toContain("resumed");
  });

  it("tells of no return without an end", async () => {
    const { test, owner, id } = await openCoached(await open());
    await lived(owner, id, "pause", openEnded);
    test.at = midnight;
    expect((await toldTo(owner, id)).map(({ what }) => what)).toEqual(["paused"]);
  });
});
