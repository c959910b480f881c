import { everCoachedSql } from "#server/account/ever-coached.ts";
import { mailThatTellsSql } from "#server/platform/mail/mail-columns.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";

const withdrawn =
  "facts = null, recipient = '', error = null, status = 'withdrawn', lease_id = null, lease_until = null";

// By person, to match the index of pending mail: a million digests may wait.
const withdrawing: Statement = {
  name: "mail_goal_withdraw",
  sql: `update email_messages m set ${withdrawn}
    where m.user_id = any(array(
        select one.uid from goals g, lateral (select g.owner_id union ${everCoachedSql}) one (uid) where g.id = $1))
      and m.status = 'pending' and m.sent_at is null
      and m.type in (${mailThatTellsSql("goal")}) and m.facts->>'goalId' = $1`,
};

/** product 3.27 */
export async function withdrawGoalMail(db: Pick<Queryable, "run">, goalId: string): Promise<void> {
  await db.run(withdrawing, [goalId]);
}

const withdrawingWords: Statement = {
  name: "mail_words_withdraw",
  sql: `update email_messages set ${withdrawn}
    where user_id = $1 and type in (${mailThatTellsSql("owner")}) and facts->>'goalId' = $2 and status = 'pending'`,
};

export async function withdrawNoteMail(
  tx: Transaction,
  uid: string,
  goalId: string,
): Promise<void> {
  await tx.run(withdrawingWords, [uid, goalId]);
}
