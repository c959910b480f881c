import { expect, it } from "vitest";
import { createCircle, listCircles, previewCircle } from "#contract/circles.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { send, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { completeDone } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { addGoal, key, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import {
  circleLink,
  circleOf,
  codeOf,
  early,
  follow,
  newCircle,
  ofThree,
  partOf,
  rowOf,
} from "./fixtures/circle.fixture.ts";

const HOUR = 3_600_000;

describeWithDatabase("a circle", (open) => {
  it("has its organizer, and titles of the goals that they brought", async () => {
    const [test, ada] = await openWithPeople(await open(), { name: "Ada" });
    const goal = await addGoal(ada, { description: "Write a book" });
    test.told.length = 0;
    const circleId = await newCircle(ada, [goal.id, goal.id]);
    expect(await circleOf(ada, circleId)).toEqual({
      id: circleId,
      ...early,
      rev: 1,
      isOrganizer: true,
      week: "2026-03-09",
      isPresent: true,
      previous: null,
      next: null,
      checkedIn: 0,
      of: 0,
      rows: [
        {
          uid: ada.uid,
          name: "Ada",
          isYou: true,
          isOrganizer: true,
          state: "none",
          keptPromise: false,
          goals: [{ id: goal.id, title: "Write a book" }],
          line: "",
          asksForHelp: false,
          seen: false,
          seenBy: [],
        },
      ],
      messages: [],
      run: 0,
      weeks: [],
      invitations: [],
    });
    expect(test.told).toEqual([
      { change: { entity: "circle", id: circleId, rev: 1 }, uids: [ada.uid] },
    ]);
  });

  it("is created once a key, and a person is in five", async () => {
    const [, ada] = await openWithPeople(await open(), {});
    const headers = key();
    const ask = () => ada.send("POST", createCircle.path, { ...early, goalIds: [] }, headers);
    expect((await ask()).body).toEqual((await ask()).body);
    for (let more = 1; more < limits.circlesPerPerson; more += 1) await newCircle(ada);
    const { circles } = listCircles.output.parse((await ada.send("GET", "/api/circles")).body);
    expect(circles).toHaveLength(limits.circlesPerPerson);
    const sixth = await ada.send("POST", createCircle.path, { ...early, goalIds: [] }, key());
    expect(codeOf(sixth)).toBe("circle.too-many");
  });

  it("takes active goals of one's own, up to five, and gives them back", async () => {
    const [test, ada, noor] = await openWithPeople(await open(), {}, {});
    const foreign = await addGoal(noor);
    const done = await addGoal(ada, { measurable: yesOrNo });
    await completeDone(ada, done.id);
    const circleId = await newCircle(ada);
    const bring = async (goalId: string) =>
      codeOf(await partOf(ada, circleId, `goals/${goalId}`)) ?? "brought";
    const before = await tableHash(test.deps.db);
    expect(await bring(foreign.id)).toBe("not-found");
    expect(await bring(done.id)).toBe("circle.goal-ended");
    expect(await tableHash(test.deps.db)).toBe(before);
    const goals = [];
    for (let one = 0; one < limits.circleGoals + 1; one += 1) goals.push(await addGoal(ada));
    const [first = "", second = "", ...more] = goals.map(({ id }): string => id);
    for (const id of [second, ...more]) expect(await bring(id)).toBe("brought");
    expect(await bring(second)).toBe("brought");
    expect(await bring(first)).toBe("circle.too-many-goals");
    const takeBack = () => partOf(ada, circleId, `goals/${second}/take-back`);
    expect((await takeBack()).status).toBe(200);
    expect(codeOf(await takeBack())).toBe("not-found");
    expect(await bring(first)).toBe("brought");
    const { goals: brought } = rowOf(await circleOf(ada, circleId), ada);
    expect(new Set(brought.map(({ id }) => id))).toEqual(new Set([first, ...more]));
  });

  it("changes its name and purpose at the revision that was shown", async () => {
    const { ada, noor, circleId } = await ofThree(await open());
    const edit = (person: Person, rev: number, name = "Night owls") =>
      person.send("PUT", `/api/circles/${circleId}`, { name, purpose: "", rev });
    expect((await edit(noor, 1)).status).toBe(404);
    expect((await edit(ada, 1)).status).toBe(200);
    expect(codeOf(await edit(ada, 1, "Larks"))).toBe("form.overtaken");
    expect(await circleOf(noor, circleId)).toMatchObject({
      name: "Night owls",
      purpose: "",
      rev: 2,
    });
  });
});

describeWithDatabase("an invitation to a circle", (open) => {
  it("shows name, purpose and organizer, and lets one person join", async () => {
    const [test, ada, noor, ben] = await openWithPeople(
      await open(),
      { name: "Ada" },
      { name: "Noor" },
      {},
    );
    const goal = await addGoal(noor, { description: "Learn Dutch" });
    const circleId = await newCircle(ada);
    const link = await circleLink(ada, circleId);
    const before = await tableHash(test.deps.db);
    const asked = `${previewCircle.path}?${new URLSearchParams(link).toString()}`;
    const shown = { ...early, inviterName: "Ada", circleId: null };
    expect((await send(test.app, "GET", asked)).body).toEqual(shown);
    expect((await noor.send("GET", asked)).body).toEqual(shown);
    expect((await ada.send("GET", asked)).body).toEqual({ ...shown, circleId });
    expect(await tableHash(test.deps.db)).toBe(before);
    test.told.length = 0;
    expect((await follow(noor, link, [goal.id])).body).toEqual({ circleId });
    expect(test.told).toEqual([
      { change: { entity: "circle", id: circleId, rev: 1 }, uids: [ada.uid, noor.uid] },
    ]);
    const after = await tableHash(test.deps.db);
    expect((await follow(noor, link)).body).toEqual({ circleId });
    expect(codeOf(await follow(ben, link))).toBe("circle.link-wrong");
    expect(codeOf(await ben.send("GET", asked))).toBe("circle.link-wrong");
    expect(await tableHash(test.deps.db)).toBe(after);
    expect(rowOf(await circleOf(ada, circleId), noor).goals).toEqual([
      { id: null, title: "Learn Dutch" },
    ]);
    expect((await circleOf(ada, circleId)).invitations).toEqual([]);
  });

  it.each([
    ["its last moment", 14 * DAY_MS - 1, 200],
    ["after 14 days", 14 * DAY_MS, 404],
  ])("%s: %s ms", async (_, later, status) => {
    const [test, ada, noor] = await openWithPeople(await open(), {}, {});
    const link = await circleLink(ada, await newCircle(ada));
    test.at += later;
    expect((await follow(noor, link)).status).toBe(status);
  });

  it("ends when it is withdrawn, and with its circle", async () => {
    const [, ada, noor] = await openWithPeople(await open(), {}, {});
    const circleId = await newCircle(ada);
    const [first, second] = [await circleLink(ada, circleId), await circleLink(ada, circleId)];
    expect((await circleOf(ada, circleId)).invitations.map(({ id }) => id)).toHaveLength(2);
    await partOf(ada, circleId, `invitations/${first.id}/withdraw`);
    expect(codeOf(await follow(noor, first))).toBe("circle.link-wrong");
    expect(codeOf(await follow(noor, { ...second, invite: first.invite }))).toBe(
      "circle.link-wrong",
    );
    await partOf(ada, circleId, "end");
    expect(codeOf(await follow(noor, second))).toBe("circle.link-wrong");
  });

  it("is refused where members and open invitations are six", async () => {
    const { test, ada, circleId } = await ofThree(await open());
    test.at += HOUR;
    for (let more = 3; more < limits.circleMembers; more += 1) await circleLink(ada, circleId);
    expect(codeOf(await partOf(ada, circleId, "invitations"))).toBe("circle.full");
    const [open1] = (await circleOf(ada, circleId)).invitations;
    await partOf(ada, circleId, `invitations/${open1?.id}/withdraw`);
    expect((await partOf(ada, circleId, "invitations")).status).toBe(200);
  });

  it("does not let a person into a sixth circle, nor a foreign goal into one", async () => {
    const [test, ada, noor] = await openWithPeople(await open(), {}, {});
    const link = await circleLink(ada, await newCircle(ada));
    const goal = await addGoal(ada);
    for (let one = 0; one < limits.circlesPerPerson; one += 1) await newCircle(noor);
    const before = await tableHash(test.deps.db);
    expect(codeOf(await follow(noor, link))).toBe("circle.too-many");
    expect(await tableHash(test.deps.db)).toBe(before);
    const { circles } = (await noor.send("GET", "/api/circles")).body;
    await partOf(noor, circles[0].id, "leave");
    expect(codeOf(await follow(noor, link, [goal.id]))).toBe("not-found");
    expect((await follow(noor, link)).status).toBe(200);
  });
});
