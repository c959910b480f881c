import { expect, it } from "vitest";
import type { Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { asked } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import {
  addWebhook,
  deliveriesOf,
  missed,
  someGoal,
} from "#server/platform/webhooks/fixtures/webhook.fixture.ts";
import { turnOff } from "#server/platform/webhooks/delivery-store.ts";
import { deleteWebhook, turnOn } from "#server/platform/webhooks/webhook-store.ts";
import { tellWebhooks } from "#server/platform/webhooks/tell-webhooks.ts";
import { addGoal, move, yesOrNo } from "./fixtures/goal.fixture.ts";

describeOnPostgres("while a webhook is removed", (open) => {
  it.each(["complete", "accept"] as const)("%s: nobody notices it", async (kind) => {
    const test = await openTestApp(await open());
    const webhook = await addWebhook(test, "https://a.example/");
    const [owner, coach] = [await test.person(), await test.person()];
    const { id: goalId } = await addGoal(owner, { measurable: yesOrNo });
    await move(owner, goalId, { kind: "step" });
    const link = paramsOf(await invite(owner, goalId));
    const acts: Readonly<Record<typeof kind, Act>> = {
      complete: () => asked(owner, goalId, "complete"),
      accept: () => accept(coach, link),
    };
    const [reply] = await inTurn(test, (tx) => deleteWebhook(tx, webhook.id), [acts[kind]]);
    expect(reply?.status).toBe(200);
    expect(await deliveriesOf(test)).toEqual([]);
  });
});

describeOnPostgres("while a webhook is turned off", (open) => {
  it("what is written at that moment is not told when it is on again", async () => {
    const test = await openTestApp(await open());
    const { id } = await addWebhook(test, "https://a.example/");
    const { owner, goalId } = await someGoal(test);
    const { db } = test.deps;
    const [told, off] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const telling = db.transaction(async (tx) => {
      await tellWebhooks(tx, [missed(test, goalId, owner.uid, "2026-03-02")]);
      told.resolve();
      await off.promise;
    });
    await told.promise;
    expect(await turnOff(db, id, "off", test.at)).toBe(true);
    off.resolve();
    await telling;
    await turnOn(db, id, test.at);
    expect(await deliveriesOf(test)).toMatchObject([{ status: "failed", fault: "turned-off" }]);
  });
});
