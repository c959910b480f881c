import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openReceiver } from "#server/platform/webhooks/fixtures/receiver.fixture.ts";
import {
  addWebhook,
  deliveriesOf,
  workerOf,
} from "#server/platform/webhooks/fixtures/webhook.fixture.ts";
import { deliverDue } from "#server/platform/webhooks/webhook-worker.ts";
import { noteTurnedOff } from "./turned-off.ts";

const URL_OF = "https://hooks.example.org/cairn?key=of-theirs";
const HOUR = 3_600_000;

async function scene(test: Promise<TestApp>) {
  const opened = await test;
  return { test: opened, admin: await opened.person({ admin: true }) };
}

const make = (admin: Person, url = URL_OF, events: readonly string[] = ["goal.completed"]) =>
  admin.send("POST", "/api/admin/webhooks", { url, events });

const list = async (admin: Person) =>
  (await admin.send("GET", "/api/admin/webhooks")).body.webhooks;

const about = (admin: Person, webhookId: string, what: string, more: object = {}) =>
  admin.send("POST", `/api/admin/webhooks/${what}`, { webhookId, ...more });

const sendAgain = (admin: Person, webhookId: string, deliveryId: string) =>
  about(admin, webhookId, "deliveries/again", { deliveryId });

const deliveries = async (admin: Person, id: string, query = "") =>
  (await admin.send("GET", `/api/admin/webhooks/deliveries?webhookId=${id}${query}`)).body;

async function audited({ deps }: TestApp) {
  const rows = await deps.db.kysely
    .selectFrom("audit")
    .select(["action", "actor_id as by", "detail"])
    .where("action", "like", "webhook.%")
    .orderBy("number")
    .execute();
  return rows.map(({ action, by, detail }) => `${action} ${detail} ${by === null ? "-" : "admin"}`);
}

describeWithDatabase("webhooks of an admin", (open) => {
  it("are made with a secret that is shown once, and kept as nobody reads it", async () => {
    const { test, admin } = await scene(openTestApp(await open()));
    const made = await make(admin, ` ${URL_OF} `, ["check_in.missed", "goal.completed"]);
    expect(made.status).toBe(200);
    expect(made.headers.get("cache-control")).toContain("no-store");
    const { webhook, secret } = made.body;
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toEqual({
      id: webhook.id,
      url: URL_OF,
      events: ["goal.completed", "check_in.missed"],
      state: "on",
      createdAt: test.at,
      offAt: null,
      failingSince: null,
      formerUntil: null,
    });
    expect(await list(admin)).toEqual([webhook]);
    const rows = await test.deps.db.kysely.selectFrom("webhooks").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect(await audited(test)).toEqual(["webhook.create hooks.example.org admin"]);
  });

  it.each([
    ["http://hooks.example.org/", "url", "webhook.url-not-https"],
    ["https://169.254.169.254/", "url", "webhook.url-private"],
  ])("to %s are refused", async (url, field, code) => {
    const { test, admin } = await scene(openTestApp(await open()));
    const { status, body } = await make(admin, url);
    expect([status, body.error.code, body.error.field]).toEqual([400, code, field]);
    expect([await list(admin), await audited(test)]).toEqual([[], []]);
  });

  it("may go into private networks where the operator allows it", async () => {
    const config = { ...(await openTestApp(await open())).deps.config };
    const db = await open();
    const test = openTestApp(db, { config: { ...config, webhookAddresses: "allowed" } });
    const { admin } = await scene(test);
    expect((await make(admin, "http://127.0.0.1:8080/")).status).toBe(200);
    expect((await make(admin, "ftp://127.0.0.1/")).body.error.code).toBe("webhook.url-invalid");
  });

  it(`are ${limits.webhooks} at most, each with an event`, async () => {
    const { test, admin } = await scene(openTestApp(await open()));
    expect((await make(admin, URL_OF, [])).body.error.code).toBe("webhook.events-missing");
    for (let count = 1; count < limits.webhooks; count += 1) await addWebhook(test, URL_OF);
    expect((await make(admin)).status).toBe(200);
    const refused = await make(admin);
    expect([refused.status, refused.body.error.code]).toEqual([409, "webhook.too-many"]);
  });

  it("are turned off and on: what waited has failed, and troubles are forgotten", async () => {
    const { test, admin } = await scene(openTestApp(await open()));
    const { id } = await addWebhook(test, URL_OF);
    expect((await about(admin, id, "test")).status).toBe(200);
    await test.deps.db.kysely
      .updateTable("webhooks")
      .set({ failures: 3, failing_since: 7 })
      .execute();
    expect((await about(admin, id, "switch", { on: false })).body.webhook).toMatchObject({
      state: "off",
      offAt: test.at,
      failingSince: 7,
    });
    expect((await deliveries(admin, id)).deliveries).toMatchObject([
      { type: "webhook.test", status: "failed", fault: "turned-off", attempts: 0, dueAt: null },
    ]);
    const [{ id: deliveryId } = { id: "" }] = await deliveriesOf(test);
    for (const asked of [about(admin, id, "test"), sendAgain(admin, id, deliveryId)]) {
      const { status, body } = await asked;
      expect([status, body.error.code]).toEqual([409, "webhook.off"]);
    }
    test.at += HOUR;
    await about(admin, id, "switch", { on: false });
    const { webhook } = (await about(admin, id, "switch", { on: true })).body;
    await about(admin, id, "switch", { on: true });
    expect(webhook).toMatchObject({ state: "on", offAt: null, failingSince: null });
    expect((await about(admin, id, "test")).status).toBe(200);
    expect(await audited(test)).toEqual([
      "webhook.off hooks.example.org admin",
      "webhook.on hooks.example.org admin",
    ]);
  });

  it("have another secret, and keep the one before it for 24 hours", async () => {
    const { test, admin } = await scene(openTestApp(await open()));
    const { id, secret: before } = await addWebhook(test, URL_OF);
    const changed = (await about(admin, id, "secret")).body;
    expect(changed.secret).not.toBe(before);
    expect(changed.webhook.formerUntil).toBe(test.at + 24 * HOUR);
    await test.deps.db.kysely
      .updateTable("sessions")
      .set({ idle_ends_at: test.at + 25 * HOUR })
      .execute();
    test.at += 24 * HOUR;
    expect((await list(admin))[0].formerUntil).toBeNull();
    expect(await audited(test)).toEqual(["webhook.secret hooks.example.org admin"]);
  });

  it("list their deliveries in pages, newest first, and send again what is over, under its id", async () => {
    const receiver = await openReceiver((response) => response.writeHead(500).end("a secret word"));
    const { test, admin } = await scene(openTestApp(await open()));
    const { id } = await addWebhook(test, receiver.url);
    for (let count = 0; count <= limits.webhookDeliveriesPage; count += 1)
      await about(admin, id, "test");
    await deliverDue(workerOf(test));
    const page = await deliveries(admin, id);
    const rest = await deliveries(admin, id, `&before=${page.next}`);
    expect([page.deliveries.length, rest.deliveries.length, rest.next]).toEqual([20, 1, null]);
    const [oldest] = rest.deliveries;
    expect(oldest).toMatchObject({ status: "waiting", answer: 500, fault: "answer", attempts: 1 });
    expect(oldest.dueAt).toBeGreaterThan(0);
    expect(JSON.stringify(rest)).not.toContain("a secret word");
    const again = () => sendAgain(admin, id, oldest.id);
    expect((await again()).status).toBe(404);
    const { kysely } = test.deps.db;
    await kysely.updateTable("webhook_deliveries").set({ status: "sent", attempts: 4 }).execute();
    expect((await again()).status).toBe(200);
    const [asked] = (await deliveries(admin, id, `&before=${page.next}`)).deliveries;
    expect(asked).toMatchObject({ attempts: 0, triedAt: null, answer: null, fault: null });
    expect(await deliverDue(workerOf(test))).toBe(true);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([oldest.id, oldest.id]);
    const row = (await deliveriesOf(test)).find((one) => one.id === oldest.id);
    expect(row).toMatchObject({ status: "waiting", attempts: 1 });
  });

  it("go with their deliveries; of one that is not there everything is refused", async () => {
    const { test, admin } = await scene(openTestApp(await open()));
    const { id } = await addWebhook(test, URL_OF);
    const other = await addWebhook(test, URL_OF);
    await about(admin, other.id, "test");
    await test.deps.db.kysely.updateTable("webhook_deliveries").set({ status: "sent" }).execute();
    const [delivery] = await deliveriesOf(test);
    // Of another webhook.
    expect((await sendAgain(admin, id, String(delivery?.id))).status).toBe(404);
    expect((await about(admin, other.id, "remove")).status).toBe(200);
    expect(await deliveriesOf(test)).toEqual([]);
    expect((await list(admin)).map((one: { id: string }) => one.id)).toEqual([id]);
    for (const gone of [other.id, newId()]) {
      const what = ["test", "secret", "remove"].map((one) => about(admin, gone, one));
      what.push(about(admin, gone, "switch", { on: true }));
      what.push(admin.send("GET", `/api/admin/webhooks/deliveries?webhookId=${gone}`));
      expect((await Promise.all(what)).map(({ status }) => status)).toEqual(Array(5).fill(404));
    }
    expect(await audited(test)).toEqual(["webhook.remove hooks.example.org admin"]);
  });

  it("that turn off by themselves stand in the audit trail, by nobody", async () => {
    const receiver = await openReceiver((response) => response.writeHead(410).end());
    const { test, admin } = await scene(openTestApp(await open()));
    const { id } = await addWebhook(test, receiver.url);
    await about(admin, id, "test");
    await deliverDue({ ...workerOf(test), noteTurnedOff });
    expect((await list(admin))[0]).toMatchObject({ state: "gone", offAt: test.at });
    expect(await audited(test)).toEqual([`webhook.turned-off 127.0.0.1:${receiver.port} -`]);
  });

  it("are changed by no session that has ended, and by no secret in a log", async () => {
    const lines: string[] = [];
    const log = (event: string, ...more: unknown[]) =>
      void lines.push(JSON.stringify([event, more]));
    const opened = openTestApp(await open(), { log: { info: log, warn: log, error: log } });
    const { test, admin } = await scene(opened);
    const { secret } = (await make(admin)).body;
    expect(lines.join()).not.toContain(secret.slice(6));
    expect(lines.join()).not.toContain("of-theirs");
    await test.deps.db.kysely.deleteFrom("sessions").execute();
    expect((await make(admin)).status).toBe(401);
  });
});

describeOnPostgres("webhooks that are made at once", (open) => {
  it("are no more than there may be", async () => {
    const { test, admin } = await scene(openTestApp(await open()));
    const other = await test.person({ admin: true });
    for (let count = 2; count < limits.webhooks; count += 1) await addWebhook(test, URL_OF);
    const asked = [admin, other, admin, other].map((one) => make(one));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(await list(admin)).toHaveLength(limits.webhooks);
  });
});
