import type { MailType } from "#domain/mail.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QueuedMail } from "#server/email/outbox/mail-facts.ts";
import { factsColumn } from "#server/platform/mail/mail-columns.ts";

const SHOWN = 200;

interface Row {
  readonly id: string;
  readonly messageId: string;
  readonly uid: string;
  readonly recipient: string;
  readonly type: MailType;
  readonly facts: object;
  readonly createdAt: number;
}

/** A mail that the local mailbox has. */
export interface MailboxEntry {
  readonly id: string;
  readonly mail: QueuedMail;
}

const columns = `m.id, m.message_id as "messageId", m.user_id as uid, m.recipient, m.type, ${factsColumn},
  m.created_at as "createdAt"`;

const newest: Statement = {
  name: "mailbox_newest",
  sql: `select ${columns} from email_messages m where m.status = 'sent' and m.facts is not null order by m.number desc limit ${SHOWN}`,
};

const one: Statement = {
  name: "mailbox_one",
  sql: `select ${columns} from email_messages m where m.status = 'sent' and m.facts is not null and m.id = $1`,
};

function entryOf({ id, ...mail }: Row): MailboxEntry {
  return { id, mail: mail as QueuedMail };
}

/** The newest mail, newest first. */
export async function readMailbox(db: Queryable): Promise<MailboxEntry[]> {
  return (await db.run<Row>(newest)).map(entryOf);
}

/** One mail; null where there is none by that id. */
export async function readMailboxEntry(db: Queryable, id: string): Promise<MailboxEntry | null> {
  const [row] = await db.run<Row>(one, [id]);
  return row ? entryOf(row) : null;
}
