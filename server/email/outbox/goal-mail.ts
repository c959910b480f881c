import { everCoachedSql } from "#server/account/ever-coached.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";

const withdrawn =
  "facts = null, recipient = '', error = null, status = 'withdrawn', lease_id = null, lease_until = null";

const withdrawing: Statement = {
  name: "mail_goal_withdraw",
  sql: `update email_messages m set ${withdrawn}
    from goals g
    where g.id = $1 and m.type in ('coaching_note', 'coach_accepted', 'coach_left') and m.facts->>'goalId' = g.id and m.status = 'pending'
      and m.user_id in (select g.owner_id union ${everCoachedSql})`,
};

/** Withdraws the mail about one goal that has not left yet (product 3.27). */
export async function withdrawGoalMail(db: Pick<Queryable, "run">, goalId: string): Promise<void> {
  await db.run(withdrawing, [goalId]);
}

const withdrawingWords: Statement = {
  name: "mail_words_withdraw",
  sql: `update email_messages set ${withdrawn}
    where user_id = $1 and type = 'coaching_note' and facts->>'goalId' = $2 and status = 'pending'`,
};

/** Takes back what has not left yet of the mail to somebody about the words on a goal, which are theirs to read no more. */
export async function withdrawNoteMail(
  tx: Transaction,
  uid: string,
  goalId: string,
): Promise<void> {
  await tx.run(withdrawingWords, [uid, goalId]);
}

// A reminder may be of several goals: what is left of it leaves. One that is being sent at the moment is on its way.
const unreminding: Statement = {
  name: "mail_goal_unremind",
  sql: `with rest as (
      select m.id, jsonb_path_query_array(m.facts->'reminders', '$[*] ? (@.goalId != $goal)',
        jsonb_build_object('goal', $2::text)) as reminders
      from email_messages m
      where m.user_id = $1 and m.type = 'goal_reminder' and m.status = 'pending' and m.lease_id is null)
    update email_messages m set
      facts = case when rest.reminders <> '[]' then jsonb_set(m.facts, '{reminders}', rest.reminders) end,
      recipient = case when rest.reminders <> '[]' then m.recipient else '' end,
      status = case when rest.reminders <> '[]' then m.status else 'withdrawn' end
    from rest where m.id = rest.id and rest.reminders <> m.facts->'reminders'`,
};

/** Takes a goal that rests or has ended out of its owner's reminders that have not left yet (product 16.5). */
export async function withdrawReminders(
  db: Pick<Queryable, "run">,
  ownerId: string,
  goalId: string,
): Promise<void> {
  await db.run(unreminding, [ownerId, goalId]);
}
