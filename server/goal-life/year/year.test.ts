import { expect, it } from "vitest";
import { drawYear, readYear } from "#contract/years.ts";
import { DAY_MS } from "#domain/day.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, key, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { completeDone, lived } from "../fixtures/goal-life.fixture.ts";

async function yearOf(person: Person, year: string) {
  const reply = await person.send("GET", readYear.path.replace(":year", year));
  return reply.status === 200 ? readYear.output.parse(reply.body) : reply.status;
}

// The tests begin on 2026-03-10, a Tuesday.
describeWithDatabase("a year in review", (open) => {
  it("is made of the person's goals, ledger and check-ins as they are", async () => {
    const [test, owner, other] = await openWithPeople(await open(), {}, {});
    const goal = await addGoal(owner);
    await begin(test, goal.id, "2026-03-02");
    await move(owner, goal.id, { kind: "change", by: 1 });
    await checkIn(owner, goal.id, onTrack("2026-03-09", { kept: null }));
    test.at += DAY_MS;
    const undone = await move(owner, goal.id, { kind: "change", by: 1 });
    const path = `/api/goals/${goal.id}/progress/${undone.body.entryId}/undo`;
    await owner.send("POST", path, {}, key());
    test.at += DAY_MS;
    await move(owner, goal.id, { kind: "change", by: 1, day: "2026-03-11" });
    const done = await addGoal(owner, { description: "Ship it", measurable: yesOrNo });
    await completeDone(owner, done.id);
    const closed = await addGoal(owner, { description: "Sing", measurable: yesOrNo });
    await lived(owner, closed.id, "close", { learned: "Begin smaller" });
    const deleted = await addGoal(owner, { measurable: yesOrNo });
    await completeDone(owner, deleted.id);
    await lived(owner, deleted.id, "delete");
    expect(await yearOf(owner, "2026")).toEqual({
      year: 2026,
      previous: null,
      next: null,
      completed: [{ goalId: done.id, description: "Ship it", day: "2026-03-12", weeks: 0 }],
      learned: [{ goalId: closed.id, description: "Sing", text: "Begin smaller" }],
      days: ["2026-03-10", "2026-03-11", "2026-03-12"],
      checkIns: { done: 1, due: 2 },
      promises: { kept: 0, answered: 0 },
      weeks: { kept: 1, due: 2, longestRun: 1 },
    });
    expect(await yearOf(other, "2026")).toMatchObject({ completed: [], days: [], learned: [] });
  });

  it("loses a completion that is undone", async () => {
    const [, owner] = await openWithPeople(await open(), {});
    const { id } = await addGoal(owner, { measurable: yesOrNo });
    await completeDone(owner, id);
    await owner.send("POST", `/api/goals/${id}/complete/undo`, {}, key());
    expect(await yearOf(owner, "2026")).toMatchObject({ completed: [] });
  });

  it("begins and ends in the person's zone, and past ones stay", async () => {
    const [test, owner] = await openWithPeople(await open(), { timeZone: "Asia/Tokyo" });
    test.at = Date.parse("2026-12-31T14:59:00Z");
    const last = await addGoal(owner, { measurable: yesOrNo });
    await completeDone(owner, last.id);
    test.at += 60_000;
    const first = await addGoal(owner, { measurable: yesOrNo });
    await completeDone(owner, first.id);
    const idsIn = async (year: string) => {
      const read = await yearOf(owner, year);
      return typeof read === "number" ? read : read.completed.map(({ goalId }) => goalId);
    };
    expect(await idsIn("2026")).toEqual([last.id]);
    expect(await idsIn("2027")).toEqual([first.id]);
    expect(await yearOf(owner, "2027")).toMatchObject({ previous: 2026, next: null });
    expect(await yearOf(owner, "2026")).toMatchObject({ previous: null, next: 2027 });
  });

  it.each(["2027", "26", "next"])("is none for %s", async (year) => {
    const [, owner] = await openWithPeople(await open(), {});
    expect(await yearOf(owner, year)).toBe(404);
    expect((await owner.send("GET", `/year/${year}`)).status).toBe(404);
  });

  it("is a document, and a picture that nobody else gets", async () => {
    const [test, owner] = await openWithPeople(await open(), {});
    expect((await owner.send("GET", "/year/2026")).status).toBe(200);
    const path = drawYear.path.replace(":year", "2026");
    const { png } = drawYear.output.parse((await owner.send("GET", path)).body);
    expect(Buffer.from(png, "base64").subarray(1, 4).toString()).toBe("PNG");
    const stranger = await test.app.request(path);
    expect(stranger.status).toBe(401);
  });
});
