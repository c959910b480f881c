/** What the ledger, undo, badges and check-ins need. */
export const ledgerBadgesCheckIns = {
  id: "0002_ledger_badges_check_ins",
  sql: `
-- The order in which a goal's entries were written, also within a millisecond.
alter table progress_entries add number bigint not null generated always as identity;
alter table progress_entries add undoes text references progress_entries on delete cascade;
alter table progress_entries drop constraint progress_entries_source_check;
alter table progress_entries add check (source in ('step', 'change', 'set', 'back-dated', 'undo'));
alter table progress_entries add check ((source = 'undo') = (undoes is not null));
create unique index progress_entries_undoes on progress_entries (undoes) where undoes is not null;
create index progress_entries_newest on progress_entries (goal_id, number);
drop index progress_entries_goal;

-- What else a write made: a retry is answered with the same entry, the same check-in.
alter table idempotency add result_id text;

create table badges (
  user_id text not null references users on delete cascade,
  badge_id text not null,
  display_name text not null,
  description text not null,
  earned_at bigint not null,
  icon_class text not null check (icon_class in ('shield', 'star', 'bullhorn', 'medal')),
  count integer not null,
  goal_id text references goals on delete set null,
  primary key (user_id, badge_id)
);
create index badges_goal on badges (goal_id) where goal_id is not null;

create table check_ins (
  id text primary key,
  user_id text not null references users on delete cascade,
  goal_id text not null references goals on delete cascade,
  circle text not null check (circle in ('private', 'coach')),
  message text not null check (message <> ''),
  category text not null,
  created_at bigint not null
);
create index check_ins_user on check_ins (user_id, created_at desc, id desc);
create index check_ins_goal on check_ins (goal_id);
`,
};
