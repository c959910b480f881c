import { expect, it } from "vitest";
import { addNote } from "#server/coaching/fixtures/note.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { key, move } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { World } from "../fixtures/endpoint-rows.fixture.ts";
import { everythingFor } from "../fixtures/everything-read.fixture.ts";
import { worldOf } from "../fixtures/hostile.fixture.ts";

// Threats T75.

const MARK = "Planted-and-deleted";

/** Marked rows of every kind, and a coach's note. */
async function planted({ people, goal }: World): Promise<string> {
  const { owner, coach } = people;
  const goalId = await goal();
  const change = { description: `${MARK} goal`, specific: `${MARK} text`, relevant: `${MARK} why` };
  await lived(owner, goalId, "edit", { change, shown: {} });
  await lived(owner, goalId, "pause", { until: null, why: `${MARK} rest` });
  await move(owner, goalId, { kind: "change", by: 2, note: `${MARK} step` });
  const checkIn = { message: `${MARK} check-in`, circle: "coach" };
  await owner.send("POST", `/api/goals/${goalId}/check-ins`, checkIn, key());
  for (const planned of [
    { kind: "add-step", text: `${MARK} plan`, day: null },
    { kind: "add-if-then", obstacle: `${MARK} rain`, action: `${MARK} inside` },
  ])
    await owner.send("POST", `/api/goals/${goalId}/plan`, planned, key());
  await addNote(coach, goalId);
  return goalId;
}

/** Reads whose answers contain the mark. */
async function tellingOf(world: World, who: keyof World["people"], goalId: string) {
  const all = await everythingFor(world, world.people[who], { goalId });
  return new Set(all.filter(({ text }) => text.includes(MARK)).map(({ what }) => what));
}

describeWithDatabase("a deleted goal", (open) => {
  const world = worldOf(open);

  it("is found by its owner among what can be restored and in the export, and nowhere else by anybody", async () => {
    const goalId = await planted(world());
    const told = ["readGoal", "readTimeline", "listGoalCheckIns", "/goals/:goalId"];
    for (const who of ["owner", "coach"] as const)
      expect([...(await tellingOf(world(), who, goalId))]).toEqual(expect.arrayContaining(told));

    await lived(world().people.owner, goalId, "delete");
    expect(await tellingOf(world(), "owner", goalId)).toEqual(
      new Set(["listDeletedGoals", "exportAccount", "exportTable"]),
    );
    for (const who of ["coach", "formerCoach", "otherCoach", "stranger", "admin"] as const)
      expect(await tellingOf(world(), who, goalId), who).toEqual(new Set());
  });
});
