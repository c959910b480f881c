/** Codes by which the first admin of a server is made. They are printed by a start, and all go with the first that is used. */
export const setUp = {
  id: "0028_set_up",
  sql: `
create table set_up_codes (
  code_hash text primary key,
  expires_at bigint not null,
  mails_left smallint not null check (mails_left >= 0)
);
`,
};
