import { expect, it } from "vitest";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  circleLink,
  circleOf,
  codeOf,
  follow,
  joined,
  newCircle,
  ofThree,
  partOf,
  rowOf,
  say,
} from "./fixtures/circle.fixture.ts";

const isOut = async (person: Person, circleId: string) =>
  (await person.send("GET", `/api/circles/${circleId}`)).status === 404;

describeWithDatabase("leaving a circle", (open) => {
  it("takes all that was the person's with it, at once, and tells the others", async () => {
    const { test, ada, noor, ben, circleId } = await ofThree(await open());
    const goal = await addGoal(noor, { description: "Learn Dutch" });
    await partOf(noor, circleId, `goals/${goal.id}`);
    await say(noor, circleId, "Who speaks Dutch?", true);
    await partOf(noor, circleId, "messages", { text: "Anybody?" });
    await partOf(noor, circleId, "seen", { uid: ada.uid, week: "2026-03-09" });
    expect(rowOf(await circleOf(ada, circleId), ada).seenBy).toEqual(["Noor"]);
    test.told.length = 0;
    expect((await partOf(noor, circleId, "leave")).status).toBe(200);
    expect(test.told).toEqual([
      {
        change: { entity: "circle", id: circleId, rev: 1 },
        uids: [ada.uid, noor.uid, ben.uid],
      },
    ]);
    expect(await isOut(noor, circleId)).toBe(true);
    const page = JSON.stringify(await circleOf(ada, circleId));
    for (const word of ["Noor", noor.uid, "Dutch", "Anybody"]) expect(page).not.toContain(word);
    // A member who rejoins has nothing from before.
    await joined(ada, circleId, noor);
    expect(rowOf(await circleOf(noor, circleId), noor)).toMatchObject({ line: "", goals: [] });
  });

  it("makes the longest-standing member its organizer, and ends it with the last one", async () => {
    const { test, ada, noor, ben, circleId } = await ofThree(await open());
    await partOf(ada, circleId, "leave");
    expect(await circleOf(noor, circleId)).toMatchObject({ isOrganizer: true });
    expect(await circleOf(ben, circleId)).toMatchObject({ isOrganizer: false });
    // No organizer by coming back.
    await joined(noor, circleId, ada);
    expect(await circleOf(ada, circleId)).toMatchObject({ isOrganizer: false });
    for (const person of [noor, ben, ada]) await partOf(person, circleId, "leave");
    expect(await test.deps.db.kysely.selectFrom("circles").selectAll().execute()).toEqual([]);
  });

  it("happens to a member whom the organizer removes, who can be invited again", async () => {
    const { ada, noor, ben, circleId } = await ofThree(await open());
    const remove = (by: Person, person: Person) =>
      partOf(by, circleId, `members/${person.uid}/remove`);
    expect((await remove(noor, ben)).status).toBe(404);
    expect((await remove(ada, ada)).status).toBe(404);
    expect((await remove(ada, ben)).status).toBe(200);
    expect((await remove(ada, ben)).status).toBe(404);
    expect(await isOut(ben, circleId)).toBe(true);
    await joined(ada, circleId, ben);
    expect(await isOut(ben, circleId)).toBe(false);
  });

  it("happens with an account: its rows go, and a circle does not stay without members", async () => {
    const { test, ada, noor, ben, circleId } = await ofThree(await open());
    const alone = await newCircle(ada);
    await say(ada, circleId, "Back on Monday");
    test.told.length = 0;
    const erased = await ada.send("POST", "/api/account/delete", { confirmation: "DELETE" });
    expect(erased.status).toBe(200);
    expect(test.told.map(({ change, uids }) => [change.entity, change.id, uids])).toContainEqual([
      "circle",
      circleId,
      [noor.uid, ben.uid],
    ]);
    expect(await circleOf(noor, circleId)).toMatchObject({ isOrganizer: true });
    expect(JSON.stringify(await circleOf(noor, circleId))).not.toContain("Ada");
    const left = await test.deps.db.kysely.selectFrom("circles").select("id").execute();
    expect(left).toEqual([{ id: circleId }]);
    expect(alone).not.toBe(circleId);
  });
});

describeWithDatabase("an organizer", (open) => {
  it("hands the circle over to a member", async () => {
    const { ada, noor, circleId } = await ofThree(await open());
    const handOver = (uid: string) => partOf(ada, circleId, `members/${uid}/hand-over`);
    const link = await circleLink(ada, circleId);
    expect((await handOver(noor.uid)).status).toBe(200);
    expect(await circleOf(noor, circleId)).toMatchObject({ isOrganizer: true });
    expect((await handOver(noor.uid)).status).toBe(404);
    // The organizer before knows its links.
    await partOf(noor, circleId, `members/${ada.uid}/remove`);
    expect(codeOf(await follow(ada, link))).toBe("circle.link-wrong");
  });

  it("ends it for everybody", async () => {
    const { test, ada, noor, ben, circleId } = await ofThree(await open());
    expect((await partOf(noor, circleId, "end")).status).toBe(404);
    test.told.length = 0;
    expect((await partOf(ada, circleId, "end")).status).toBe(200);
    expect(test.told[0]?.uids).toEqual([ada.uid, noor.uid, ben.uid]);
    for (const person of [ada, noor, ben]) expect(await isOut(person, circleId)).toBe(true);
  });
});
