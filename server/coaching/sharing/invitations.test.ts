import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { complete } from "../fixtures/note.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, move, openWithGoal, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import {
  ORIGIN,
  deployedConfig,
  openTestApp,
  START,
  type Person,
} from "#server/app/fixtures/test-app.fixture.ts";
import { countAll } from "#server/app/fixtures/write-counts.fixture.ts";
import { accept, invite, paramsOf, preview, withdraw } from "../fixtures/invitation.fixture.ts";

async function sharing(person: Person, goalId: string) {
  return (await person.send("GET", `/api/goals/${goalId}/sharing`)).body;
}

function open(person: Person, goalId: string, headers: Record<string, string> = {}) {
  return person.send("POST", `/api/goals/${goalId}/invitation`, {}, headers);
}

describeWithDatabase("an invitation", (database) => {
  it("is opened for 14 days, with a link at the configured address, and shown with its goal", async () => {
    const test = await openTestApp(await database(), { config: deployedConfig() });
    const owner = await test.person({ name: "Ada & Co" });
    const goal = await addGoal(owner);
    expect(await sharing(owner, goal.id)).toEqual({
      goal: expect.any(Object),
      invitation: null,
      page: null,
    });
    const forged = { "x-forwarded-host": "evil.example", host: "evil.example" };
    const { invitation } = (await open(owner, goal.id, forged)).body;
    expect(invitation).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      link: expect.stringMatching(`^${ORIGIN}/coach-onboarding\\?`),
      createdAt: START,
      expiresAt: START + 14 * DAY_MS,
    });
    expect(paramsOf(invitation)).toEqual({
      inviterId: owner.uid,
      goalId: goal.id,
      inviterName: "Ada & Co",
      invite: expect.stringMatching(/^[\w-]{43}$/),
    });
    const read = await sharing(owner, goal.id);
    expect(read.invitation).toEqual(invitation);
    expect(read.goal).toMatchObject({ id: goal.id, description: goal.description, rev: 1 });
    expect(test.told.slice(1)).toEqual([
      { change: { entity: "invitation", id: goal.id, rev: 1 }, uids: [owner.uid] },
    ]);
  });

  it("keeps nothing that could be used: neither its token nor a hash of it", async () => {
    const [test, owner] = await openWithPeople(await database(), {});
    const { id, link } = await invite(owner, (await addGoal(owner)).id);
    const { invite: token } = paramsOf({ link });
    const rows = await test.deps.db.kysely.selectFrom("invitations").selectAll().execute();
    expect(rows).toMatchObject([{ id }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      "created_at",
      "ended",
      "ended_at",
      "expires_at",
      "goal_id",
      "id",
      "used_by",
    ]);
  });

  it("is one at a time: who opens it again gets the same link, also many at once", async () => {
    const { test, owner, goal } = await openWithGoal(await database());
    const first = await Promise.all(Array.from({ length: 10 }, () => open(owner, goal.id)));
    test.at = START + 14 * DAY_MS - 1;
    await countAll(test, "invitation", limits.invitationsPerHour);
    const last = await open(owner, goal.id);
    const links = [...first, last].map(({ body }) => body.invitation?.link);
    expect(new Set(links).size).toBe(1);
    expect(test.told.filter(({ change }) => change.entity === "invitation")).toHaveLength(1);
  });

  it("of another goal, of another time and of another server has another token", async () => {
    const [db, other] = [await database(), await database()];
    const [test, elsewhere] = [await openTestApp(db), await openTestApp(other)];
    const owner = await test.person();
    const goals = [await addGoal(owner), await addGoal(owner)];
    const tokens = [];
    for (const { id } of goals) tokens.push(paramsOf(await invite(owner, id)).invite);
    await withdraw(owner, goals[0].id);
    tokens.push(paramsOf(await invite(owner, goals[0].id)).invite);
    const rows = await db.kysely.selectFrom("invitations").selectAll().execute();
    const stranger = await elsewhere.person();
    const theirs = await addGoal(stranger);
    await other.kysely
      .insertInto("invitations")
      .values({ ...rows[0]!, ended: null, ended_at: null, goal_id: theirs.id })
      .execute();
    tokens.push(paramsOf(await invite(stranger, theirs.id)).invite);
    expect(new Set(tokens).size).toBe(4);
  });

  it("is over after 14 days, and the next one is another one", async () => {
    const [test, owner, guest] = await openWithPeople(await database(), {}, {});
    const goal = await addGoal(owner);
    const first = paramsOf(await invite(owner, goal.id));
    test.at = START + 14 * DAY_MS - 1;
    expect((await preview(guest, first)).status).toBe(200);
    test.at += 1;
    expect((await preview(guest, first)).body.error.code).toBe("invitation.invalid");
    expect((await accept(guest, first)).body.error.code).toBe("invitation.invalid");
    expect((await sharing(owner, goal.id)).invitation).toBeNull();
    expect((await withdraw(owner, goal.id)).status).toBe(200);
    const second = paramsOf(await invite(owner, goal.id));
    expect(second.invite).not.toBe(first.invite);
    const rows = await test.deps.db.kysely
      .selectFrom("invitations")
      .select(["ended", "ended_at"])
      .orderBy("created_at")
      .execute();
    expect(rows).toEqual([
      { ended: "expired", ended_at: test.at },
      { ended: null, ended_at: null },
    ]);
    expect((await preview(guest, first)).body.error.code).toBe("invitation.invalid");
    expect((await accept(guest, second)).body.already).toBe(false);
  });

  it("can be withdrawn before it is used, once, and is told to the owner", async () => {
    const [test, owner, guest] = await openWithPeople(await database(), {}, {});
    const goal = await addGoal(owner);
    const link = paramsOf(await invite(owner, goal.id));
    const replies = [await withdraw(owner, goal.id), await withdraw(owner, goal.id)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    expect(test.told.filter(({ change }) => change.entity === "invitation")).toHaveLength(2);
    expect((await accept(guest, link)).body.error.code).toBe("invitation.invalid");
    expect((await sharing(owner, goal.id)).invitation).toBeNull();
    const again = paramsOf(await invite(owner, goal.id));
    expect((await accept(guest, again)).status).toBe(200);
    expect((await withdraw(owner, goal.id)).status).toBe(200);
    const read = await guest.send("GET", `/api/goals/${goal.id}`);
    expect(read.status).toBe(200);
  });

  it("ends when its goal is completed, and tells the invited so", async () => {
    const [test, owner, guest] = await openWithPeople(await database(), {}, {});
    const [goal, late] = [
      await addGoal(owner, { measurable: yesOrNo }),
      await addGoal(owner, { measurable: yesOrNo }),
    ];
    const links = [
      paramsOf(await invite(owner, goal.id)),
      paramsOf(await invite(owner, late.id)),
    ] as const;
    await move(owner, goal.id, { kind: "step" });
    await move(owner, late.id, { kind: "step" });
    await complete(owner, goal.id);
    test.at = START + 14 * DAY_MS;
    await complete(owner, late.id);
    const ends = await test.deps.db.kysely
      .selectFrom("invitations")
      .select(["goal_id", "ended"])
      .execute();
    expect(new Map(ends.map(({ goal_id, ended }) => [goal_id, ended]))).toEqual(
      new Map([
        [goal.id, "completed"],
        [late.id, "expired"],
      ]),
    );
    for (const ask of [preview, accept]) {
      const [gone, expired] = [await ask(guest, links[0]), await ask(guest, links[1])];
      expect([gone.status, gone.body.error.code]).toEqual([409, "invitation.goal-gone"]);
      expect([expired.status, expired.body.error.code]).toEqual([404, "invitation.invalid"]);
    }
    expect((await sharing(owner, goal.id)).invitation).toBeNull();
  });
});
