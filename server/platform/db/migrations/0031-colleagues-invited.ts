/** Colleagues who have no account yet and are invited by mail. */
export const colleaguesInvited = {
  id: "0031_colleagues_invited",
  sql: `
alter table email_messages drop constraint email_messages_type_check;
alter table email_messages add constraint email_messages_type_check check (type in
  ('verification', 'weekly_update', 'goal_reminder', 'check_in_reminder', 'coaching_note', 'coaching_help', 'coaching_week',
    'coach_accepted', 'coach_left', 'colleague_invited', 'announcement', 'marketing')) not valid;
-- Whoever deletes an account takes their address out of invitations to it.
create index email_messages_invited on email_messages (lower(recipient)) where type = 'colleague_invited';

-- Addresses, as hashes under the server's key: when they were invited last, and since when they want no invitation.
create table invited_addresses (
  address_hash text primary key,
  invited_at bigint,
  refused_at bigint,
  check (invited_at is not null or refused_at is not null)
);

-- Whether somebody with an address is here already.
create index users_address on users (lower(email)) where email is not null;
`,
};
