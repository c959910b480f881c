/** Another cadence of a goal's check-ins is told in its timeline. */
export const cadenceTold = {
  id: "0025_cadence_told",
  sql: `
alter table goal_changes drop constraint goal_changes_what_check;
alter table goal_changes add constraint goal_changes_what_check check (what in ('edited', 'paused', 'resumed',
  'completed', 'completion-undone', 'reopened', 'closed', 'deleted', 'restored', 'coach-stepped-down',
  'coach-taken-back', 'cadence-changed'));
`,
};
