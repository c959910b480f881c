/** Current and former coaches of the goal `g`. */
export const everCoachedSql = `select g.coach_id union select g.former_coach_id
        union select n.coach_id from coaching_notes n where n.goal_id = g.id
        union select i.used_by from invitations i where i.goal_id = g.id`;
