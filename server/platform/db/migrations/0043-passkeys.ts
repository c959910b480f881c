/** Passkeys, their one-time challenges, and invitation links by which a new person joins with one. */
export const passkeys = {
  id: "0043_passkeys",
  sql: `
create table passkeys (
  id text primary key,
  credential_id text not null unique,
  user_id text not null references users (id) on delete cascade,
  rp_id text not null,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports jsonb not null,
  backed_up boolean not null,
  for_admin boolean not null default false,
  name text not null check (name <> ''),
  created_at bigint not null,
  last_used_at bigint
);
create index passkeys_of_user on passkeys (user_id);

create table join_links (
  id text primary key,
  token_hash text not null unique,
  invited_by text not null references users (id) on delete cascade,
  invitee text not null check (invitee <> ''),
  created_at bigint not null,
  expires_at bigint not null
);
create index join_links_of_admin on join_links (invited_by);
create index join_links_expire on join_links (expires_at);

create table passkey_challenges (
  challenge_hash text primary key,
  browser_hash text not null,
  purpose text not null check (purpose in ('add', 'sign-in', 'join')),
  session_id text references sessions (id) on delete cascade,
  join_link_id text references join_links (id) on delete cascade,
  new_uid text,
  return_to text,
  expires_at bigint not null
);
create index passkey_challenges_expire on passkey_challenges (expires_at);
create index passkey_challenges_session on passkey_challenges (session_id) where session_id is not null;
create index passkey_challenges_link on passkey_challenges (join_link_id) where join_link_id is not null;
`,
};
