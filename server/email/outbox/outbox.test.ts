import { expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { mailTypes } from "#domain/mail.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { sampleOf } from "#server/development/mailbox/samples.ts";
import { claimDue, queueMail, releaseMails, writeOutcome } from "./outbox-store.ts";
import { openOutbox } from "../fixtures/outbox.fixture.ts";
import { sendDue } from "./outbox-worker.ts";

const MINUTE = 60_000;

describeWithDatabase("the outbox", (open) => {
  it("keeps a mail with the transaction that caused it, and without it keeps none", async () => {
    const test = await openOutbox(await open());
    const uid = await test.reader();
    const mail = { type: "announcement", facts: { subject: "S", text: "T" } } as const;
    const rest = { id: test.deps.newId(), uid, period: "1", host: "cairn.example.org", at: 5 };
    const work = (end: () => void) =>
      test.deps.db.transaction(async (tx) => {
        expect(await queueMail(tx, { ...mail, ...rest })).toBe(true);
        end();
      });
    const broken = work(() => {
      throw new RangeError("the cause came to nothing");
    });
    await expect(broken).rejects.toThrow(RangeError);
    expect(await test.outbox()).toEqual([]);
    await work(() => {});
    const [row] = await test.outbox();
    expect(row).toMatchObject({ status: "pending", attempts: 0, recipient: `${uid}@example.org` });
    expect(row?.messageId).toBe(`<${rest.id}@cairn.example.org>`);
  });

  it("has one mail of a person, type and period, whoever writes it", async () => {
    const test = await openOutbox(await open());
    const [uid, other] = [await test.reader(), await test.reader()];
    expect(await test.announce(uid, "1")).toBe(true);
    expect(await test.announce(uid, "1")).toBe(false);
    expect(await test.announce(other, "1")).toBe(true);
    expect(await test.announce(uid, "2")).toBe(true);
    expect(await test.outbox()).toHaveLength(3);
  });

  it("writes to nobody who has no address or is disabled", async () => {
    const test = await openOutbox(await open());
    const disabled = await test.person({ disabled: true });
    const { uid } = await test.person();
    await test.deps.db.kysely.updateTable("users").set({ email: null }).execute();
    expect(await test.announce(disabled.uid, "1")).toBe(false);
    expect(await test.announce(uid, "1")).toBe(false);
    expect(await test.announce(test.deps.newId(), "1")).toBe(false);
  });

  it("sends what is due, and writes down that it did", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1", "Some news");
    expect(await sendDue(test.deps, "lease")).toBe(1);
    expect(await sendDue(test.deps, "lease")).toBe(0);
    const [row] = await test.outbox();
    expect(row).toMatchObject({ status: "sent", sentAt: test.at, held: false, error: null });
    expect(test.transport.came).toHaveLength(1);
    expect(test.transport.came[0]).toMatchObject({ messageId: row?.messageId, to: row?.recipient });
  });

  it("keeps a mail's language through its retries", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    await test.announce(await test.reader(), "2");
    // One that is yet to come.
    const language = "de" as string as Language;
    const { kysely } = test.deps.db;
    await kysely
      .updateTable("email_messages")
      .set({ language })
      .where("period", "=", "2")
      .execute();
    test.transport.answer = () => ({ kind: "later", reason: "451 busy" });
    await test.sendAll();
    await test.hurry();
    await test.sendAll();
    const sent = test.transport.came.map(({ subject, html }) => [
      subject,
      /lang="(.*?)"/.exec(html)?.[1],
    ]);
    expect(sent).toEqual([
      ["1", "en"],
      ["2", "de"],
      ["1", "en"],
      ["2", "de"],
    ]);
  });

  it("tries again after a while, with the same Message-ID, until it counts as failed", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    test.transport.answer = () => ({ kind: "later", reason: "451 busy" });
    const waits: number[] = [];
    for (let attempt = 1; attempt < limits.mailAttempts; attempt += 1) {
      expect(await sendDue(test.deps, "lease")).toBe(1);
      const [row] = await test.outbox();
      expect(row).toMatchObject({ status: "pending", attempts: attempt, error: "451 busy" });
      waits.push(row?.dueIn ?? 0);
      // Not before its time.
      expect(await sendDue(test.deps, "lease")).toBe(0);
      await test.hurry();
    }
    expect(await sendDue(test.deps, "lease")).toBe(1);
    expect((await test.outbox())[0]).toMatchObject({ status: "failed", error: "451 busy" });
    // A slow machine may have used some of the wait already.
    expect(waits[0]).toBeLessThanOrEqual(1.2 * MINUTE);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits.at(-1)).toBeGreaterThan(4 * 60 * MINUTE);
    expect(Math.max(...waits)).toBeLessThanOrEqual(6 * 60 * MINUTE);
    expect(new Set(test.transport.came.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it("gives up at once what is refused for good, and tells only the log", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    test.transport.answer = () => ({ kind: "refused", reason: "550 no such user" });
    await sendDue(test.deps, "lease");
    expect((await test.outbox())[0]).toMatchObject({ status: "failed", error: "550 no such user" });
    expect(test.logged).toEqual(["mail.failed"]);
  });

  it("tries again what the server refuses because of the sender, and tells the operator", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    test.transport.answer = () => ({ kind: "blocked", reason: "554 5.7.1 Relay access denied" });
    await sendDue(test.deps, "lease");
    expect((await test.outbox())[0]).toMatchObject({ status: "pending", attempts: 1 });
    expect(test.logged).toEqual(["mail.sender-refused", "mail.pending"]);
    expect(test.deps.senderRefusals.latest?.reason).toBe("554 5.7.1 Relay access denied");
    test.transport.answer = () => ({ kind: "sent" });
    await test.hurry();
    await sendDue(test.deps, "lease");
    expect((await test.outbox())[0]).toMatchObject({ status: "sent" });
    expect(test.deps.senderRefusals.latest).toBeNull();
  });

  it("loses no mail to a server that refuses everybody without a reason", async () => {
    const test = await openOutbox(await open());
    for (let one = 0; one < limits.mailRefusedInARow; one += 1)
      await test.announce(await test.reader(), String(one));
    test.transport.answer = () => ({ kind: "unclear", reason: "554 no" });
    for (let round = 0; round < limits.mailUnclearAttempts + 2; round += 1) {
      await test.sendAll();
      await test.hurry();
    }
    test.transport.answer = () => ({ kind: "sent" });
    await test.sendAll();
    const statuses = (await test.outbox()).map(({ status }) => status);
    expect(statuses).toEqual(Array.from(statuses, () => "sent"));
  });

  it("gives up one recipient who is refused without a reason after three tries", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    test.transport.answer = () => ({ kind: "unclear", reason: "550 no" });
    const statuses: (string | undefined)[] = [];
    for (let round = 0; round < limits.mailUnclearAttempts; round += 1) {
      await sendDue(test.deps, "lease");
      statuses.push((await test.outbox())[0]?.status);
      await test.hurry();
    }
    expect(statuses).toEqual(["pending", "pending", "failed"]);
  });

  it("gives a mail to one worker, and to another when that one is gone", async () => {
    const test = await openOutbox(await open());
    const { db } = test.deps;
    await test.announce(await test.reader(), "1");
    const [first] = await claimDue(db, "one", 5);
    expect(await claimDue(db, "two", 5)).toEqual([]);
    await db.kysely.updateTable("email_messages").set({ lease_until: 1 }).execute();
    const [second] = await claimDue(db, "two", 5);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(second?.attempts).toBe(2);
    // The slow worker has lost its lease.
    const sent = { status: "sent", sentAt: test.at } as const;
    expect(await writeOutcome(db, first?.id ?? "", "one", sent)).toBe(false);
    expect(await writeOutcome(db, first?.id ?? "", "two", sent)).toBe(true);
    expect((await test.outbox())[0]).toMatchObject({ status: "sent", held: false });
  });

  it("lets go of a lease as if nothing had been tried", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    const ids = (await claimDue(test.deps.db, "one", 5)).map(({ id }) => id);
    await releaseMails(test.deps.db, ids, ["other"]);
    expect((await test.outbox())[0]).toMatchObject({ attempts: 1, held: true });
    await releaseMails(test.deps.db, ids, ["other", "one"]);
    expect((await test.outbox())[0]).toMatchObject({ attempts: 0, held: false });
  });

  it.each([
    ["turned off", { mail_announcements: false }],
    ["a changed address", { email: "new@example.org" }],
    ["an address no longer verified", { custom_email_verified_at: null }],
    ["a disabled account", { disabled: true }],
  ])("asks again before it sends: %s", async (_, change) => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    await test.deps.db.kysely.updateTable("users").set(change).execute();
    await sendDue(test.deps, "lease");
    expect(test.transport.came).toEqual([]);
    expect((await test.outbox())[0]).toMatchObject({ status: "withdrawn", sentAt: null });
    // Nor is the same period written twice.
    const { uid = "" } = (await test.outbox())[0] ?? {};
    expect(await test.announce(uid, "1")).toBe(false);
  });

  it("tries again what it could not write, and goes on with the others", async () => {
    const test = await openOutbox(await open());
    const [one, other] = [await test.reader(), await test.reader()];
    await test.announce(one, "1");
    await test.announce(other, "2");
    await test.deps.db.kysely
      .updateTable("email_messages")
      .set({ facts: "{}" })
      .where("user_id", "=", one)
      .execute();
    await test.sendAll();
    expect((await test.outbox()).map(({ status }) => status)).toEqual(["pending", "sent"]);
    expect(test.logged).toContain("mail.not-composed");
  });

  it("keeps the facts of every type as they were", async () => {
    const test = await openOutbox(await open());
    for (const type of mailTypes) {
      const uid = await test.reader();
      const head = { id: test.deps.newId(), uid, period: "1", host: "h.example", at: test.at };
      await queueMail(test.deps.db, { ...sampleOf(type), ...head });
      const [claimed] = await claimDue(test.deps.db, "lease", 5);
      expect(claimed?.mail).toMatchObject({ type, uid, facts: sampleOf(type).facts });
    }
  });
});
