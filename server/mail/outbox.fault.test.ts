import { afterEach, expect, it } from "vitest";
import { describeOnPostgres } from "../db/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./outbox.fixture.ts";
import { addressOf } from "./place.fixture.ts";
import { startServer, until, type TestProcess } from "./server-process.fixture.ts";
import { openTestSmtp, type TestSmtp } from "./smtp-server.fixture.ts";

const READERS = 100;
const EACH = 4;
/** Mail that one process has under way at once. */
const LANES = 4;

const processes: TestProcess[] = [];
const servers: TestSmtp[] = [];

afterEach(async () => {
  for (const one of processes.splice(0)) await one.kill();
  for (const server of servers.splice(0)) await server.close();
});

async function queueAll(test: OutboxTest): Promise<void> {
  for (let reader = 0; reader < READERS; reader += 1) {
    const uid = await test.reader();
    for (let mail = 0; mail < EACH; mail += 1) await test.announce(uid, `${reader}-${mail}`);
  }
}

/** Mail that is neither sent nor held: the time of waiting is over for it. */
async function pass(test: OutboxTest): Promise<void> {
  await test.deps.db.kysely
    .updateTable("email_messages")
    .set({ due_at: 0 })
    .where("status", "=", "pending")
    .where("lease_id", "is", null)
    .execute();
}

describeOnPostgres("400 mails and three servers, one of them killed", (open) => {
  it("none is missing, and a second copy has the same Message-ID", async () => {
    const test = await openOutbox(await open());
    const cutOnce = new Set<string>();
    const smtp = await openTestSmtp({
      data({ messageId, subject }) {
        // The first try of every tenth is taken, and the line cut before the answer.
        if (!subject.endsWith("0-1") || cutOnce.has(messageId)) return null;
        cutOnce.add(messageId);
        return "cut";
      },
    });
    servers.push(smtp);
    await queueAll(test);
    const url = await addressOf(test.deps.db);
    processes.push(...(await Promise.all([1, 2, 3].map(() => startServer(url, smtp)))));
    await until(() => smtp.taken.length >= 100);
    await processes[0]?.kill();

    await until(async () => {
      await pass(test);
      const rows = await test.outbox();
      const left = rows.filter(({ status }) => status !== "sent");
      // What is still held when all else has left is held by the dead: its lease runs out now.
      if (left.length <= LANES && left.every(({ held }) => held))
        await test.deps.db.kysely
          .updateTable("email_messages")
          .set({ lease_until: 1 })
          .where("status", "=", "pending")
          .where("lease_id", "is not", null)
          .execute();
      return left.length === 0;
    });

    const rows = await test.outbox();
    const copies = Map.groupBy(smtp.taken, ({ messageId }) => messageId);
    expect(rows).toHaveLength(READERS * EACH);
    expect(rows.filter(({ messageId }) => !copies.has(messageId))).toEqual([]);
    expect(cutOnce.size).toBe(READERS / 10);
    for (const messageId of cutOnce) expect(copies.get(messageId)?.length).toBe(2);
    const twice = [...copies].filter(([id, { length }]) => length > 1 && !cutOnce.has(id));
    // Killed between the server's word and the line in the outbox: that too is a cut after DATA.
    expect(twice.length).toBeLessThanOrEqual(LANES);
    for (const [, { length }] of twice) expect(length).toBe(2);
    for (const [, sent] of copies) expect(new Set(sent.map(({ to }) => to)).size).toBe(1);
    // Each person's mail in its order, whichever server sent it.
    for (const sent of Map.groupBy(smtp.taken, ({ to }) => to).values()) {
      const order = sent.map(({ subject }) => Number(subject.split("-")[1]));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});
