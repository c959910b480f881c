import { sql } from "kysely";
import type { Statement, Transaction } from "#server/platform/db/database.ts";
import type { QuotedWords } from "../mails/mail-kind.ts";
import { queueMail, type NewMail } from "./outbox-store.ts";

const HOUR = 3_600_000;

export type NewNoteMail = Pick<NewMail, "id" | "uid" | "host" | "at"> & {
  /** Of the note or reply; each is mailed once. */
  readonly wordsId: string;
  readonly goalId: string;
  readonly description: string;
  readonly words: QuotedWords;
  /** The owner's reply, mailed to the coach. */
  readonly toCoach: boolean;
};

const adding: Statement = {
  name: "mail_words_add",
  sql: `update email_messages set facts = jsonb_set(facts, '{words}', facts->'words' || $3::jsonb)
    where user_id = $1 and type = 'coaching_note' and facts->>'goalId' = $2 and status = 'pending' and lease_id is null
      and attempts = 0
    returning id`,
};

const waiting: Statement = {
  name: "mail_words_wait",
  sql: `update email_messages set due_at = greatest(due_at, ${HOUR} + coalesce((
      select max(o.due_at) from email_messages o where o.user_id = $1 and o.type = 'coaching_note'
        and o.facts->>'goalId' = $2 and o.id <> $3 and o.status in ('pending', 'sent')), 0))
    where id = $3`,
};

/** At most one mail an hour, person and goal (product 16.6). Run it in the transaction of the words. */
export async function queueNoteMail(tx: Transaction, news: NewNoteMail): Promise<void> {
  const { uid, goalId, description, words, toCoach, wordsId, ...rest } = news;
  // Otherwise two concurrent notes would each find nothing to join.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`words ${uid} ${goalId}`}, 0))`.execute(
    tx.kysely,
  );
  const joined = await tx.run(adding, [uid, goalId, JSON.stringify([words])]);
  if (joined.length > 0) return;
  const facts = { goalId, description, words: [words], toCoach };
  const period = `${goalId}.${wordsId}`;
  if (await queueMail(tx, { type: "coaching_note", facts, uid, period, ...rest }))
    await tx.run(waiting, [uid, goalId, news.id]);
}
