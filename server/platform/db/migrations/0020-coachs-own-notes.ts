/** What a coach keeps for themselves on a goal, and the mail of a coach who has left. */
export const coachsOwnNotes = {
  id: "0020_coachs_own_notes",
  sql: `
-- A table of its own: no query about a goal's notes can come upon them. They are their coach's, and go with the coach.
create table coach_private_notes (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  coach_id text not null references users on delete cascade,
  text text not null check (text <> '' and char_length(text) <= 1000),
  created_at bigint not null,
  changed_at bigint,
  rev integer not null default 1
);
create index coach_private_notes_own on coach_private_notes (coach_id, goal_id, created_at, id);
create index coach_private_notes_goal on coach_private_notes (goal_id);

alter table email_messages drop constraint email_messages_type_check;
alter table email_messages add constraint email_messages_type_check check (type in
  ('verification', 'weekly_update', 'goal_reminder', 'coaching_note', 'coach_accepted', 'coach_left', 'announcement',
    'marketing'));
`,
};
