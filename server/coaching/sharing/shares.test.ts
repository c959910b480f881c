import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, openWithGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { START, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";

function share(person: Person, over: object = {}, headers = key()) {
  return person.send("POST", "/api/shares", { goalId: null, by: "share", ...over }, headers);
}

function announced({ told }: TestApp): number {
  return told.filter(({ change }) => change.entity === "badge").length;
}

async function held(person: Person) {
  const { badges, shareCount } = (await person.send("GET", "/api/badges")).body;
  return { badges: badges.map(({ badgeId }: { badgeId: string }) => badgeId), shareCount };
}

const enthusiast = {
  badgeId: "sharing-enthusiast",
  displayName: "Sharing Enthusiast",
  description: expect.stringContaining("3"),
  earnedAt: START,
  iconClass: "bullhorn",
  count: 3,
  goalId: null,
};

describeWithDatabase("shares", (open) => {
  it("each share or copy counts once; the third gives the badge, once, and tells of it", async () => {
    const { test, owner, goal } = await openWithGoal(await open());
    expect(await held(owner)).toEqual({ badges: [], shareCount: 0 });
    const replies = [
      await share(owner, { goalId: goal.id }),
      await share(owner, { by: "copy" }),
      await share(owner, { goalId: goal.id, by: "copy" }),
      await share(owner),
    ];
    expect(replies.map(({ body }) => body)).toEqual([
      { shareCount: 1, badges: [] },
      { shareCount: 2, badges: [] },
      { shareCount: 3, badges: [enthusiast] },
      { shareCount: 4, badges: [] },
    ]);
    expect(await held(owner)).toEqual({ badges: ["sharing-enthusiast"], shareCount: 4 });
    expect(announced(test)).toBe(1);
    const stats = await test.deps.db.kysely.selectFrom("user_stats").selectAll().execute();
    expect(stats).toEqual([
      { user_id: owner.uid, stat: "sharing", count: 4, last_shared_at: START },
    ]);
  });

  it("counts one key once, however often it is sent, and refuses it for anything else", async () => {
    const { test, owner, goal } = await openWithGoal(await open());
    await share(owner);
    await share(owner);
    const headers = key();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => share(owner, { goalId: goal.id }, headers)),
    );
    expect(replies.map(({ body }) => body.shareCount)).toEqual(replies.map(() => 3));
    expect(replies.flatMap(({ body }) => body.badges)).toEqual([enthusiast]);
    expect(announced(test)).toBe(1);
    for (const reply of [
      await share(owner, { by: "copy" }, headers),
      await move(owner, goal.id, { kind: "step" }, headers),
    ])
      expect([reply.status, reply.body.error.code]).toEqual([409, "request.key-reused"]);
    const stepped = key();
    await move(owner, goal.id, { kind: "step" }, stepped);
    expect((await share(owner, {}, stepped)).body.error.code).toBe("request.key-reused");
    expect(await held(owner)).toEqual({ badges: ["sharing-enthusiast"], shareCount: 3 });
  });

  it("loses none of twenty at once", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const replies = await Promise.all(Array.from({ length: 20 }, () => share(person)));
    const counts = replies.map(({ body }) => body.shareCount).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(replies.flatMap(({ body }) => body.badges)).toHaveLength(1);
    expect(announced(test)).toBe(1);
  });

  it("counts only for goals of one's own: others are answered as if there were none", async () => {
    const [, person, other] = await openWithPeople(await open(), {}, {});
    const theirs = await addGoal(other);
    const headers = key();
    const replies = [
      await share(person, { goalId: theirs.id }, headers),
      await share(person, { goalId: newId() }),
    ];
    expect(replies.map(({ status, text }) => [status, text])).toEqual(
      replies.map(() => [404, replies[1]?.text]),
    );
    expect(await held(person)).toEqual({ badges: [], shareCount: 0 });
    // A refused call does not use its key.
    expect((await share(person, { goalId: null }, headers)).body.shareCount).toBe(1);
  });
});
