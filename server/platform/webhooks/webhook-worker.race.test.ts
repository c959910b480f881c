import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { addDays } from "#domain/day.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { claimDelivery } from "./delivery-store.ts";
import { openReceiver } from "./fixtures/receiver.fixture.ts";
import { addWebhook, deliveriesOf, workerOf } from "./fixtures/webhook.fixture.ts";
import { tellWebhooks } from "./tell-webhooks.ts";
import { startWebhooks } from "./webhook-worker.ts";

const WEBHOOKS = 3;
const EVENTS = 25;

describeOnPostgres("the workers of several processes", (open) => {
  it("send each delivery once, and one at a time to each webhook", async () => {
    const test = await openTestApp(await open());
    const others = [await openTestApp(await open()), await openTestApp(await open())];
    const owner = await test.person();
    const { id: goalId } = await addGoal(owner);
    const under = new Map<string, number>();
    let most = 0;
    const receiver = await openReceiver((response, { path }) => {
      under.set(path, (under.get(path) ?? 0) + 1);
      most = Math.max(most, under.get(path) ?? 0);
      setTimeout(() => {
        under.set(path, (under.get(path) ?? 0) - 1);
        response.writeHead(204).end();
      }, 3);
    });
    for (let count = 0; count < WEBHOOKS; count += 1)
      await addWebhook(test, `${receiver.url}/${count}`);
    const periods = Array.from({ length: EVENTS }, (_, week) => addDays("2026-01-05", 7 * week));
    await tellWebhooks(
      test.deps.db,
      periods.map((period) => ({
        type: "check_in.missed",
        goalId,
        ownerId: owner.uid,
        period,
        occasion: period,
        at: test.at,
      })),
    );
    const config = test.deps.config;
    const workers = [test, ...others].map((one) =>
      startWebhooks(workerOf({ deps: { ...one.deps, config } })),
    );
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(WEBHOOKS * EVENTS);
    await pause(100);
    await Promise.all(workers.map((worker) => worker.stop()));
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(WEBHOOKS * EVENTS);
    expect(ids).toHaveLength(WEBHOOKS * EVENTS);
    expect(most).toBe(1);
    const states = new Set((await deliveriesOf(test)).map(({ status }) => status));
    expect([...states]).toEqual(["sent"]);
  });

  it("that look at the same moment find one delivery once", async () => {
    const test = await openTestApp(await open());
    await test.deps.db.kysely.deleteFrom("webhooks").execute();
    const owner = await test.person();
    const { id: goalId } = await addGoal(owner);
    await addWebhook(test, "https://a.example/");
    for (let round = 0; round < 20; round += 1) {
      const happening = { goalId, ownerId: owner.uid, occasion: `${round}`, at: test.at } as const;
      await tellWebhooks(test.deps.db, [{ type: "goal.completed", ...happening }]);
      const looks = Array.from({ length: 8 }, (_, worker) =>
        claimDelivery(test.deps.db, `${round}-${worker}`, test.at),
      );
      const found = (await Promise.all(looks)).filter((one) => one !== undefined);
      expect(found).toHaveLength(1);
      await test.deps.db.kysely
        .updateTable("webhooks")
        .set({ lease_id: null, lease_until: null })
        .execute();
      await test.deps.db.kysely.deleteFrom("webhook_deliveries").execute();
    }
  });
});
