/** What a person takes along: tokens for their scripts, an address for their calendar, milestones' pages, and a ledger brought in. */
export const yoursEverywhere = {
  id: "0026_yours_everywhere",
  sql: `
create table access_tokens (
  id text primary key,
  user_id text not null references users on delete cascade,
  name text not null check (name <> '' and char_length(name) <= 60),
  token_hash text not null unique,
  scope text not null check (scope in ('read', 'log')),
  created_at bigint not null,
  expires_at bigint not null check (expires_at > created_at),
  last_used_at bigint
);
create index access_tokens_of_person on access_tokens (user_id, created_at, id);
-- For what sweeps those that ended.
create index access_tokens_by_end on access_tokens (expires_at);

-- The address is made of the id, under the server's secret.
create table calendar_feeds (
  user_id text primary key references users on delete cascade,
  id text not null unique,
  address_hash text not null unique,
  created_at bigint not null,
  last_read_at bigint
);

-- What a page shows is how the goal stood when its owner made it, or made it anew.
create table milestone_pages (
  goal_id text primary key references goals on delete cascade,
  id text not null unique,
  slug_hash text not null unique,
  title text not null check (title <> '' and char_length(title) <= 500),
  with_name boolean not null,
  percent smallint not null check (percent between 0 and 100),
  completed boolean not null,
  day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  created_at bigint not null,
  changed_at bigint not null
);

alter table progress_entries drop constraint progress_entries_source_check;
alter table progress_entries add constraint progress_entries_source_check
  check (source in ('step', 'change', 'set', 'check-in', 'back-dated', 'import', 'undo')) not valid;
`,
};
