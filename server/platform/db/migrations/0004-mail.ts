/** The outbox, its figures, verification links, and what a person wants to be written. */
export const mail = {
  id: "0004_mail",
  sql: `
-- The database's own clock in milliseconds: leases and due times of several processes are measured by it.
create function database_now() returns bigint language sql stable
  as 'select (extract(epoch from statement_timestamp()) * 1000)::bigint';

alter table users add mail_weekly_updates boolean not null default true;
alter table users add mail_announcements boolean not null default true;
alter table users add mail_goal_reminders boolean not null default true;
alter table users add mail_coaching_notes boolean not null default true;
alter table users add mail_marketing boolean not null default false;
alter table users add mail_frequency text not null default 'weekly' check (mail_frequency in ('weekly', 'biweekly', 'monthly'));
alter table users add mail_unsubscribe_all boolean not null default false;
-- Since when the frequency holds: every second Monday is counted from here. Null for the default, from the beginning.
alter table users add mail_frequency_since bigint;
alter table users add check (not mail_unsubscribe_all or not (mail_weekly_updates or mail_announcements
  or mail_goal_reminders or mail_coaching_notes or mail_marketing));
-- When the next digest and the next look for reminders are due; 0 asks for it to be reckoned anew.
alter table users add digest_due_at bigint not null default 0;
alter table users add reminder_due_at bigint not null default 0;
create index users_digest_due on users (digest_due_at) where mail_weekly_updates and not disabled;
create index users_reminder_due on users (reminder_due_at) where mail_goal_reminders and not disabled;

create table email_messages (
  id text primary key,
  -- In the order in which they were written: a person's mail leaves in this order.
  number bigint not null generated always as identity,
  message_id text not null unique,
  user_id text not null references users on delete cascade,
  recipient text not null,
  type text not null check (type in
    ('verification', 'weekly_update', 'goal_reminder', 'coaching_note', 'coach_accepted', 'announcement', 'marketing')),
  -- What makes it this one and no second: a day, a token's id, a note's.
  period text not null,
  facts jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed', 'withdrawn')),
  attempts integer not null default 0,
  due_at bigint not null default database_now(),
  lease_until bigint,
  lease_id text,
  created_at bigint not null,
  sent_at bigint,
  error text,
  unique (user_id, type, period),
  check ((status = 'sent') = (sent_at is not null)),
  check ((lease_until is null) = (lease_id is null)),
  check (lease_id is null or status = 'pending')
);
create index email_messages_due on email_messages (due_at, number) where status = 'pending';
create index email_messages_order on email_messages (user_id, number) where status = 'pending';
create index email_messages_created on email_messages (created_at, type, status);

-- Figures of days whose mail is all settled; days are of UTC.
create table email_daily (
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  type text not null,
  sent bigint not null,
  failed bigint not null,
  primary key (day, type)
);

create table email_verifications (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users on delete cascade,
  email text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index email_verifications_user on email_verifications (user_id, created_at);
create index email_verifications_expiry on email_verifications (expires_at);
`,
};
