import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QueuedMail } from "#server/email/mails/mails.ts";
import { mailColumns, queuedMailOf, type MailRow } from "#server/email/outbox/outbox-store.ts";

const SHOWN = 200;

export interface MailboxEntry {
  readonly id: string;
  readonly mail: QueuedMail;
}

// Some mail of older releases has other facts.
const shown = `m.status = 'sent' and m.facts is not null and (m.type <> 'weekly_update' or m.facts ? 'since')
  and (m.type <> 'coaching_help' or m.facts ? 'asks')
  and (m.type <> 'circle_ask' or m.facts->'asks' <> '[]')
  and (m.type <> 'coaching_week' or not m.facts @? '$.people[*].goals[*].missed')`;

const newest: Statement = {
  name: "mailbox_newest",
  sql: `select ${mailColumns} from email_messages m where ${shown} order by m.number desc limit ${SHOWN}`,
};

const one: Statement = {
  name: "mailbox_one",
  sql: `select ${mailColumns} from email_messages m where ${shown} and m.id = $1`,
};

function entryOf(row: MailRow): MailboxEntry {
  return { id: row.id, mail: queuedMailOf(row) };
}

export async function readMailbox(db: Queryable): Promise<MailboxEntry[]> {
  return (await db.run<MailRow>(newest)).map(entryOf);
}

export async function readMailboxEntry(db: Queryable, id: string): Promise<MailboxEntry | null> {
  const [row] = await db.run<MailRow>(one, [id]);
  return row ? entryOf(row) : null;
}
