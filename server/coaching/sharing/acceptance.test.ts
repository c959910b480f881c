import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DAY_MS } from "#domain/day.ts";
import { complete, openAnnAndCleo } from "../fixtures/note.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { send, START } from "#server/app/fixtures/test-app.fixture.ts";
import {
  accept,
  invite,
  paramsOf,
  preview,
  withdraw,
  withoutToken,
} from "../fixtures/invitation.fixture.ts";

const invalid = [404, "invitation.invalid"];

async function prepared(db: Database, over: Parameters<typeof addGoal>[1] = {}) {
  const [test, owner, guest] = await openAnnAndCleo(db);
  const goal = await addGoal(owner, over);
  return { test, owner, guest, goal, link: paramsOf(await invite(owner, goal.id)) };
}

describeWithDatabase("accepting", (open) => {
  it("shows the inviter's name and the goal's description, to visitors too, and writes nothing", async () => {
    const { test, guest, goal, link } = await prepared(await open());
    const before = await tableHash(test.deps.db);
    const shown = { inviterName: "Ann Owner", goalDescription: goal.description, coaching: false };
    const visitor = { send: (method: string, path: string) => send(test.app, method, path) };
    for (const who of [guest, visitor])
      for (const one of [link, withoutToken(link), { ...link, inviterName: "Your bank" }])
        expect((await preview(who, one)).body).toEqual(shown);
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("makes the coach, by the name of their record, in one write that both hear of", async () => {
    const { test, owner, guest, goal, link } = await prepared(await open());
    test.at += 5_000;
    const reply = await accept(guest, link);
    expect(reply.body).toEqual({
      goalId: goal.id,
      inviterName: "Ann Owner",
      goalDescription: goal.description,
      already: false,
    });
    const read = (await guest.send("GET", `/api/goals/${goal.id}`)).body.goal;
    expect(read).toMatchObject({
      coachUid: guest.uid,
      coachName: "Cleo Coach",
      coachStatus: "accepted",
      coachedAt: START + 5_000,
      rev: 2,
    });
    const used = await test.deps.db.kysely.selectFrom("invitations").selectAll().execute();
    expect(used).toMatchObject([{ ended: "used", ended_at: START + 5_000, used_by: guest.uid }]);
    expect(test.told.slice(-2)).toEqual([
      { change: { entity: "goal", id: goal.id, rev: 2 }, uids: [owner.uid, guest.uid] },
      { change: { entity: "invitation", id: goal.id, rev: 1 }, uids: [owner.uid] },
    ]);
    expect((await owner.send("GET", `/api/goals/${goal.id}/sharing`)).body.invitation).toBeNull();
  });

  it("calls a coach without a name Coach, and an owner without one Someone", async () => {
    const [, owner, guest] = await openWithPeople(await open(), { name: null }, { name: null });
    const goal = await addGoal(owner);
    const link = paramsOf(await invite(owner, goal.id));
    expect(link.inviterName).toBe("Someone");
    expect((await accept(guest, link)).body.inviterName).toBe("Someone");
    const { coachName } = (await owner.send("GET", `/api/goals/${goal.id}`)).body.goal;
    expect(coachName).toBe("Coach");
  });

  it("answers the same coach again, and another that it is taken, and writes nothing for either", async () => {
    const { test, guest, link } = await prepared(await open());
    const other = await test.person();
    await accept(guest, link);
    const before = await tableHash(test.deps.db);
    const told = test.told.length;
    for (const one of [link, withoutToken(link)]) {
      expect((await accept(guest, one)).body).toMatchObject({ already: true });
      expect((await preview(guest, one)).body).toMatchObject({ coaching: true });
      for (const ask of [accept, preview]) {
        const reply = await ask(other, one);
        expect([reply.status, reply.body.error.code]).toEqual([409, "invitation.taken"]);
      }
    }
    expect(await tableHash(test.deps.db)).toBe(before);
    expect(test.told).toHaveLength(told);
  });

  it("is not for the owner, whose goal stays as it is", async () => {
    const { test, owner, link } = await prepared(await open());
    const before = await tableHash(test.deps.db);
    for (const ask of [accept, preview]) {
      const reply = await ask(owner, link);
      expect([reply.status, reply.body.error.message]).toEqual([
        409,
        "You cannot accept an invitation to coach yourself.",
      ]);
    }
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("tells a former coach that the goal is no more to be coached", async () => {
    const { owner, guest, goal, link } = await prepared(await open(), {
      measurable: yesOrNo,
    });
    await accept(guest, link);
    await move(owner, goal.id, { kind: "step" });
    await complete(owner, goal.id);
    const reply = await accept(guest, link);
    expect([reply.status, reply.body.error.message]).toEqual([
      409,
      "The goal you were invited to coach no longer exists.",
    ]);
  });

  it("works without the token while the first invitation is open, and never again after a withdrawal", async () => {
    const { test, owner, guest, goal, link } = await prepared(await open());
    expect((await preview(guest, withoutToken(link))).status).toBe(200);
    await withdraw(owner, goal.id);
    test.at += 1_000;
    const second = paramsOf(await invite(owner, goal.id));
    const reply = await accept(guest, withoutToken(second));
    expect([reply.status, reply.body.error.code]).toEqual(invalid);
    expect((await accept(guest, second)).status).toBe(200);
    expect((await accept(guest, withoutToken(second))).status).toBe(404);
  });

  it("works without the token never once one has expired, whether or not another one was opened", async () => {
    const { test, owner, guest, goal, link } = await prepared(await open());
    test.at += 14 * DAY_MS;
    expect((await accept(guest, withoutToken(link))).status).toBe(404);
    const second = paramsOf(await invite(owner, goal.id));
    expect((await accept(guest, withoutToken(second))).status).toBe(404);
    expect((await accept(guest, second)).status).toBe(200);
  });

  it("works without the token not for the second invitation, also where the first was used", async () => {
    const { test, owner, guest, goal, link } = await prepared(await open());
    await accept(guest, link);
    const { kysely } = test.deps.db;
    // As deleting the coach's account leaves it.
    await kysely.updateTable("goals").set({ coach_status: null, coach_name: null }).execute();
    await kysely.deleteFrom("users").where("id", "=", guest.uid).execute();
    test.at += 1_000;
    const other = await test.person();
    const second = paramsOf(await invite(owner, goal.id));
    expect((await accept(other, withoutToken(second))).status).toBe(404);
    expect((await accept(other, link)).status).toBe(404);
    expect((await accept(other, second)).status).toBe(200);
  });

  it("leads nowhere while the inviter's account is disabled, and not for one who is", async () => {
    const { test, owner, guest, link } = await prepared(await open());
    const disable = (uid: string, disabled: boolean) =>
      test.deps.db.kysely.updateTable("users").set({ disabled }).where("id", "=", uid).execute();
    await disable(owner.uid, true);
    expect((await preview(guest, link)).status).toBe(404);
    expect((await accept(guest, link)).status).toBe(404);
    await disable(owner.uid, false);
    await disable(guest.uid, true);
    expect((await accept(guest, link)).status).toBe(401);
    await disable(guest.uid, false);
    expect((await accept(guest, link)).status).toBe(200);
  });
});
