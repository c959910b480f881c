/**
 * Each part of a goal's timeline by when it was written, for its owner and for its coach, however long it is. All columns
 * in one direction: the part before an entry is then one range.
 */
export const timeline = {
  id: "0016_timeline",
  sql: `
create index progress_entries_written on progress_entries (goal_id, at, number);

create index check_ins_written on check_ins (goal_id, created_at, id);
create index check_ins_for_coach on check_ins (goal_id, created_at, id) where circle = 'coach';
drop index check_ins_goal;

create index coaching_notes_written on coaching_notes (goal_id, created_at, id);
create index coaching_notes_own on coaching_notes (goal_id, coach_id, created_at, id);
drop index coaching_notes_goal;

create index badges_earned on badges (goal_id, earned_at, badge_id) where goal_id is not null;
drop index badges_goal;

create index invitations_used on invitations (goal_id, ended_at, id) where ended = 'used';
`,
};
