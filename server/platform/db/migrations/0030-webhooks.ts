/** Webhooks that admins set, and what goes to them: written with what causes it, and sent by a worker. */
export const webhooks = {
  id: "0030_webhooks",
  sql: `
create table webhooks (
  id text primary key,
  url text not null check (char_length(url) between 1 and 500),
  events jsonb not null,
  -- Sealed under the server's key.
  secret text not null,
  former_secret text,
  former_until bigint,
  state text not null default 'on' check (state in ('on', 'off', 'failing', 'gone')),
  created_at bigint not null,
  -- Since when it is told of events: made, or turned on again.
  on_since bigint not null,
  off_at bigint,
  -- Tries that failed since one was answered well, and since when, by the database's clock.
  failures integer not null default 0,
  failing_since bigint,
  -- Which worker sends to it, one delivery at a time, and whose turn it was last, by the database's clock.
  lease_id text,
  lease_until bigint,
  looked_at bigint not null default 0,
  check ((former_secret is null) = (former_until is null)),
  check ((state = 'on') = (off_at is null))
);

create table webhook_deliveries (
  -- What the receiver knows it by, at every try.
  id text primary key,
  number bigint not null generated always as identity,
  webhook_id text not null references webhooks on delete cascade,
  type text not null check (type in ('goal.completed', 'coach.accepted', 'check_in.missed', 'webhook.test')),
  -- What makes it this one and no second: a goal's period, an invitation.
  occasion text not null,
  goal_id text references goals on delete cascade,
  owner_id text references users on delete cascade,
  coach_id text references users on delete cascade,
  period text check (period ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  created_at bigint not null,
  due_at bigint not null,
  attempts integer not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  tried_at bigint,
  answer integer,
  fault text,
  unique (webhook_id, type, occasion)
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, number) where status = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, number);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
create index webhook_deliveries_of_goal on webhook_deliveries (goal_id);
create index webhook_deliveries_of_owner on webhook_deliveries (owner_id, created_at, id);
create index webhook_deliveries_of_coach on webhook_deliveries (coach_id, created_at, id);
`,
};
