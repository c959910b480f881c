import type { Database } from "../db/database.ts";
import { openTestApp, type TestApp } from "../test-app.fixture.ts";
import type { ComposedMail, Delivery, MailTransport } from "./mail-transport.ts";
import { queueMail } from "./outbox-store.ts";

/** A mail as its row now is. */
interface MailRow {
  readonly id: string;
  readonly messageId: string;
  readonly uid: string;
  readonly recipient: string;
  readonly type: string;
  readonly period: string;
  readonly status: string;
  readonly attempts: number;
  readonly dueIn: number;
  readonly held: boolean;
  readonly sentAt: number | null;
  readonly error: string | null;
}

/** A transport that a test speaks for, and what came to it. */
interface FakeTransport extends MailTransport {
  readonly came: ComposedMail[];
  answer: (mail: ComposedMail) => Promise<Delivery> | Delivery;
}

function fakeTransport(): FakeTransport {
  const fake: FakeTransport = {
    came: [],
    answer: () => ({ kind: "sent" }),
    send: async (mail) => {
      fake.came.push(mail);
      return fake.answer(mail);
    },
    close: () => {},
  };
  return fake;
}

export interface OutboxTest extends TestApp {
  readonly transport: FakeTransport;
  /** A new person with a verified address who wants all mail. */
  reader(): Promise<string>;
  /** Queues an announcement; false where it is there already. */
  announce(uid: string, period: string, text?: string): Promise<boolean>;
  /** The outbox, in the order in which it was written. */
  outbox(): Promise<MailRow[]>;
  /** Makes all that waits due now. */
  hurry(): Promise<void>;
}

const reading = {
  name: "test_outbox",
  sql: `select id, message_id as "messageId", user_id as uid, recipient, type, period, status, attempts,
    due_at - database_now() as "dueIn", lease_id is not null as held, sent_at as "sentAt", error
    from email_messages order by number`,
};

/** The server with an outbox and a transport that tests speak for. */
export async function openOutbox(db: Database): Promise<OutboxTest> {
  const transport = fakeTransport();
  const test = await openTestApp(db, { mail: transport });
  const { deps } = test;
  return Object.assign(test, {
    transport,
    async reader() {
      const { uid } = await test.person();
      const change = { custom_email_verified_at: deps.clock(), mail_marketing: true };
      await db.kysely.updateTable("users").set(change).where("id", "=", uid).execute();
      return uid;
    },
    announce: (uid: string, period: string, text = "Some news") =>
      queueMail(db, {
        type: "announcement",
        facts: { subject: period, text },
        id: deps.newId(),
        uid,
        period,
        host: "cairn.example.org",
        at: deps.clock(),
      }),
    outbox: () => db.run<MailRow>(reading),
    async hurry() {
      await db.kysely
        .updateTable("email_messages")
        .set({ due_at: 0 })
        .where("status", "=", "pending")
        .execute();
    },
  });
}
