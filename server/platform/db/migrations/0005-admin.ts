/** Admin accounts and their attempts, the audit trail, erasures, totals, and what the list of users reads by. */
export const admin = {
  id: "0005_admin",
  sql: `
-- An account outlives a lost users row: the next sign-in makes it anew. So there is no foreign key.
create table admin_credentials (
  user_id text primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  -- The second factor, where there is one, and the step of the last code that was used.
  totp_secret text,
  totp_step bigint not null default 0,
  created_at bigint not null,
  last_sign_in_at bigint
);

-- Failed sign-ins. An empty account stands for every account tried from an address. Only hashes are kept.
create table attempts (
  account text not null,
  address text not null,
  failures integer not null,
  blocked_until bigint not null,
  forget_at bigint not null,
  primary key (account, address)
);
create index attempts_age on attempts (forget_at);

-- Who did what to whom. The ids go with their people; the hashes stay.
create table audit (
  number bigint primary key generated always as identity,
  at bigint not null,
  action text not null,
  actor_id text references users on delete set null,
  actor_hash text,
  target_id text references users on delete set null,
  target_hash text,
  detail text
);
create index audit_actor on audit (actor_id) where actor_id is not null;
create index audit_target on audit (target_id) where target_id is not null;

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null and old.actor_id is not null then
    old.actor_id := null;
  end if;
  if tg_op = 'UPDATE' and new.target_id is null and old.target_id is not null then
    old.target_id := null;
  end if;
  if tg_op = 'UPDATE' and new is not distinct from old then
    return new;
  end if;
  raise exception 'the audit table is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_append_only before update or delete on audit
  for each row execute function audit_is_append_only();

-- Who was erased, so that a restored backup forgets them again.
create table erasures (
  uid_hash text primary key,
  erased_at bigint not null
);

-- Counts that are too slow to be made for each look at the dashboard, and who is at work on one.
create table totals (
  name text primary key,
  count bigint,
  counted_at bigint,
  leased_until bigint not null default 0
);

create index users_newest on users (created_at desc, id desc);
-- The words of names and addresses, by their beginnings; read by server/admin/users/user-list-store.ts in the same words.
create index users_words on users using gin (to_tsvector('simple', translate(
  coalesce(full_name, '') || ' ' || coalesce(display_name, '') || ' ' || coalesce(email, ''), '@.+_-/', '      ')));
`,
};
