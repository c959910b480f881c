import { expect, it } from "vitest";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { queueNoteMail } from "./note-mail.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function tell(test: OutboxTest, uid: string, goalId: string, text: string): Promise<void> {
  const rest = { id: newId(), wordsId: newId(), host: "cairn.example.org", at: test.at };
  const words = { by: "Grace", text };
  const facts = { goalId, description: `Goal ${goalId}`, words, toCoach: false };
  return test.deps.db.transaction((tx) => queueNoteMail(tx, { ...facts, ...rest, uid }));
}

/** Simulates the passing of time on the database's clock. */
async function later(test: OutboxTest, ms: number): Promise<void> {
  await test.deps.db.kysely
    .updateTable("email_messages")
    .set((eb) => ({ due_at: eb("due_at", "-", ms) }))
    .execute();
}

describeWithDatabase("words on a goal", (open) => {
  it("are told of at once, and then together at most once an hour for each goal", async () => {
    const test = await openOutbox(await open());
    const uid = await test.reader();
    await tell(test, uid, "a", "First");
    await test.sendAll();
    await tell(test, uid, "a", "Second");
    await tell(test, uid, "a", "Third");
    await test.sendAll();
    expect(test.transport.came).toHaveLength(1);
    const [, second] = await test.outbox();
    expect(second?.dueIn).toBeGreaterThan(HOUR - MINUTE);
    expect(second?.dueIn).toBeLessThanOrEqual(HOUR);
    await later(test, HOUR);
    await test.sendAll();
    expect(test.transport.came).toHaveLength(2);
    const [first, both] = test.transport.came.map(({ text }) => text);
    expect(first).toContain("> First");
    expect(both).toMatch(/> Second[^]*> Third/);
    expect(both).not.toContain("First");
  });

  it("of two goals are two mails, and so are those to two people", async () => {
    const test = await openOutbox(await open());
    const [uid, other] = [await test.reader(), await test.reader()];
    await tell(test, uid, "a", "First");
    await tell(test, uid, "b", "Second");
    await tell(test, other, "a", "Third");
    await test.sendAll();
    expect(test.transport.came.map(({ to }) => to.replace(/@.*/, "")).toSorted()).toEqual(
      [uid, uid, other].toSorted(),
    );
  });

  it("do not join a mail that is under way", async () => {
    const test = await openOutbox(await open());
    const uid = await test.reader();
    await tell(test, uid, "a", "First");
    let told = false;
    test.transport.answer = async () => {
      if (!told) {
        told = true;
        await tell(test, uid, "a", "Second");
      }
      return { kind: "sent" };
    };
    await test.sendAll();
    expect(test.transport.came).toHaveLength(1);
    expect((await test.outbox()).map(({ status }) => status)).toEqual(["sent", "pending"]);
  });
});

describeOnPostgres("words at the same moment", (open) => {
  it("are in one mail", async () => {
    const test = await openOutbox(await open());
    const uid = await test.reader();
    const texts = Array.from({ length: 8 }, (_, at) => `Note ${at}`);
    await Promise.all(texts.map((text) => tell(test, uid, "a", text)));
    await test.sendAll();
    expect(test.transport.came).toHaveLength(1);
    for (const text of texts) expect(test.transport.came[0]?.text).toContain(text);
  });
});
