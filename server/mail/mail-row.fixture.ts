import type { MailType } from "#domain/mail.ts";
import type { Deps } from "../deps.ts";

type Status = "sent" | "failed" | "pending" | "withdrawn";

/** A mail by when it was written, and what became of it. */
export type MailFate = readonly [at: number, type: MailType, status: Status];

/** Adds a mail to somebody as it lies in the outbox, without its words. */
export async function addMail(
  { db, newId }: Pick<Deps, "db" | "newId">,
  uid: string,
  [at, type, status]: MailFate,
): Promise<void> {
  const id = newId();
  const sent_at = status === "sent" ? at : null;
  const row = { id, message_id: id, user_id: uid, recipient: "a@example.org", type, period: id };
  await db.kysely
    .insertInto("email_messages")
    .values({ ...row, facts: "{}", status, created_at: at, sent_at })
    .execute();
}
