/** A coach may confirm that a goal is done; a request waits at most for an active, coached goal (product 43). */
export const coachConfirms = {
  id: "0046_coach_confirms",
  sql: `
alter table goals
  add coach_confirms boolean not null default false,
  add completion_asked_at bigint,
  add constraint goals_completion_asked_check check (completion_asked_at is null or (deleted_at is null and
    (status = 'completed' or (status = 'active' and coach_status = 'accepted'))));
create index goals_completion_asked on goals (completion_asked_at)
  where completion_asked_at is not null and status = 'active';

alter table goal_changes drop constraint goal_changes_what_check;
alter table goal_changes add constraint goal_changes_what_check check (what in ('edited', 'paused', 'resumed',
  'completed', 'completion-asked', 'completion-confirmed', 'completion-not-yet', 'completion-unanswered',
  'completion-request-ended', 'completion-undone', 'reopened', 'closed', 'deleted', 'restored', 'coach-stepped-down',
  'coach-taken-back', 'cadence-changed'));

alter table email_messages drop constraint email_messages_type_check;
alter table email_messages add constraint email_messages_type_check check (type in
  ('verification', 'weekly_update', 'goal_reminder', 'check_in_reminder', 'coaching_note', 'coaching_help',
    'completion_asked', 'coaching_week', 'coach_accepted', 'coach_left', 'colleague_invited', 'announcement',
    'marketing')) not valid;
`,
};
