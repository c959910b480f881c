/** For check-in `c`; null if it or the promise before it is for the owner alone (product 25.9). */
export const keptForCoachSql = `case when c.circle = 'coach' and c.kept is not null and 'coach' = (
    select p.circle from weekly_check_ins p where p.goal_id = c.goal_id and p.period < c.period
    order by p.period desc limit 1) then c.kept end`;
