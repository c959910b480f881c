/**
 * Whether a coach has ever written on a goal: of two hundred goals few have notes to look for. The trigger also hears a process of
 * the version before, and many rows at once.
 */
export const notedGoals = {
  id: "0033_noted_goals",
  sql: `
alter table goals add noted boolean not null default false;
update goals g set noted = true where exists (select from coaching_notes n where n.goal_id = g.id);

create function goals_are_noted() returns trigger language plpgsql as $$
begin
  update goals set noted = true where id in (select goal_id from written) and not noted;
  return null;
end $$;
create trigger goals_noted after insert on coaching_notes referencing new table as written
  for each statement execute function goals_are_noted();
`,
};
