/** Returns after a missed day or check-in, at most one a week and goal (product 42.3). */
export const comebacks = {
  id: "0045_comebacks",
  sql: `
create table comebacks (
  goal_id text not null references goals on delete cascade,
  user_id text not null references users on delete cascade,
  day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  kind text not null check (kind in ('day', 'week')),
  -- The Monday of the owner's week.
  week text not null check (week ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  at bigint not null,
  primary key (goal_id, week)
);
create index comebacks_of_person on comebacks (user_id, at);
`,
};
