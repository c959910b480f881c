import { expect, it } from "vitest";
import { createCircle, listCircles, previewCircle } from "#contract/circles.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { send, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { completeDone } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { addGoal, key, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import {
  circleLink,
  circleOf,
  early,
  follow,
  joined,
  newCircle,
  partOf,
  rowOf,
  say,
} from "./fixtures/circle.fixture.ts";

const HOUR = 3_600_000;

async function ofThree(db: Database) {
  const [test, ada, noor, ben] = await openWithPeople(
    db,
    { name: "Ada" },
    { name: "Noor" },
    { name: "Ben" },
  );
  const circleId = await newCircle(ada);
  for (const person of [noor, ben]) {
    test.at += 1_000;
    await joined(ada, circleId, person);
  }
  return { test, ada, noor, ben, circleId };
}

const codeOf = ({ body }: { body: { error?: { code: string } } | null }) => body?.error?.code;
const isOut = async (person: Person, circleId: string) =>
  (await person.send("GET", `/api/circles/${circleId}`)).status === 404;

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
    const [first, ...more] = goals.map(({ id }) => id);
    for (const id of more) expect(await bring(id)).toBe("brought");
    expect(await bring(more[0]!)).toBe("brought");
    expect(await bring(first!)).toBe("circle.too-many-goals");
    const takeBack = () => partOf(ada, circleId, `goals/${more[0]}/take-back`);
    expect((await takeBack()).status).toBe(200);
    expect(codeOf(await takeBack())).toBe("not-found");
    expect(await bring(first!)).toBe("brought");
    expect(
      rowOf(await circleOf(ada, circleId), ada)
        .goals.map(({ id }) => id)
        .toSorted(),
    ).toEqual([first, ...more.slice(1)].toSorted());
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
    // Who comes back begins anew.
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
    expect((await handOver(noor.uid)).status).toBe(200);
    expect(await circleOf(noor, circleId)).toMatchObject({ isOrganizer: true });
    expect((await handOver(noor.uid)).status).toBe(404);
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

describeWithDatabase("what members say in a week", (open) => {
  it("is a line each, those who ask for help first", async () => {
    const { ada, noor, ben, circleId } = await ofThree(await open());
    const order = async () => (await circleOf(ada, circleId)).rows.map(({ name }) => name);
    expect(await order()).toEqual(["Ada", "Ben", "Noor"]);
    await say(noor, circleId, "Who reads my draft?", true);
    await say(ben, circleId, "All quiet");
    expect(await order()).toEqual(["Noor", "Ada", "Ben"]);
    expect(rowOf(await circleOf(ada, circleId), noor)).toMatchObject({
      line: "Who reads my draft?",
      asksForHelp: true,
    });
    await say(noor, circleId, "");
    expect(rowOf(await circleOf(ada, circleId), noor)).toMatchObject({
      line: "",
      asksForHelp: false,
    });
    expect(codeOf(await say(noor, circleId, " ", true))).toBe("circle.ask-missing");
  });

  it("belongs to its week", async () => {
    const { test, ada, noor, circleId } = await ofThree(await open());
    await say(noor, circleId, "Who reads my draft?", true);
    await partOf(ada, circleId, "messages", { text: "I do" });
    test.at += 7 * DAY_MS;
    const present = await circleOf(ada, circleId);
    expect(present).toMatchObject({ week: "2026-03-16", previous: "2026-03-09", messages: [] });
    expect(rowOf(present, noor).line).toBe("");
    const before = await circleOf(ada, circleId, "2026-03-12");
    expect(before).toMatchObject({ isPresent: false, next: "2026-03-16" });
    expect(rowOf(before, noor)).toMatchObject({ line: "Who reads my draft?", asksForHelp: true });
    expect(before.messages).toMatchObject([{ name: "Ada", text: "I do", isYou: true }]);
    expect(codeOf(await partOf(ada, circleId, "messages", { text: "Late" }))).toBe(
      "circle.nobody-asks",
    );
  });

  it("is answered while somebody asks, once a key, up to a hundred times", async () => {
    const { test, ada, noor, circleId } = await ofThree(await open());
    const answer = (headers = key()) =>
      ada.send("POST", `/api/circles/${circleId}/messages`, { text: "I do" }, headers);
    expect(codeOf(await answer())).toBe("circle.nobody-asks");
    await say(noor, circleId, "Who reads my draft?", true);
    const headers = key();
    expect((await answer(headers)).body).toEqual((await answer(headers)).body);
    await test.deps.db.kysely
      .insertInto("circle_messages")
      .values(
        Array.from({ length: limits.circleMessagesPerWeek - 2 }, () => ({
          id: newId(),
          circle_id: circleId,
          user_id: noor.uid,
          week: "2026-03-09",
          text: "More",
          created_at: test.at,
        })),
      )
      .execute();
    expect((await answer()).status).toBe(200);
    expect(codeOf(await answer())).toBe("circle.messages-full");
    expect((await circleOf(noor, circleId)).messages).toHaveLength(limits.circleMessagesPerWeek);
  });

  it("is seen once by each, and they alone see by whom", async () => {
    const { ada, noor, ben, circleId } = await ofThree(await open());
    const see = (by: Person, uid: string, week = "2026-03-09") =>
      partOf(by, circleId, "seen", { uid, week });
    for (const by of [ada, ada, ben]) expect((await see(by, noor.uid)).status).toBe(200);
    expect(rowOf(await circleOf(noor, circleId), noor).seenBy).toEqual(["Ada", "Ben"]);
    expect(rowOf(await circleOf(ada, circleId), noor)).toMatchObject({ seen: true, seenBy: [] });
    expect(rowOf(await circleOf(noor, circleId), ada).seen).toBe(false);
    expect((await see(ada, ada.uid)).status).toBe(404);
    // The week before the circle, a day that is no Monday, and two weeks ahead.
    for (const week of ["2026-03-02", "2026-03-10", "2026-03-23"])
      expect((await see(ada, ben.uid, week)).status).toBe(404);
  });
});

describeWithDatabase("a report", (open) => {
  it("keeps the words and who wrote them, also after the circle is gone", async () => {
    const { test, ada, noor, circleId } = await ofThree(await open());
    const headers = key();
    const report = () =>
      noor.send("POST", `/api/circles/${circleId}/report`, { text: " Adverts " }, headers);
    for (const reply of [await report(), await report()]) expect(reply.status).toBe(200);
    await partOf(ada, circleId, "end");
    expect(
      await test.deps.db.kysely.selectFrom("circle_reports").selectAll().execute(),
    ).toMatchObject([{ reporter_id: noor.uid, text: "Adverts", circle_id: null, closed_at: null }]);
  });
});
