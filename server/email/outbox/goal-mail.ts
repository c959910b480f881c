import type { Queryable, Statement } from "#server/platform/db/database.ts";

const withdrawing: Statement = {
  name: "mail_goal_withdraw",
  sql: `update email_messages m set facts = null, recipient = '', error = null, status = 'withdrawn',
      lease_id = null, lease_until = null
    from goals g
    where g.id = $1 and m.type in ('coaching_note', 'coach_accepted', 'coach_left') and m.facts->>'goalId' = g.id and m.status = 'pending'
      and m.user_id in (select g.owner_id union select g.coach_id union select g.former_coach_id
        union select n.coach_id from coaching_notes n where n.goal_id = g.id
        union select i.used_by from invitations i where i.goal_id = g.id)`,
};

/** Withdraws the mail about one goal that has not left yet (product 3.27). */
export async function withdrawGoalMail(db: Pick<Queryable, "run">, goalId: string): Promise<void> {
  await db.run(withdrawing, [goalId]);
}
