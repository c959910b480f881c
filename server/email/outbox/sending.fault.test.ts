import { afterEach, expect, it } from "vitest";
import type { OutboxTest } from "../fixtures/outbox.fixture.ts";
import { describeInPlaces, type Place } from "../fixtures/place.fixture.ts";
import {
  startServer,
  until,
  type Hold,
  type TestProcess,
} from "../fixtures/server-process.fixture.ts";
import {
  openTestSmtp,
  type SmtpPhase,
  type TestSmtp,
} from "#server/platform/fixtures/smtp-server.fixture.ts";

const READERS = 2;
const EACH = 3;

interface Phase {
  readonly name: string;
  /** The killed server does not send this statement any more. */
  readonly statement?: string;
  /** It never connects. */
  readonly connecting?: true;
  /** Where the mail server goes silent. */
  readonly silentAt?: SmtpPhase;
  /** Sent but not recorded, so sent twice. */
  readonly twice?: true;
  /** Characters of each reader's first mail. */
  readonly length?: number;
}

const phases: readonly Phase[] = [
  { name: "before a mail is claimed", statement: "mail_claim" },
  { name: "after it is claimed, before a connection", connecting: true },
  { name: "while it waits for the greeting", silentAt: "greeting" },
  { name: "after MAIL", silentAt: "sender" },
  { name: "after RCPT", silentAt: "recipient" },
  // More than the socket buffers hold.
  { name: "during DATA", silentAt: "content", length: 3_000_000 },
  { name: "after DATA, before the answer", silentAt: "answer", twice: true },
  {
    name: "after the answer, before it is marked as sent",
    statement: "mail_settle",
    twice: true,
  },
];

const processes: TestProcess[] = [];
const servers: TestSmtp[] = [];

afterEach(async () => {
  for (const one of processes.splice(0)) await one.kill();
  for (const server of servers.splice(0)) await server.close();
});

/** Some readers with some mails each, told apart by subject. */
async function queueSome(test: OutboxTest, { length = 10 }: Phase): Promise<Set<string>> {
  const uids = new Set<string>();
  for (let reader = 0; reader < READERS; reader += 1) {
    const uid = await test.reader();
    uids.add(uid);
    for (let mail = 0; mail < EACH; mail += 1)
      await test.announce(uid, String(mail), mail === 0 ? "news ".repeat(length / 5) : "news");
  }
  return uids;
}

/** Killed once every reader's first mail is in the phase. */
async function killedIn(url: string, phase: Phase): Promise<TestSmtp> {
  const { statement, connecting, silentAt } = phase;
  const smtp = await openTestSmtp(silentAt === undefined ? {} : { silentAt });
  servers.push(smtp);
  const hold: Hold = {
    ...(statement && { statement }),
    ...(connecting && { port: smtp.address.port }),
  };
  const server = await startServer(url, smtp, hold);
  processes.push(server);
  await (silentAt === undefined ? server.held(READERS) : until(() => smtp.silenced() === READERS));
  await server.kill();
  return smtp;
}

/** The next server sends what is left. */
async function afterwards(url: string, left: number): Promise<TestSmtp> {
  const smtp = await openTestSmtp();
  servers.push(smtp);
  const server = await startServer(url, smtp);
  processes.push(server);
  await until(() => smtp.taken.length >= left);
  await server.stop();
  return smtp;
}

/** Expires the dead server's leases. */
async function expire({ deps }: OutboxTest): Promise<void> {
  await deps.db.kysely
    .updateTable("email_messages")
    .set({ lease_until: 0 })
    .where("lease_id", "is not", null)
    .execute();
}

type Row = Awaited<ReturnType<OutboxTest["outbox"]>>[number];

/** The mails, when the first server was killed and the next had ended, and deliveries of each. */
interface Course {
  readonly killed: readonly Row[];
  readonly ended: readonly Row[];
  readonly before: TestSmtp;
  readonly after: TestSmtp;
}

async function killedAndGoneOn({ url, inside }: Place, phase: Phase): Promise<Course> {
  const uids = await inside((test) => queueSome(test, phase));
  const rows = async (test: OutboxTest) => (await test.outbox()).filter(({ uid }) => uids.has(uid));
  const before = await killedIn(url, phase);
  const killed = await inside(async (test) => {
    await expire(test);
    return rows(test);
  });
  const after = await afterwards(url, READERS * EACH);
  return { killed, ended: await inside(rows), before, after };
}

function statuses(rows: readonly Row[]): string[] {
  return rows.map(({ status }) => status);
}

/** Message-IDs and subjects to an address, in order. */
function sentTo({ taken }: TestSmtp, address: string): string[][] {
  return taken
    .filter(({ to }) => to === address)
    .map(({ messageId, subject }) => [messageId, subject]);
}

/** Nothing is lost; only mail that was sent but not recorded comes twice. */
const differ = ({ name, statement }: Phase) => name === "after MAIL" || statement === "mail_settle";

describeInPlaces("a server killed while it sends", phases, differ, (open, each) => {
  it.each(each)("$name: nothing is lost", async (phase) => {
    const { killed, ended, before, after } = await killedAndGoneOn(await open(), phase);
    expect(statuses(killed)).toEqual(Array(READERS * EACH).fill("pending"));
    expect(statuses(ended)).toEqual(Array(READERS * EACH).fill("sent"));
    const readers = Map.groupBy(ended, ({ recipient }) => recipient);
    expect(readers.size).toBe(READERS);
    for (const [address, mails] of readers) {
      // Once each and in order; the first twice if the first server's outcome was lost.
      const all = mails.map(({ messageId, period }) => [messageId, period]);
      expect(sentTo(before, address)).toEqual(phase.twice ? all.slice(0, 1) : []);
      expect(sentTo(after, address)).toEqual(all);
    }
  });
});
