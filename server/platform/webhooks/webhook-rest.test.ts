import { sql } from "kysely";
import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { readDeliveries, turnOff } from "./delivery-store.ts";
import type { openReceiver } from "./fixtures/receiver.fixture.ts";
import { deliverAll, openDeliveries, passTime } from "./fixtures/webhook.fixture.ts";
import { turnOn } from "./webhook-store.ts";
import { deliverDue } from "./webhook-worker.ts";

// product 34.5
describeWithDatabase("a delivery to an overloaded receiver", (open) => {
  const scene = async (manner?: Parameters<typeof openReceiver>[0]) =>
    openDeliveries(await openTestApp(await open()), manner);

  it.each([
    [429, "3600", 1_800_000, 3_600_000],
    [503, "99999999", DAY_MS / 2, DAY_MS],
    [429, "1", -DAY_MS, 5_500],
    [400, "soon", -DAY_MS, 5_500],
  ])(
    "answered by %i with Retry-After: %s waits for more than %i and at most %i ms",
    async (status, after, least, most) => {
      const { test, tell, worker } = await scene((response) =>
        response.writeHead(status, { "retry-after": after }).end(),
      );
      await tell("2026-03-02");
      await deliverDue(worker);
      const { wait } = await test.deps.db.kysely
        .selectFrom("webhook_deliveries")
        .select(sql<number>`due_at - database_now()`.as("wait"))
        .executeTakeFirstOrThrow();
      expect(wait).toBeGreaterThan(least);
      expect(wait).toBeLessThanOrEqual(most);
    },
  );

  it.each([
    [429, 1],
    [503, 1],
    [500, 3],
    [400, 3],
  ])("of three for a receiver that answers %i, %i leave", async (status, sent) => {
    const { test, receiver, webhook, tell, worker } = await scene((response) =>
      response.writeHead(status, { "retry-after": "3600" }).end(),
    );
    await tell("2026-02-16", "2026-02-23", "2026-03-02");
    expect(await deliverAll(worker)).toBe(sent);
    // What happens while it rests waits too.
    await tell("2026-03-09");
    expect(await deliverAll(worker)).toBe(sent === 1 ? 0 : 1);
    const { resting_until: rests } = await test.deps.db.kysely
      .selectFrom("webhooks")
      .select("resting_until")
      .executeTakeFirstOrThrow();
    expect(rests === null).toBe(sent === 3);
    const shown = await readDeliveries(test.deps.db, webhook.id, Number.MAX_SAFE_INTEGER);
    expect(shown.every(({ dueAt }) => dueAt >= (rests ?? 0))).toBe(true);
    await passTime(test);
    expect(await deliverDue(worker)).toBe(true);
    expect(receiver.received).toHaveLength(sent === 1 ? 2 : 5);
  });

  it("waits for no rest that is longer than any is: the clock was ahead when it was given", async () => {
    const { test, tell, worker } = await scene();
    await tell("2026-03-02");
    const rest = (ms: number) =>
      test.deps.db.kysely
        .updateTable("webhooks")
        .set({ resting_until: sql<number>`database_now() + ${ms}` })
        .execute();
    await rest(DAY_MS);
    expect(await deliverAll(worker)).toBe(0);
    await rest(DAY_MS + 60_000);
    expect(await deliverAll(worker)).toBe(1);
  });

  it("leaves at once where its webhook was turned off and on", async () => {
    const { test, webhook, tell, worker } = await scene((response) =>
      response.writeHead(503, { "retry-after": "3600" }).end(),
    );
    await tell("2026-02-16");
    await deliverDue(worker);
    await turnOff(test.deps.db, webhook.id, "off", test.at);
    await turnOn(test.deps.db, webhook.id, test.at);
    await tell("2026-02-23");
    expect(await deliverAll(worker)).toBe(1);
  });
});
