/** People, sign-in, goals and their ledger. Instants are milliseconds, days are text with a check. */
export const start = {
  id: "0001_start",
  sql: `
create table users (
  id text primary key,
  email text,
  display_name text,
  full_name text,
  role text not null default 'user' check (role in ('user', 'admin')),
  disabled boolean not null default false,
  email_verified boolean not null default false,
  custom_email_verified_at bigint,
  time_zone text not null,
  time_zone_changed_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  rev integer not null default 1
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users on delete cascade,
  claims jsonb not null,
  last_sign_in_at bigint not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

create table oauth_states (
  state_hash text primary key,
  browser_hash text not null,
  nonce text,
  code_verifier text,
  return_to text,
  expires_at bigint not null
);
create index oauth_states_expiry on oauth_states (expires_at);

create table one_time_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('session')),
  user_id text not null references users on delete cascade,
  return_to text,
  expires_at bigint not null
);
create index one_time_tokens_expiry on one_time_tokens (expires_at);

create table sessions (
  token_hash text primary key,
  id text not null unique,
  user_id text not null references users on delete cascade,
  kind text not null default 'user' check (kind in ('user', 'admin')),
  created_at bigint not null,
  idle_ends_at bigint not null,
  ends_at bigint not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (ends_at);

create table bearer_tokens (
  token_hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  expires_at bigint not null
);
create index bearer_tokens_session on bearer_tokens (session_id);
create index bearer_tokens_expiry on bearer_tokens (expires_at);

create table goals (
  id text primary key,
  owner_id text not null references users on delete cascade,
  description text not null,
  category text not null,
  specific text not null,
  achievable text not null,
  relevant text not null,
  due_date text not null check (due_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  measure_type text not null check (measure_type in ('Numeric', 'Date', 'DailyStreak', 'Boolean')),
  unit text not null default '',
  target_number double precision,
  current_number double precision,
  target_day text check (target_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  current_day text check (current_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  current_done boolean,
  status text not null default 'active' check (status in ('active', 'completed')),
  completed boolean not null default false,
  completed_at bigint,
  coach_id text references users on delete set null,
  coach_name text,
  coach_status text check (coach_status in ('accepted', 'declined_by_user')),
  coached_at bigint,
  created_at bigint not null,
  last_progress_update_at bigint,
  rev integer not null default 1,
  check (coach_id is null or coach_id <> owner_id),
  check (not completed or coach_id is null),
  check (completed = (status = 'completed')),
  check (case measure_type
    when 'Numeric' then target_number is not null and current_number >= 0
    when 'DailyStreak' then target_number > 0 and current_number >= 0
    when 'Boolean' then current_done is not null
    else target_day is not null end)
);
create index goals_owner on goals (owner_id, created_at desc, id desc);
create index goals_coach on goals (coach_id) where coach_id is not null;

create table progress_entries (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  from_value jsonb not null,
  to_value jsonb not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  at bigint not null,
  note text,
  source text not null check (source in ('step', 'change', 'set'))
);
create index progress_entries_goal on progress_entries (goal_id, at);

create table daily_activity (
  user_id text not null references users on delete cascade,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  last_check_in bigint not null,
  checked_in_today boolean not null default true,
  primary key (user_id, day)
);

create table idempotency (
  user_id text not null references users on delete cascade,
  key text not null,
  body_hash text not null,
  subject_id text not null,
  created_at bigint not null,
  primary key (user_id, key)
);
create index idempotency_age on idempotency (created_at);
`,
};
