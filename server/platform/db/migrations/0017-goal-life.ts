/** What a goal's life needs: pauses, an end without being finished, 30 days in which it can be restored, and what became of it. */
export const goalLife = {
  id: "0017_goal_life",
  sql: `
alter table goals drop constraint goals_status_check;
alter table goals add constraint goals_status_check check (status in ('active', 'completed', 'closed'));
alter table goals add closed_at bigint;
alter table goals add deleted_at bigint;
alter table goals add pauses jsonb not null default '[]';
alter table goals add learned text not null default '' check (char_length(learned) <= 500);
alter table goals add former_coach_id text references users on delete set null;
alter table goals add former_coached_at bigint;
alter table goals add constraint goals_closed_check check ((status = 'closed') = (closed_at is not null));
alter table goals add constraint goals_ended_coach_check
  check (coach_id is null or (status = 'active' and deleted_at is null));
alter table goals add constraint goals_former_coach_check check (former_coach_id <> owner_id);

create index goals_listed on goals (owner_id, created_at desc, id desc)
  where status <> 'closed' and deleted_at is null;
create index goals_past on goals (owner_id, coalesce(completed_at, closed_at) desc, id desc)
  where status <> 'active' and deleted_at is null;
create index goals_deleted on goals (deleted_at) where deleted_at is not null;
create index goals_former_coach on goals (former_coach_id) where former_coach_id is not null;

-- What became of a goal, for its timeline. Rows are never changed; a coach who is gone is gone from theirs.
create table goal_changes (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  at bigint not null,
  what text not null check (what in ('edited', 'paused', 'resumed', 'completed', 'completion-undone', 'reopened',
    'closed', 'deleted', 'restored', 'coach-stepped-down', 'coach-taken-back')),
  why text check (why <> '' and char_length(why) <= 500),
  detail jsonb,
  coach_id text references users on delete set null,
  number bigint not null generated always as identity
);
create index goal_changes_written on goal_changes (goal_id, at, number);
create index goal_changes_coach on goal_changes (coach_id) where coach_id is not null;

-- A completion is one of them; ids are opaque, and no goal has two rows here yet.
insert into goal_changes (id, goal_id, at, what)
  select id, id, completed_at, 'completed' from goals where completed and completed_at is not null;
`,
};
