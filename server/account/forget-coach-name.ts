import { formerCoach } from "#domain/invitation.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

const known: Statement = {
  name: "erase_coach_names",
  sql: `select goal_id as "goalId", coach_name as name from coaching_notes where coach_id = $1
    union select n.goal_id, r.name from note_replies r join coaching_notes n on n.id = r.note_id
      where r.author_id = $1 and r.by = 'coach'
    union select id, coach_name from goals where coach_id = $1 and coach_name is not null
    union select i.goal_id, m.facts->>'coachName' from invitations i join goals g on g.id = i.goal_id
      join email_messages m on m.user_id = g.owner_id and m.type = 'coach_accepted' and m.period = i.id
      where i.used_by = $1 and m.facts is not null`,
};

// What a coach has written stays for the owner, without the coach's name (trust.md T20 and 54), also in mail about it and
// in digests, which quote it.
const mail: Statement = {
  name: "erase_coach_in_mail",
  sql: `update email_messages set facts = replace(facts::text, to_json($2::text)::text, to_json($3::text)::text)::jsonb
    where user_id = (select owner_id from goals where id = $1)
      and (type = 'weekly_update' or type in ('coaching_note', 'coach_accepted') and facts->>'goalId' = $1)`,
};

const notes: Statement = {
  name: "erase_coach_in_notes",
  sql: "update coaching_notes set coach_name = $2, rev = rev + 1 where coach_id = $1",
};

const replies: Statement = {
  name: "erase_coach_in_replies",
  sql: "update note_replies set name = $2 where author_id = $1 and by = 'coach'",
};

/** Takes a person's name, and any that they had before, out of everything that they wrote as a coach. */
export async function forgetCoachName(tx: Pick<Queryable, "run">, uid: string): Promise<void> {
  const names = await tx.run<{ goalId: string; name: string }>(known, [uid]);
  for (const { goalId, name } of names) await tx.run(mail, [goalId, name, formerCoach]);
  for (const statement of [notes, replies]) await tx.run(statement, [uid, formerCoach]);
}
