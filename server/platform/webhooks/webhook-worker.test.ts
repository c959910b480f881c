import { sql } from "kysely";
import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { seal } from "#server/platform/sealed.ts";
import { claimDelivery, settle, turnOff } from "./delivery-store.ts";
import { openReceiver } from "./fixtures/receiver.fixture.ts";
import {
  addWebhook,
  deliverAll,
  deliveriesOf,
  expireLeases,
  openDeliveries,
  passTime,
  workerOf,
} from "./fixtures/webhook.fixture.ts";
import { newWebhookSecret, signedHeaders } from "./signature.ts";
import { deliverDue, sealedFor, startWebhooks, sweepWebhooks } from "./webhook-worker.ts";

describeWithDatabase("a delivery", (open) => {
  const scene = async (manner?: Parameters<typeof openReceiver>[0]) =>
    openDeliveries(await openTestApp(await open()), manner);
  const isOn = async ({ deps }: TestApp) =>
    deps.db.kysely
      .selectFrom("webhooks")
      .select(["state", "failures", "lease_id as lease"])
      .executeTakeFirstOrThrow();

  it("is signed, and says what happened by ids and nothing else", async () => {
    const { test, owner, goalId, receiver, webhook, tell, worker } = await scene();
    // It forgives what failed before.
    const failed = { failures: 9, failing_since: 1 };
    await test.deps.db.kysely.updateTable("webhooks").set(failed).execute();
    await tell("2026-03-02");
    expect(await deliverAll(worker)).toBe(1);
    const [received] = receiver.received;
    const body = {
      type: "check_in.missed",
      timestamp: new Date(test.at).toISOString(),
      data: { goalId, ownerId: owner.uid, period: "2026-03-02" },
    };
    expect(JSON.parse(received?.body ?? "")).toEqual(body);
    const [row] = await deliveriesOf(test);
    const message = { id: row?.id ?? "", at: test.at, body: received?.body ?? "" };
    expect(received?.headers).toMatchObject(signedHeaders(message, [webhook.secret]));
    expect(row).toMatchObject({
      status: "sent",
      answer: 204,
      fault: null,
      attempts: 1,
      tried_at: test.at,
    });
    expect(await isOn(test)).toEqual({ state: "on", failures: 0, lease: null });
  });

  it("is signed by the secret before too, until its time is over", async () => {
    const { test, receiver, webhook, tell, worker } = await scene();
    const former = newWebhookSecret();
    await test.deps.db.kysely
      .updateTable("webhooks")
      .set({
        former_secret: seal(test.deps.config.secretKey, sealedFor(webhook.id), former),
        former_until: test.at + 1,
      })
      .execute();
    await tell("2026-03-02", "2026-03-09");
    await deliverDue(worker);
    test.at += 1;
    await deliverDue(worker);
    const signatures = receiver.received.map(({ headers }) => headers["webhook-signature"]);
    const signers = [[webhook.secret, former], [webhook.secret]];
    const wanted = receiver.received.map(({ headers, body }, index) => {
      const message = { id: String(headers["webhook-id"]), at: test.at - 1 + index, body };
      return signedHeaders(message, signers[index] ?? [])["webhook-signature"];
    });
    expect(signatures).toEqual(wanted);
    await sweepWebhooks(test.deps);
    const { former_secret } = await test.deps.db.kysely
      .selectFrom("webhooks")
      .select("former_secret")
      .executeTakeFirstOrThrow();
    expect(former_secret).toBeNull();
  });

  it("is tried again with the same id and the same body, in the end for the tenth time, and has then failed", async () => {
    const { test, receiver, tell, worker } = await scene((response) =>
      response.writeHead(500).end(),
    );
    await tell("2026-03-02");
    for (let count = 1; count <= 10; count += 1) {
      expect(await deliverAll(worker)).toBe(1);
      expect(receiver.received).toHaveLength(count);
      await passTime(test);
      test.at += 1_000;
    }
    expect(await deliverAll(worker)).toBe(0);
    const ids = new Set(receiver.received.map(({ headers }) => headers["webhook-id"]));
    const bodies = new Set(receiver.received.map(({ body }) => body));
    const times = new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"]));
    expect([ids.size, bodies.size, times.size]).toEqual([1, 1, 10]);
    expect(await deliveriesOf(test)).toMatchObject([
      { status: "failed", answer: 500, fault: "answer", attempts: 10 },
    ]);
  });

  it("that was sent and not written down is sent again with the same id, once its lease is over", async () => {
    const { test, receiver, tell, worker } = await scene();
    await tell("2026-03-02");
    // As a process does that is killed between sending and writing.
    const db = { ...worker.db, transaction: () => new Promise<never>(() => {}) };
    void deliverDue({ ...worker, db });
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(await deliverAll(worker)).toBe(0);
    await expireLeases(test);
    expect(await deliverAll(worker)).toBe(1);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await deliveriesOf(test)).toMatchObject([{ status: "sent", attempts: 2 }]);
  });

  it("is held by nobody whose lease is longer than any is: the clock was ahead when it was given", async () => {
    const { test, tell, worker } = await scene();
    await tell("2026-03-02");
    const lease = (ms: number) =>
      test.deps.db.kysely
        .updateTable("webhooks")
        .set({ lease_id: "ahead", lease_until: sql<number>`database_now() + ${ms}` })
        .execute();
    await lease(2 * limits.webhookLeaseSeconds * 1_000);
    expect(await deliverAll(worker)).toBe(0);
    await lease(2 * limits.webhookLeaseSeconds * 1_000 + 60_000);
    expect(await deliverAll(worker)).toBe(1);
  });

  it("is written down by nobody who lost it", async () => {
    const { test, tell, worker } = await scene();
    await tell("2026-03-02");
    const { db } = test.deps;
    const late = await claimDelivery(db, "late", test.at);
    await expireLeases(test);
    expect(await deliverAll(worker)).toBe(1);
    const failed = { status: "failed", answer: null, fault: "time", delayMs: 0 } as const;
    expect(await settle(db, late?.id ?? "", "late", failed, test.at)).toBeUndefined();
    expect(await deliveriesOf(test)).toMatchObject([{ status: "sent" }]);
    expect(await isOn(test)).toMatchObject({ failures: 0 });
  });

  it("waits for nobody else's slow receiver, and its webhook's leave one at a time", async () => {
    const { test, receiver, tell } = await scene();
    let under = 0;
    let most = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = await openReceiver((response) => {
      under += 1;
      most = Math.max(most, under);
      void released.then(() => {
        under -= 1;
        response.writeHead(204).end();
      });
    });
    await addWebhook(test, slow.url);
    await tell("2026-02-16", "2026-02-23", "2026-03-02");
    const running = startWebhooks(workerOf(test));
    await expect.poll(() => receiver.received.length).toBe(3);
    expect(slow.received.length).toBeLessThan(2);
    release();
    await expect.poll(() => slow.received.length).toBe(3);
    await running.stop();
    expect(most).toBe(1);
    expect((await deliveriesOf(test)).map(({ status }) => status)).toEqual(Array(6).fill("sent"));
  });

  it.each([
    [5, 3 * DAY_MS, "failing"],
    [4, 3 * DAY_MS, "on"],
    [5, 3 * DAY_MS - 3_600_000, "on"],
  ] as const)(
    "after %i failed tries in a row over %i ms its webhook is %s",
    async (failures, since, state) => {
      const { test, receiver, tell, notes, worker } = await scene((response) =>
        response.writeHead(500).end(),
      );
      await tell("2026-03-02", "2026-03-09");
      await deliverDue(worker);
      await test.deps.db.kysely
        .updateTable("webhooks")
        .set((eb) => ({ failures: failures - 1, failing_since: eb("failing_since", "-", since) }))
        .execute();
      await deliverDue(worker);
      expect(await isOn(test)).toEqual({ state, failures, lease: null });
      expect(notes).toEqual(state === "on" ? [] : [receiver.url]);
      const status = state === "on" ? "waiting" : "failed";
      expect((await deliveriesOf(test)).map((one) => one.status)).toEqual([status, status]);
      await passTime(test);
      expect(await deliverDue(worker)).toBe(state === "on");
    },
  );

  it("that fails while its webhook is turned off waits for nothing", async () => {
    const { test, tell, worker, webhook } = await scene();
    const { db } = test.deps;
    await tell("2026-03-02");
    const claimed = await claimDelivery(db, "held", test.at);
    await turnOff(db, webhook.id, "off", test.at);
    const again = { status: "waiting", answer: 500, fault: "answer", delayMs: 5_000 } as const;
    await settle(db, claimed?.id ?? "", "held", again, test.at);
    expect(await deliveriesOf(test)).toMatchObject([{ status: "failed", answer: 500 }]);
    await db.kysely.updateTable("webhooks").set({ state: "on", off_at: null }).execute();
    await passTime(test);
    expect(await deliverDue(worker)).toBe(false);
  });

  it("whose receiver says that it is gone turns its webhook off at once", async () => {
    const { test, tell, notes, worker } = await scene((response) => response.writeHead(410).end());
    await tell("2026-03-02", "2026-03-09");
    expect(await deliverAll(worker)).toBe(1);
    expect(await isOn(test)).toMatchObject({ state: "gone" });
    expect(notes).toHaveLength(1);
    expect(await deliveriesOf(test)).toMatchObject([
      { status: "failed", answer: 410, fault: "turned-off" },
      { status: "failed", fault: "turned-off", attempts: 0 },
    ]);
  });

  it("whose secret was sealed under another key says so, and nothing is sent", async () => {
    const { test, receiver, tell, worker } = await scene();
    await tell("2026-03-02");
    const config = { ...worker.config, secretKey: "another key of this test, long enough" };
    await deliverDue({ ...worker, config });
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(test)).toMatchObject([{ status: "waiting", fault: "secret" }]);
  });

  it("into this machine is refused unless it is allowed, and nothing is connected", async () => {
    const { test, receiver, tell, worker } = await scene();
    await tell("2026-03-02");
    await test.deps.db.kysely
      .updateTable("webhooks")
      .set({ url: receiver.url.replace("http:", "https:") })
      .execute();
    await deliverDue({ ...worker, config: test.deps.config });
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(test)).toMatchObject([{ status: "waiting", fault: "private" }]);
  });

  it("is forgotten after 14 days", async () => {
    const { test, tell, worker } = await scene();
    await tell("2026-03-02");
    await deliverAll(worker);
    test.at += 14 * DAY_MS - 1;
    await sweepWebhooks(test.deps);
    expect(await deliveriesOf(test)).toHaveLength(1);
    test.at += 1;
    await sweepWebhooks(test.deps);
    expect(await deliveriesOf(test)).toEqual([]);
  });
});
