import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addNote } from "#server/coaching/fixtures/note.fixture.ts";
import { addGoal, draft, key, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import * as limits from "#domain/limits.ts";
import { begin, checkIn, onTrack, weekOf } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { coachedSince } from "./coaching-week.ts";
import { wordsSince } from "./weekly-facts.ts";

describeWithDatabase("the words of coaches in a digest", (open) => {
  it("are the newest three of each person's own goals, since an instant of their own", async () => {
    const [test, one, other, coach] = await openWithPeople(
      await open(),
      {},
      {},
      { name: "Cleo Coach" },
    );
    let mine: string | undefined;
    for (const [owner, notes] of [
      [one, ["First", "Second", "Third", "Fourth"]],
      [other, ["Too old", "Just in time"]],
    ] as const) {
      const { id } = await addGoal(owner);
      mine ??= id;
      await setCoach(test, id, coach);
      for (const note of notes) {
        test.at += 1_000;
        await addNote(coach, id, { note });
      }
    }
    const since = new Map([
      [one.uid, 0],
      [other.uid, test.at],
      [coach.uid, 0],
    ]);
    const words = await wordsSince(test.deps.db, since);
    const texts = (uid: string) => words.get(uid)?.map(({ by, text }) => `${by}: ${text}`);
    expect(words.get(one.uid)?.[0]).toMatchObject({ on: draft.description, goalId: mine });
    expect(texts(one.uid)).toEqual([
      "Cleo Coach: Fourth",
      "Cleo Coach: Third",
      "Cleo Coach: Second",
    ]);
    expect(texts(other.uid)).toEqual(["Cleo Coach: Just in time"]);
    expect(texts(coach.uid)).toBeUndefined();
    await one.send("POST", `/api/goals/${mine}/delete`, {}, key());
    expect((await wordsSince(test.deps.db, since)).get(one.uid)).toBeUndefined();
  });
});

describeWithDatabase("the check-ins of a goal in a coach's week", (open) => {
  it("are the newest that its coach's list knows of, the oldest of them first", async () => {
    const [test, owner, coach] = await openWithPeople(await open(), { timeZone: "UTC" }, {});
    const { id } = await addGoal(owner);
    await setCoach(test, id, coach);
    await begin(test, id, weekOf(test.at));
    const began = test.at;
    const said = Array.from({ length: limits.checkInsKnown + 2 }, (_, week) => `Week ${week}`);
    for (const help of said) {
      const reply = await checkIn(owner, id, onTrack(weekOf(test.at), { help }));
      expect(reply.status).toBe(200);
      test.at += 7 * DAY_MS;
    }
    const since = new Map([[coach.uid, began]]);
    const [goal] = (await coachedSince(test.deps.db, since, test.at)).get(coach.uid) ?? [];
    expect(goal?.checkIns.map(({ help }) => help)).toEqual(said.slice(2));
  });
});
