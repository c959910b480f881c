/** What waits for a coach: answers that they have not read, the last nudge of a goal, and check-ins that they have not seen. */
export const needsYou = {
  id: "0023_needs_you",
  sql: `
-- When the owner last answered under a note what its writer has neither read nor answered; null where nothing waits.
alter table coaching_notes add unread_reply_at bigint;
create index coaching_notes_unread on coaching_notes (goal_id, coach_id, unread_reply_at) where unread_reply_at is not null;
create index coaching_notes_nudges on coaching_notes (goal_id, created_at) where nudge;
create index weekly_check_ins_unseen on weekly_check_ins (goal_id, at) where seen_at is null and circle = 'coach';
`,
};
