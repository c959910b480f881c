/** A sign-in comes back by the way that it left by. One that joins an identity to a person ends with the session that began it. */
export const waysToSignIn = {
  id: "0027_ways_to_sign_in",
  sql: `
alter table oauth_states
  add column way text not null default 'network' check (way in ('network', 'organization')),
  add column joins_session text references sessions (id) on delete cascade;
create index oauth_states_joins on oauth_states (joins_session) where joins_session is not null;
`,
};
