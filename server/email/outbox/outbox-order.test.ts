import { sql } from "kysely";
import { expect, it } from "vitest";
import type { MailType } from "#domain/mail.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { sampleOf } from "#server/development/mailbox/samples.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import { queueMail } from "./outbox-store.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";
import { sendDue } from "./outbox-worker.ts";

const HOUR = 3_600_000;

describeWithDatabase("the order of the outbox", (open) => {
  it("sends a person's mail in order, and nobody waits for somebody else's", async () => {
    const test = await openOutbox(await open());
    const [slow, quick] = [await test.reader(), await test.reader()];
    for (const period of ["1", "2"]) await test.announce(slow, period);
    await test.announce(quick, "3");
    test.transport.answer = ({ to }) =>
      to.startsWith(slow) ? { kind: "later", reason: "451" } : { kind: "sent" };
    await test.sendAll();
    expect((await test.outbox()).map(({ status }) => status)).toEqual([
      "pending",
      "pending",
      "sent",
    ]);
    expect(test.transport.came.map(({ subject }) => subject)).toEqual(["1", "3"]);
    test.transport.answer = () => ({ kind: "sent" });
    await test.hurry();
    await test.sendAll();
    expect(test.transport.came.map(({ subject }) => subject)).toEqual(["1", "3", "1", "2"]);
  });

  /** Personal mail goes before mail to many. */
  async function write({ deps }: OutboxTest, uid: string, type: MailType, dueIn = 0) {
    const head = { id: deps.newId(), uid, period: deps.newId(), host: "h.example", at: START };
    await queueMail(deps.db, { ...sampleOf(type), ...head });
    if (dueIn === 0) return;
    const later = { due_at: sql<number>`database_now() + ${dueIn}` };
    await deps.db.kysely
      .updateTable("email_messages")
      .set(later)
      .where("id", "=", head.id)
      .execute();
  }

  it("lets what waits for its hour keep no later mail waiting", async () => {
    const test = await openOutbox(await open());
    const uid = await test.reader();
    await write(test, uid, "coaching_note", HOUR);
    await write(test, uid, "verification");
    await test.sendAll();
    expect((await test.outbox()).map(({ type, status }) => [type, status])).toEqual([
      ["coaching_note", "pending"],
      ["verification", "sent"],
    ]);
    await test.hurry();
    expect(await sendDue(test.deps, "lease")).toBe(1);
  });

  it("lets a new address wait for no mail to the one before", async () => {
    const test = await openOutbox(await open());
    const uid = await test.reader();
    test.transport.answer = ({ to }) =>
      to === "new@example.org" ? { kind: "sent" } : { kind: "later", reason: "451" };
    await write(test, uid, "coach_accepted");
    expect(await sendDue(test.deps, "lease")).toBe(1);
    const moved = { email: "new@example.org" };
    await test.deps.db.kysely.updateTable("users").set(moved).where("id", "=", uid).execute();
    await write(test, uid, "verification");
    expect(await sendDue(test.deps, "lease")).toBe(1);
    expect(test.transport.came.map(({ to }) => to)).toEqual([`${uid}@example.org`, moved.email]);
  });
});
