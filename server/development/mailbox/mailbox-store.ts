import type { MailType } from "#domain/mail.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { Letter } from "#server/email/rendering/compose.ts";
import { factsColumn } from "#server/platform/mail/facts-column.ts";

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
export interface Arrived {
  readonly id: string;
  readonly letter: Letter;
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

function arrivedOf({ id, ...letter }: Row): Arrived {
  return { id, letter: letter as Letter };
}

/** The newest mail, newest first. */
export async function readMailbox(db: Queryable): Promise<Arrived[]> {
  return (await db.run<Row>(newest)).map(arrivedOf);
}

/** One mail; null where there is none by that id. */
export async function readArrived(db: Queryable, id: string): Promise<Arrived | null> {
  const [row] = await db.run<Row>(one, [id]);
  return row ? arrivedOf(row) : null;
}
