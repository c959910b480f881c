import { expect, it } from "vitest";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addWebhook, deliveriesOf, missed, someGoal } from "./fixtures/webhook.fixture.ts";
import { tellWebhooks } from "./tell-webhooks.ts";

describeWithDatabase("what webhooks are told", (open) => {
  it("is written for each that is on, wants it and was there: once, with ids alone", async () => {
    const test = await openTestApp(await open());
    const { owner, goalId } = await someGoal(test);
    const [all, one, none, off] = [
      await addWebhook(test, "https://a.example/"),
      await addWebhook(test, "https://b.example/", ["check_in.missed"]),
      await addWebhook(test, "https://c.example/", ["coach.accepted", "goal.completed"]),
      await addWebhook(test, "https://d.example/"),
    ];
    await test.deps.db.kysely
      .updateTable("webhooks")
      .set({ state: "off", off_at: 1 })
      .where("id", "=", off.id)
      .execute();
    const events = [missed(test, goalId, owner.uid, "2026-03-02")];
    await tellWebhooks(test.deps.db, events);
    await tellWebhooks(test.deps.db, [...events, ...events]);
    await tellWebhooks(test.deps.db, [
      { ...missed(test, goalId, owner.uid, "2026-02-23"), at: test.at - 1 },
    ]);
    const written = await deliveriesOf(test);
    expect(written.map(({ webhook_id }) => webhook_id).toSorted()).toEqual(
      [all.id, one.id].toSorted(),
    );
    expect(new Set(written.map(({ id }) => id)).size).toBe(2);
    expect(none.id).not.toBe("");
  });

  it("is written with what causes it, and with that taken back", async () => {
    const test = await openTestApp(await open());
    const { owner, goalId } = await someGoal(test);
    await addWebhook(test, "https://a.example/");
    const undone = test.deps.db.transaction(async (tx) => {
      await tellWebhooks(tx, [missed(test, goalId, owner.uid, "2026-03-02")]);
      throw new Error("as the test says");
    });
    await expect(undone).rejects.toThrow("as the test says");
    expect(await deliveriesOf(test)).toEqual([]);
  });

  it("goes with the person, the coach and the goal that it is about", async () => {
    const test = await openTestApp(await open());
    const { owner, goalId } = await someGoal(test);
    const [other, coach] = [await someGoal(test), await test.person()];
    await addWebhook(test, "https://a.example/");
    const third = await addGoal(other.owner);
    await tellWebhooks(test.deps.db, [
      missed(test, goalId, owner.uid, "2026-03-02"),
      missed(test, third.id, other.owner.uid, "2026-03-02"),
      {
        type: "coach.accepted",
        goalId: other.goalId,
        ownerId: other.owner.uid,
        coachId: coach.uid,
        occasion: "i",
        at: test.at,
      },
    ]);
    const { kysely } = test.deps.db;
    const left = async () => (await deliveriesOf(test)).map(({ goal_id }) => goal_id);
    await kysely.deleteFrom("users").where("id", "=", owner.uid).execute();
    expect(await left()).toEqual([third.id, other.goalId]);
    await kysely.deleteFrom("users").where("id", "=", coach.uid).execute();
    expect(await left()).toEqual([third.id]);
    await kysely.deleteFrom("goals").where("id", "=", third.id).execute();
    expect(await left()).toEqual([]);
  });
});
