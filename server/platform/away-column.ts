/** An `Absence` or null; for `users u`. */
export const awayColumn = `case when u.away_since is not null
  then jsonb_build_object('since', u.away_since, 'until', u.away_until) end as away`;
