import { afterEach, expect, it } from "vitest";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";
import { startServer, until, type TestProcess } from "../fixtures/server-process.fixture.ts";
import { openTestSmtp, type TestSmtp } from "#server/platform/fixtures/smtp-server.fixture.ts";

const READERS = rounds(100, 50);
const EACH = 4;
/** Concurrent mails of one process. */
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

/** Ends the wait of mail that is neither sent nor leased. */
async function pass(test: OutboxTest): Promise<void> {
  await test.deps.db.kysely
    .updateTable("email_messages")
    .set({ due_at: 0 })
    .where("status", "=", "pending")
    .where("lease_id", "is", null)
    .execute();
}

/** Unsent mail to people for whom no mail is leased. */
async function free(test: OutboxTest): Promise<number> {
  const left = (await test.outbox()).filter(({ status }) => status !== "sent");
  const waited = new Set(left.filter(({ held }) => held).map(({ uid }) => uid));
  return left.filter(({ uid }) => !waited.has(uid)).length;
}

async function allSent(test: OutboxTest): Promise<boolean> {
  await pass(test);
  return (await test.outbox()).every(({ status }) => status === "sent");
}

async function expire({ deps }: OutboxTest): Promise<void> {
  await deps.db.kysely
    .updateTable("email_messages")
    .set({ lease_until: 1 })
    .where("lease_id", "is not", null)
    .execute();
}

describeOnPostgres(`${READERS * EACH} mails and three servers, one of them killed`, (open) => {
  it("none is missing, and a second copy has the same Message-ID", async () => {
    const test = await openOutbox(await open());
    const cutOnce = new Set<string>();
    const smtp = await openTestSmtp({
      data({ messageId, subject }) {
        // Accept the first try of every tenth, and cut the connection before the reply.
        if (!subject.endsWith("0-1") || cutOnce.has(messageId)) return null;
        cutOnce.add(messageId);
        return "cut";
      },
    });
    servers.push(smtp);
    await queueAll(test);
    const url = await addressOf(test.deps.db);
    processes.push(...(await Promise.all([1, 2, 3].map(() => startServer(url, smtp)))));
    await until(() => smtp.taken.length >= READERS);
    const [killed, ...others] = processes;
    await killed?.kill();
    await until(async () => {
      await pass(test);
      return (await free(test)) === 0;
    });
    // Living servers release their leases; the rest are dead servers' and expire now.
    for (const other of others) await other.stop();
    await expire(test);
    processes.push(await startServer(url, smtp));
    await until(() => allSent(test));

    const rows = await test.outbox();
    const copies = Map.groupBy(smtp.taken, ({ messageId }) => messageId);
    expect(rows).toHaveLength(READERS * EACH);
    expect(rows.filter(({ messageId }) => !copies.has(messageId))).toEqual([]);
    expect(cutOnce.size).toBe(READERS / 10);
    const over = [...copies].map(([id, { length }]) => length - (cutOnce.has(id) ? 2 : 1));
    expect(Math.min(...over)).toBe(0);
    // Killed between the reply and the outbox update: that too is a cut after DATA.
    expect(Math.max(...over)).toBeLessThanOrEqual(1);
    expect(over.filter((more) => more === 1).length).toBeLessThanOrEqual(LANES);
    for (const [, sent] of copies) expect(new Set(sent.map(({ to }) => to)).size).toBe(1);
    // In order for each person, whichever server sent it.
    for (const sent of Map.groupBy(smtp.taken, ({ to }) => to).values()) {
      const order = sent.map(({ subject }) => Number(subject.split("-")[1]));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});
