import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { key } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { circleOf, codeOf, ofThree, partOf, rowOf, say } from "./fixtures/circle.fixture.ts";

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
