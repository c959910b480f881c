import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { addGoal, key, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { circleOf, joined, newCircle, partOf, rowOf, say } from "./fixtures/circle.fixture.ts";

// The tests begin on Tuesday, 2026-03-10.
const [FIRST, SECOND, THIRD] = ["2026-03-09", "2026-03-16", "2026-03-23"] as const;

async function ofTwo(db: Database) {
  const [test, ada, noor] = await openWithPeople(db, { name: "Ada" }, { name: "Noor" });
  const [adas, noors] = [await addGoal(ada), await addGoal(noor)];
  for (const { id } of [adas, noors]) await begin(test, id, FIRST);
  const circleId = await newCircle(ada, [adas.id]);
  await joined(ada, circleId, noor, [noors.id]);
  return { test, ada, noor, adas: adas.id, noors: noors.id, circleId };
}

describeWithDatabase("a circle's week", (open) => {
  it("tells who checked in and kept the promise, live, and counts the run", async () => {
    const { test, ada, noor, adas, noors, circleId } = await ofTwo(await open());
    expect(await circleOf(ada, circleId)).toMatchObject({ checkedIn: 0, of: 2, run: 0 });
    test.told.length = 0;
    await checkIn(ada, adas, onTrack(FIRST, { promise: "read" }));
    expect(test.told.at(-1)).toEqual({
      change: { entity: "circle", id: circleId, rev: 1 },
      uids: expect.arrayContaining([ada.uid, noor.uid]),
    });
    expect(await circleOf(noor, circleId)).toMatchObject({ checkedIn: 1, of: 2, run: 0 });
    await checkIn(noor, noors, onTrack(FIRST));
    expect(await circleOf(noor, circleId)).toMatchObject({ checkedIn: 2, of: 2, run: 1 });
    test.at += 7 * DAY_MS;
    await checkIn(ada, adas, onTrack(SECOND, { kept: "kept" }));
    const page = await circleOf(noor, circleId);
    expect(page).toMatchObject({
      checkedIn: 1,
      of: 2,
      run: 1,
      weeks: [{ week: FIRST, checkedIn: 2, of: 2 }],
    });
    expect(rowOf(page, ada)).toMatchObject({ state: "checked-in", keptPromise: true });
    expect(rowOf(page, noor)).toMatchObject({ state: "open", keptPromise: false });
    test.at += 7 * DAY_MS;
    expect(rowOf(await circleOf(ada, circleId, SECOND), noor).state).toBe("missed");
    expect((await circleOf(ada, circleId)).run).toBe(1);
  });

  it("tells nothing of a promise that was kept private from a coach", async () => {
    const { test, ada, noor, adas, circleId } = await ofTwo(await open());
    await checkIn(ada, adas, onTrack(FIRST, { promise: "read", circle: "private" }));
    test.at += 7 * DAY_MS;
    await checkIn(ada, adas, onTrack(SECOND, { kept: "kept", circle: "private" }));
    expect(rowOf(await circleOf(noor, circleId), ada).keptPromise).toBe(true);
    await ada.send("POST", `/api/goals/${adas}/invitation`, {});
    const coach = await test.person();
    const link = (await ada.send("GET", `/api/goals/${adas}/sharing`)).body.invitation.link;
    const sent = Object.fromEntries(new URL(link).searchParams);
    expect((await coach.send("POST", "/api/invitation/accept", sent)).status).toBe(200);
    const untold = { state: "checked-in", keptPromise: false };
    expect(rowOf(await circleOf(noor, circleId), ada)).toMatchObject(untold);
    // Nor once the coach has left.
    const stepDown = `/api/goals/${adas}/coach/step-down`;
    expect((await coach.send("POST", stepDown, {}, key())).status).toBe(200);
    expect(rowOf(await circleOf(noor, circleId), ada)).toMatchObject(untold);
  });

  it("tells nothing of a private promise by an answer that the coach reads", async () => {
    const { test, ada, noor, adas, circleId } = await ofTwo(await open());
    await setCoach(test, adas, await test.person());
    for (const [period, words] of [
      [FIRST, { promise: "read", circle: "private" }],
      [SECOND, { kept: "kept", promise: "write", circle: "coach" }],
      [THIRD, { kept: "kept", circle: "coach" }],
    ] as const) {
      await checkIn(ada, adas, onTrack(period, words));
      const { state, keptPromise } = rowOf(await circleOf(noor, circleId), ada);
      expect([state, keptPromise]).toEqual(["checked-in", period === THIRD]);
      test.at += 7 * DAY_MS;
    }
  });

  it("forgets a goal that is taken back or deleted, and lists none that ended", async () => {
    const { ada, noor, adas, circleId } = await ofTwo(await open());
    await checkIn(ada, adas, onTrack(FIRST));
    await ada.send("POST", `/api/goals/${adas}/close`, { learned: "Start small" }, key());
    expect(rowOf(await circleOf(noor, circleId), ada)).toMatchObject({
      state: "checked-in",
      goals: [],
    });
    await ada.send("POST", `/api/goals/${adas}/delete`, {}, key());
    expect(rowOf(await circleOf(noor, circleId), ada)).toMatchObject({ state: "none" });
  });

  it("shows a member as away while their goals are paused, and as resting after two misses", async () => {
    const { test, ada, noor, adas, noors, circleId } = await ofTwo(await open());
    await noor.send("POST", `/api/goals/${noors}/pause`, { until: null, why: "" }, key());
    expect(rowOf(await circleOf(ada, circleId), noor).state).toBe("away");
    expect(await circleOf(ada, circleId)).toMatchObject({ of: 1 });
    test.at += 14 * DAY_MS;
    expect(rowOf(await circleOf(noor, circleId), ada).state).toBe("resting");
    expect(await circleOf(noor, circleId)).toMatchObject({ checkedIn: 0, of: 0 });
    await checkIn(ada, adas, onTrack(THIRD));
    expect(rowOf(await circleOf(noor, circleId), ada).state).toBe("checked-in");
  });

  it("is that of the reader's zone, and shows a newcomer no week before theirs", async () => {
    const { test, ada, circleId } = await ofTwo(await open());
    test.at = Date.parse("2026-03-16T05:00:00Z");
    const [late] = await test.persons([{ timeZone: "America/Los_Angeles", name: "Lee" }]);
    await joined(ada, circleId, late!);
    expect(await circleOf(late!, circleId)).toMatchObject({ week: FIRST, previous: null });
    expect(await circleOf(ada, circleId)).toMatchObject({ week: SECOND, previous: FIRST });
    test.at += 3 * 7 * DAY_MS;
    const [newest] = await test.persons([{ name: "Max" }]);
    await joined(ada, circleId, newest!);
    const shown = await circleOf(newest!, circleId, FIRST);
    expect(shown).toMatchObject({ week: "2026-04-06", previous: null, weeks: [] });
    expect(rowOf(await circleOf(ada, circleId, FIRST), ada).state).toBe("missed");
    expect((await circleOf(ada, circleId, FIRST)).rows.map(({ name }) => name)).not.toContain(
      "Max",
    );
  });

  it("is its first week for members further west, where that Monday is still ahead", async () => {
    const [test, ada, noor] = await openWithPeople(
      await open(),
      { name: "Ada", timeZone: "Pacific/Auckland" },
      { name: "Noor", timeZone: "America/Los_Angeles" },
    );
    // Sunday noon in London, Monday in Auckland.
    test.at = Date.UTC(2026, 2, 15, 12);
    const circleId = await newCircle(ada);
    await joined(ada, circleId, noor);
    await say(ada, circleId, "How do you begin?", true);
    await say(noor, circleId, "Tomorrow then.");
    await partOf(noor, circleId, "messages", { text: "At six." });
    await partOf(noor, circleId, "seen", { uid: ada.uid, week: SECOND });
    const page = await circleOf(noor, circleId);
    expect(page).toMatchObject({ week: SECOND, isPresent: true, previous: null, next: null });
    expect(rowOf(page, ada)).toMatchObject({ line: "How do you begin?", seen: true });
    expect(rowOf(page, noor)).toMatchObject({ line: "Tomorrow then.", state: "none" });
    expect(page.messages).toMatchObject([{ text: "At six." }]);
    expect((await circleOf(ada, circleId)).messages).toHaveLength(1);
  });
});
