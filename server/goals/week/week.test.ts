import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, setCoach } from "../fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "../fixtures/weekly-check-in.fixture.ts";

// The tests begin on a Tuesday.
const [BEFORE, THIS, NEXT] = ["2026-03-02", "2026-03-09", "2026-03-16"];

async function week(person: Person, of?: string) {
  const { body } = await person.send("GET", `/api/week${of ? `?of=${of}` : ""}`);
  return body;
}

async function withGoal(db: Database, over = {}) {
  const [test, owner] = await openWithPeople(db, {});
  const goal = await addGoal(owner, over);
  await begin(test, goal.id, BEFORE);
  return { test, owner, goalId: goal.id };
}

describeWithDatabase("a person's week", (open) => {
  it("shows what the ledger, the last promise and the check-in say of each goal", async () => {
    const { test, owner, goalId } = await withGoal(await open());
    await checkIn(owner, goalId, onTrack(THIS, { promise: "walk at 6:40" }));
    await move(owner, goalId, { kind: "change", by: 2 });
    test.at += DAY_MS;
    const undone = await move(owner, goalId, { kind: "change", by: 5 });
    await owner.send(
      "POST",
      `/api/goals/${goalId}/progress/${undone.body.entryId}/undo`,
      {},
      key(),
    );
    test.at += DAY_MS;
    await move(owner, goalId, { kind: "change", by: 1, day: "2026-03-11" });
    test.at += 5 * DAY_MS;
    const progress = { kind: "change", by: 3 } as const;
    await checkIn(owner, goalId, onTrack(NEXT, { kept: "kept", progress }));
    await move(owner, goalId, { kind: "change", by: 4 });
    expect(await week(owner)).toMatchObject({
      period: { from: NEXT, until: "2026-03-23" },
      previous: THIS,
      next: null,
      nextCheckIn: "2026-03-23",
      rows: [
        {
          goal: { id: goalId, measurable: { currentValue: 10 } },
          coachId: null,
          period: { from: NEXT, until: "2026-03-23" },
          state: "done",
          days: [
            { day: THIS, mark: "none" },
            { day: "2026-03-10", mark: "logged" },
            { day: "2026-03-11", mark: "logged-later" },
            ...["12", "13", "14", "15"].map((day) => ({ day: `2026-03-${day}`, mark: "none" })),
          ],
          change: { by: 6 },
          since: { by: 4 },
          promise: "walk at 6:40",
          checkIn: { period: NEXT, kept: "kept", health: "on-track" },
        },
      ],
    });
  });

  it("is an earlier one by any of its days, and never one to come", async () => {
    const { test, owner } = await withGoal(await open());
    test.at += 7 * DAY_MS;
    const earlier = await week(owner, "2026-03-11");
    expect(earlier).toMatchObject({ period: { from: THIS }, previous: BEFORE, next: NEXT });
    expect(earlier.rows).toMatchObject([{ state: "missed", checkIn: null, change: null }]);
    expect((await week(owner, "2026-03-30")).period.from).toBe(NEXT);
    expect((await week(owner, "2026-02-23")).rows).toEqual([]);
  });

  it("begins on the person's check-in day", async () => {
    const { owner } = await withGoal(await open());
    await owner.send("PUT", "/api/profile/check-in-day", { day: 2 }, key());
    expect((await week(owner)).period).toEqual({ from: "2026-03-10", until: "2026-03-17" });
  });

  it("shows a goal that was closed later, and none that was deleted or is another person's", async () => {
    const { test, owner, goalId } = await withGoal(await open());
    const other = await test.person();
    test.at += 7 * DAY_MS;
    await owner.send("POST", `/api/goals/${goalId}/close`, { learned: "Start small" }, key());
    expect((await week(owner, THIS)).rows).toHaveLength(1);
    expect((await week(owner)).rows).toEqual([]);
    expect((await week(other, THIS)).rows).toEqual([]);
    await owner.send("POST", `/api/goals/${goalId}/delete`, {}, key());
    expect((await week(owner, THIS)).rows).toEqual([]);
  });
});

describeWithDatabase("a check-in that is corrected", (open) => {
  const { period: _, progress: __, ...said } = onTrack(THIS);

  async function checkedIn(more = {}) {
    const { test, owner, goalId } = await withGoal(await open());
    const coach = await test.person();
    await setCoach(test, goalId, coach);
    const { body } = await checkIn(owner, goalId, onTrack(THIS, { promise: "read", ...more }));
    const path = `/api/goals/${goalId}/weekly-check-ins/${body.checkInId}`;
    const correct = (over = {}, headers = key()) =>
      owner.send("PUT", path, { ...said, rev: 1, ...over }, headers);
    return { test, owner, goalId, coach, path, correct };
  }

  it("has the other words, for both sides, and counts once", async () => {
    const { test, owner, correct } = await checkedIn();
    const headers = key();
    const words = { health: "at-risk", promise: " write\n", obstacle: "Rain" };
    test.told.length = 0;
    const reply = await correct(words, headers);
    const after = { health: "at-risk", promise: "write", obstacle: "Rain", kept: null, rev: 2 };
    expect(reply.body.checkIn).toMatchObject(after);
    expect((await correct(words, headers)).body.checkIn).toMatchObject(after);
    expect((await week(owner)).rows).toMatchObject([{ checkIn: after }]);
    expect(test.told).toMatchObject([
      { change: { entity: "check-in", rev: 2 } },
      { change: { entity: "check-in", rev: 2 } },
    ]);
  });

  it("is refused in another revision than was shown", async () => {
    const { correct } = await checkedIn();
    await correct();
    expect((await correct()).body.error.code).toBe("form.overtaken");
  });

  it("is refused once its coach has seen it", async () => {
    const { coach, path, correct } = await checkedIn();
    await coach.send("POST", `${path}/acknowledge`, {});
    expect((await correct()).body.error.code).toBe("check-in.seen");
  });

  it("is refused once its week is over, not on its last day", async () => {
    const { test, correct } = await checkedIn();
    test.at += 5 * DAY_MS;
    expect((await correct()).status).toBe(200);
    test.at += DAY_MS;
    expect((await correct({ rev: 2 })).body.error.code).toBe("check-in.over");
  });

  it("is withdrawn from its coach, and given to them", async () => {
    const { test, coach, goalId, correct } = await checkedIn();
    const read = async () =>
      (await coach.send("GET", `/api/goals/${goalId}/timeline?kind=check-in`)).body.entries[0]
        .checkIn;
    await correct({ circle: "private", obstacle: "Between us" });
    expect(await read()).toMatchObject({ health: null, obstacle: "" });
    await correct({ rev: 2, coachId: coach.uid, help: "An hour" });
    expect(await read()).toMatchObject({ health: "on-track", help: "An hour" });
    const mails = await test.deps.db.kysely.selectFrom("email_messages").select("type").execute();
    expect(mails).toEqual([{ type: "coaching_help" }]);
  });
});
