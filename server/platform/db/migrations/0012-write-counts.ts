/** How often each person has written what. */
export const writeCounts = {
  id: "0012_write_counts",
  sql: `
-- A row is written again with each write of its person, so its page has room for the next version of it.
create table write_counts (
  user_id text not null references users on delete cascade,
  kind text not null,
  since bigint not null,
  count integer not null,
  primary key (user_id, kind)
) with (fillfactor = 50);
`,
};
