/** Sign-in links on their way to an address: each lives for minutes and works once. */
export const emailSignIns = {
  id: "0042_email_sign_ins",
  sql: `
create table email_sign_ins (
  id text primary key,
  address text not null,
  token_hash text not null unique,
  browser_hash text not null,
  invited boolean not null,
  return_to text,
  joins_session text references sessions (id) on delete cascade,
  wrong_codes integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  due_at bigint default database_now(),
  attempts integer not null default 0
);
create index email_sign_ins_due on email_sign_ins (due_at) where due_at is not null;
create index email_sign_ins_browser on email_sign_ins (browser_hash, created_at);
create index email_sign_ins_address on email_sign_ins (lower(address));
create index email_sign_ins_joins on email_sign_ins (joins_session) where joins_session is not null;
create index email_sign_ins_expiry on email_sign_ins (expires_at);
`,
};
