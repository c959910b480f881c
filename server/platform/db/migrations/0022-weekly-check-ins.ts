/** The weekly check-in: when it comes to each goal, what was written, and whether the coach has seen it. */
export const weeklyCheckIns = {
  id: "0022_weekly_check_ins",
  sql: `
alter table users add check_in_day smallint not null default 1 check (check_in_day between 1 and 7);
alter table users add short_days jsonb not null default '[]';
alter table users add coaching_due_at bigint not null default 0;
create index users_coaching_due on users (coaching_due_at) where mail_coaching_notes and not disabled;

-- Goals that are there begin with the first Monday after today, wherever on earth that is. As a default, so that no row is written.
do $$ begin
  execute format('alter table goals add rhythms jsonb not null default %L', jsonb_build_array(jsonb_build_object(
    'from', to_char(date_trunc('week', (now() at time zone 'UTC') + interval '14 hours') + interval '7 days', 'YYYY-MM-DD'),
    'weeks', 1)));
end $$;
alter table goals alter rhythms set default '[]';
alter table goals add checked_in text check (checked_in ~ '^\\d{4}-\\d{2}-\\d{2}$');

create table weekly_check_ins (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  user_id text not null references users on delete cascade,
  period text not null check (period ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  at bigint not null,
  circle text not null check (circle in ('private', 'coach')),
  health text not null check (health in ('on-track', 'at-risk', 'off-track')),
  kept text check (kept in ('kept', 'partly', 'not')),
  obstacle text not null check (char_length(obstacle) <= 280),
  help text not null check (char_length(help) <= 280),
  promise text not null check (char_length(promise) <= 280),
  -- Who coached the goal and has seen it; null, and still seen, where that account is gone.
  seen_at bigint,
  seen_by text references users on delete set null check (seen_by <> user_id),
  check (seen_by is null or seen_at is not null),
  check (seen_at is null or circle = 'coach'),
  unique (goal_id, period)
);
create index weekly_check_ins_written on weekly_check_ins (goal_id, at, id);
create index weekly_check_ins_of_person on weekly_check_ins (user_id, at, id);
create index weekly_check_ins_seen_by on weekly_check_ins (seen_by) where seen_by is not null;

alter table progress_entries drop constraint progress_entries_source_check;
alter table progress_entries add constraint progress_entries_source_check
  check (source in ('step', 'change', 'set', 'check-in', 'back-dated', 'undo')) not valid;

alter table coaching_notes add nudge boolean not null default false;

alter table email_messages drop constraint email_messages_type_check;
alter table email_messages add constraint email_messages_type_check check (type in
  ('verification', 'weekly_update', 'goal_reminder', 'check_in_reminder', 'coaching_note', 'coaching_help', 'coaching_week',
    'coach_accepted', 'coach_left', 'announcement', 'marketing'));
`,
};
