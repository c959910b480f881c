import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { readAudit } from "#contract/admin.ts";
import { readAnnouncements, stopAnnouncement, type Announcement } from "#contract/announcements.ts";
import { type Person } from "#server/app/fixtures/test-app.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import {
  addManyReaders,
  confirmAnnouncement,
  newestAnnouncement,
} from "../fixtures/announcement.fixture.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";
import { sendDue, startOutbox } from "../outbox/outbox-worker.ts";
import { queueAnnouncements, queueBatch } from "./queue-announcements.ts";

const stop = (admin: Person, id: string) => admin.send("POST", stopAnnouncement.path, { id });

async function stopsInTrail(admin: Person): Promise<string[]> {
  const { body } = await admin.send("GET", readAudit.path);
  const entries = body.entries as { readonly action: string; readonly detail: string }[];
  return entries.filter(({ action }) => action === "announcement.stop").map(({ detail }) => detail);
}

async function sendSome({ deps }: OutboxTest, count: number): Promise<void> {
  for (let mails = 0; mails < count; mails += 1) await sendDue(deps, "lease");
}

describeWithDatabase("stopping an announcement", (open) => {
  it("while it leaves: what has left has left, the rest is withdrawn, and the trail tells it", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    await addManyReaders(test, 5);
    const { id } = await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    await sendSome(test, 2);
    test.at += 1_000;
    const { body } = await stop(admin, id);
    expect(body.announcement).toMatchObject({ id, state: "queued", stoppedAt: test.at, sent: 2 });
    // Also before the job has withdrawn them.
    await sendSome(test, 1);
    expect(test.transport.came).toHaveLength(2);
    await queueAnnouncements(test.deps);
    const figures = { queued: 5, sent: 2, failed: 0, withdrawn: 3, pending: 0 };
    expect(await newestAnnouncement(admin)).toMatchObject({ state: "settled", ...figures });
    await sendSome(test, 5);
    expect(test.transport.came).toHaveLength(2);
    expect(await stopsInTrail(admin)).toEqual(["announcement, 2 of 5 sent"]);
  });

  it("while it is queued: no further mail of it is written, and others go on", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addManyReaders(test, 1_200);
    const first = await confirmAnnouncement(admin);
    const second = await confirmAnnouncement(admin);
    await queueBatch(test.deps);
    const { queued } = (await stop(admin, first.id)).body.announcement as Announcement;
    expect([999, 1_000]).toContain(queued);
    await queueAnnouncements(test.deps);
    const { body } = await admin.send("GET", readAnnouncements.path);
    expect(body.announcements).toMatchObject([
      { id: second.id, state: "queued", queued: 1_200, pending: 1_200, withdrawn: 0 },
      { id: first.id, state: "settled", queued, sent: 0, withdrawn: queued },
    ]);
    expect(await stopsInTrail(admin)).toEqual(["announcement, 0 of 1200 sent"]);
  });

  it("before the first mail of it was written", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addManyReaders(test, 2);
    const { id } = await confirmAnnouncement(admin);
    await stop(admin, id);
    await queueAnnouncements(test.deps);
    expect(await newestAnnouncement(admin)).toMatchObject({
      state: "settled",
      queued: 0,
      withdrawn: 0,
    });
  });

  it("once more changes nothing, and one that is done cannot be stopped", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    await addManyReaders(test, 1);
    const stopped = await confirmAnnouncement(admin);
    const { body } = await stop(admin, stopped.id);
    test.at += 1_000;
    const before = await tableHash(test.deps.db);
    expect((await stop(admin, stopped.id)).body).toEqual(body);
    expect(await tableHash(test.deps.db)).toEqual(before);
    const done = await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    await sendSome(test, 2);
    await queueAnnouncements(test.deps);
    const settled = await tableHash(test.deps.db);
    const refused = await stop(admin, done.id);
    expect([refused.status, refused.body.error.code]).toEqual([409, "announcement.over"]);
    expect((await stop(admin, "a".repeat(22))).status).toBe(404);
    expect(await tableHash(test.deps.db)).toEqual(settled);
  });

  it("withdraws one while another that was stopped waits for a mail that is on its way", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    await addManyReaders(test, 1);
    const first = await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    const { promise, resolve } = Promise.withResolvers<void>();
    test.transport.answer = () => promise.then(() => ({ kind: "sent" }));
    const sending = sendDue(test.deps, "lease");
    await expect.poll(() => test.transport.came.length).toBe(1);
    const second = await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    await stop(admin, first.id);
    await stop(admin, second.id);
    await queueAnnouncements(test.deps);
    expect(await newestAnnouncement(admin)).toMatchObject({
      id: second.id,
      state: "settled",
      withdrawn: 1,
    });
    resolve();
    await sending;
  });

  it("waits for a mail that is on its way, and does not try it again where it comes back", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    await addManyReaders(test, 2);
    const { id } = await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    const { promise, resolve } = Promise.withResolvers<void>();
    test.transport.answer = () => promise.then(() => ({ kind: "later", reason: "busy" }));
    const sending = sendDue(test.deps, "lease");
    await expect.poll(() => test.transport.came.length).toBe(1);
    await stop(admin, id);
    await queueAnnouncements(test.deps);
    expect(await newestAnnouncement(admin)).toMatchObject({
      state: "queued",
      withdrawn: 1,
      pending: 1,
    });
    resolve();
    await sending;
    await queueAnnouncements(test.deps);
    expect(await newestAnnouncement(admin)).toMatchObject({
      state: "settled",
      withdrawn: 2,
      sent: 0,
    });
  });
});

describeOnPostgres("stopping an announcement beside two servers that send it", (open) => {
  it("counts each mail once: nothing leaves that had not begun, and nothing leaves twice", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    await addManyReaders(test, 1_500);
    const { id } = await confirmAnnouncement(admin);
    const servers = [test.deps, { ...test.deps, db: await open() }];
    const workers = servers.map((deps) => startOutbox(deps, { pollMs: 20 }));
    try {
      const queueing = Promise.all(servers.map((deps) => queueAnnouncements(deps)));
      await expect.poll(() => test.transport.came.length).toBeGreaterThan(40);
      // Two admins at once, in the middle of a batch.
      const other = await test.person({ admin: true });
      const both = await Promise.all([stop(admin, id), stop(other, id)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const begun = test.transport.came.length;
      await queueing;
      await expect
        .poll(async () => {
          await queueAnnouncements(test.deps);
          return (await newestAnnouncement(admin)).state;
        })
        .toBe("settled");
      const came = test.transport.came.map(({ to }) => to);
      // Four lanes of each server may have asked just before.
      expect(came.length - begun).toBeLessThanOrEqual(8);
      expect(new Set(came).size).toBe(came.length);
      const { queued, sent, withdrawn, failed } = await newestAnnouncement(admin);
      expect([sent, failed, sent + withdrawn]).toEqual([came.length, 0, queued]);
      expect(withdrawn).toBeGreaterThan(0);
      expect(await stopsInTrail(admin)).toHaveLength(1);
    } finally {
      // The workers share the transport.
      await Promise.all(workers.map((worker) => worker.stop()));
    }
  });
});
