/** A measure of an unknown type is refused, where the check before took it for a Date. */
export const measureCheck = {
  id: "0037_measure_check",
  sql: `
alter table goals
  drop constraint goals_measure_type_check,
  drop constraint goals_check3,
  add constraint goals_measure_check check (case measure_type
    when 'Numeric' then target_number is not null and current_number >= 0
    when 'DailyStreak' then target_number > 0 and current_number >= 0
    when 'Boolean' then current_done is not null
    when 'Date' then target_day is not null
    else false end);
`,
};
