/** What became of the check-ins of each week, without names: added up once it is over, and now and then before. */
export const loopWeeks = {
  id: "0024_loop_weeks",
  sql: `
create table loop_weeks (
  -- Its Monday.
  week text primary key check (week ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  coached integer not null,
  done integer not null,
  due integer not null,
  missed integer not null,
  excused integer not null,
  -- How many answers took so many quarters of a day.
  answers jsonb not null,
  counted_at bigint not null,
  -- Over everywhere on earth: it is counted no more.
  final boolean not null
);
create index weekly_check_ins_seen on weekly_check_ins (seen_at) where seen_at is not null;
`,
};
