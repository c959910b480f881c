/** Mail is kept without its words after a while, and then not at all. */
export const mailUpkeep = {
  id: "0007_mail_upkeep",
  sql: `
-- Null once the words of a mail that has left are no longer kept.
alter table email_messages alter facts drop not null;
alter table email_messages add check (facts is not null or status <> 'pending');
create index email_messages_facts on email_messages (created_at) where facts is not null and status <> 'pending';
`,
};
