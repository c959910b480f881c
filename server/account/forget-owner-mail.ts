import type { Queryable, Statement } from "#server/platform/db/database.ts";

// A coach is written to about what the owner answers under the coach's notes, and about nothing else of the owner's.
const ofOwner: Statement = {
  name: "erase_owner_in_mail",
  sql: `update email_messages m set facts = null, recipient = '', error = null,
      status = case when m.status = 'pending' then 'withdrawn' else m.status end
    from goals g join coaching_notes n on n.goal_id = g.id
    where g.owner_id = $1 and m.user_id = n.coach_id and m.type = 'coaching_note' and m.facts->>'goalId' = g.id`,
};

/** Takes a person's goals and answers out of the mail to those who coached them; what has not left yet never does. */
export async function forgetOwnerInMail(tx: Pick<Queryable, "run">, uid: string): Promise<void> {
  await tx.run(ofOwner, [uid]);
}
