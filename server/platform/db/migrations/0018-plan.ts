/** The plan of a goal: steps, also those that its coach suggests, and if-then plans. */
export const plan = {
  id: "0018_plan",
  sql: `
create table goal_steps (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  text text not null check (text <> '' and char_length(text) <= 120),
  day text,
  done_day text,
  done_at bigint,
  accepted boolean not null,
  coach_id text references users on delete set null,
  -- Whoever suggested it; null for the owner's own words.
  coach_name text,
  number bigint not null generated always as identity,
  check ((done_day is null) = (done_at is null)),
  check (accepted or done_at is null),
  check (coach_name is not null or (accepted and coach_id is null))
);
create index goal_steps_goal on goal_steps (goal_id, number);
create index goal_steps_done on goal_steps (goal_id, done_at, id) where done_at is not null;
create index goal_steps_coach on goal_steps (coach_id) where coach_id is not null;

create table goal_plans (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  obstacle text not null check (obstacle <> '' and char_length(obstacle) <= 200),
  action text not null check (action <> '' and char_length(action) <= 200),
  number bigint not null generated always as identity
);
create index goal_plans_goal on goal_plans (goal_id, number);

-- The step that is due first, as the card shows it: written with the plan.
alter table goals add column next_step text;
alter table goals add column next_step_day text;
alter table goals add constraint goals_next_step_check check ((next_step is null) = (next_step_day is null));
`,
};
