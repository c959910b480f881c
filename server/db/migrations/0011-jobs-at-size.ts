/** What jobs that run by the clock need, so that none of them reads a large table for nothing. */
export const jobsAtSize = {
  id: "0011_jobs_at_size",
  sql: `
-- Up to where work that goes through a large table a part at a time has come.
alter table totals add looked_to text not null default '';
`,
};
