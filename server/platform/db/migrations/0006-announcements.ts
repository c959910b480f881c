/** Announcements, and an outbox in which they wait behind what concerns one person alone. */
export const announcements = {
  id: "0006_announcements",
  sql: `
create table announcements (
  id text primary key,
  number bigint not null unique generated always as identity,
  type text not null check (type in ('announcement', 'marketing')),
  subject text not null check (subject <> ''),
  body text not null check (body <> ''),
  author_id text references users on delete set null,
  created_at bigint not null,
  recipients bigint not null check (recipients > 0),
  state text not null default 'queueing' check (state in ('queueing', 'queued', 'settled')),
  -- Everybody up to this id was looked at: whoever goes on begins behind it.
  looked_to text not null default '',
  queued bigint not null default 0,
  -- What became of its mails, once that is known of all of them: the figures outlive the rows.
  sent bigint,
  failed bigint,
  withdrawn bigint,
  check ((state = 'settled') = (sent is not null)),
  check ((sent is null) = (failed is null) and (sent is null) = (withdrawn is null))
);
create index announcements_open on announcements (state, number) where state <> 'settled';
create index announcements_author on announcements (author_id) where author_id is not null;

create index email_messages_announcement on email_messages (period, status)
  where type in ('announcement', 'marketing');
-- In the order in which mail leaves: somebody's verification does not wait for a thousand announcements.
drop index email_messages_due;
create index email_messages_due on email_messages ((type in ('announcement', 'marketing')), due_at, number)
  where status = 'pending';
`,
};
