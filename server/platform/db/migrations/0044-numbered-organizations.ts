/** Up to nine organizations have a number (product 31.1). */
export const numberedOrganizations = {
  id: "0044_numbered_organizations",
  sql: `
alter table oauth_states
  drop constraint oauth_states_way_check,
  add constraint oauth_states_way_check check (way ~ '^(network|organization(-[1-9])?)$');
`,
};
