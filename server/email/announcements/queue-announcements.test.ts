import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { exportAccount } from "#contract/account.ts";
import { readAnnouncements } from "#contract/announcements.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
  shortLimits,
} from "#server/platform/fixtures/engines.fixture.ts";
import type { Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { openOutbox } from "../fixtures/outbox.fixture.ts";
import { queueMail } from "../outbox/outbox-store.ts";
import { sendDue } from "../outbox/outbox-worker.ts";
import {
  addManyReaders,
  addReaders,
  confirmAnnouncement,
  newestAnnouncement,
  news,
} from "../fixtures/announcement.fixture.ts";
import { queueAnnouncements, queueBatch } from "./queue-announcements.ts";
import { holdQueueing } from "./queue-store.ts";

/** One uid for each mail. */
async function written({ db }: Pick<Deps, "db">, id: string): Promise<readonly string[]> {
  const rows = await db.kysely
    .selectFrom("email_messages")
    .select("user_id")
    .where("period", "=", id)
    .execute();
  return rows.map(({ user_id }) => user_id).toSorted();
}

describeWithDatabase("the queueing of an announcement", (open) => {
  it("writes one mail to each who wants it, and its figures follow what becomes of them", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    const readers = await addReaders(test, [{}, {}, {}, { mail_marketing: true }]);
    await addReaders(test, [{ mail_announcements: false }, { disabled: true }, { email: null }]);
    const { id } = await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    await queueAnnouncements(test.deps);
    expect(await written(test.deps, id)).toEqual(readers.toSorted());
    expect(await newestAnnouncement(admin)).toMatchObject({
      state: "queued",
      queued: 4,
      pending: 4,
      sent: 0,
    });
    const rows = await test.outbox();
    expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(4);
    for (const { messageId, recipient, uid, type } of rows) {
      expect(messageId).toMatch(/^<[A-Za-z0-9_-]{22}@localhost>$/);
      expect([recipient, type]).toEqual([`${uid}@example.org`, "announcement"]);
    }
    // One has opted out, one is refused by their mail server.
    const [turned = "", refused = ""] = readers;
    const change = { mail_announcements: false };
    await test.deps.db.kysely.updateTable("users").set(change).where("id", "=", turned).execute();
    test.transport.answer = ({ to }) =>
      to.startsWith(refused) ? { kind: "refused", reason: "550 no such person" } : { kind: "sent" };
    await test.sendAll();
    const figures = { queued: 4, sent: 2, failed: 1, withdrawn: 1, pending: 0 };
    expect(await newestAnnouncement(admin)).toMatchObject({ state: "queued", ...figures });
    await queueAnnouncements(test.deps);
    expect(await newestAnnouncement(admin)).toMatchObject({ state: "settled", ...figures });
    expect(test.transport.came.filter(({ to }) => to.startsWith(turned))).toEqual([]);
    expect(test.transport.came[0]).toMatchObject({
      subject: news.subject,
      text: expect.stringContaining("From today.\n\nInvite somebody."),
    });
    // Settled figures outlive the rows.
    await test.deps.db.kysely.deleteFrom("email_messages").execute();
    expect(await newestAnnouncement(admin)).toMatchObject({ state: "settled", ...figures });
  });

  it("is in the exports of those who got it and of the admin who wrote it, with its words", async () => {
    const [test, admin, reader] = await openWithPeople(await open(), { admin: true }, {});
    await setUsers(test, { email_verified: true }, reader.uid);
    const { type, subject, text } = await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    const theirs = await reader.send("GET", exportAccount.path);
    expect(theirs.body.data.emails).toMatchObject([{ type, facts: { subject, text } }]);
    expect(theirs.body.data.announcements).toEqual([]);
    const own = await admin.send("GET", exportAccount.path);
    expect(own.body.data.announcements).toEqual([{ type, subject, text, createdAt: test.at }]);
    expect(own.body.data.emails).toEqual([]);
  });

  it("queues what was confirmed first, and two of them whole", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await addReaders(test, [{}, { mail_marketing: true }]);
    const one = await confirmAnnouncement(admin);
    const two = await confirmAnnouncement(admin, { ...news, type: "marketing" });
    await queueBatch(test.deps);
    expect([await written(test.deps, one.id), await written(test.deps, two.id)]).toMatchObject([
      { length: 2 },
      { length: 0 },
    ]);
    await queueAnnouncements(test.deps);
    expect(await written(test.deps, two.id)).toHaveLength(1);
  });

  it("lets mail to one person alone go first, also past their own announcement", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    await addManyReaders(test, 5);
    const uid = await test.reader();
    await confirmAnnouncement(admin);
    await queueAnnouncements(test.deps);
    const { deps } = test;
    const late = { id: deps.newId(), uid, period: "late", host: "h", at: test.at };
    await queueMail(deps.db, { type: "coach_accepted", facts: accepted, ...late });
    expect(await sendDue(deps, "lease")).toBe(1);
    expect(test.transport.came.map(({ subject }) => subject)).toEqual([
      "Grace is now coaching “Read”",
    ]);
    await test.sendAll();
    expect(test.transport.came).toHaveLength(7);
  });
});

const accepted = { goalId: "g", description: "Read", coachName: "Grace" };

describeOnPostgres("the queueing of an announcement by several servers", (open) => {
  it("gives everybody one mail, however many are at work and whichever of them die", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const readers = await addManyReaders(test, 3_300);
    const [one, two] = [await confirmAnnouncement(admin), await confirmAnnouncement(admin)];
    const others = await Promise.all([open(), open()]);
    const servers = [test.deps, ...others.map((db) => ({ ...test.deps, db }))];
    let deaths = 0;
    const mortal = (deps: Deps): Deps => ({
      ...deps,
      db: {
        ...deps.db,
        transaction: (work) =>
          deps.db.transaction(async (tx) => {
            const done = await work(tx);
            if ((deaths += 1) % 3 === 0) throw new RangeError("the server died");
            return done;
          }),
      },
    });
    const working = servers.map(async (deps) => {
      // A server that died is started again.
      for (let again = true; again;)
        again = await queueAnnouncements(mortal(deps)).then(
          () => false,
          () => true,
        );
    });
    await Promise.all(working);
    await queueAnnouncements(test.deps);
    expect(deaths).toBeGreaterThan(8);
    const { body } = await admin.send("GET", readAnnouncements.path);
    expect(body.announcements).toMatchObject([
      { state: "queued", queued: 3_300, pending: 3_300 },
      { state: "queued", queued: 3_300, pending: 3_300 },
    ]);
    for (const { id } of [one, two])
      expect(await written(test.deps, id)).toEqual(readers.toSorted());
  });
});

describeOnPostgres("the queueing of an announcement beside a worker", (open) => {
  it("keeps no mail waiting that leaves meanwhile", async () => {
    const test = await openOutbox(await open({ limits: shortLimits("lock") }));
    const admin = await test.person({ admin: true });
    await addManyReaders(test, 1_001);
    const { id } = await confirmAnnouncement(admin);
    await queueBatch(test.deps);
    const other = await open();
    await other.transaction(async (tx) => {
      expect(await holdQueueing(tx)).toMatchObject({ id });
      expect(await sendDue(test.deps, "lease")).toBe(1);
    });
    expect(await newestAnnouncement(admin)).toMatchObject({ state: "queueing", sent: 1 });
  });
});

describeOnPostgres("the queueing of an announcement beside a deletion", (open) => {
  it("waits for somebody who is being deleted, and then leaves them out", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const [gone = "", stays = ""] = await addManyReaders(test, 2);
    const { id } = await confirmAnnouncement(admin);
    const remove = async (tx: Transaction) => {
      await tx.kysely.deleteFrom("users").where("id", "=", gone).execute();
    };
    const queue: Act = async () => {
      await queueAnnouncements(test.deps);
      return admin.send("GET", readAnnouncements.path);
    };
    await inTurn(test, remove, [queue]);
    expect(await written(test.deps, id)).toEqual([stays]);
    expect(await newestAnnouncement(admin)).toMatchObject({
      state: "queued",
      recipients: 2,
      queued: 1,
    });
  });
});
