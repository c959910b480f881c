/** What jobs that run by the clock need, so that none of them reads a large table for nothing. */
export const jobsAtSize = {
  id: "0011_jobs_at_size",
  sql: `
-- Up to where work that goes through a large table a part at a time has come.
alter table totals add looked_to text not null default '';

-- Each of the two looks of server/email/outbox/outbox-store.ts finds its own index and not the other's, because each says a little more
-- than that a mail waits. Where the planner believes that hardly any does, it took either for either, and read a million.
drop index email_messages_due;
create index email_messages_due on email_messages ((type in ('announcement', 'marketing')), due_at, number)
  where status = 'pending' and attempts >= 0;
drop index email_messages_order;
create index email_messages_order on email_messages (user_id, number) where status = 'pending' and sent_at is null;
`,
};
